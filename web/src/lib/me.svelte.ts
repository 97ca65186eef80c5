/** Who is sitting at this device: a guest, made when first needed. */

import { api, keepToken, myToken, Refusal } from "./api.ts";
import type { Guest, NewGuest, Offered } from "./types.ts";
import { t } from "./words.svelte.ts";

const NAMES = ["Ariadne", "Basil", "Cosima", "Darius", "Electra", "Florian", "Ginevra", "Horatio"];
const AVATARS = ["fox", "owl", "cat", "raven", "stag", "hare"];

export const mine = $state<{ guest: Guest | null; name: string; avatar: string }>({
  guest: null,
  name: localStorage.getItem("camarilla-name") ?? "",
  avatar: localStorage.getItem("camarilla-avatar") ?? pick(AVATARS),
});

function pick(words: string[]): string {
  return words[Math.floor(Math.random() * words.length)]!;
}

/** Nobody has to fill in a form before the first game. */
export function myName(): string {
  return mine.name || mine.guest?.name || (mine.name = pick(NAMES)) || t("web-guest");
}

function take(guest: Guest | NewGuest): Guest {
  if ("token" in guest) keepToken(guest.token);
  mine.guest = { user: guest.user, name: guest.name, avatar: guest.avatar };
  mine.name = guest.name;
  mine.avatar = guest.avatar;
  localStorage.setItem("camarilla-name", guest.name);
  localStorage.setItem("camarilla-avatar", guest.avatar);
  return mine.guest;
}

let coming: Promise<Guest> | null = null;

/** The guest of this device, new if need be; one, whoever asks meanwhile. */
export async function someone(): Promise<Guest> {
  if (mine.guest) return mine.guest;
  coming ??= come().finally(() => (coming = null));
  return coming;
}

async function come(): Promise<Guest> {
  if (myToken()) {
    try {
      return take(await api.me());
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "unknown token") throw error;
      keepToken("");
    }
  }
  return take(await api.becomeGuest(myName(), mine.avatar));
}

export async function changeMe(name: string, avatar: string): Promise<void> {
  await someone();
  take(await api.changeMe(name, avatar));
}

export async function arrive(code: string): Promise<void> {
  take(await api.arrive(code));
}

export async function forgetMe(): Promise<void> {
  if (myToken()) await api.forgetMe();
  keepToken("");
  mine.guest = null;
  mine.name = "";
  localStorage.removeItem("camarilla-name");
}

let offer = $state.raw<Offered | null>(null);

/** What the server offers; fetched once. */
export function offered(): Offered | null {
  return offer;
}

export async function fetchOffered(): Promise<Offered> {
  offer ??= await api.offered();
  return offer;
}
