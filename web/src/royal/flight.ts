/** Small things that travel along an arc across the table: cubes, secret cards, special items. */

import { colour, emblem } from "../lib/art.ts";
import { lively } from "../lib/settings.svelte.ts";

const MOST = 6;

/** From one element to another, each given by a selector; nothing where one is out of sight. */
export function travel(from: string, to: string, emblems: readonly string[]): void {
  if (!lively()) return;
  const [start, goal] = [middle(from), middle(to)];
  if (!start || !goal) return;
  emblems.slice(0, MOST).forEach((name, n) => one(start, goal, name, n * 90));
}

function middle(selector: string): [number, number] | null {
  const found = document.querySelector(selector)?.getBoundingClientRect();
  return found ? [found.left + found.width / 2, found.top + found.height / 2] : null;
}

function one([x1, y1]: [number, number], [x2, y2]: [number, number], name: string, delay: number): void {
  const piece = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  piece.setAttribute("viewBox", "0 0 48 48");
  piece.setAttribute("class", "flying-coin");
  piece.setAttribute("aria-hidden", "true");
  piece.style.color = colour(name);
  piece.style.filter = "drop-shadow(0 2px 4px #000a)";
  piece.innerHTML = emblem(name);
  document.body.append(piece);
  const rise = Math.min(70, Math.hypot(x2 - x1, y2 - y1) / 4);
  const steps = Array.from({ length: 13 }, (_, n) => {
    const s = n / 12;
    const x = x1 + (x2 - x1) * s - 11;
    const y = y1 + (y2 - y1) * s - Math.sin(Math.PI * s) * rise - 11;
    return { transform: `translate(${x}px, ${y}px) scale(${1.3 - s * 0.4})`, opacity: n === 12 ? 0.2 : 1 };
  });
  const options = { duration: 600, delay, easing: "ease-in-out", fill: "both" as const };
  const done = () => piece.remove();
  piece.animate(steps, options).finished.then(done, done);
}
