/** A game's options, read from the JSON Schema that the server offers: any game's. */

import type { GameOffered } from "../lib/types.ts";

export interface Option {
  name: string;
  kind: "choice" | "switch" | "number" | "roles";
  values: string[];
  /** May it be left to the edition? */
  open: boolean;
  default: unknown;
  /** For those who know what they want. */
  rare: boolean;
}

interface Schema {
  type?: string;
  enum?: (string | null)[];
  anyOf?: Schema[];
  default?: unknown;
  items?: Schema;
}

/** So many roles are drafted; fewer chosen by hand are no draft yet. */
export const DRAFTED = 5;

const RARE = new Set(["turn_limit", "partner", "copies", "lives", "draw_first", "free"]);

export function optionsOf(game: GameOffered): Option[] {
  const properties = (game.options.properties ?? {}) as Record<string, Schema>;
  return Object.entries(properties).flatMap(([name, schema]): Option[] => {
    const parts = schema.anyOf ?? [schema];
    const open = parts.some((part) => part.type === "null" || part.enum?.includes(null));
    const real = parts.find((part) => part.type !== "null") ?? schema;
    const shared = { name, open, default: schema.default, rare: RARE.has(name) };
    const values = (real.enum ?? []).filter((value): value is string => value !== null);
    if (values.length) return [{ ...shared, kind: "choice", values }];
    if (real.type === "boolean" && open) {
      return [{ ...shared, kind: "choice", values: ["yes", "no"] }];
    }
    if (real.type === "boolean") return [{ ...shared, kind: "switch", values }];
    if (real.type === "integer") return [{ ...shared, kind: "number", values }];
    if (name === "roles" && game.key !== "coup") {
      return [{ ...shared, kind: "roles", values: Object.keys(game.roles) }];
    }
    return []; // whole decks, pairs of coins and the like: the command line has them
  });
}
