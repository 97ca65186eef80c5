import { expect, test } from "vitest";
import { notation } from "../lib/text/speaker.ts";
import { inBrief, parsed } from "./replies.ts";

test.each(["pass", "steal 2", "block duke", "take 1 gold", "plan AB-c"])("%s is read and written back", (text) => {
  expect(notation(parsed(text))).toBe(text);
});

test("what a reply leads to is left out, in any language", () => {
  expect(inBrief("Income: take 1 coin")).toBe("Income");
  expect(inBrief("Revenus : prends 1 pièce")).toBe("Revenus");
  expect(inBrief("Block with the Duke")).toBe("Block with the Duke");
});
