/** Picking a plan, house by house: where the thieves go and where the snitches. */

import type { Question, Reply } from "../lib/types.ts";

export type Role = "thieves" | "snitches";

/** The letters of the houses, in the order in which they were picked. */
export type Plan = Readonly<Record<Role, string>>;

/** How many of each go out. */
export type Crew = Readonly<Record<Role, number>>;

export const NOTHING: Plan = { thieves: "", snitches: "" };

const other = (role: Role): Role => (role === "thieves" ? "snitches" : "thieves");
const without = (letters: string, letter: string): string => letters.replace(letter, "");

/** `AB/C`, as a reply says it. */
export function readPlan(what: string): Plan {
  const [thieves = "", snitches = ""] = what.split("/");
  return { thieves, snitches };
}

/** The crew that a question asks for; every plan that it offers sends as many. */
export function crewOf(question: Question): Crew {
  const { thieves, snitches } = readPlan(question.options[0]?.what ?? "");
  return { thieves: thieves.length, snitches: snitches.length };
}

/** Send one to a house, or call it back. It leaves the other crew; the one who was sent first
 * makes room where all are out. */
export function send(plan: Plan, role: Role, letter: string, crew: Crew): Plan {
  if (plan[role].includes(letter)) return { ...plan, [role]: without(plan[role], letter) };
  const own = (plan[role] + letter).slice(-crew[role]);
  return { ...plan, [role]: own, [other(role)]: without(plan[other(role)], letter) };
}

/** A letter typed: first the thieves, then the snitches. Once more calls back, and after the last
 * one a new plan begins. */
export function type(plan: Plan, letter: string, crew: Crew): Plan {
  for (const role of ["thieves", "snitches"] as const) {
    if (plan[role].includes(letter)) return send(plan, role, letter, crew);
  }
  const next = missing(plan, crew)[0];
  return next ? send(plan, next, letter, crew) : send(NOTHING, "thieves", letter, crew);
}

/** Take the last pick back. */
export function back(plan: Plan): Plan {
  const role = plan.snitches ? "snitches" : "thieves";
  return { ...plan, [role]: plan[role].slice(0, -1) };
}

/** Which crews still stay at home, at least one of them. */
export function missing(plan: Plan, crew: Crew): Role[] {
  return (["thieves", "snitches"] as const).filter((role) => plan[role].length < crew[role]);
}

/** The reply for a plan, among those that the question offers; null while it is incomplete. */
export function replyFor(plan: Plan, question: Question): Reply | null {
  const sorted = (letters: string) => [...letters].sort().join("");
  const what = `${sorted(plan.thieves)}/${sorted(plan.snitches)}`;
  return question.options.find((reply) => reply.verb === "plan" && reply.what === what) ?? null;
}
