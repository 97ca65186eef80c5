// The mark of the house: a mask inside an open ring, and a whisper that leaves through the gap.

const line = (w: number, solid = false): string =>
  `<g fill="none" stroke="currentColor" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round">` +
  // the ring, open to the right: a C
  '<path d="M36.5 9.2A19.5 19.5 0 1 0 36.5 38.8"/>' +
  // the mask
  `<path${solid ? ' fill="currentColor"' : ""} d="M22.5 20.5c4-4 9-4.5 13.5-3-.2 8.5-3 14-7.5 14-3.5 0-4.5-4-6-4s-2.5 4-6 4c-4.5 0-7.3-5.5-7.5-14 4.5-1.5 9.5-1 13.5 3z"/>` +
  // the whisper
  '<path d="M40.5 19.5a9.5 9.5 0 0 1 0 9M44.5 16.5a15.5 15.5 0 0 1 0 15"/></g>';

const eyes = (fill: string): string =>
  `<path fill="${fill}" d="M25.5 23.5c1.8-2.7 4.7-3.2 7-2.3-.6 3.4-5 4.8-7 2.3zM19.5 23.5c-1.8-2.7-4.7-3.2-7-2.3.6 3.4 5 4.8 7 2.3z"/>`;

/** The mark in line, for viewBox "0 0 48 48", in `currentColor`. */
export const logo: string = line(2) + eyes("currentColor");

const app = (radius: number, scale: number): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs><radialGradient id="n" cx=".5" cy=".3" r=".9">' +
  '<stop offset="0" stop-color="#46386b"/><stop offset=".55" stop-color="#241d35"/><stop offset="1" stop-color="#15121d"/>' +
  `</radialGradient></defs><rect width="512" height="512" rx="${radius}" fill="url(#n)"/>` +
  (radius
    ? `<rect x="10" y="10" width="492" height="492" rx="${radius - 10}" fill="none" stroke="#e0b75e" stroke-opacity=".5" stroke-width="6"/>`
    : "") +
  `<g color="#e0b75e" transform="translate(${256 - 24.7 * scale} ${256 - 24 * scale}) scale(${scale})">${line(2.4, true)}${eyes("#241d35")}</g></svg>`;

/** The app icon as a file of its own (public/icon.svg). */
export const appIcon: string = app(112, 9);

/** The app icon with nothing outside the safe circle (public/icon-maskable.svg). */
export const appIconMaskable: string = app(0, 7.5);
