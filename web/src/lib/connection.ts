/** One socket that comes back by itself. What was asked and not answered is asked again, unless that
 * might do it twice. */

import { Refusal } from "./api.ts";
import type { Ack, FromClient, ToClient } from "./types.ts";

interface Asked {
  message: FromClient;
  sent: boolean;
  done: (ack: Ack) => void;
  fail: (error: Refusal) => void;
}
export type Condition = "closed" | "connecting" | "open" | "lost" | "replaced";

const WAITS = [300, 800, 1500, 3000, 5000];
const QUIET = 25_000;
/** What the greeting is sent with: asks count from 1. */
const GREETING = 0;
/** A greeting that is refused for one of these is said again, on another connection. */
const PASSING = ["reconnecting", "busy", "too fast", "failed"];
/** Twice is more than once. When the line breaks before the answer, nobody knows whether it was
 * heard: the person is told so, and looks. */
const ONCE: FromClient["type"][] = ["start", "say", "phrase", "more_time", "remove"];

export class Connection {
  private socket: WebSocket | null = null;
  private asked = new Map<number, Asked>();
  private refs = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private greeted = false;
  private over = false;

  constructor(
    private token: () => string,
    private take: (message: ToClient) => void,
    private changed: (condition: Condition) => void,
    /** What to say first after every hello: which room, and how far it was followed. */
    private greet: () => FromClient | null,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  open(): void {
    this.changed(this.tries ? "lost" : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/socket`);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => this.raw({ type: "hello", token: this.token() });
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = () => this.socket === socket && this.lose();
    clearInterval(this.pulse);
    this.heard = Date.now();
    this.pulse = setInterval(() => this.beat(), QUIET / 2);
  }

  close(): void {
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.stop("closed");
  }

  /** Send a message; the promise is kept when the server has it on disk. */
  ask(message: FromClient): Promise<Ack> {
    const ref = ++this.refs;
    return new Promise((done, fail) => {
      if (this.over) return fail(new Refusal("gone", "this connection is closed"));
      this.asked.set(ref, { message, sent: false, done, fail });
      if (this.greeted) this.send(ref);
    });
  }

  private send(ref: number): void {
    const asked = this.asked.get(ref)!;
    asked.sent = true;
    this.raw({ ...asked.message, ref });
  }

  private fail(ref: number, code: string, reason: string): void {
    const asked = this.asked.get(ref);
    this.asked.delete(ref);
    asked?.fail(new Refusal(code, reason));
  }

  private stop(condition: Condition): void {
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.over = true;
    for (const ref of [...this.asked.keys()]) this.fail(ref, "gone", "this connection is closed");
    this.changed(condition);
  }

  private raw(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ToClient): void {
    this.heard = Date.now();
    if (message.type === "welcome") {
      this.greeted = true;
      const first = this.greet();
      if (first) this.raw({ ...first, ref: GREETING });
      for (const [ref, { message: again, sent }] of [...this.asked]) {
        if (sent && ONCE.includes(again.type)) this.fail(ref, "unsure", "the line broke before the answer");
        else this.send(ref);
      }
      this.changed("open");
    } else if (message.type === "replaced") {
      this.stop("replaced");
    } else if (message.type === "ack" && message.ref === GREETING) {
      this.tries = 0;
    } else if (message.type === "error" && message.ref === GREETING && PASSING.includes(message.code)) {
      return this.drop();
    } else if (message.type === "ack" && message.ref) {
      this.asked.get(message.ref)?.done(message);
      this.asked.delete(message.ref);
      return;
    } else if (message.type === "error" && message.ref) {
      return this.fail(message.ref, message.code, message.reason);
    }
    this.take(message);
  }

  /** A line that says nothing is asked whether it is there; a dead one is given up. */
  private beat(): void {
    if (Date.now() - this.heard > QUIET * 1.5) this.drop();
    else this.raw({ type: "ping" });
  }

  /** Give this socket up without waiting for its goodbye, and take another one. */
  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    this.lose();
    socket.close();
  }

  private lose(): void {
    this.socket = null;
    this.greeted = false;
    this.tries += 1;
    this.changed("lost");
    clearTimeout(this.timer);
    const wait = WAITS[Math.min(this.tries, WAITS.length) - 1]!;
    this.timer = setTimeout(() => this.open(), wait + Math.random() * 200);
  }

  private hurry = (): void => {
    if (this.tries && !this.socket && document.visibilityState === "visible") {
      clearTimeout(this.timer);
      this.open();
    }
  };
}
