// The back of the cards, the coin, and the tokens that lie before people.

import { emblem } from "./emblems";
import { box, c, f, l, o, pair, star, sym, t, x } from "./pen";

const gold = "var(--gold,#e0b75e)";
const n = (v: number): number => Math.round(v * 10) / 10;

// A lattice of lozenges within the frame, drawn as two families of parallels.
const lattice = (): string => {
  const [x0, y0, x1, y1, step] = [9, 9, 91, 131, 20.5];
  const slope = 1.5;
  let d = "";
  for (let k = x0 - (y1 - y0) / slope; k < x1; k += step) {
    const a = Math.max(x0, k);
    const b = Math.min(x1, k + (y1 - y0) / slope);
    const [ya, yb] = [y0 + (a - k) * slope, y0 + (b - k) * slope];
    d += `M${n(a)} ${n(ya)}L${n(b)} ${n(yb)}M${n(100 - a)} ${n(ya)}L${n(100 - b)} ${n(yb)}`;
  }
  return d;
};

/** The back of a card, for viewBox "0 0 100 140". */
export const cardBack: string =
  `<rect width="100" height="140" rx="9" fill="var(--back,#33274d)"/>` +
  `<path d="${lattice()}" fill="none" stroke="var(--back-line,#5b4a85)" stroke-width="1.8"/>` +
  `<rect x="4.5" y="4.5" width="91" height="131" rx="6" fill="none" stroke="${gold}" stroke-width="1.6"/>` +
  `<rect x="9" y="9" width="82" height="122" rx="3" fill="none" stroke="${gold}" stroke-width=".7" opacity=".7"/>` +
  `<path d="M50 29 84 70 50 111 16 70z" fill="var(--back,#33274d)" stroke="${gold}" stroke-width="1.6" stroke-linejoin="round"/>` +
  `<path d="M50 36 78 70 50 104 22 70z" fill="none" stroke="${gold}" stroke-width=".7" opacity=".7"/>` +
  `<g transform="translate(27.2 46) scale(.95)" fill="${gold}" fill-rule="evenodd"><path d="${sym(
    "M24 19C30 13 38 12 45 14C45.5 28 41 36.5 34 36.5C28.5 36.5 27.5 30.5 24 30.5",
  )}M28 25C30 20.5 36.5 19.5 40 21.5C39 27 31 29.5 28 25zM20 25C18 20.5 11.5 19.5 8 21.5C9 27 17 29.5 20 25z"/></g>` +
  `<g fill="${gold}">${[
    [15, 15],
    [85, 15],
    [15, 125],
    [85, 125],
  ]
    .map(([px, py]) => `<path d="${star(px!, py!, 5, 4, 0.35)}"/>`)
    .join("")}</g>`;

/** A coin, for viewBox "0 0 48 48". */
export const coin: string =
  `<circle cx="24" cy="24" r="23" fill="#8a6420"/><circle cx="24" cy="24" r="21" fill="${gold}"/>` +
  `<path d="M24 3A21 21 0 0 0 6.5 35.6L35.6 6.5A21 21 0 0 0 24 3z" fill="#fff1c9" opacity=".45"/>` +
  `<circle cx="24" cy="24" r="16" fill="none" stroke="#8a6420" stroke-width="2"/>` +
  `<path d="M24 13.5l6.5 10.5-6.5 10.5-6.5-10.5z" fill="#8a6420"/>`;

const marks: Record<string, string> = {
  peacekeeping: t("translate(10 10.5) scale(.6)", emblem("peacekeeper")),
  treaty:
    l(o(19, 24, 8), 3.4) +
    c("M23.5 29.5a8 8 0 0 1-.5-10", 6) +
    l(o(29, 24, 8), 3.4) +
    c("M24.8 16.5l3.4 4.5", 3) +
    l("M22.7 17a8 8 0 0 1 4.3 7", 3.4),
  tax: f(o(31, 30.5, 4) + o(17, 17.5, 4)) + l("M32 13.5 16 34.5", 3.8),
  disappear:
    f("M25 11.5a6.2 6.2 0 0 0 0 12.4zM25 26.5c-8 0-13 3.5-13.5 10.5H25z") +
    f(box(27.5, 13, 3, 3) + box(28, 19.5, 3, 3) + box(32.5, 16.5, 2, 2)) +
    f(
      box(27.5, 27, 3, 3) +
        box(28, 33, 3.5, 3.5) +
        box(32.5, 29, 3, 3) +
        box(34.5, 34.5, 2, 2) +
        box(36.5, 25, 2, 2),
    ),
  bomb:
    f(o(22, 27, 9.5)) +
    l("M28.5 20.5l2.5-2.5c1.5-3.5 3.5-3.5 5.5-2", 2.6) +
    f(star(36.5, 14, 4.5, 4, 0.35)) +
    c("M16 26.5a6 6 0 0 1 5-5.5", 2),
  bank:
    f(box(13, 32, 10, 4.5, 1.5) + box(13, 26, 10, 4.5, 1.5)) +
    f(
      box(25, 32, 10, 4.5, 1.5) +
        box(25, 26, 10, 4.5, 1.5) +
        box(25, 20, 10, 4.5, 1.5) +
        box(25, 14, 10, 4.5, 1.5),
    ),
  partner:
    f(sym("M24 20C28 16 33 15.5 38 17C38 26 35.5 31.5 31 31.5C27.5 31.5 26.5 27.5 24 27.5")) +
    pair(x("M26.5 23.5c1.5-2.5 5-3 7.5-2-.7 3.5-5.5 4.5-7.5 2z")),
};

/** All keys of the tokens. */
export const tokens: readonly string[] = Object.keys(marks);

/** The inner markup of a token for viewBox "0 0 48 48"; a blank disc where the key is not known. */
export const token = (key: string): string =>
  '<g fill="currentColor" fill-rule="evenodd" stroke="currentColor" stroke-width="1" stroke-linejoin="round" stroke-linecap="round">' +
  `<circle cx="24" cy="24" r="21.5" fill-opacity=".16" stroke-width="3"/>` +
  (Object.hasOwn(marks, key) ? marks[key] : "") +
  "</g>";
