/** Fame: `games/royal/scoring.py` again, for the standing before the end. */

import { COLOURS } from "./deck.ts";

/** The fame of each seat in one colour: those who tie share their places, rounded down. With two
 * seats a lead of one is a tie. */
export function categoryFame(row: readonly number[], holdings: readonly number[]): number[] {
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  if (holdings.length === 2 && Math.abs(holdings[0]! - holdings[1]!) < 2) {
    return holdings.map(() => Math.floor(sum(row) / 2));
  }
  return holdings.map((own) => {
    const above = holdings.filter((each) => each > own).length;
    const level = holdings.filter((each) => each === own).length;
    return Math.floor(sum(row.slice(above, above + level)) / level);
  });
}

/** Secret cards by colour. */
export function byColour(secrets: readonly string[] | null): number[] {
  return COLOURS.map((colour) => secrets?.filter((card) => card === colour).length ?? 0);
}
