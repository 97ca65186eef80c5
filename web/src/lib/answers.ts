/** From a question's options to buttons: grouped by verb, marked, each with a key. Any game's. */

import type { Counteract, GameOffered, Reply, View } from "./types.ts";
import { rolesInPlay } from "./text/scene.ts";
import { notation, type Speaker } from "./text/speaker.ts";

export type Tone = "pass" | "challenge" | "claim" | "card" | "plain";

export interface Answer {
  id: string;
  verb: string;
  title: string;
  detail: string;
  tone: Tone;
  /** The role that it names: its emblem and colour. */
  role: string | null;
  /** For its owner alone: would it be true? null where nothing is claimed. */
  honest: boolean | null;
  key: string;
  /** One reply, or one for each target. */
  replies: Reply[];
  targets: { reply: Reply; label: string }[];
  /** Not to be had now, and why. */
  closed: string | null;
  /** To be sent now, and the reply to the next question after it. */
  then: Reply | null;
}

interface Teller {
  speaker: Speaker;
  view: View;
  names: readonly string[];
  game: GameOffered | null;
}

const FIXED: Record<string, string> = { pass: "Space", challenge: "C", prove: "P", decline: "D" };
const BLOCKS = ["B", "N", "M", "V"];

export function answersTo(teller: Teller): Answer[] {
  const question = teller.view.window?.question;
  if (!question) return [];
  const groups = new Map<string, Reply[]>();
  for (const reply of question.options) {
    const id = notation({ ...reply, seat: null });
    groups.set(id, [...(groups.get(id) ?? []), reply]);
  }
  const open = [...groups].map(([id, replies]) => answer(teller, id, replies, null));
  const shut = new Map<string, Answer>();
  for (const { reply, why } of question.closed) {
    const id = notation({ ...reply, seat: null });
    if (groups.has(id) || shut.has(id)) continue;
    const said = teller.speaker.closed(why, reply.verb);
    shut.set(id, answer(teller, id, [reply], said));
  }
  const all = [...open, ...blocksAhead(teller, question.options), ...shut.values()];
  return withKeys(all.sort((a, b) => weight(a) - weight(b)));
}

/** Challenge first, then what is open; letting it pass is last, under the thumb. */
function weight(answer: Answer): number {
  if (answer.tone === "pass") return 2;
  if (answer.closed !== null) return 1;
  return answer.tone === "challenge" ? -1 : 0;
}

function answer(teller: Teller, id: string, replies: Reply[], closed: string | null): Answer {
  const { speaker, view, names } = teller;
  const reply = replies[0]!;
  const grouped = replies.length > 1 || closed !== null;
  const aimed = grouped && reply.seat != null;
  const said = aimed ? speaker.group(reply, view, names) : speaker.reply(reply, view, names);
  const [title, detail] = inTwo(said);
  const role = claimedBy(teller, reply);
  return {
    id,
    verb: reply.verb,
    title,
    // The claim is in the emblem and the mark: `(claim the Duke)` need not be said again.
    detail: closed ?? (role === null ? detail : detail.replace(/ \([^()]*\)$/, "")),
    tone: tone(reply, role),
    role: role ?? cardIn(reply, view),
    honest: role === null ? null : holds(view, role),
    key: "",
    replies,
    targets: aimed
      ? replies.map((each) => ({ reply: each, label: speaker.target(each, view, names) }))
      : [],
    closed,
    then: null,
  };
}

/** Texts are written `What: what it leads to`; French sets a space before the colon. */
export function inTwo(text: string): [string, string] {
  const found = /^(.{2,40}?)[\u00a0\u202f ]?: (.+)$/s.exec(text);
  return found ? [found[1]!, found[2]!] : [text, ""];
}

function tone(reply: Reply, role: string | null): Tone {
  if (reply.verb === "pass") return "pass";
  if (reply.verb === "challenge") return "challenge";
  if (role !== null) return "claim";
  return reply.what != null ? "card" : "plain";
}

/** The role that a reply claims: by its verb, or, to block, by name. */
function claimedBy({ game, view }: Teller, reply: Reply): string | null {
  if (reply.verb === "block") return reply.what ?? null;
  const roles = game?.roles ?? {};
  return rolesInPlay(view).find((role) => roles[role]?.actions.includes(reply.verb)) ?? null;
}

function cardIn(reply: Reply, view: View): string | null {
  return reply.what != null && rolesInPlay(view).includes(reply.what) ? reply.what : null;
}

function holds(view: View, role: string): boolean {
  const table = view.table as { seats?: { hand?: string[] | null }[] };
  const own = view.seat === null ? null : table.seats?.[view.seat]?.hand;
  return own?.includes(role) ?? false;
}

/** While a claim may be challenged, those whom it will be put to may announce their block: they
 * let the challenge pass now, and the block follows when it is asked for. */
function blocksAhead(teller: Teller, options: Reply[]): Answer[] {
  const { view, game, speaker, names } = teller;
  const step = view.window?.step;
  if (!step || !("stands" in step) || !options.some((reply) => reply.verb === "pass")) return [];
  const next = step.stands.find((each): each is Counteract => each.step === "Counteract");
  if (!next || view.seat === null || !next.entitled.includes(view.seat)) return [];
  const { action } = next.deed;
  const roles = rolesInPlay(view).filter((role) => game?.roles[role]?.blocks.includes(action));
  return roles.map((role) => {
    const then = { verb: "block", what: role };
    const [title, detail] = inTwo(speaker.reply(then, view, names));
    const pass = options.find((reply) => reply.verb === "pass")!;
    const made = answer(teller, `block ${role}`, [pass], null);
    const hint = detail || speaker.say("web-block-and-pass");
    const own = { title, detail: hint, tone: "claim" as const, role, honest: holds(view, role) };
    return { ...made, ...own, verb: "block", then };
  });
}

function withKeys(answers: Answer[]): Answer[] {
  let digit = 0;
  let block = 0;
  return answers.map((each) => {
    if (each.closed !== null) return each;
    if (each.verb === "block") return { ...each, key: BLOCKS[block++] ?? "" };
    const fixed = FIXED[each.verb];
    if (fixed) return { ...each, key: fixed };
    digit += 1;
    return { ...each, key: digit < 10 ? String(digit) : "" };
  });
}
