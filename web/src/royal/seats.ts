/** Telling five seats apart: a colour, a mask and an initial each. */

import type { HolderShown } from "../lib/types.ts";

const COLOURS = [
  ["#c3a2ff", "#6a3dbd"],
  ["#ff9f63", "#a84a00"],
  ["#63d3d6", "#00696f"],
  ["#f58cbc", "#a52b68"],
  ["#c8d75f", "#586500"],
] as const;

/** A seat's colour as a style, by night and by day: `--ct`, as roles have theirs. */
export function seatTint(seat: number): string {
  const [night, day] = COLOURS[seat % COLOURS.length]!;
  return `--c:${night};--ci:${day}`;
}

/** The shortest beginnings of names that tell them apart, two letters at most; else the number. */
export function initials(holders: readonly HolderShown[]): string[] {
  const starts = (long: number) => holders.map(({ name }) => [...name.trim()].slice(0, long).join(""));
  for (const found of [starts(1), starts(2)]) {
    const all = found.map((each) => each.toLocaleUpperCase());
    if (all.every(Boolean) && new Set(all).size === all.length) return all;
  }
  return holders.map((_, number) => String(number + 1));
}
