/** Views of views: what everybody may see of what a seat sees. */

import type { AnyEvent, AnyTable, CourtSeen, HolderShown, RoomShown, Sealed, View } from "./types.ts";

/** What happened as a reader sees it: secrets sealed to others are shut. */
export function seenBy(event: AnyEvent, reader: number | null): AnyEvent {
  const fields = Object.entries(event).map(([name, value]) => {
    const sealed = value as Sealed<unknown>;
    if (typeof value !== "object" || value === null || !("readers" in value)) return [name, value];
    const open = sealed.readers === null || (reader !== null && sealed.readers.includes(reader));
    return [name, open ? sealed : { readers: sealed.readers, value: null }];
  });
  return Object.fromEntries(fields) as AnyEvent;
}

/** A seat's view with its secrets covered: for a screen that several people look at. */
export function covered(view: View): View {
  const table = { ...view.table };
  if (isCourt(table)) {
    table.seats = table.seats.map((seat) => ({ ...seat, hand: null, aside: null }));
  }
  if (table.table === "RoyalSeen" && !view.outcome) {
    table.seats = table.seats.map((seat) => ({ ...seat, secrets: null }));
  }
  const window = view.window && { ...view.window, question: null, answer: null };
  const events = view.events.map((event) => seenBy(event, null));
  return { ...view, seat: null, table, window, events };
}

/** Coup's table, or one that has all of it and more: Guatemala's. */
export function isCourt(table: AnyTable): table is CourtSeen {
  return "court" in table && "seats" in table;
}

/** The tokens before a seat, of a table that has any: fields that name the seat. */
export function tokensOf(table: AnyTable, seat: number): string[] {
  const tokens = (table as { tokens?: Record<string, unknown> }).tokens ?? {};
  return Object.keys(tokens).filter((key) => {
    const held = tokens[key];
    return Array.isArray(held) ? held.includes(seat) : held === seat;
  });
}

/** Is the person on this seat connected? Bots always are. */
export function connected(holder: HolderShown, room: RoomShown | null): boolean {
  if (holder.bot || !room) return true;
  const place = room.places.find((each) => each.user === holder.user && each.name === holder.name);
  return place?.connected ?? true;
}
