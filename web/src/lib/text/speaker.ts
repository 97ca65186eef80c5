/** The one who speaks: `text/speaker.py` again, over the same messages. */

import type { AnyEvent, Outcome, Reply, View } from "../types.ts";
import { COLOURS } from "../../royal/deck.ts";
import { Components } from "./components.ts";
import { Teller, isShut, toldApartBy } from "./arguments.ts";
import { capital, kebab, type Arguments, type Library } from "./library.ts";
import { Scene, rolesInPlay } from "./scene.ts";

type Names = readonly string[];

export class Speaker {
  private nounForms = new Map<string, Record<string, string>>();

  /** `shelf`: the language's own library, then the one to fall back on. */
  constructor(
    private shelf: Library[],
    private strict = false,
    private components = new Components(),
  ) {}

  /** A speaker who knows the names that a table has brought along with its options. */
  forTable(options: Record<string, unknown>): Speaker {
    const components = new Components(options);
    if (components.deck === this.components.deck) return this;
    return new Speaker(this.shelf, this.strict, components);
  }

  get language(): string {
    return this.shelf[0]?.language ?? "en";
  }

  // -- any message -------------------------------------------------------------------------------

  say(message: string, told: Arguments = {}): string {
    return this.first([message], told, message.replaceAll("-", " "));
  }

  /** A message that a game may have its own words for: `table-turn-royal`, then `table-turn`. */
  sayOf(game: string, message: string, told: Arguments = {}): string {
    return this.first([`${message}-${kebab(game)}`, message], told, message.replaceAll("-", " "));
  }

  /** A message's attribute, such as a button's `.hint`; empty where there is none. */
  form(message: string, form: string, told: Arguments = {}): string {
    return this.shelf.find((shelf) => shelf.has(message))?.forms(message, told)[form] ?? "";
  }

  has(message: string): boolean {
    return this.shelf.some((shelf) => shelf.has(message));
  }

  private first(messages: string[], told: Arguments, instead: string): string {
    for (const shelf of this.shelf) {
      const found = shelf.first(messages);
      if (found === undefined) continue;
      const { text, errors } = shelf.say(found, told);
      if (errors.length && this.strict) throw new Error(`${found}: ${errors.join(", ")}`);
      return text;
    }
    if (this.strict) throw new Error(`no message: ${messages.join(" or ")}`);
    return instead;
  }

  private forms = (kind: string, key: string, count = 1): Record<string, string> => {
    const known = this.nounForms.get(`${kind} ${key} ${count}`);
    if (known) return known;
    const { message, about, cubes } = this.components.find(kind, key);
    const counted = cubes.length ? this.teller([], null).counted("cubes", "cube", cubes) : {};
    const told = { count, ...about, ...counted };
    const plain = capital(key.replaceAll("_", " "));
    const found = {
      ...{ a: plain, the: plain, noun: plain.toLowerCase() },
      ...this.shelf.find((shelf) => shelf.has(message))?.forms(message, told),
      "": this.first([message], told, plain),
    };
    this.nounForms.set(`${kind} ${key} ${count}`, found);
    return found;
  };

  /** A list as a language writes it: `Ann, Ben and Cleo`. */
  join = (words: string[]): string => {
    if (words.length < 2) return words.join("");
    let text = this.say("list-pair", { first: words.at(-2)!, last: words.at(-1)! });
    for (const word of words.slice(0, -2).reverse()) {
      text = this.say("list-more", { first: word, rest: text });
    }
    return text;
  };

  /** Entries, each with a message of its own, as the one argument `$list`. */
  private listed(message: string, entries: Arguments[]): Arguments {
    const words = entries.map((entry) => this.first([message], entry, "…"));
    let text = words.at(-1) ?? "";
    for (const word of words.slice(0, -1).reverse()) {
      text = this.say("list-entries", { first: word, rest: text });
    }
    return { list: text, "list-count": words.length };
  }

  private teller(names: Names, me: number | null): Teller {
    return new Teller(names, me, this.forms, this.join);
  }

  /** A noun in all its forms, as arguments: `{role: …, "role-the": …}`. */
  noun(field: string, kind: string, key: string): Arguments {
    return this.teller([], null).nouns(field, kind, [key]);
  }

  // -- roles and games ---------------------------------------------------------------------------

  game(key: string): string {
    return this.first([`game-${kebab(key)}`], {}, capital(key));
  }

  gameCard(key: string): string {
    return this.first([`card-game-${kebab(key)}`], {}, this.game(key));
  }

  role(name: string, form = ""): string {
    return this.forms("role", name)[form] ?? "";
  }

  action(name: string): string {
    return this.forms("action", name)[""] ?? "";
  }

  /** The name of a thing that is neither, such as a place or a colour, or a form of it. */
  named(kind: string, key: string, form = ""): string {
    return this.forms(kind, key)[form] ?? "";
  }

  /** Cubes, or secret cards, counted by colour: `2 Information and 1 Art`. */
  counted(colours: readonly string[]): string {
    return String(this.teller([], null).counted("cubes", "cube", colours).cubes);
  }

  roleCard(name: string): string {
    return this.first([`card-${kebab(name)}`], {}, this.role(name));
  }

  // -- what happened -----------------------------------------------------------------------------

