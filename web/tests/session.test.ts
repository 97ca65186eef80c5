/** What is under way while somebody does the next thing. */

import { beforeEach, expect, test, vi } from "vitest";
import type { FromClient, SeenMessage } from "../src/lib/types.ts";

const kept = new Map<string, string>();
const nothing = () => undefined;
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
vi.stubGlobal("location", { protocol: "http:", host: "here", hash: "" });
vi.stubGlobal("document", { addEventListener: nothing, removeEventListener: nothing });
vi.stubGlobal("addEventListener", nothing);
vi.stubGlobal("removeEventListener", nothing);
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: nothing }));

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  sent: FromClient[] = [];
  onopen = nothing;
  onmessage = (_: { data: string }) => {};
  constructor() {
    Socket.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close(): void {
    this.readyState = 3;
  }
}
vi.stubGlobal("WebSocket", Socket);

/** Requests wait until they are answered by hand. */
const asked: { path: string; answer: (body: object | string) => void }[] = [];
vi.stubGlobal("fetch", (path: string) => {
  return new Promise((done) => {
    const answer = (body: object | string) => {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      done({ ok: true, text: async () => text });
    };
    asked.push({ path: String(path), answer });
  });
});
const settle = () => new Promise((done) => setTimeout(done));
const GUEST = { user: "ada", name: "Ada", avatar: "fox", token: "hers" };

async function fresh() {
  vi.resetModules();
  kept.clear();
  asked.length = 0;
  Socket.all = [];
  return {
    ...(await import("../src/lib/session.svelte.ts")),
    ...(await import("../src/lib/me.svelte.ts")),
    ...(await import("../src/lib/api.ts")),
    ...(await import("../src/lib/words.svelte.ts")),
  };
}

let app: Awaited<ReturnType<typeof fresh>>;
beforeEach(async () => {
  app = await fresh();
});

function guests() {
  return asked.filter(({ path }) => path === "/api/guests");
}

test("whoever is needed twice at once becomes one guest", async () => {
  const both = [app.someone(), app.someone()];
  expect(guests().length).toBe(1);
  guests()[0]!.answer(GUEST);
  expect(await Promise.all(both)).toEqual([{ user: "ada", name: "Ada", avatar: "fox" }, expect.anything()]);
  expect(guests().length).toBe(1);
});

test("who has become a guest in another tab is that guest here", async () => {
  expect(app.myToken()).toBe("");
  kept.set("camarilla-token", "hers");
  void app.someone();
  expect(asked.map(({ path }) => path)).toEqual(["/api/me"]);
});

test("going away and coming back before it is known who one is: one connection", async () => {
  const ways = [app.session.enter("ABCDE"), app.session.enter("FGHJK"), app.session.enter("ABCDE")];
  guests()[0]!.answer(GUEST);
  await Promise.all(ways);
  expect(Socket.all.length).toBe(1);
});

test("nothing is asked where nobody is", async () => {
  expect(await app.session.ask({ type: "start" })).toBe(false);
});

test("what was asked in a room that one has left is answered: no", async () => {
  const way = app.session.enter("ABCDE");
  guests()[0]!.answer(GUEST);
  await way;
  Socket.all[0]!.says({ type: "welcome", user: "ada" });
  const answer = app.session.ask({ type: "start" });
  app.session.leaveQuietly();
  expect(await answer).toBe(false);
  expect(app.session.trouble).toBe("");
});

test("two seats on one device, and the line breaks after the frame of the first", async () => {
  const way = app.session.enter("ABCDE");
  guests()[0]!.answer(GUEST);
  await way;
  const [socket] = Socket.all;
  const holders = [{ user: "ada" }, { user: "ada" }, { user: null }];
  const seen = (seat: number) => ({ type: "seen", match: "m", seat, first: 0, view: { events: [{}, {}] }, holders });
  const again = () => {
    socket!.sent.length = 0;
    socket!.says({ type: "welcome", user: "ada" });
    return socket!.sent[0] as { seen?: unknown };
  };
  socket!.says(seen(0) as unknown as SeenMessage);
  expect(again().seen).toBeUndefined();
  socket!.says(seen(1) as unknown as SeenMessage);
  expect(again().seen).toEqual({ match: "m", number: 2 });
});

test("the language chosen last is spoken, whichever comes first", async () => {
  const german = app.speak("de");
  const english = app.speak("en");
  const texts = (language: string) => asked.filter(({ path }) => path.includes(`/${language}.`))[0]!;
  texts("en").answer("web-title = English\n");
  await english;
  texts("de").answer("web-title = Deutsch\n");
  await german;
  await settle();
  expect(app.t("web-title")).toBe("English");
});
