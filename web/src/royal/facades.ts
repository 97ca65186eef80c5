/** The roofs of the eight houses, on a grid of 100 by 40; walls begin at the bottom. */

const ROOFS: Record<string, string> = {
  // a pediment
  A: "M4 40V34L50 8l46 26v6zM46 8V2h8v6z",
  // a cornice on a flat roof
  B: "M2 24h96v6h-4v10H6V30H2zM14 16h72v6H14z",
  // a dome with a lantern
  C: "M6 40v-6h10C18 16 32 8 46 7V1h8v6c14 1 28 9 30 27h10v6z",
  // saw teeth
  D: "M4 40V14l30 16V14l30 16V14l32 18v8zM10 16V4h9v14z",
  // the arch of a station, with its clock
  E: "M4 40C6 20 28 10 50 10s44 10 46 30zM50 1.500a8 8 0 1 1 0 16 8 8 0 1 1 0-16z",
  // a studio and its tank
  F: "M4 40V30l92-14v24zM18 27V15h-4V3h24v12h-4v9z",
  // a stepped gable
  G: "M4 40v-8h12v-8h12v-8h12V8h20v8h12v8h12v8h12v8z",
  // a mansard with a tower
  H: "M4 40l10-22h22V8l14-7 14 7v10h22l10 22z",
};

export function roof(letter: string): string {
  return ROOFS[letter] ?? ROOFS.A!;
}
