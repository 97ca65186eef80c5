/** Playing one seat: sending replies, at once or as planned. */

import type { Answer } from "../lib/answers.ts";
import { session, type Seat } from "../lib/session.svelte.ts";
import { notation } from "../lib/text/speaker.ts";
import type { Reply, View } from "../lib/types.ts";

interface Plan {
  seat: number;
  turn: number;
  reply: Reply;
  /** How many events had happened: a claim proved since changes everything. */
  since: number;
}

class Play {
  /** Windows that have been answered from here and not yet confirmed. */
  private sent = $state.raw<ReadonlySet<string>>(new Set());
  plan = $state.raw<Plan | null>(null);
  passing = $state.raw<{ seat: number; turn: number } | null>(null);

  /** Has this seat's answer left, though the server has not said so yet? */
  answered(seat: Seat): boolean {
    return this.sent.has(this.key(seat));
  }

  async decide(seat: Seat, reply: Reply): Promise<void> {
    const window = seat.view.window;
    if (!window || seat.seat === null || this.answered(seat)) return;
    const key = this.key(seat);
    this.sent = new Set([...this.sent, key]);
    const { match } = seat;
    const message = { type: "decide", match, window: window.number, seat: seat.seat } as const;
    const done = await session.ask({ ...message, reply: notation(reply) });
    // Refused: the window is closed, and the next frame says so, or the reply was no good.
    if (!done) this.sent = new Set([...this.sent].filter((other) => other !== key));
  }

  /** Take an answer: its reply now, and what follows when it is asked for. */
  take(seat: Seat, answer: Answer, reply: Reply): void {
    this.plan = null;
    if (answer.then && seat.seat !== null) {
      const { turn, events } = seat.view;
      this.plan = { seat: seat.seat, turn, reply: answer.then, since: events.length };
    }
    void this.decide(seat, reply);
  }

  passAll(seat: Seat): void {
    if (seat.seat === null) return;
    this.passing = { seat: seat.seat, turn: seat.view.turn };
    this.follow(seat);
  }

  /** Answer by itself what has been decided beforehand. Called with every frame. */
  follow(seat: Seat): void {
    const { view } = seat;
    const question = view.window?.question;
    if (this.plan?.seat === seat.seat && this.plan.turn !== view.turn) this.plan = null;
    if (this.passing?.seat === seat.seat && this.passing.turn !== view.turn) this.passing = null;
    if (!question || this.answered(seat)) return;
    const has = (wanted: Reply) =>
      question.options.some((option) => notation(option) === notation(wanted));
    if (this.plan?.seat === seat.seat && question.kind === "block") {
      const { reply, since } = this.plan;
      const proved = view.events.slice(since).some((event) => event.event === "ClaimProved");
      this.plan = null;
      if (!proved && has(reply)) return void this.decide(seat, reply);
    }
    const pass = { verb: "pass" };
    if (this.passing?.seat === seat.seat && has(pass) && !aimedAt(view)) {
      void this.decide(seat, pass);
    }
  }

  private key(seat: Seat): string {
    return `${seat.match} ${seat.view.window?.number} ${seat.seat}`;
  }
}

/** Is the action under way aimed at the one who looks? */
export function aimedAt(view: View): boolean {
  const deed = view.events.findLast((event) => event.event === "ActionDeclared");
  return deed?.event === "ActionDeclared" && view.seat !== null && deed.targets.includes(view.seat);
}

export const play = new Play();
