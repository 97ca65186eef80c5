/** What a seat is asked, and the plan that it is making. */

import type { Seat } from "../lib/session.svelte.ts";
import type { Reply, View } from "../lib/types.ts";
import { play } from "../table/play.svelte.ts";
import { back, crewOf, missing, NOTHING, readPlan, replyFor, send, type, type Plan, type Role } from "./plan.ts";

interface Picked {
  window: number;
  seat: number | null;
  plan: Plan;
}

export class Planning {
  /** Of one seat and one window alone: on a sofa several seats plan at one table. */
  private picked = $state.raw<Picked>({ window: -1, seat: null, plan: NOTHING });

  constructor(
    private seat: () => Seat,
    private view: () => View,
    /** Is something still being shown? Then nobody plans yet. */
    private showing: () => boolean,
  ) {}

  readonly me = $derived.by(() => this.view().seat);
  readonly busy = $derived.by(() => play.answered(this.seat()));
  readonly question = $derived.by(() => {
    const { outcome, window } = this.view();
    return this.me === null || outcome ? null : (window?.question ?? null);
  });
  private readonly open = $derived.by(() => (this.question?.kind === "plan" ? this.question : null));
  /** What loot asks; null while plans are made. */
  readonly other = $derived.by(() => (this.open || this.busy ? null : this.question));
  readonly crew = $derived.by(() => (this.open && !this.busy && !this.showing() ? crewOf(this.open) : null));

  private readonly window = $derived.by(() => this.view().window?.number ?? -1);
  readonly chosen = $derived.by(() => {
    const { window, seat, plan } = this.picked;
    return window === this.window && seat === this.me ? plan : NOTHING;
  });
  /** The plan that the server has from this seat. */
  private readonly answer = $derived.by(() => {
    const { window } = this.view();
    return window?.step.step === "MakePlans" ? (window.answer?.what ?? null) : null;
  });
  readonly sealed = $derived.by(() => this.me !== null && (this.answer !== null || (this.open !== null && this.busy)));
  readonly plan = $derived.by(() => (this.answer !== null ? readPlan(this.answer) : this.open ? this.chosen : null));
  readonly reply = $derived.by(() => (this.open ? replyFor(this.chosen, this.open) : null));
  /** Who is to be sent next. */
  readonly next = $derived.by(() => (this.crew ? (missing(this.chosen, this.crew)[0] ?? null) : null));

  private pick(plan: Plan): void {
    this.picked = { window: this.window, seat: this.me, plan };
  }

  send(role: Role, letter: string): void {
    if (this.crew) this.pick(send(this.chosen, role, letter, this.crew));
  }

  type(letter: string): void {
    if (this.crew) this.pick(type(this.chosen, letter, this.crew));
  }

  back(): void {
    this.pick(back(this.chosen));
  }

  seal(): void {
    if (this.reply && this.crew) void this.take(this.reply);
  }

  take(reply: Reply): void {
    void play.decide(this.seat(), reply);
  }
}
