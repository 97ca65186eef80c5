import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { coloured } from "../src/art/colours.ts";
import { emblem } from "../src/art/emblems.ts";
import { fame, GAMES, ROYAL_KINDS } from "../src/learn/roles.ts";

const texts = join(import.meta.dirname, "../../src/camarilla/text/en");
const words = readdirSync(texts)
  .map((name) => readFileSync(join(texts, name), "utf-8"))
  .join("\n");
const has = (message: string): boolean => new RegExp(`^${message} =`, "m").test(words);

describe("the rules' pages", () => {
  it("have words for every section", () => {
    for (const game of GAMES) {
      for (const [section] of game.sections) {
        expect(has(`rules-${game.key}-${section}-title`), section).toBe(true);
        expect(has(`rules-${game.key}-${section}-text`), section).toBe(true);
      }
      expect(has(`rules-${game.key}-about`)).toBe(true);
    }
  });

  it("leave out no section of the texts", () => {
    const told = new Set(GAMES.flatMap((game) => game.sections.map(([key]) => `rules-${game.key}-${key}`)));
    for (const [, name] of words.matchAll(/^(rules-[a-z0-9-]+)-title =/gm)) expect(told).toContain(name);
  });

  it("draw everything they name", () => {
    const roles = GAMES.flatMap((game) => game.groups.flatMap((group) => group.roles.map((role) => role.key)));
    const drawn = GAMES.flatMap((game) => game.sections.flatMap(([, , keys]) => keys ?? []));
    for (const key of [...roles, ...ROYAL_KINDS, ...drawn]) {
      expect(emblem(key), key).toBeTruthy();
      if (key.length > 1) expect(coloured, key).toContain(key);
    }
  });

  it("know Guatemala's 25 roles and Anarchy's 7, each with its card", () => {
    const roles = GAMES.find((game) => game.key === "guatemala")!.groups.flatMap((group) => group.roles);
    expect(roles.filter((role) => !role.anarchy)).toHaveLength(25);
    expect(roles.filter((role) => role.anarchy)).toHaveLength(7);
    expect(roles.filter((role) => role.advanced)).toHaveLength(11);
    for (const { key } of roles) expect(has(`card-${key.replaceAll("_", "-")}`), key).toBe(true);
  });

  it("give the fame that the rulebook prints", () => {
    const four = [[3, 0, 0, 0], [3, 2, 0, 0], [3, 3, 1, 0], [3, 3, 3, 0]];
    expect(four.map((_, row) => fame(row, 4))).toEqual(four);
    expect(fame(0, 5)).toEqual([3, 0, 0, 0, 0]);
    expect(fame(3, 5)).toEqual([3, 3, 3, 3, 0]);
    expect([0, 1, 2, 3].map((row) => fame(row, 3))).toEqual([[3, 0, 0], [3, 1, 0], [3, 2, 0], [3, 3, 0]]);
    expect([0, 1, 2, 3].map((row) => fame(row, 2))).toEqual([[3, 0], [3, 0], [3, 0], [3, 0]]);
  });
});
