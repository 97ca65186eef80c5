/** What this device remembers: language, theme, sounds, motion, keys. */

export const LANGUAGES: Record<string, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  it: "Italiano",
};

const STORE = "camarilla-settings";

interface Chosen {
  language: string;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  calm: boolean;
  keys: boolean;
  /** People whom this device does not want to hear. */
  muted: string[];
}

function defaults(): Chosen {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return {
    language: spoken.find((tag) => tag in LANGUAGES) ?? "en",
    theme: "auto",
    sound: !matchMedia("(pointer: coarse)").matches, // off on a phone
    calm: false,
    keys: true,
    muted: [],
  };
}

function kept(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Chosen>;
  } catch {
    return {};
  }
}

export const settings = $state<Chosen>({ ...defaults(), ...kept() });

export function choose(change: Partial<Chosen>): void {
  Object.assign(settings, change);
  localStorage.setItem(STORE, JSON.stringify(settings));
  apply();
}

// What another tab has chosen is chosen here as well; else the next choice here would undo it.
addEventListener("storage", (event) => {
  if (event.key !== STORE) return;
  Object.assign(settings, kept());
  apply();
});

/** Whether things should move. */
export function lively(): boolean {
  return !settings.calm && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Theme and motion are attributes of the document; the style sheet does the rest. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.toggleAttribute("data-calm", settings.calm);
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const auto = dark ? "dark" : "light";
  root.dataset.theme = settings.theme === "auto" ? auto : settings.theme;
  const colour = root.dataset.theme === "dark" ? "#1b1626" : "#efe4cf";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
}

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);
