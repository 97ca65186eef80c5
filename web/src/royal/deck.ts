/** What the cards of Coup Royal show. `games/royal/deck.py` has it for the server. */

import type { View } from "../lib/types.ts";

/** The order in which cubes are counted. */
export const COLOURS = ["blue", "green", "red", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];

/** The emblem of a colour: what its cubes stand for. */
export const TREASURE: Record<string, string> = {
  blue: "information",
  green: "art",
  red: "jewellery",
  yellow: "gold",
};

export interface Deck {
  name: string;
  places: { letter: string; key: string; name: string }[];
  items: { key: string; name: string; fame: number }[];
  fame: ({ seats: number } & Record<Colour, number[]>)[];
}

/** The house deck, as far as the page shows it: royal.test.ts compares it with `house.toml`. */
export const HOUSE: Deck = {
  name: "house deck",
  places: [
    { letter: "A", key: "auction_house", name: "Auction house" },
    { letter: "B", key: "bank", name: "Bank" },
    { letter: "C", key: "casino", name: "Casino" },
    { letter: "D", key: "depot", name: "Depot" },
    { letter: "E", key: "express_train", name: "Express train" },
    { letter: "F", key: "film_studio", name: "Film studio" },
    { letter: "G", key: "gallery", name: "Gallery" },
    { letter: "H", key: "hotel", name: "Hotel" },
  ],
  items: [
    { key: "ashtray", name: "Teddy Roosevelt's ashtray", fame: 1 },
    { key: "baton", name: "Mozart's baton", fame: 1 },
    { key: "cognac", name: "Napoleon's cognac bottle", fame: 2 },
    { key: "mirror", name: "Cleopatra's hand mirror", fame: 2 },
  ],
  fame: [
    { seats: 2, blue: [3, 0], green: [3, 0], red: [3, 0], yellow: [3, 0] },
    { seats: 3, blue: [3, 0, 0], green: [3, 1, 0], red: [3, 2, 0], yellow: [3, 3, 0] },
    { seats: 4, blue: [3, 0, 0, 0], green: [3, 2, 0, 0], red: [3, 3, 1, 0], yellow: [3, 3, 3, 0] },
    { seats: 5, blue: [3, 0, 0, 0, 0], green: [3, 3, 0, 0, 0], red: [3, 3, 3, 0, 0], yellow: [3, 3, 3, 3, 0] },
  ],
};

/** The deck of a table: one that it brought along, or the house deck. */
export function deckOf(view: View): Deck {
  return (view.options.deck as Deck | null | undefined) ?? HOUSE;
}

/** What the places in each colour pay, first to last. */
export function fameCard(deck: Deck, seats: number): number[][] {
  const card = deck.fame.find((each) => each.seats === seats);
  return COLOURS.map((colour) => [...(card?.[colour] ?? [])]);
}

/** The colours that a loot card shows, one for each cube: `BBG`. */
export function symbols(card: string): Colour[] {
  if (card === "collection") return [...COLOURS];
  if (!/^[BGRY]+$/.test(card)) return [];
  return [...card].map((letter) => COLOURS.find((colour) => colour[0] === letter.toLowerCase())!);
}

/** The colour that documents are about. */
export function incriminates(card: string): Colour | null {
  return COLOURS.find((colour) => card === `documents_${colour}`) ?? null;
}

const PLAIN = ["collection", "carte_blanche", "safecracker", "intrigues"];

/** The emblem of a loot card that is no row of cubes. */
export function lootEmblem(card: string): string {
  if (incriminates(card)) return "documents";
  return PLAIN.includes(card) ? card : "special_item";
}
