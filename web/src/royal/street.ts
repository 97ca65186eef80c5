/** The street as events tell it: what lies where, who came, and what became of it. */

import type { AnyEvent } from "../lib/types.ts";
import { COLOURS } from "./deck.ts";
import { readPlan } from "./plan.ts";

export interface Mark {
  kind: "guarded" | "stolen" | "met" | "deserted";
  /** Who got something. */
  seats: number[];
}

export interface Hideout {
  cubes: number[];
  items: string[];
  secret_cards: number;
}

/** A round that is over, or under way since its plans were turned up. */
export interface Night {
  plans: string[];
  marks: Record<string, Mark>;
}

export interface Street {
  loot: Record<string, string | null>;
  seats: Hideout[];
  partner: number | null;
  /** Since the plans were turned up, until the next round begins. */
  night: Night | null;
  before: Night | null;
  /** The house that is looked at. */
  place: string | null;
}

export function streetAfter(events: readonly AnyEvent[], seats: number): Street {
  const street: Street = {
    loot: {},
    seats: Array.from({ length: seats }, () => ({ cubes: [0, 0, 0, 0], items: [], secret_cards: 0 })),
    partner: null,
    night: null,
    before: null,
    place: null,
  };
  for (const event of events) follow(street, event);
  return street;
}

function follow(street: Street, event: AnyEvent): void {
  switch (event.event) {
    case "TableLaid":
      street.partner = event.partner;
      break;
    case "PartnerPassed":
      street.partner = event.seat;
      break;
    case "RoundBegan":
      street.before = street.night ?? street.before;
      street.night = null;
      street.place = null;
      break;
    case "LootLaid":
      for (const [place, card] of event.loot) street.loot[place] = card;
      street.place = null;
      break;
    case "PlansRevealed":
      street.night = { plans: event.plans, marks: {} };
      break;
    case "PlaceGuarded":
      mark(street, event.place, { kind: "guarded", seats: event.snitches });
      break;
    case "ThievesMet":
      mark(street, event.place, { kind: "met", seats: event.paid ? event.thieves : [] });
      break;
    case "PlaceDeserted":
      mark(street, event.place, { kind: "deserted", seats: [] });
      street.loot[event.place] = null;
      break;
    case "LootStolen":
      mark(street, event.place, { kind: "stolen", seats: [event.seat] });
      street.loot[event.place] = null;
      break;
    case "ItemKept":
      street.seats[event.seat]!.items.push(event.item);
      break;
    case "SecretsDrawn":
      street.seats[event.seat]!.secret_cards += event.count;
      break;
    case "CubesDealt":
    case "CubesTaken":
      for (const colour of event.cubes) move(street, event.seat, colour, 1);
      break;
    case "CubesReturned":
      move(street, event.seat, event.colour, -event.count);
      break;
    case "CubesSwapped":
      for (const [seat, took, gave] of [
        [event.seat, event.took, event.gave],
        [event.other, event.gave, event.took],
      ] as const) {
        move(street, seat, took, 1);
        move(street, seat, gave, -1);
      }
      break;
  }
}

function mark(street: Street, place: string, made: Mark): void {
  if (street.night) street.night.marks[place] = made;
  street.place = place;
}

function move(street: Street, seat: number, colour: string, count: number): void {
  street.seats[seat]!.cubes[(COLOURS as readonly string[]).indexOf(colour)]! += count;
}

/** Who is at a house, of one crew. */
export function visitors(night: Night | null, role: "thieves" | "snitches", letter: string): number[] {
  return (night?.plans ?? []).flatMap((plan, seat) => (readPlan(plan)[role].includes(letter) ? [seat] : []));
}
