/** Taps that are meant. */

/** The second click of a double click was aimed at what was there at the first: by now it may be the
 * answer to the next question. */
export function meant(event: MouseEvent): boolean {
  return event.detail !== 2;
}
