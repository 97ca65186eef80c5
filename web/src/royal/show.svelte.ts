/** What happens in a round, one thing after the other: the table shows the first `shown` events.
 * Nothing here blocks input; whoever does not want to wait skips it. */

import type { AnyEvent } from "../lib/types.ts";

/** How long a thing is looked at before the next one, in milliseconds. */
const LONG: Partial<Record<AnyEvent["event"], number>> = {
  PlansRevealed: 1700,
  PlaceGuarded: 850,
  PlaceDeserted: 550,
  ThievesMet: 900,
  SecretsDrawn: 250,
  LootStolen: 800,
  CubesTaken: 650,
  CubesReturned: 400,
  CubesSwapped: 1000,
  ItemKept: 600,
  LootLaid: 1000,
  PartnerPassed: 300,
  SecretsRevealed: 450,
  CategoryScored: 700,
  FameCounted: 300,
};
/** A whole round takes no longer than this, whatever happens in it. */
const MOST: Record<string, number> = { fast: 3200, normal: 7000 };
const BACKLOG = 45;

export class Show {
  shown = $state(0);
  /** The event that is being shown, while there are more to come. */
  now = $state.raw<AnyEvent | null>(null);
  private events: readonly AnyEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private match = "";

  constructor(private each: (event: AnyEvent) => void = () => undefined) {}

  follow(match: string, events: readonly AnyEvent[], pace: string): void {
    const fresh = events.length - this.events.length;
    const same = match === this.match && this.events.length > 0;
    this.match = match;
    this.events = events;
    if (!same || fresh < 0 || events.length - this.shown > BACKLOG || document.hidden) this.skip();
    else if (fresh && !this.now) this.next(pace);
  }

  skip(): void {
    clearTimeout(this.timer);
    this.now = null;
    this.shown = this.events.length;
  }

  private next(pace: string): void {
    clearTimeout(this.timer);
    const event = this.events[this.shown];
    if (!event) {
      this.now = null;
      return;
    }
    this.shown += 1;
    this.now = event;
    this.each(event);
    const most = MOST[pace] ?? 9000;
    const rest = this.events.slice(this.shown - 1).reduce((sum, each) => sum + (LONG[each.event] ?? 0), 0);
    const hurry = Math.min(1, most / Math.max(rest, 1));
    const long = (LONG[event.event] ?? 0) * hurry;
    if (long) this.timer = setTimeout(() => this.next(pace), long);
    else this.next(pace);
  }
}
