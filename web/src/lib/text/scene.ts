/** What is under way, read from a view: `text/scene.py` again. */

import { CLAIMS, type ActionDeclared, type AnyEvent, type AnyStep, type View } from "../types.ts";
import type { Teller } from "./arguments.ts";
import { kebab, type Arguments } from "./library.ts";

const SUBJECTS: Record<string, readonly AnyEvent["event"][]> = {
  challenge: CLAIMS,
  "challenge-aside": CLAIMS,
  counteract: ["ActionDeclared"],
  prove: ["Challenged"],
};

export class Scene {
  readonly turn: AnyEvent[];
  readonly deed: ActionDeclared | null;
  readonly step: AnyStep | null;
  readonly name: string;
  readonly kind: string | null;

  constructor(readonly view: View) {
    this.turn = thisTurn(view.events);
    this.deed = this.last(["ActionDeclared"]) as ActionDeclared | null;
    this.step = view.window?.step ?? null;
    this.name = this.step ? kebab(this.step.step) : "over";
    this.kind = view.window?.question ? kebab(view.window.question.kind) : null;
  }

  /** The last event of this turn that is of one of these kinds. */
  last(kinds: readonly AnyEvent["event"][], seat: number | null = null): AnyEvent | null {
    const of = (event: AnyEvent) => (event as { seat?: unknown }).seat;
    return (
      this.turn.findLast(
        (event) => kinds.includes(event.event) && (seat === null || of(event) === seat),
      ) ?? null
    );
  }

  /** The event that the open window is about, where the step itself does not say enough. */
  get subject(): AnyEvent | null {
    const kinds = SUBJECTS[this.name];
    const claimant = (this.step as { claimant?: number } | null)?.claimant ?? null;
    return kinds ? this.last(kinds, claimant) : null;
  }

  get about(): string | null {
    return this.subject ? kebab(this.subject.event) : null;
  }

  get action(): string | null {
    return this.deed ? kebab(this.deed.action) : null;
  }

  /** The step's own fields, and around them the action it belongs to: `$actor`, `$targets`. */
  arguments(teller: Teller): Arguments {
    const told: Arguments = { me: "other", left: 1 };
    if (this.deed) {
      const { seat, ...deed } = teller.tell(this.deed);
      Object.assign(told, deed, { actor: seat });
      if (deed.me === "seat") told.me = "actor";
    }
    if (this.step) {
      const { me, ...step } = teller.tell(this.step);
      Object.assign(told, step);
      if (me !== undefined && me !== "other") told.me = me;
      const same = JSON.stringify(this.step);
      if (!("left" in this.step)) told.left = 1 + this.view.agenda.filter((other) => JSON.stringify(other) === same).length;
    }
    return told;
  }
}

/** Events that begin something new: what came before is past. */
export const HEADINGS: readonly AnyEvent["event"][] = ["TurnBegan", "RoundBegan"];

function thisTurn(events: AnyEvent[]): AnyEvent[] {
  const began = events.findLastIndex((event) => HEADINGS.includes(event.event));
  return events.slice(began + 1);
}

/** The roles of this game, as it told when it began. None in a game without roles. */
export function rolesInPlay(view: View): string[] {
  const began = view.events.find((event) => event.event === "GameBegan");
  return began?.event === "GameBegan" ? began.roles : [];
}
