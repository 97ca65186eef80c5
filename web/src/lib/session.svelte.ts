/** The room we are in and the match in it, put together from the server's frames. */

import { myToken, Refusal } from "./api.ts";
import { Connection, type Condition } from "./connection.ts";
import { fetchOffered, someone } from "./me.svelte.ts";
import { settings } from "./settings.svelte.ts";
import type {
  AnyEvent,
  EndedMessage,
  FromClient,
  RoomShown,
  Said,
  SeenMessage,
  ToClient,
} from "./types.ts";

export interface Seat extends SeenMessage {
  /** When this seat's time is up, by `performance.now()`; null without a clock. */
  due: number | null;
}

type News = (events: AnyEvent[], seat: number | null) => void;

class Session {
  code = $state("");
  condition = $state<Condition>("closed");
  room = $state.raw<RoomShown | null>(null);
  /** The match as each of our seats sees it; as a spectator under null. */
  seats = $state.raw<ReadonlyMap<number | null, Seat>>(new Map());
  ended = $state.raw<EndedMessage | null>(null);
  talk = $state.raw<readonly Said[]>([]);
  trouble = $state("");
  me = $state("");

  private connection: Connection | null = null;
  /** The latest way in: an older one that comes late is none. */
  private entering: object | null = null;
  private listeners = new Set<News>();

  get isHost(): boolean {
    return this.room !== null && this.room.host === this.me;
  }

  /** What was said, without those whom this device does not want to hear. */
  get audible(): readonly Said[] {
    return this.talk.filter((line) => !settings.muted.includes(line.user));
  }

  /** Called with what has just happened, once, and never with the past that is caught up on. */
  onNews(listener: News): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async enter(code: string): Promise<void> {
    const wanted = code.toUpperCase();
    if (this.code === wanted && this.connection && this.condition !== "replaced") return;
    this.leaveQuietly();
    this.code = wanted;
    const entering = (this.entering = {});
    const { user } = await someone();
    if (this.entering !== entering) return; // went elsewhere meanwhile, perhaps in here again
    this.me = user;
    void fetchOffered().catch(() => undefined); // without it there are names and choices missing
    this.connection = new Connection(myToken, this.take, this.conditioned, this.greeting);
    this.connection.open();
  }

  /** Turn away without leaving the seat. */
  leaveQuietly(): void {
    this.connection?.close();
    this.connection = null;
    this.entering = null;
    this.code = "";
    this.room = null;
    this.seats = new Map();
    this.ended = null;
    this.talk = [];
    this.trouble = "";
  }

  async ask(message: FromClient): Promise<boolean> {
    if (!this.connection) return false;
    try {
      await this.connection.ask(message);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === "gone") return false;
      // Somebody was quicker: the next frame shows what is asked now.
      if (message.type !== "decide") this.trouble = error.code;
      return false;
    }
  }

  /** Wait until something holds of the session. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((done) => {
      const stop = $effect.root(() => {
        $effect(() => {
          if (!holds()) return;
          done();
          queueMicrotask(() => stop());
        });
      });
    });
  }

  private conditioned = (condition: Condition): void => {
    this.condition = condition;
  };

  private greeting = (): FromClient => {
    const seen = [...this.seats.values()];
    const first = seen[0];
    const mine = first?.holders.filter((holder) => holder.user === this.me).length ?? 0;
    // The line may have broken between the frames of two seats: then all is told anew.
    if (!first || seen.length < mine) return { type: "enter", room: this.code };
    const number = Math.min(...seen.map((seat) => seat.view.events.length));
    return { type: "enter", room: this.code, seen: { match: first.match, number } };
  };

  private take = (message: ToClient): void => {
    switch (message.type) {
      case "welcome":
        this.me = message.user;
        break;
      case "room":
        this.room = message;
        break;
      case "seen":
        this.keep(message);
        break;
      case "answered":
        this.count(message.match, message.window, message.answers);
        break;
      case "ended":
        this.ended = message;
        break;
      case "said":
        if (message.number > (this.talk.at(-1)?.number ?? 0)) this.talk = [...this.talk, message];
        break;
      case "error":
        this.trouble = message.code;
        break;
    }
  };

  /** A frame holds the events from number `first` on. */
  private keep(message: SeenMessage): void {
    let before = this.seats.get(message.seat);
    const others = new Map(this.seats);
    if (!before) keepHash(message.match, message.commitment);
    if ([...others.values()].some((seat) => seat.match !== message.match)) {
      others.clear();
      before = undefined;
      this.ended = null;
    }
    const events = [...(before?.view.events.slice(0, message.first) ?? []), ...message.view.events];
    const due = message.clock ? performance.now() + message.clock.left * 1000 : null;
    others.set(message.seat, { ...message, first: 0, view: { ...message.view, events }, due });
    this.seats = new Map([...others].sort(([a], [b]) => (a ?? -1) - (b ?? -1)));
    const fresh = events.slice(before?.view.events.length ?? 0);
    // Coming in late, or coming back after a while, is not news.
    const caughtUp = before === undefined && fresh.length > 12;
    if (fresh.length && !caughtUp) for (const tell of this.listeners) tell(fresh, message.seat);
  }

  private count(match: string, window: number, answers: number): void {
    this.seats = new Map(
      [...this.seats].map(([key, seat]) => {
        const same = seat.match === match && seat.view.window?.number === window;
        return [key, same ? { ...seat, answers } : seat];
      }),
    );
  }
}

/** What was published of the seed before the game, so that it can be checked after it. */
function keepHash(match: string, commitment: string): void {
  const key = `camarilla-hash-${match}`;
  const old = Object.keys(localStorage).filter((name) => name.startsWith("camarilla-hash-"));
  if (old.length > 200) localStorage.removeItem(old[0]!);
  if (!localStorage.getItem(key)) localStorage.setItem(key, commitment);
}

export const session = new Session();
