import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { AnyEvent, Question } from "../lib/types.ts";
import { COLOURS, HOUSE, incriminates, lootEmblem, symbols } from "./deck.ts";
import { back, crewOf, missing, NOTHING, readPlan, replyFor, send, type, type Plan } from "./plan.ts";
import { byColour, categoryFame } from "./score.ts";
import { initials } from "./seats.ts";
import { streetAfter, visitors } from "./street.ts";

function question(...plans: string[]): Question {
  const options = plans.map((what) => ({ verb: "plan", what }));
  return { kind: "plan", options, defaults: options, closed: [] };
}

const ONE = { thieves: 1, snitches: 1 };
const TWO = { thieves: 2, snitches: 1 };
const plan = (what: string): Plan => readPlan(what);

describe("a plan", () => {
  it("is read and answered as the engine writes it", () => {
    const asked = question("AB/C", "AB/D", "AC/B");
    expect(crewOf(asked)).toEqual(TWO);
    expect(crewOf(question("A/B", "A/C"))).toEqual(ONE);
    expect(replyFor(plan("BA/D"), asked)).toEqual({ verb: "plan", what: "AB/D" });
    expect(replyFor(plan("A/D"), asked)).toBeNull();
    expect(replyFor(NOTHING, asked)).toBeNull();
  });

  it("is picked by tapping: one more makes room, a second tap calls back", () => {
    let made = send(NOTHING, "thieves", "C", ONE);
    expect(made).toEqual(plan("C/"));
    made = send(made, "thieves", "E", ONE);
    expect(made).toEqual(plan("E/"));
    made = send(made, "snitches", "B", ONE);
    expect(made).toEqual(plan("E/B"));
    expect(send(made, "snitches", "B", ONE)).toEqual(plan("E/"));
    expect(send(send(send(NOTHING, "thieves", "A", TWO), "thieves", "B", TWO), "thieves", "F", TWO)).toEqual(plan("BF/"));
  });

  it("never names a house twice", () => {
    expect(send(plan("E/B"), "thieves", "B", ONE)).toEqual(plan("B/"));
    expect(send(plan("AB/C"), "snitches", "A", TWO)).toEqual(plan("B/A"));
  });

  it("is typed letter by letter, thieves first", () => {
    const typed = (letters: string, crew = ONE) => [...letters].reduce((made, letter) => type(made, letter, crew), NOTHING);
    expect(typed("CE")).toEqual(plan("C/E"));
    expect(typed("ABC", TWO)).toEqual(plan("AB/C"));
    expect(typed("CC")).toEqual(NOTHING);
    expect(typed("CEA")).toEqual(plan("A/"));
    expect(back(plan("AB/C"))).toEqual(plan("AB/"));
    expect(back(back(plan("AB/")))).toEqual(NOTHING);
    expect(back(NOTHING)).toEqual(NOTHING);
  });

  it("says which crew is still at home", () => {
    expect(missing(NOTHING, TWO)).toEqual(["thieves", "snitches"]);
    expect(missing(plan("A/C"), TWO)).toEqual(["thieves"]);
    expect(missing(plan("AB/C"), TWO)).toEqual([]);
  });

  it("reaches every plan that a question offers, by taps in any order", () => {
    for (const [crew, what] of [[TWO, "DF/A"], [{ thieves: 1, snitches: 2 }, "C/AF"]] as const) {
      const taps = [...what.replace("/", "")].map((letter) => [letter, plan(what).thieves.includes(letter)] as const);
      for (const order of [taps, taps.toReversed()]) {
        const made = order.reduce((so, [letter, thief]) => send(so, thief ? "thieves" : "snitches", letter, crew), NOTHING);
        expect(replyFor(made, question(what))?.what).toBe(what);
      }
    }
  });
});

