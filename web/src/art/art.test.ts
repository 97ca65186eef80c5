import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  appIcon,
  appIconMaskable,
  avatar,
  avatars,
  bot,
  cardBack,
  coin,
  colour,
  emblem,
  emblems,
  icon,
  icons,
  ink,
  logo,
  places,
  token,
  tokens,
} from "./index";

const words = (s: string): string[] => s.trim().split(/\s+/);

const roles = words(`
  duke assassin captain contessa ambassador inquisitor
  banker farmer spy capitalist speculator director newscaster reporter writer producer
  guerrilla judge general crime_boss mercenary politician priest peacekeeper intellectual lawyer
  communist customs_officer foreign_consular missionary protestor
  anarchist paramilitary plantation_owner financier arms_dealer socialist social_media
  income foreign_aid coup
  auction_house bank casino depot express_train film_studio gallery hotel
  information art jewellery gold
  collection carte_blanche safecracker intrigues special_item documents secret thief snitch partner`);
const letters = [..."ABCDEFGH"];
const marks = words("peacekeeping treaty tax disappear bomb bank partner");
const lines = words(`
  challenge pass block coin card chat log help sound mute moon sun language share qr copy crown clock
  disconnected back close settings play people watch device download check dice flag send`);

const drawings: [string, string][] = [
  ...[...roles, ...letters, "nobody"].map((k): [string, string] => [`emblem ${k}`, emblem(k)]),
  ...[...avatars, bot, "nobody"].map((k): [string, string] => [`avatar ${k}`, avatar(k)]),
  ...lines.map((k): [string, string] => [`icon ${k}`, icon(k)]),
  ...[...marks, "nobody"].map((k): [string, string] => [`token ${k}`, token(k)]),
  ["card back", cardBack],
  ["coin", coin],
  ["logo", logo],
];

/** What keeps a text from being well-formed XML with sound numbers; empty if nothing does. */
const faults = (text: string): string => {
  const open: string[] = [];
  const rest = text.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<&]*")*)\s*(\/?)>/g,
    (_, close, name, attributes, empty) => {
      const names = [...attributes.matchAll(/([a-zA-Z:-]+)="/g)].map((m) => m[1]);
      if (new Set(names).size < names.length) return `twice in ${name}: ${names}`;
      if (close) return open.pop() === name ? "" : `unexpected </${name}>`;
      if (!empty) open.push(name);
      return "";
    },
  );
  return rest.trim() + open.join();
};

const channel = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((i) => channel(parseInt(hex.slice(i, i + 2), 16) / 255));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((p, q) => p - q);
  return (light! + 0.05) / (dark! + 0.05);
};

describe("every key is drawn", () => {
  it("has all emblems, and no others", () => {
    expect([...emblems].sort()).toEqual([...roles, ...letters].sort());
  });
  it("has the letters of the places", () => {
    places.forEach((key, i) => {
      expect(emblem(letters[i]!)).toBe(emblem(key));
      expect(colour(letters[i]!)).toBe(colour(key));
    });
  });
  it("has all icons and tokens", () => {
    expect([...icons].sort()).toEqual([...lines].sort());
    expect([...tokens].sort()).toEqual([...marks].sort());
  });
  it("has sixteen avatars for people, and one for bots", () => {
    expect(avatars).toHaveLength(16);
    expect(avatars).not.toContain(bot);
    for (const key of [...avatars, bot]) expect(key).toMatch(/^[a-z0-9-]{1,24}$/);
  });
  it("gives a mask for what it does not know", () => {
    for (const key of ["nobody", "", "constructor", "__proto__"])
      expect(emblem(key)).toBe(emblem("?"));
    expect(roles.map(emblem)).not.toContain(emblem("?"));
  });
  it("draws distinct things distinctly", () => {
    expect(new Set(roles.map(emblem)).size).toBe(roles.length);
    expect(new Set([...avatars, bot].map(avatar)).size).toBe(17);
    expect(new Set(lines.map(icon)).size).toBe(lines.length);
    expect(new Set(marks.map(token)).size).toBe(marks.length);
  });
});

describe.each(drawings)("%s", (_, markup) => {
  it("is well-formed", () => {
    expect(faults(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`)).toBe("");
    for (const [, d] of markup.matchAll(/ d="([^"]*)"/g)) expect(d).toMatch(/^M[\d\s.,a-zA-Z-]+$/);
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  });
  it("refers to nothing outside and runs nothing", () => {
    expect(markup).not.toMatch(/script|href|url\(|http|data:|<image|<use|<style| id=| on[a-z]+=/i);
  });
  it("is small", () => {
    expect(markup.length).toBeLessThan(3000);
  });
});

describe("colours", () => {
  it.each(roles)("%s can be seen by night and on paper", (key) => {
    expect(colour(key)).toMatch(/^#[0-9a-f]{6}$/);
    expect(ink(key)).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(colour(key), "#1f1a2b")).toBeGreaterThanOrEqual(3);
    expect(contrast(ink(key), "#f4ecdc")).toBeGreaterThanOrEqual(4.5);
  });
  it("are one to a key", () => {
    expect(new Set(roles.map(colour)).size).toBe(roles.length);
  });
});

describe("files", () => {
  const here = dirname(fileURLToPath(import.meta.url));
  it("are small all together", () => {
    const text = readdirSync(here)
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => readFileSync(join(here, name), "utf8"))
      .join("");
    expect(text.length).toBeLessThan(60_000);
    expect(gzipSync(text).length).toBeLessThan(20_000);
  });
  it("of the app icon are what is drawn here", () => {
    const file = (name: string): string =>
      readFileSync(join(here, "../../public", name), "utf8").trim();
    expect(file("icon.svg")).toBe(appIcon);
    expect(file("icon-maskable.svg")).toBe(appIconMaskable);
    expect(faults(appIcon) + faults(appIconMaskable)).toBe("");
  });
});
