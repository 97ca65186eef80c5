/** Keys on a keyboard, for those who want them; never while somebody is typing. */

import { settings } from "./settings.svelte.ts";

export function keyOf(event: KeyboardEvent): string | null {
  if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, [contenteditable], dialog")) return null;
  if (event.key === " " || event.key === "Enter") {
    // A focused control takes these itself.
    if (target.closest("button, a, summary")) return null;
    return event.key === " " ? "Space" : null;
  }
  return event.key.length === 1 ? event.key.toUpperCase() : null;
}
