/** From the fields of events and steps to the arguments of messages: `text/arguments.py` again. */

import type { Arguments } from "./library.ts";

const SEATS = new Set([
  ...["seat", "first", "claimant", "challenger", "by", "to", "against", "source", "owner"],
  ...["targets", "winners", "receiver", "partner", "officer", "boss", "estates", "heirs"],
]);

const NOUNS: Record<string, string> = {
  role: "role",
  card: "role",
  cards: "role",
  roles: "role",
  named: "role",
  action: "action",
  tokens: "token",
};

const UNTOLD = new Set(["passed", "event", "step"]);

/** Anything with named fields: an event, a step, an outcome. */
export type Fields = object;

export type Forms = (kind: string, key: string) => Record<string, string>;
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
    const told: Arguments = { me: "other" };
    // Backwards, so that the first field that is me wins.
    for (const [field, value] of Object.entries(struct).reverse()) {
      Object.assign(told, this.field(field, unsealed(value)));
    }
    return told;
  }

  private field(field: string, value: unknown): Arguments {
    if (value === null || value === undefined || UNTOLD.has(field)) {
      return SEATS.has(field) ? { [`${field}-count`]: 0 } : {};
    }
    const many = Array.isArray(value) ? value : [value];
    if (SEATS.has(field)) return this.seats(field, many as number[]);
    const kind = NOUNS[field];
    if (kind !== undefined) return this.nouns(field, kind, many as string[]);
    if (typeof value === "boolean") return { [field]: Number(value) };
    return typeof value === "string" || typeof value === "number" ? { [field]: value } : {};
  }

  seats(field: string, seats: number[]): Arguments {
    const told: Arguments = { [field]: this.join(seats.map((seat) => this.name(seat))) };
    told[`${field}-count`] = seats.length;
    if (this.me !== null && seats.includes(this.me)) told.me = field;
    return told;
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
    const key = (struct as Record<string, unknown>)[field];
    if (typeof key === "string") return key;
  }
  return null;
}
