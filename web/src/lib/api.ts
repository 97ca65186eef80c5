/** The REST half of the server. */

import type {
  DeckRead,
  Guest,
  Handover,
  KeptMatch,
  NewGuest,
  Offered,
  ReplayShown,
  RoomListed,
} from "./types.ts";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

let token = localStorage.getItem("camarilla-token") ?? "";

/** Another tab may have become a guest since this one was opened: then that is who we are. */
export function myToken(): string {
  return (token ||= localStorage.getItem("camarilla-token") ?? "");
}

export function keepToken(fresh: string): void {
  token = fresh;
  if (fresh) localStorage.setItem("camarilla-token", fresh);
  else localStorage.removeItem("camarilla-token");
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (myToken()) headers.authorization = `Bearer ${myToken()}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refusal("offline", "");
  }
  const text = await answer.text();
  const told = text ? (JSON.parse(text) as Record<string, string>) : {};
  if (!answer.ok) throw new Refusal(told.code ?? String(answer.status), told.reason ?? "");
  return told as T;
}

export const api = {
  becomeGuest: (name: string, avatar: string) =>
    ask<NewGuest>("POST", "/guests", { name, avatar }),
  me: () => ask<Guest>("GET", "/me"),
  changeMe: (name: string, avatar: string) => ask<Guest>("PATCH", "/me", { name, avatar }),
  forgetMe: () => ask<unknown>("DELETE", "/me"),
  handOver: () => ask<Handover>("POST", "/handovers"),
  arrive: (code: string) => ask<NewGuest>("POST", `/handovers/${encodeURIComponent(code)}`),
  offered: () => ask<Offered>("GET", "/offered"),
  rooms: () => ask<RoomListed[]>("GET", "/rooms"),
  room: (code: string) => ask<RoomListed>("GET", `/rooms/${encodeURIComponent(code)}`),
  openRoom: (wanted: object) => ask<RoomListed>("POST", "/rooms", wanted),
  quick: () => ask<RoomListed>("POST", "/quick", {}),
  houseDeck: () => fetch("/api/decks/house").then((answer) => answer.text()),
  readDeck: (text: string) => ask<DeckRead>("POST", "/decks", { text }),
  matches: () => ask<KeptMatch[]>("GET", "/matches"),
  replay: (match: string) => ask<ReplayShown>("GET", `/matches/${match}/replay`),
};
