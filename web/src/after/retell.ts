/** A finished match told again: every moment as any seat saw it, who bluffed, the course of it. */

import type {
  AnyEvent,
  AnyTable,
  Moment,
  Question,
  Reasons,
  ReplayShown,
  View,
} from "../lib/types.ts";
import { claimedIn } from "../lib/claims.ts";
import { isCourt, seenBy } from "../lib/views.ts";

/** The eyes to look through: a seat's, the table's (null), or everybody's at once. */
export type Eyes = number | null | "open";

export class Retelling {
  private tables: AnyTable[][] = [];

  constructor(readonly replay: ReplayShown) {
    for (const moment of replay.moments) {
      // Where nothing had changed, the server left the tables out.
      this.tables.push(moment.tables.length ? moment.tables : this.tables.at(-1)!);
    }
  }

  get length(): number {
    return this.replay.moments.length;
  }

  get names(): string[] {
    return this.replay.holders.map((holder) => holder.name);
  }

  table(number: number, eyes: Eyes): AnyTable {
    const all = this.tables[number]!;
    if (eyes !== "open") return all[eyes === null ? 0 : eyes + 1]!;
    const [table, ...seats] = all;
    if (!table) return table!;
    const own = seats.map((each, seat) => each.seats[seat]!);
    return { ...table, seats: own } as AnyTable;
  }

  /** What those eyes saw after so many decisions. */
  view(number: number, eyes: Eyes): View {
    const { replay } = this;
    const moment = replay.moments[number]!;
    const seat = eyes === "open" ? null : eyes;
    const told = replay.events.slice(0, moment.told);
    const last = number === this.length - 1;
    return {
      game: replay.game,
      version: replay.version,
      seats: replay.holders.length,
      options: replay.options,
      seat,
      turn: moment.turn,
      living: moment.living,
      agreed: [0, []],
      table: this.table(number, eyes),
      agenda: [],
      window: this.window(moment, seat),
      windows: 0,
      // Secrets are told in the second person: with all cards open, the table's words will do.
      events: told.map((event) => seenBy(event, seat)),
      outcome: last ? replay.outcome : null,
    };
  }

  private window(moment: Moment, seat: number | null): View["window"] {
    if (!moment.window) return null;
    const { number, step, seats, questions } = moment.window;
    const at = seat === null ? -1 : seats.indexOf(seat);
    const question: Question | null = questions[at] ?? null;
    return { number, step, seats, question, answer: null };
  }

  /** The decision that led to a moment: whose, and what. */
  decision(number: number): { seat: number; reply: string } | null {
    const line = this.replay.moments[number]?.decision;
    if (!line) return null;
    const [, seat, ...reply] = line.split(" ");
    return { seat: Number(seat), reply: reply.join(" ") };
  }

  /** Why a bot decided as it did; null where a person did, or a bot that does not say. */
  reasons(number: number): Reasons | null {
    return this.replay.moments[number]?.reasons ?? null;
  }

  /** Did any bot leave its reasons? */
  get reasoned(): boolean {
    return this.replay.moments.some((moment) => moment.reasons);
  }

  /** The cards a seat held after so many decisions. */
  hand(number: number, seat: number): string[] {
    const table = this.tables[number]![seat + 1]!;
    return isCourt(table) ? (table.seats[seat]?.hand ?? []) : [];
  }

  /** Every claim: was it true, and what became of it? */
  claims(): Claimed[] {
    const found: Claimed[] = [];
    this.replay.moments.forEach((moment, number) => {
      const from = number ? this.replay.moments[number - 1]!.told : 0;
      for (const event of this.replay.events.slice(from, moment.told)) {
        const role = claimedIn(event);
        if (role && "seat" in event) {
          const seat = event.seat;
          const honest = this.hand(Math.max(0, number - 1), seat).includes(role);
          found.push({ moment: number, turn: moment.turn, seat, role, honest, end: "stood" });
        }
        const end = ending(event);
        if (!end || !("seat" in event)) continue;
        const claim = found.findLast((each) => each.seat === event.seat);
        if (claim) claim.end = end;
      }
    });
    return found;
  }

  /** Coins and cards of every seat at the end of every turn. */
  course(): { turn: number; coins: number[]; cards: number[] }[] {
    const byTurn = new Map<number, { turn: number; coins: number[]; cards: number[] }>();
    this.replay.moments.forEach((moment, number) => {
      const table = this.tables[number]![0]!;
      if (!isCourt(table)) return;
      const coins = table.seats.map((seat) => seat.coins);
      byTurn.set(moment.turn, { turn: moment.turn, coins, cards: table.seats.map((s) => s.cards) });
    });
    return [...byTurn.values()];
  }
}

export interface Claimed {
  moment: number;
  turn: number;
  seat: number;
  role: string;
  honest: boolean;
  end: "stood" | "shown" | "caught";
}

function ending(event: AnyEvent): Claimed["end"] | null {
  if (event.event === "ClaimProved") return "shown";
  return event.event === "ClaimFailed" ? "caught" : null;
}

/** Does the seed give the hash that was published before the first card was dealt? */
export async function seedFits(seed: string, commitment: string): Promise<boolean> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
