/** From the fields of events and steps to the arguments of messages: `text/arguments.py` again. */

import type { Arguments } from "./library.ts";

const SEATS = new Set([
  ...["seat", "first", "claimant", "challenger", "by", "to", "against", "source", "owner"],
  ...["targets", "winners", "receiver", "partner", "officer", "boss", "estates", "heirs"],
  ...["thieves", "snitches", "whom"],
]);

/** Fields with seats of which the reader may be one among several: in these lists it is "you". */
const GATHERINGS = new Set(["thieves", "snitches"]);

/** Fields whose name alone does not say what they hold, and what messages know them by. */
const RENAMED: Record<string, string> = {
  "CubesSwapped.other": "whom",
  "GiveCube.other": "whom",
  "LootStolen.card": "spoils",
  "PlaceDeserted.card": "spoils",
  "SecretsDrawn.cards": "secrets",
  "SecretsRevealed.cards": "secrets",
};

const NOUNS: Record<string, string> = {
  ...{ role: "role", card: "role", cards: "role", roles: "role", named: "role" },
  ...{ action: "action", tokens: "token", colour: "colour", deck: "deck" },
  ...{ place: "place", heist: "place", watch: "place", item: "loot", spoils: "loot" },
};

/** Fields that hold things of a few kinds, which are counted. */
const COUNTED: Record<string, string> = { cubes: "cube", took: "cube", gave: "cube", secrets: "cube" };

/** Fields that hold something for each seat: an entry each in the sentence's `$list`. */
const BY_SEAT: Record<string, string> = { plans: "plan", holdings: "held", fame: "fame", items: "items" };

/** Fields that hold pairs, each of which has an entry in the sentence's `$list`. */
const PAIRS: Record<string, [string, string]> = { loot: ["place", "spoils"] };

const UNTOLD = new Set(["passed"]);

/** Anything with named fields: an event, a step, an outcome. */
export type Fields = object;
type Values = Record<string, unknown>;

export type Forms = (kind: string, key: string, count?: number) => Record<string, string>;
export type Join = (words: string[]) => string;

export class Teller {
  constructor(
    private names: readonly string[],
    private me: number | null,
    private forms: Forms,
    private join: Join,
  ) {}

  name(seat: number): string {
    return this.names[seat] ?? String(seat + 1);
  }

  /** The arguments for a struct. A sealed field that may not be read gives none. */
  tell(struct: Fields): Arguments {
    const { event, step, ...fields } = struct as Values;
    const kind = String(event ?? step ?? "");
    return this.tellFields(
      Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [
          RENAMED[`${kind}.${field}`] ?? field,
          unsealed(value),
        ]),
      ),
    );
  }

  tellFields(fields: Values): Arguments {
    const told: Arguments = { me: "other" };
    // Backwards, so that the first field that is me wins.
    for (const [field, value] of Object.entries(fields).reverse()) {
      Object.assign(told, this.field(field, value));
    }
    if ("colour" in fields && "count" in fields) {
      const cubes = Array<string>(Number(fields.count)).fill(String(fields.colour));
      Object.assign(told, this.counted("cubes", "cube", cubes));
    }
    return told;
  }

  private field(field: string, value: unknown): Arguments {
    if (value === null || value === undefined || UNTOLD.has(field)) {
      return SEATS.has(field) ? { [`${field}-count`]: 0 } : {};
    }
    const many = Array.isArray(value) ? value : [value];
    if (SEATS.has(field)) return this.seats(field, many as number[]);
    if (COUNTED[field]) return this.counted(field, COUNTED[field], many as string[]);
    if (NOUNS[field]) return this.nouns(field, NOUNS[field], many as string[]);
    if (typeof value === "boolean") return { [field]: Number(value) };
    return typeof value === "string" || typeof value === "number" ? { [field]: value } : {};
  }

  /** The arguments for each entry of a struct that holds a list: one a seat, or one a pair. */
  entries(struct: Fields): Arguments[] {
    const found = entriesOf(struct as Values).map((entry) => this.tellFields(entry));
    return found.sort((a, b) => rank(b) - rank(a));
  }

  seats(field: string, seats: number[]): Arguments {
    const names = seats.map((seat) => this.called(seat, field));
    const told: Arguments = { [field]: this.join(names), [`${field}-count`]: seats.length };
    if (this.me !== null && seats.includes(this.me)) told.me = field;
    return told;
  }

  private called(seat: number, field: string): string {
    const among = GATHERINGS.has(field) && seat === this.me;
    return among ? this.forms("list", "me")[""]! : this.name(seat);
  }

  /** Things of a few kinds, counted, and how many they are altogether. */
  counted(field: string, kind: string, keys: readonly string[]): Arguments {
    const kinds = [...new Set(keys)].sort();
    const words = kinds.map((key) => {
      const count = keys.filter((other) => other === key).length;
      return this.forms(kind, key, count)[""]!;
    });
    return { [field]: this.join(words), [`${field}-count`]: keys.length };
  }

  /** Where the thieves of a plan go, and where its snitches: `C/E`. */
  plan(plan: string): Arguments {
    return this.tellFields(planned(plan));
  }

  /** A noun, or a list of them, in every form that all of them have. */
  nouns(field: string, kind: string, keys: string[]): Arguments {
    const each = keys.map((key) => this.forms(kind, key));
    const shared = each.length
      ? Object.keys(each[0]!).filter((form) => each.every((forms) => form in forms))
      : [""];
    return Object.fromEntries(
      shared.map((form) => [
        form ? `${field}-${form}` : field,
        this.join(each.map((forms) => forms[form]!)),
      ]),
    );
  }
}

/** What a struct has to say of each seat, or of each pair. */
function entriesOf(struct: Values): Values[] {
  const found: Values[] = [];
  for (const [field, [first, second]] of Object.entries(PAIRS)) {
    for (const pair of (struct[field] as unknown[][] | undefined) ?? []) {
      found.push({ [first]: pair[0], [second]: pair[1] });
    }
  }
  const each = Object.entries(struct).filter(
    (entry): entry is [string, unknown[]] => entry[0] in BY_SEAT && Array.isArray(entry[1]),
  );
  for (let seat = 0; seat < (each[0]?.[1].length ?? 0); seat++) {
    const entry = Object.fromEntries(each.map(([field, values]) => [BY_SEAT[field]!, values[seat]]));
    found.push({ seat, ...("plan" in entry ? planned(String(entry.plan)) : entry) });
  }
  return found;
}

function planned(plan: string): Values {
  const [heist = "", watch = ""] = plan.split("/");
  return { heist: [...heist], watch: [...watch] };
}

/** Scores are told from the top; anything else in its own order. */
function rank(told: Arguments): number {
  return Number(told.held ?? told.fame ?? 0);
}

interface AnySealed {
  readers: number[] | null;
  value?: unknown;
}

function isSealed(value: unknown): value is AnySealed {
  return typeof value === "object" && value !== null && "readers" in value;
}

function unsealed(value: unknown): unknown {
  return isSealed(value) ? (value.value ?? null) : value;
}

/** Whether it holds a secret that the reader may not see. */
export function isShut(struct: Fields): boolean {
  return Object.values(struct).some((value) => isSealed(value) && (value.value ?? null) === null);
}

/** The key that events of one kind are told apart by. */
export function toldApartBy(struct: Fields): string | null {
  for (const field of ["action", "cause", "reason"]) {
    const key = (struct as Values)[field];
    if (typeof key === "string") return key;
  }
  return null;
}
