/** A game's options, read from the JSON Schema that the server offers: any game's. */

import type { GameOffered } from "../lib/types.ts";

export interface Option {
  name: string;
  kind: "choice" | "switch" | "number" | "pair" | "roles" | "deck";
  values: string[];
  /** May it be left to the edition? */
  open: boolean;
  default: unknown;
  /** For those who know what they want. */
  rare: boolean;
  /** What a number may be. */
  range: [number, number];
}

export type Chosen = Record<string, unknown>;

interface Schema {
  $ref?: string;
  type?: string;
  enum?: (string | null)[];
  anyOf?: Schema[];
  default?: unknown;
  items?: Schema;
  prefixItems?: Schema[];
}

/** So many roles are drafted; fewer chosen by hand are no draft yet. */
export const DRAFTED = 5;

const RARE = new Set(["turn_limit", "partner", "copies", "lives", "duel_coins", "draw_first", "free"]);

/** Options that make sense at some tables only. */
const ONLY: Record<string, (chosen: Chosen, seats: number) => boolean> = {
  draft: (_, seats) => seats === 2,
  partner: (_, seats) => seats === 2,
  copies: ({ free }) => free === true,
  lives: ({ free }) => free === true,
  duel_coins: ({ free }, seats) => free === true && seats === 2,
  draw_first: ({ free, fifth }) => free === true && fifth === "inquisitor",
};

function rangeOf(name: string, seats: number): [number, number] {
  // Two cards a seat, and three that stay in the court.
  if (name === "copies") return [Math.ceil((2 * seats + 3) / 5), 10];
  if (name === "duel_coins") return [0, 9];
  if (name === "lives") return [1, 2];
  return [1, 1000];
}

/** The options of a table of this game. */
export function optionsOf(game: GameOffered, chosen: Chosen, seats: number): Option[] {
  const properties = (game.options.properties ?? {}) as Record<string, Schema>;
  return Object.entries(properties).flatMap(([name, schema]): Option[] => {
    if (ONLY[name]?.(chosen, seats) === false) return [];
    const parts = schema.anyOf ?? [schema];
    const open = parts.some((part) => part.type === "null" || part.enum?.includes(null));
    const real = parts.find((part) => part.type !== "null") ?? schema;
    const shared = { name, open, default: schema.default, rare: RARE.has(name), range: rangeOf(name, seats) };
    const values = (real.enum ?? []).filter((value): value is string => value !== null);
    if (values.length) return [{ ...shared, kind: "choice", values }];
    if (name === "partner") return [{ ...shared, kind: "choice", values: ["0", "1"] }];
    if (real.type === "boolean" && open) {
      return [{ ...shared, kind: "choice", values: ["yes", "no"] }];
    }
    if (real.type === "boolean") return [{ ...shared, kind: "switch", values }];
    if (real.type === "integer") return [{ ...shared, kind: "number", values }];
    if (real.prefixItems?.length === 2) return [{ ...shared, kind: "pair", values }];
    if (real.$ref?.endsWith("/Deck")) return [{ ...shared, kind: "deck", values }];
    if (name === "roles" && game.key !== "coup") {
      return [{ ...shared, kind: "roles", values: Object.keys(game.roles) }];
    }
    return []; // what no page can ask for
  });
}

/** Options that a table with these choices lacks, taken back: a switch turned off takes what hangs on it along. */
export function misfits(game: GameOffered, chosen: Chosen, seats: number): Record<string, null> {
  const names = Object.keys((game.options.properties ?? {}) as Record<string, Schema>);
  const gone = names.filter((name) => ONLY[name]?.(chosen, seats) === false);
  return Object.fromEntries(gone.map((name) => [name, null]));
}

/** A number as it was typed, if it may be one. */
export function within(typed: string, [least, most]: [number, number]): number | null {
  const number = Number(typed);
  return typed.trim() && Number.isInteger(number) && least <= number && number <= most ? number : null;
}
