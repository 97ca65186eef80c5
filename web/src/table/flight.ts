/** Coins that travel along an arc from purse to purse. */

import { coin } from "../lib/art.ts";

const MOST = 7;

export function fly(from: string, to: string, coins: number): void {
  const start = middle(from);
  const goal = middle(to);
  if (!start || !goal) return;
  for (let n = 0; n < Math.min(coins, MOST); n++) one(start, goal, n * 70);
}

function middle(purse: string): [number, number] | null {
  const found = document.querySelector(`[data-purse="${purse}"]`)?.getBoundingClientRect();
  return found ? [found.left + found.width / 2, found.top + found.height / 2] : null;
}

function one([x1, y1]: [number, number], [x2, y2]: [number, number], delay: number): void {
  const piece = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  piece.setAttribute("viewBox", "0 0 48 48");
  piece.setAttribute("class", "flying-coin");
  piece.setAttribute("aria-hidden", "true");
  piece.innerHTML = coin;
  document.body.append(piece);
  const rise = Math.min(90, Math.hypot(x2 - x1, y2 - y1) / 3);
  const at = (x: number, y: number) => `translate(${x - 11}px, ${y - 11}px)`;
  const steps = Array.from({ length: 13 }, (_, n) => {
    const s = n / 12;
    const x = x1 + (x2 - x1) * s;
    const y = y1 + (y2 - y1) * s - Math.sin(Math.PI * s) * rise;
    return { transform: at(x, y), opacity: n === 12 ? 0.2 : 1 };
  });
  const options = { duration: 620, delay, easing: "ease-in-out", fill: "both" as const };
  piece.animate(steps, options).finished.then(
    () => piece.remove(),
    () => piece.remove(),
  );
}
