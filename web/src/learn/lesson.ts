/** The first lesson as data: what the server has played, put together for the table. */

import type { Snippet } from "svelte";
import type { Answer } from "../lib/answers.ts";
import type { Seat } from "../lib/session.svelte.ts";
import { notation } from "../lib/text/speaker.ts";
import type { AnyEvent, Lesson, Reply } from "../lib/types.ts";

/** What a table does differently while a lesson is given at it. */
export interface LessonTable {
  take: (answer: Answer, reply: Reply) => void;
  /** The answers to point at, by their ids and notations. */
  hints: string[];
  /** In place of the answers, while nothing is asked. */
  aside: Snippet;
}

export interface LessonMoment {
  step: number;
  seat: Seat;
  /** What has just happened. */
  news: AnyEvent[];
  /** What is decided now, as the server writes it; null at the end. */
  decision: { seat: number; reply: string } | null;
}

export async function fetchLesson(): Promise<LessonMoment[]> {
  const answer = await fetch("/api/lesson");
  if (!answer.ok) throw new Error(`no lesson: ${answer.status}`);
  return momentsOf((await answer.json()) as Lesson);
}

export function momentsOf(lesson: Lesson): LessonMoment[] {
  let events: AnyEvent[] = [];
  return lesson.moments.map(({ step, seen, decision }) => {
    const news = seen.view.events;
    events = [...events, ...news];
    return { step, seat: { ...seen, first: 0, view: { ...seen.view, events }, due: null }, news, decision };
  });
}

/** Where a step begins. */
export function beginningOf(moments: LessonMoment[], step: number): number {
  return Math.max(0, moments.findIndex((moment) => moment.step === step));
}

/** Why another answer than the one taught is not taken: the message for it. */
export function whyNot(answer: Answer, reply: Reply, wanted: string): string {
  if (answer.verb === "challenge") return "lesson-wrong-challenge";
  if (wanted.startsWith("block")) return "lesson-wrong-block";
  if (wanted.split(" ")[0] === reply.verb && notation(reply) !== wanted) return "lesson-wrong-target";
  if (answer.honest === false) return "lesson-wrong-bluff";
  return "lesson-wrong-other";
}

// -- leaving and coming back ---------------------------------------------------------------------

const STORE = "camarilla-lesson";
const STEPS = 8;

/** The step to go on with; 0 before the lesson, 9 after it. */
export function keptStep(): number {
  const kept = Number(localStorage.getItem(STORE));
  return Number.isInteger(kept) && kept >= 0 && kept <= STEPS + 1 ? kept : 0;
}

export function keepStep(step: number): void {
  localStorage.setItem(STORE, String(step));
}

export const DONE = STEPS + 1;
