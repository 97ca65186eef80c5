/** The drawings, from one place. */

import { colour, ink } from "../art/index.ts";

export { avatar, avatars, cardBack, coin, emblem, icon, logo, token } from "../art/index.ts";
export { colour, ink };

/** The colours of a role as a style: on the dark table, and on paper and by day. */
export function tint(role: string | null | undefined): string | undefined {
  return role ? `--c:${colour(role)};--ci:${ink(role)}` : undefined;
}
