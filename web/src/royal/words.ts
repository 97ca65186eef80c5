/** Names of places, loot and decks, as the speaker of a table has them. */

import { speaker, speakerAt, t } from "../lib/words.svelte.ts";
import { HOUSE, type Deck } from "./deck.ts";

export function placeName(deck: Deck, letter: string): string {
  return speakerAt({ options: { deck } }).named("place", letter);
}

/** The emblem of a place: its drawing where it is one of ours, else the house of that letter. */
export function placeEmblem(letter: string): string {
  return HOUSE.places.find((each) => each.letter === letter)?.key ?? letter;
}

export function colourName(colour: string): string {
  return speaker().named("colour", colour);
}

/** Cubes or secret cards, counted by colour: `2 Information and 1 Art`. */
export function counted(colours: readonly string[]): string {
  return speaker().counted(colours);
}

/** A form of a loot card's name: whole, `short` where there is little room, `brief` for what it does. */
export function lootName(deck: Deck, card: string, form = ""): string {
  const say = speakerAt({ options: { deck } });
  return say.named("loot", card, form) || say.named("loot", card);
}

/** A loot card for somebody who hears it: what it is called, and what it does. */
export function lootSpoken(deck: Deck, card: string | null): string {
  if (card === null) return t("royal-page-empty");
  const name = lootName(deck, card);
  const brief = lootName(deck, card, "brief");
  return brief === name ? name : `${name}, ${brief}`;
}

export function deckName(name: string): string {
  return speaker().named("deck", name);
}
