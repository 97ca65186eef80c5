// The hand all the art is drawn with: a few strokes that return SVG markup.
// Solid shapes take `currentColor`; cuts take `--cut`, which a surface sets to its own colour.

export const CUT = "var(--cut,#1c1728)";

/** A solid shape. */
export const f = (d: string): string => `<path d="${d}"/>`;
/** A cut line. */
export const c = (d: string, w = 2.2): string =>
  `<path d="${d}" fill="none" stroke="${CUT}" stroke-width="${w}"/>`;
/** A cut line from edge to edge. */
export const e = (d: string, w = 2.2): string =>
  `<path d="${d}" fill="none" stroke="${CUT}" stroke-width="${w}" stroke-linecap="butt"/>`;
/** A cut-out shape. */
export const x = (d: string): string => `<path d="${d}" fill="${CUT}" stroke="none"/>`;
/** A solid line. */
export const l = (d: string, w = 4): string => `<path d="${d}" fill="none" stroke-width="${w}"/>`;
/** A solid shape that lies in front of another: the cut runs around it. */
export const k = (d: string, w = 4): string =>
  `<path d="${d}" stroke="${CUT}" stroke-width="${w}" paint-order="stroke"/>`;
/** A turned or moved group. */
export const t = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join("")}</g>`;
/** The same again, mirrored in the middle of the 48 grid. */
export const pair = (part: string): string => part + t("matrix(-1 0 0 1 48 0)", part);

const n = (v: number): number => Math.round(v * 100) / 100;

/** The outline of a circle. */
export const o = (cx: number, cy: number, r: number): string =>
  `M${n(cx - r)} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The outline of a box with round corners. */
export const box = (bx: number, by: number, w: number, h: number, r = 1): string =>
  `M${bx + r} ${by}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
  `h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** The outline of a star with `p` points. */
export const star = (cx: number, cy: number, r: number, p = 5, inner = 0.42): string => {
  let d = "";
  for (let i = 0; i < 2 * p; i++) {
    const a = (Math.PI * i) / p;
    const q = i % 2 ? r * inner : r;
    d += `${i ? "L" : "M"}${n(cx + q * Math.sin(a))} ${n(cy - q * Math.cos(a))}`;
  }
  return d + "z";
};

/** Closes the right half of an outline (absolute M, L, C, Q) with its mirror image about x = 24. */
export const sym = (half: string): string => {
  let [px, py] = [0, 0];
  let back = "";
  for (const [, op, rest] of half.matchAll(/([MLCQ])([^MLCQ]*)/g)) {
    const v = (rest!.match(/-?[\d.]+/g) ?? []).map(Number);
    const step = op === "C" ? 6 : op === "Q" ? 4 : 2;
    for (let i = 0; i < v.length; i += step) {
      const q = v.slice(i, i + step);
      if (op !== "M") {
        let s = op!;
        for (let j = step - 4; j >= 0; j -= 2) s += `${n(48 - q[j]!)} ${q[j + 1]} `;
        back = `${s}${n(48 - px)} ${py}${back}`;
      }
      [px, py] = [q[step - 2]!, q[step - 1]!];
    }
  }
  return `${half}L${n(48 - px)} ${py}${back}z`;
};
