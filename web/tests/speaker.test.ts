/** The page says the same as Python, word for word, in every language, in recorded games. */

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Library } from "../src/lib/text/library.ts";
import { Speaker } from "../src/lib/text/speaker.ts";
import type { RoyalSeen, View } from "../src/lib/types.ts";

const ROOT = join(import.meta.dirname, "../..");
const NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jon"];

const MOST_REPLIES = 12;

interface Moment {
  view: View;
  /** Which of its events nobody has compared yet, as this seat is told them. */
  news: number[];
  said: Record<string, string[]>;
}

function python(): string {
  const own = [".venv-dev", ".venv"].map((venv) => join(ROOT, venv, "bin/python"));
  return process.env.PYTHON ?? own.find(existsSync) ?? "python3";
}

const libraries = Object.fromEntries(
  readdirSync(join(ROOT, "web/.texts")).map((name) => {
    const language = name.replace(".ftl", "");
    return [language, new Library(language, readFileSync(join(ROOT, "web/.texts", name), "utf-8"))];
  }),
);

function speaker(language: string): Speaker {
  const own = libraries[language]!;
  return new Speaker(language === "en" ? [own] : [own, libraries.en!]);
}

function lines(general: Speaker, { view, news }: Moment): string[] {
  const say = general.forTable(view.options);
  const question = view.window?.question;
  const said = [say.stage(view, NAMES), say.ask(view, NAMES), say.question(view, NAMES)];
  said.push(...news.map((number) => say.event(view.events[number]!, NAMES, view.seat)));
  for (const reply of question?.options.slice(0, MOST_REPLIES) ?? []) {
    said.push(say.reply(reply, view, NAMES));
    if (reply.seat == null) continue;
    said.push(say.group(reply, view, NAMES), say.target(reply, view, NAMES));
  }
  said.push(...(question?.closed ?? []).map(({ why, reply }) => say.closed(why, reply.verb)));
  said.push(say.sayOf(view.game, "table-turn", { turn: view.turn }));
  if (view.game === "royal") said.push(...royal(say, view.table as RoyalSeen));
  return said;
}

function royal(say: Speaker, table: RoyalSeen): string[] {
  const said = [say.named("deck", table.deck, "the")];
  for (const [place, card] of Object.entries(table.loot).sort()) {
    said.push(say.named("place", place), say.named("place", place, "to"));
    if (card !== null) said.push(say.named("loot", card), say.named("loot", card, "brief"));
  }
  return [...said, ...table.seats.map(({ secrets }) => say.counted(secrets ?? []))];
}

// Python plays and speaks first: half a minute of work, and more on a busy machine.
test("the page speaks as Python does", { timeout: 600_000 }, () => {
  const options = { cwd: ROOT, maxBuffer: 1 << 30 };
  const out = execFileSync(python(), ["web/tests/record.py"], options);
  const moments = JSON.parse(out.toString()) as Moment[];
  expect(moments.length).toBeGreaterThan(1000);
  expect(Object.keys(moments[0]!.said)).toEqual(["de", "en", "es", "fr", "it"]);
  const ended = moments.filter(({ view }) => view.game === "royal" && view.outcome);
  expect(ended.some(({ view }) => (view.table as RoyalSeen).deck === "Salon")).toBe(true);
  for (const language of Object.keys(moments[0]!.said)) {
    const say = speaker(language);
    for (const moment of moments) expect(lines(say, moment)).toEqual(moment.said[language]);
  }
});
