/** What each seat has claimed so far, read from the events that everybody saw. */

import { CLAIMS, type AnyEvent } from "./types.ts";

export interface Claim {
  role: string;
  times: number;
  /** How the last challenge of it went: the card was shown, it was not, or nobody doubted it. */
  mark: "shown" | "failed" | null;
}

export function claimsOf(events: AnyEvent[], seat: number): Claim[] {
  const found = new Map<string, Claim>();
  for (const event of events) {
    if (!("seat" in event) || event.seat !== seat) continue;
    const role = claimedIn(event);
    if (role) {
      const claim = found.get(role) ?? { role, times: 0, mark: null };
      found.set(role, { ...claim, times: claim.times + 1 });
    } else if (event.event === "ClaimProved" || event.event === "ClaimFailed") {
      const claim = found.get(event.role);
      const mark = event.event === "ClaimProved" ? "shown" : "failed";
      if (claim) found.set(event.role, { ...claim, mark });
    }
  }
  return [...found.values()];
}

/** The role that an event claims: an action's or a block's. Any game's event with such fields. */
export function claimedIn(event: AnyEvent): string | null {
  const role = (event as { role?: unknown }).role;
  return CLAIMS.includes(event.event) && typeof role === "string" ? role : null;
}

/** The role that is at stake in the open window, and so on the stage. */
export function roleAtStake(turn: AnyEvent[], step: object | null): string | null {
  const named = (step as { role?: unknown } | null)?.role;
  if (typeof named === "string") return named;
  for (const event of turn.toReversed()) {
    const role = claimedIn(event);
    if (role) return role;
  }
  return null;
}
