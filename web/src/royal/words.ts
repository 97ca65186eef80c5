/** Names of places, loot and decks, as messages have them. `text/components.py` for Python. */

import { kebab, type Arguments } from "../lib/text/library.ts";
import { speaker, t } from "../lib/words.svelte.ts";
import { COLOURS, HOUSE, symbols, type Deck } from "./deck.ts";

function place(deck: Deck, letter: string): [string, Arguments] {
  const own = deck.places.find((each) => each.letter === letter);
  const ours = HOUSE.places.some((each) => each.key === own?.key && each.name === own.name);
  const told = { letter, name: own?.name ?? letter };
  return [ours ? `place-${kebab(own!.key)}` : "place-own", told];
}

export function placeName(deck: Deck, letter: string): string {
  return t(...place(deck, letter));
}

/** The emblem of a place: its drawing where it is one of ours, else the house of that letter. */
export function placeEmblem(letter: string): string {
  return HOUSE.places.find((each) => each.letter === letter)?.key ?? letter;
}

export function colourName(colour: string): string {
  return t(`colour-${colour}`);
}

/** Cubes or secret cards, counted by colour: `2 Information and 1 Art`. */
export function counted(colours: readonly string[]): string {
  const words = COLOURS.flatMap((colour) => {
    const count = colours.filter((each) => each === colour).length;
    return count ? [t(`cube-${colour}`, { count })] : [];
  });
  return speaker().join(words);
}

function loot(deck: Deck, card: string): [string, Arguments] {
  const item = deck.items.find((each) => each.key === card);
  if (item) {
    const ours = HOUSE.items.some((each) => each.key === item.key && each.name === item.name);
    return [ours ? `loot-${kebab(card)}` : "loot-own", { name: item.name, fame: item.fame }];
  }
  if (card !== "collection" && symbols(card).length) return ["loot-cubes", { cubes: counted(symbols(card)) }];
  return [`loot-${kebab(card)}`, {}];
}

/** A form of a loot card's name: whole, `short` where there is little room, `brief` for what it does. */
export function lootName(deck: Deck, card: string, form = ""): string {
  const [message, told] = loot(deck, card);
  return (form && speaker().form(message, form, told)) || t(message, told);
}

/** A loot card for somebody who hears it: what it is called, and what it does. */
export function lootSpoken(deck: Deck, card: string | null): string {
  if (card === null) return t("royal-page-empty");
  const name = lootName(deck, card);
  const brief = lootName(deck, card, "brief");
  return brief === name ? name : `${name}, ${brief}`;
}

export function deckName(name: string): string {
  return name === HOUSE.name ? t("deck-house") : t("deck-own", { name });
}
