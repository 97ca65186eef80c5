/** Things whose names a table may bring along: `text/components.py` again. */

import { HOUSE, symbols, type Deck } from "../../royal/deck.ts";
import { kebab } from "./library.ts";

/** A message id, and what its message may mention; cubes are still to be counted. */
export interface Named {
  message: string;
  about: Record<string, string | number>;
  cubes: string[];
}

export class Components {
  readonly deck: Deck;

  constructor(options: Record<string, unknown> = {}) {
    this.deck = (options.deck as Deck | null | undefined) ?? HOUSE;
  }

  /** The message for a thing: `place-bank`, `loot-collection`, and `role-duke` as ever. */
  find(kind: string, key: string): Named {
    const named = (message: string, about: Named["about"] = {}): Named => ({ message, about, cubes: [] });
    const place = this.deck.places.find((each) => each.letter === key);
    if (kind === "place" && place) {
      return named(known("place", place, HOUSE.places), { letter: key, name: place.name });
    }
    const item = this.deck.items.find((each) => each.key === key);
    if (kind === "loot" && item) {
      return named(known("loot", item, HOUSE.items), { name: item.name, fame: item.fame });
    }
    const cubes = key === "collection" ? [] : symbols(key);
    if (kind === "loot" && cubes.length) return { message: "loot-cubes", about: {}, cubes };
    if (kind === "deck") {
      return named(key === HOUSE.name ? "deck-house" : "deck-own", { name: key });
    }
    return named(`${kind}-${kebab(key)}`);
  }
}

/** The message of what the house deck has too, under the same name; else the general one. */
function known(kind: string, own: { key: string; name: string }, ours: typeof HOUSE.places | typeof HOUSE.items): string {
  const same = ours.some((thing) => thing.key === own.key && thing.name === own.name);
  return same ? `${kind}-${kebab(own.key)}` : `${kind}-own`;
}
