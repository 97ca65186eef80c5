/** The moments of a match: a challenge, a card turned over, an exile. Nothing here blocks input. */

import { lively } from "../lib/settings.svelte.ts";
import { sound } from "../lib/sounds.ts";
import type { AnyEvent } from "../lib/types.ts";
import { fly } from "./flight.ts";

export interface Moment {
  number: number;
  kind: "challenge" | "proved" | "failed" | "lost";
  role: string | null;
  event: AnyEvent;
  long: number;
}

const LONG = { challenge: 1100, proved: 1700, failed: 1700, lost: 1500 };

class Moments {
  now = $state.raw<Moment | null>(null);
  private waiting: Moment[] = [];
  private number = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What has happened, as news: shown, heard, and set in motion. With a question, only what led
   * to it is shown: whoever is asked something looks at that, and not at what is past. */
  take(events: AnyEvent[], me: number | null, asked = false): void {
    if (asked) this.clear();
    for (const event of events) {
      const moment = momentOf(event);
      if (moment) this.waiting.push({ ...moment, number: this.number++, event });
      hear(event, me);
      move(event);
    }
    const most = asked ? 1 : 3;
    if (this.waiting.length > most) this.waiting.splice(0, this.waiting.length - most);
    if (!this.now) this.next();
  }

  clear(): void {
    this.waiting = [];
    this.now = null;
    clearTimeout(this.timer);
  }

  private next(): void {
    this.now = this.waiting.shift() ?? null;
    clearTimeout(this.timer);
    // The more there is to show, the less time there is for each.
    if (this.now) this.timer = setTimeout(() => this.next(), this.now.long / (1 + this.waiting.length / 2));
  }
}

function momentOf(event: AnyEvent): Omit<Moment, "number" | "event"> | null {
  switch (event.event) {
    case "Challenged":
      return { kind: "challenge", role: event.role, long: LONG.challenge };
    case "ClaimProved":
      return { kind: "proved", role: event.role, long: LONG.proved };
    case "ClaimFailed":
      return { kind: "failed", role: event.role, long: LONG.failed };
    case "LifeLost":
      return { kind: "lost", role: event.card, long: LONG.lost };
    default:
      return null;
  }
}

function hear(event: AnyEvent, me: number | null): void {
  switch (event.event) {
    case "TurnBegan":
      if (event.seat === me) sound("turn");
      break;
    case "ActionDeclared":
    case "CounterClaimed":
      sound("claim");
      break;
    case "Challenged":
      sound("challenge");
      break;
    case "ClaimProved":
      sound("proved");
      break;
    case "ClaimFailed":
      sound("failed");
      break;
    case "CoinsGained":
    case "CoinsTaken":
      sound("coin");
      break;
    case "LifeLost":
    case "CardsDrawn":
      sound("card");
      break;
    case "Exiled":
      sound("exile");
      break;
    case "GameEnded":
      sound("won");
      break;
  }
}

function move(event: AnyEvent): void {
  if (!lively()) return;
  if (event.event === "CoinsGained") fly("treasury", String(event.seat), event.coins);
  if (event.event === "CoinsTaken") fly(String(event.source), String(event.seat), event.coins);
  if (event.event === "ActionDeclared" && event.paid) {
    fly(String(event.seat), "treasury", event.paid);
  }
}

export const moments = new Moments();
