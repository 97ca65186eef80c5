/** The page's voice: the speaker of the chosen language, fetched when it is needed. */

import { FALLBACK, Library, type Arguments } from "./text/library.ts";
import { Speaker } from "./text/speaker.ts";

const found = import.meta.glob<string>("../../.texts/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});
const addresses = Object.fromEntries(
  Object.entries(found).map(([path, url]) => [path.split("/").at(-1)!.replace(".ftl", ""), url]),
);

const libraries = new Map<string, Promise<Library>>();

function library(language: string): Promise<Library> {
  let loading = libraries.get(language);
  if (!loading) {
    loading = fetch(addresses[language]!).then(async (answer) => {
      if (!answer.ok) throw new Error(`no texts for ${language}`);
      return new Library(language, await answer.text());
    });
    loading.catch(() => libraries.delete(language)); // try again next time
    libraries.set(language, loading);
  }
  return loading;
}

let current = $state.raw({ speaker: new Speaker([]), ready: false });

export function speaker(): Speaker {
  return current.speaker;
}

/** The speaker of a table, who knows the names that it has brought along with its options. */
export function speakerAt({ options }: { options: Record<string, unknown> }): Speaker {
  return current.speaker.forTable(options);
}

export function wordsReady(): boolean {
  return current.ready;
}

let latest = "";

/** Speak a language as soon as its words are here, unless another one is wanted by then. */
export async function speak(language: string): Promise<void> {
  const wanted = language in addresses ? language : FALLBACK;
  latest = wanted;
  const names = wanted === FALLBACK ? [wanted] : [wanted, FALLBACK];
  const libraries = await Promise.all(names.map(library));
  if (latest === wanted) current = { speaker: new Speaker(libraries), ready: true };
}

/** A message of the page. */
export function t(message: string, told: Arguments = {}): string {
  return current.speaker.say(message, told);
}

/** The line under a button or an option. */
export function hint(message: string, told: Arguments = {}): string {
  return current.speaker.form(message, "hint", told);
}