  event(event: AnyEvent, names: Names, me: number | null = null): string {
    const message = `event-${kebab(event.event)}`;
    const key = toldApartBy(event);
    let messages = key ? [`${message}-${kebab(key)}`, message] : [message];
    if (isShut(event)) messages = messages.map((each) => `${each}-sealed`);
    const teller = this.teller(names, me);
    const told = teller.tell(event);
    const entry = `entry-${kebab(event.event)}`;
    if (this.has(entry)) Object.assign(told, this.listed(entry, teller.entries(event)));
    return this.first(messages, told, plainly(event, names));
  }

  outcome(outcome: Outcome, names: Names, me: number | null = null): string {
    const told = { ...this.teller(names, me).tell(outcome), count: outcome.winners.length };
    return this.first([`outcome-${kebab(outcome.reason)}`, "outcome"], told, outcome.reason);
  }

  // -- what is asked -----------------------------------------------------------------------------

  question(view: View, names: Names): string {
    return this.say("question", { stage: this.stage(view, names), ask: this.ask(view, names) });
  }

  /** What is under way, as one sentence. */
  stage(view: View, names: Names): string {
    if (view.outcome) return this.outcome(view.outcome, names, view.seat);
    const scene = new Scene(view);
    if (scene.subject) return this.event(scene.subject, names, view.seat);
    const told = scene.arguments(this.teller(names, view.seat));
    const message = `stage-${scene.name}`;
    const messages = "cause" in told ? [`${message}-${kebab(String(told.cause))}`] : [];
    const last = scene.turn.at(-1);
    if (last && !this.has(message)) return this.event(last, names, view.seat);
    return this.first([...messages, message], told, scene.name.replaceAll("-", " "));
  }

  /** What the seat of this view is asked; if it is not asked, who is. */
  ask(view: View, names: Names): string {
    const scene = new Scene(view);
    const teller = this.teller(names, view.seat);
    if (scene.kind !== null) {
      const messages = [`ask-${scene.kind}-${kebab(view.game)}`, `ask-${scene.kind}`];
      return this.first(messages, scene.arguments(teller), `${scene.kind}?`);
    }
    const others = (view.window?.seats ?? []).filter((seat) => seat !== view.seat);
    if (!others.length) return "";
    return this.first(["waiting"], { ...teller.seats("seats", others), count: others.length }, "…");
  }

  // -- what may be answered ----------------------------------------------------------------------

  /** A reply as a button says it: with what it leads to. */
  reply(reply: Reply, view: View, names: Names): string {
    return this.replied("reply", reply, view, names, notation(reply));
  }

  /** What replies with the same verb have in common, where they differ in their target. */
  group(reply: Reply, view: View, names: Names): string {
    const plain = this.forms("action", reply.verb)[""] ?? reply.verb;
    return this.replied("group", { verb: reply.verb }, view, names, plain);
  }

  /** What tells a reply from others with the same verb: its target. */
  target(reply: Reply, view: View, names: Names): string {
    const name = reply.seat == null ? "" : (names[reply.seat] ?? "");
    return this.replied("target", reply, view, names, name, true);
  }

  private replied(
    start: string,
    reply: Reply,
    view: View,
    names: Names,
    instead: string,
    general = false,
  ): string {
    const scene = new Scene(view);
    const verb = kebab(reply.verb);
    const special = [
      `${scene.kind ?? "None"}-${scene.about ?? "None"}`,
      `${scene.kind ?? "None"}-${scene.action ?? "None"}`,
      ...rolesInPlay(view).map(kebab),
      kebab(view.game),
      scene.kind ?? "",
    ];
    const messages = special.filter(Boolean).map((end) => `${start}-${verb}-${end}`);
    messages.push(`${start}-${verb}`);
    if (general) messages.push(start);
    return this.first(messages, this.replyArguments(scene, reply, names), instead);
  }

  private replyArguments(scene: Scene, reply: Reply, names: Names): Arguments {
    const { view } = scene;
    const teller = this.teller(names, view.seat);
    const told: Arguments = { ...scene.arguments(teller), verb: reply.verb };
    if (reply.seat != null) {
      told.seat = teller.name(reply.seat);
      told.coins = coins(view, reply.seat);
    }
    if (reply.what != null) Object.assign(told, what(teller, reply.verb, reply.what));
    if (view.seat !== null) told["my-coins"] = coins(view, view.seat);
    return told;
  }

  /** Why a reply is not to be had now. */
  closed(why: string, verb = ""): string {
    const message = `closed-${kebab(why)}`;
    return this.first([`${message}-${kebab(verb)}`, message], {}, why.replaceAll("_", " "));
  }
}

/** The notation of a reply, as the server reads it: `steal 2`, `block duke`. */
export function notation(reply: Reply): string {
  return [reply.verb, reply.seat, reply.what].filter((word) => word != null).join(" ");
}

/** What a reply names besides a seat: a plan, a cube by its colour, or a role. */
function what(teller: Teller, verb: string, key: string): Arguments {
  if (verb === "plan") return teller.plan(key);
  if ((COLOURS as readonly string[]).includes(key)) {
    return { ...teller.counted("what", "cube", [key]), ...teller.nouns("colour", "colour", [key]) };
  }
  return teller.nouns("what", "role", [key]);
}

function coins(view: View, seat: number): number {
  const table = view.table as { seats?: { coins?: number }[] };
  return table.seats?.[seat]?.coins ?? 0;
}

function plainly(event: AnyEvent, names: Names): string {
  const seat = (event as { seat?: unknown }).seat;
  const kind = kebab(event.event).replaceAll("-", " ");
  return typeof seat === "number" ? `${names[seat] ?? seat + 1}: ${kind}` : capital(kind);
}
