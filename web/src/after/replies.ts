/** Replies of a match that is over, in words. */

import type { Reply } from "../lib/types.ts";
import { speakerAt, t } from "../lib/words.svelte.ts";
import type { Retelling } from "./retell.ts";

/** A reply from its notation: `steal 2`, `block duke`, `pass`. */
export function parsed(notation: string): Reply {
  const [verb = "", ...rest] = notation.split(" ");
  const reply: Reply = { verb };
  if (/^\d+$/.test(rest[0] ?? "")) reply.seat = Number(rest.shift());
  if (rest[0]) reply.what = rest[0];
  return reply;
}

/** What the decision that led to a moment could have been, as its button said it then. */
export function inWords(told: Retelling, moment: number, seat: number, notation: string): string {
  const before = told.view(moment - 1, seat);
  const reply = parsed(notation);
  // Of several who were asked, each passes for themselves alone.
  if (reply.verb === "pass" && before.window?.seats.length !== 1) return t("reply-pass");
  return speakerAt(before).reply(reply, before, told.names);
}

/** A button's words without what the reply leads to, which they tell after a colon. */
export function inBrief(words: string): string {
  return words.split(/\s?:\s/)[0]!;
}
