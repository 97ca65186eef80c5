/** What an event sounds like, and what it sends across the table. */

import { sound } from "../lib/sounds.ts";
import type { AnyEvent } from "../lib/types.ts";
import { TREASURE } from "./deck.ts";
import { travel } from "./flight.ts";

/** `place`: the house that is being looked at. */
export function moved(event: AnyEvent, me: number | null, place: string | null): void {
  const row = (number: number) => `.royal tr[data-seat="${number}"] .who`;
  const door = `.royal [data-place="${place}"] .door`;
  const treasures = (colours: string[]) => colours.map((colour) => TREASURE[colour]!);
  const many = (count: number, what: string) => Array.from({ length: count }, () => what);
  switch (event.event) {
    case "RoundBegan":
      if (me !== null) sound("turn");
      break;
    case "PlansRevealed":
      sound("claim");
      break;
    case "CubesTaken":
      sound("coin");
      travel(door, row(event.seat), treasures(event.cubes));
      break;
    case "SecretsDrawn":
      sound("card");
      travel(door, row(event.seat), many(event.count, "secret"));
      break;
    case "ItemKept":
      sound("card");
      travel(door, row(event.seat), ["special_item"]);
      break;
    case "CubesReturned":
      travel(row(event.seat), ".royal tfoot th", many(event.count, TREASURE[event.colour]!));
      break;
    case "CubesSwapped":
      travel(row(event.other), row(event.seat), treasures([event.took]));
      travel(row(event.seat), row(event.other), treasures([event.gave]));
      break;
  }
}