describe("the street", () => {
  const events = [
    { event: "TableLaid", seats: 3, deck: "house deck", partner: null },
    { event: "CubesDealt", seat: 0, cubes: ["blue", "blue", "red"] },
    { event: "CubesDealt", seat: 1, cubes: ["yellow", "green", "red"] },
    { event: "LootLaid", loot: [["A", "BBG"], ["B", "ashtray"], ["C", "RR"], ["D", "YY"]] },
    { event: "RoundBegan", number: 1, partner: null },
    { event: "PlansRevealed", plans: ["A/C", "B/C", "D/A"] },
    { event: "PlaceGuarded", place: "A", snitches: [2], thieves: [0] },
    { event: "LootStolen", seat: 1, place: "B", card: "ashtray" },
    { event: "ItemKept", seat: 1, item: "ashtray", fame: 1 },
    { event: "LootStolen", seat: 2, place: "D", card: "YY" },
    { event: "CubesTaken", seat: 2, cubes: ["yellow", "yellow"] },
    { event: "CubesSwapped", seat: 2, other: 0, took: "blue", gave: "yellow" },
    { event: "CubesReturned", seat: 1, colour: "red", count: 1 },
    { event: "SecretsDrawn", seat: 0, count: 2, cards: { readers: [0], value: null } },
  ] as unknown as AnyEvent[];

  it("follows what everybody saw", () => {
    const street = streetAfter(events, 3);
    expect(street.loot).toEqual({ A: "BBG", B: null, C: "RR", D: null });
    expect(street.seats.map((seat) => seat.cubes)).toEqual([[1, 0, 1, 1], [0, 1, 0, 1], [1, 0, 0, 1]]);
    expect(street.seats.map((seat) => seat.secret_cards)).toEqual([2, 0, 0]);
    expect(street.seats[1]!.items).toEqual(["ashtray"]);
    expect(visitors(street.night, "snitches", "C")).toEqual([0, 1]);
    expect(visitors(street.night, "thieves", "D")).toEqual([2]);
    expect(street.night!.marks).toMatchObject({ A: { kind: "guarded" }, B: { kind: "stolen", seats: [1] } });
    expect(street.place).toBe("D");
  });

  it("remembers the last round when the next one begins", () => {
    const street = streetAfter([...events, { event: "RoundBegan", number: 2, partner: null }], 3);
    expect(street.night).toBeNull();
    expect(visitors(street.before, "thieves", "A")).toEqual([0]);
  });
});

describe("cards and fame", () => {
  it("reads loot cards", () => {
    expect(symbols("BBG")).toEqual(["blue", "blue", "green"]);
    expect(symbols("collection")).toEqual([...COLOURS]);
    expect(symbols("safecracker")).toEqual([]);
    expect(incriminates("documents_red")).toBe("red");
    expect(["documents_red", "intrigues", "cognac"].map(lootEmblem)).toEqual(["documents", "intrigues", "special_item"]);
  });

  it("shares fame as the engine does", () => {
    expect(categoryFame([3, 2, 0, 0], [1, 4, 1, 1])).toEqual([0, 3, 0, 0]);
    expect(categoryFame([3, 0], [5, 4])).toEqual([1, 1]);
    expect(categoryFame([3, 0], [6, 4])).toEqual([3, 0]);
    expect(byColour(["red", "blue", "red"])).toEqual([1, 0, 2, 0]);
  });

  it("knows the house deck as it is played", () => {
    const path = join(import.meta.dirname, "../../../src/camarilla/games/royal/house.toml");
    const lines = readFileSync(path, "utf-8").split("\n");
    const read = (line: string) =>
      JSON.parse(line.trim().replace(/,$/, "").replace(/([a-z]+) = /g, '"$1": ')) as Record<string, unknown>;
    const rows = lines.filter((line) => line.startsWith("    {")).map(read);
    expect(rows).toEqual([...HOUSE.fame, ...HOUSE.places, ...HOUSE.items]);
    expect(lines).toContain(`name = "${HOUSE.name}"`);
  });

  it("tells seats apart", () => {
    const seats = (...names: string[]) => names.map((name) => ({ name, user: null, avatar: "", bot: null, stand_in: false }));
    expect(initials(seats("Ann", "ben"))).toEqual(["A", "B"]);
    expect(initials(seats("Ann", "Abe"))).toEqual(["AN", "AB"]);
    expect(initials(seats("Ann", "Anna"))).toEqual(["1", "2"]);
  });
});
