/** What the rules' pages show of each game: sections in reading order, and its roles. */

import { places } from "../art/places.ts";

export interface RoleFact {
  key: string;
  actions: ActionFact[];
  advanced?: boolean;
  anarchy?: boolean;
}

export interface ActionFact {
  /** What it costs; two figures where a last life costs another price. */
  cost?: number | [number, number];
  /** The roles that may be claimed against it. None: it cannot be blocked. */
  blockedBy?: string[];
}

export interface Group {
  /** `rules-group-…`; null where there is just one. */
  key: string | null;
  roles: RoleFact[];
}

export interface GameRules {
  key: string;
  /** A proper name, the same in every language, for as long as the game brings no text of its own. */
  name: string;
  emblem: string;
  /** `rules-GAME-SECTION-title` and `-text`, the icon beside it, and what may be drawn below it. */
  sections: [section: string, icon: string, drawn?: string[]][];
  groups: Group[];
}

const free: ActionFact = {};
const one = (key: string, action: ActionFact = free, more: Partial<RoleFact> = {}): RoleFact => ({
  key,
  actions: [action],
  ...more,
});
/** Its own role protects against it. */
const self = (key: string, cost: ActionFact["cost"], more: Partial<RoleFact> = {}): RoleFact =>
  one(key, cost === undefined ? { blockedBy: [key] } : { cost, blockedBy: [key] }, more);
const waiting = (key: string, more: Partial<RoleFact> = {}): RoleFact => ({ key, actions: [], ...more });

const A = { advanced: true };
const X = { anarchy: true };

export const GAMES: GameRules[] = [
  {
    key: "coup",
    name: "Coup",
    emblem: "coup",
    sections: [
      ["idea", "crown"],
      ["set-up", "card"],
      ["turn", "clock"],
      ["actions", "coin", ["income", "foreign_aid", "coup", "duke", "assassin", "captain", "ambassador", "inquisitor"]],
      ["challenges", "challenge"],
      ["blocks", "block"],
      ["losing", "close"],
      ["end", "flag"],
      ["editions", "language"],
      ["draft", "people"],
    ],
    groups: [
      {
        key: null,
        roles: [
          one("duke"),
          one("assassin", { cost: 3, blockedBy: ["contessa"] }),
          one("captain", { blockedBy: ["captain", "ambassador", "inquisitor"] }),
          waiting("contessa"),
          one("ambassador"),
          { key: "inquisitor", actions: [free, free] },
        ],
      },
    ],
  },
  {
    key: "guatemala",
    name: "Guatemala 54",
    emblem: "guerrilla",
    sections: [
      ["idea", "crown"],
      ["draft", "dice", ["banker", "director", "guerrilla", "politician", "peacekeeper"]],
      ["differences", "card"],
      ["order", "clock"],
      ["reactions", "block"],
      ["end", "flag"],
    ],
    groups: [
      {
        key: "finance",
        roles: [
          one("banker"),
          one("farmer"),
          one("spy"),
          one("capitalist", free, A),
          one("speculator", free, A),
          one("plantation_owner", free, X),
          one("financier", free, X),
        ],
      },
      {
        key: "communications",
        roles: [
          one("director"),
          one("newscaster", { cost: 1 }),
          one("reporter"),
          one("writer", free, A),
          self("producer", undefined, A),
          one("social_media", free, X),
        ],
      },
      {
        key: "force",
        roles: [
          self("guerrilla", 4),
          self("judge", 3),
          self("general", 5),
          one("crime_boss", { cost: 5 }, A),
          self("mercenary", 3, A),
          one("anarchist", { cost: 3, blockedBy: ["anarchist"] }, X),
          self("paramilitary", [3, 5], X),
        ],
      },
      {
        key: "special",
        roles: [
          self("politician", undefined),
          self("priest", undefined),
          one("peacekeeper"),
          waiting("intellectual"),
          waiting("lawyer"),
          self("communist", undefined, A),
          one("customs_officer", free, A),
          one("foreign_consular", free, A),
          waiting("missionary", A),
          self("protestor", 2, A),
          one("arms_dealer", free, X),
          one("socialist", free, X),
        ],
      },
    ],
  },
  {
    key: "royal",
    name: "Coup Royal",
    emblem: "thief",
    sections: [
      ["idea", "crown", ["thief", "snitch"]],
      ["set-up", "card", [...places]],
      ["round", "clock"],
      ["loot", "coin", ["collection", "carte_blanche", "safecracker", "intrigues", "special_item", "documents"]],
      ["scoring", "flag"],
      ["two-players", "people", ["partner"]],
    ],
    groups: [],
  },
];

export const ROYAL_KINDS = ["information", "art", "jewellery", "gold"];
export const ROYAL_SEATS = [2, 3, 4, 5];

/** Coup Royal's fame for each place: 3 more for every row and seat, from the first place down. */
export function fame(row: number, seats: number): number[] {
  let left = 3 + row * (seats - 2);
  return Array.from({ length: seats }, () => {
    const given = Math.min(3, left);
    left -= given;
    return given;
  });
}
