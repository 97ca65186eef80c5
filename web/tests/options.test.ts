/** The options of a table: which there are, and what goes when another one goes. */

import { expect, test } from "vitest";
import type { GameOffered } from "../src/lib/types.ts";
import { misfits, optionsOf, within } from "../src/room/options.ts";

const COUP: GameOffered = {
  key: "coup",
  version: 1,
  seats: [2, 3, 4],
  bots: [],
  roles: {},
  options: {
    properties: {
      fifth: { enum: ["ambassador", "inquisitor"], default: "ambassador" },
      draft: { type: "boolean", default: false },
      free: { type: "boolean", default: false },
      copies: { anyOf: [{ type: "integer" }, { type: "null" }], default: null },
      duel_coins: {
        anyOf: [{ type: "array", prefixItems: [{ type: "integer" }, { type: "integer" }] }, { type: "null" }],
        default: null,
      },
      draw_first: { anyOf: [{ type: "boolean" }, { type: "null" }], default: null },
    },
  },
};

const names = (chosen: object, seats: number) => optionsOf(COUP, { ...chosen }, seats).map(({ name }) => name);

test("what only a free table has is offered there alone", () => {
  expect(names({}, 4)).toEqual(["fifth", "free"]);
  expect(names({}, 2)).toEqual(["fifth", "draft", "free"]);
  expect(names({ free: true }, 2)).toEqual(["fifth", "draft", "free", "copies", "duel_coins"]);
  expect(names({ free: true, fifth: "inquisitor" }, 4)).toEqual(["fifth", "free", "copies", "draw_first"]);
});

test("a choice that no longer fits goes", () => {
  const chosen = { free: true, copies: 4, duel_coins: [1, 2] };
  expect(misfits(COUP, chosen, 2)).toEqual({ draw_first: null });
  expect(misfits(COUP, chosen, 3)).toEqual({ draft: null, duel_coins: null, draw_first: null });
  expect(misfits(COUP, { fifth: "inquisitor" }, 2)).toEqual({ copies: null, duel_coins: null, draw_first: null });
});

test("numbers are whole and in their range", () => {
  const copies = optionsOf(COUP, { free: true }, 4).find(({ name }) => name === "copies")!;
  expect(copies.range).toEqual([3, 10]);
  expect(["2", "3", "10", "11", "3.5", "", "x", " "].map((typed) => within(typed, copies.range))).toEqual([
    ...[null, 3, 10, null, null, null, null, null],
  ]);
});
