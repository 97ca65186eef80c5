/** One socket that comes back by itself. What was asked and not answered is asked again. */

import { Refusal } from "./api.ts";
import type { Ack, FromClient, ToClient } from "./types.ts";

type Asked = { message: FromClient; done: (ack: Ack) => void; fail: (error: Refusal) => void };
export type Condition = "closed" | "connecting" | "open" | "lost" | "replaced";

const WAITS = [300, 800, 1500, 3000, 5000];
const QUIET = 25_000;

export class Connection {
  private socket: WebSocket | null = null;
  private asked = new Map<number, Asked>();
  private refs = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private greeted = false;

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
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ToClient);
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
      this.asked.set(ref, { message, done, fail });
      if (this.greeted) this.raw({ ...message, ref });
    });
  }

  private stop(condition: Condition): void {
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.changed(condition);
  }

  private raw(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ToClient): void {
    this.heard = Date.now();
    if (message.type === "welcome") {
      this.tries = 0;
      this.greeted = true;
      const first = this.greet();
      if (first) this.raw({ ...first, ref: 0 });
      for (const [ref, { message: again }] of this.asked) this.raw({ ...again, ref });
      this.changed("open");
    } else if (message.type === "replaced") {
      this.stop("replaced");
    } else if ((message.type === "ack" || message.type === "error") && message.ref) {
      const asked = this.asked.get(message.ref);
      this.asked.delete(message.ref);
      if (message.type === "ack") asked?.done(message);
      else asked?.fail(new Refusal(message.code, message.reason));
      return;
    }
    this.take(message);
  }

  /** A line that says nothing is asked whether it is there; a dead one is given up. */
  private beat(): void {
    if (Date.now() - this.heard > QUIET * 1.5) this.socket?.close();
    else this.raw({ type: "ping" });
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
