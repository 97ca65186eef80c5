/** A line that breaks between an ask and its answer. */

import { beforeEach, expect, test, vi } from "vitest";
import type { FromClient, ToClient } from "../src/lib/types.ts";

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1)!;
  }
  readyState = Socket.OPEN;
  sent: (FromClient & { ref?: number })[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  constructor() {
    Socket.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.readyState = 3;
  }
  says(message: Partial<ToClient>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  /** As if the server had taken us in. */
  welcomes(): void {
    this.onopen();
    this.says({ type: "welcome" });
    this.says({ type: "ack", ref: 0 });
  }
  breaks(): void {
    this.close();
    this.onclose();
  }
  get asks(): string[] {
    return this.sent.filter((message) => message.ref).map((message) => message.type);
  }
}

const page = { addEventListener() {}, removeEventListener() {}, visibilityState: "visible" };
vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("location", { protocol: "http:", host: "here" });
vi.stubGlobal("document", page);
vi.stubGlobal("addEventListener", page.addEventListener);
vi.stubGlobal("removeEventListener", page.removeEventListener);
vi.stubGlobal("WebSocket", Socket);
const { Connection } = await import("../src/lib/connection.ts");

let conditions: string[] = [];
let heard: ToClient[] = [];

function connected() {
  const made = new Connection(
    () => "token",
    (message) => heard.push(message),
    (condition) => conditions.push(condition),
    () => ({ type: "enter", room: "ABCDE" }),
  );
  made.open();
  Socket.last.welcomes();
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  conditions = [];
  heard = [];
});

const DECIDE: FromClient = { type: "decide", match: "m", window: 1, seat: 0, reply: "pass" };

test("a decision that was not answered is sent again: its window takes it once", async () => {
  const line = connected();
  const asked = line.ask(DECIDE);
  Socket.last.breaks();
  vi.advanceTimersByTime(1000);
  Socket.last.welcomes();
  expect(Socket.last.asks).toEqual(["decide"]);
  Socket.last.says({ type: "ack", ref: 1, sequence: 5 });
  expect((await asked).sequence).toBe(5);
});

test.each([
  { type: "start" },
  { type: "say", text: "hello" },
  { type: "phrase", phrase: "thanks" },
  { type: "more_time", match: "m", seat: 0, window: 1 },
  { type: "remove", place: 1 },
] satisfies FromClient[])("$type is not done twice", async (message) => {
  const line = connected();
  const asked = line.ask(message);
  const refused = expect(asked).rejects.toMatchObject({ code: "unsure" });
  Socket.last.breaks();
  vi.advanceTimersByTime(1000);
  Socket.last.welcomes();
  expect(Socket.last.asks).toEqual([]);
  await refused;
});

test("what was never sent is sent when the line is back, once", async () => {
  const line = connected();
  Socket.last.breaks();
  const asked = line.ask({ type: "say", text: "hello" });
  vi.advanceTimersByTime(1000);
  Socket.last.welcomes();
  expect(Socket.last.asks).toEqual(["say"]);
  Socket.last.says({ type: "ack", ref: 1 });
  await asked;
});

test("nobody waits for an answer on a line that is closed", async () => {
  const line = connected();
  const before = expect(line.ask(DECIDE)).rejects.toMatchObject({ code: "gone" });
  line.close();
  await before;
  await expect(line.ask(DECIDE)).rejects.toMatchObject({ code: "gone" });
});

test("nor on one that another has replaced", async () => {
  const line = connected();
  const before = expect(line.ask(DECIDE)).rejects.toMatchObject({ code: "gone" });
  Socket.last.says({ type: "replaced" });
  await before;
  expect(conditions.at(-1)).toBe("replaced");
});

test("whoever cannot be let in just now knocks again, less and less often", () => {
  const line = connected();
  const first = Socket.last;
  first.breaks();
  for (const wait of [600, 1100, 1800]) {
    vi.advanceTimersByTime(wait);
    const socket = Socket.last;
    socket.onopen();
    socket.says({ type: "welcome" });
    socket.says({ type: "error", ref: 0, code: "reconnecting", reason: "" });
    expect(conditions.at(-1)).toBe("lost");
    expect(socket.readyState).toBe(3);
  }
  vi.advanceTimersByTime(200);
  expect(Socket.all.length).toBe(4);
  vi.advanceTimersByTime(4000);
  Socket.last.welcomes();
  expect(conditions.at(-1)).toBe("open");
  line.close();
});

test("a room that is not there is not knocked at again", () => {
  connected();
  Socket.last.breaks();
  vi.advanceTimersByTime(600);
  Socket.last.onopen();
  Socket.last.says({ type: "welcome" });
  Socket.last.says({ type: "error", ref: 0, code: "no such room", reason: "" });
  expect(conditions.at(-1)).toBe("open");
  expect(heard.at(-1)).toMatchObject({ code: "no such room" });
});

test("a line given up is not listened to any more", () => {
  connected();
  const old = Socket.last;
  old.breaks();
  vi.advanceTimersByTime(600);
  Socket.last.welcomes();
  const before = heard.length;
  old.says({ type: "room" });
  expect(heard.length).toBe(before);
});
