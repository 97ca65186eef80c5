/** Ways into a match. */

import { api, Refusal } from "./api.ts";
import { fetchOffered, someone } from "./me.svelte.ts";
import { go, route } from "./router.svelte.ts";
import { session } from "./session.svelte.ts";
import type { FromClient, RoomShown } from "./types.ts";

/** The strongest bot first: the server lists them from weak to strong. */
export function bestBot(bots: readonly string[]): string {
  return bots.filter((bot) => bot !== "random").at(-1) ?? "random";
}

/** Whoever turns to another page while a room is made ready is not dragged into it, and what was to
 * be done there is not done elsewhere. */
class Stay {
  private from = route();

  get over(): boolean {
    return route() !== this.from;
  }

  async enter(code: string): Promise<void> {
    if (!this.over) await session.enter(code);
  }

  async ask(message: FromClient): Promise<boolean> {
    return !this.over && (await session.ask(message));
  }

  end(code: string): void {
    if (!this.over) go(`room/${code}`);
  }
}

/** One click: a room, bots on its other seats, and off. */
export async function playAgainstBots(game = "coup", seats = 4): Promise<void> {
  const stay = new Stay();
  const [offered] = await Promise.all([fetchOffered(), someone()]);
  const able = offered.games.find((each) => each.key === game)?.bots ?? [];
  const { code } = await api.openRoom({ game, seats, pace: "none" });
  await stay.enter(code);
  for (let place = 1; place < seats; place++) {
    if (!(await stay.ask({ type: "seat_bot", place, bot: bestBot(able) }))) return;
  }
  await stay.ask({ type: "start" });
  stay.end(code);
}

/** The same table once more, without waiting for the bots who still play at it. */
export async function playAgain({ game, options, pace, spectators, shuffle, places }: RoomShown): Promise<void> {
  const stay = new Stay();
  await stay.ask({ type: "leave" });
  const seats = places.length;
  const { code } = await api.openRoom({ game, options, pace, spectators, shuffle, seats });
  await stay.enter(code);
  await stay.ask({ type: "stand", place: 0 });
  for (const [place, { bot, name }] of places.entries()) {
    await stay.ask(bot ? { type: "seat_bot", place, bot } : { type: "sit", place, name });
  }
  await stay.ask({ type: "start" });
  stay.end(code);
}

export async function openRoom(game = "coup"): Promise<void> {
  const stay = new Stay();
  await someone();
  const { code } = await api.openRoom({ game, seats: 4 });
  stay.end(code);
}

/** Whoever is waiting; else a new public room. */
export async function quickMatch(): Promise<void> {
  const stay = new Stay();
  await someone();
  let code: string;
  try {
    ({ code } = await api.quick());
  } catch (error) {
    if (!(error instanceof Refusal) || !["404", "405", "no such page"].includes(error.code)) throw error;
    const waiting = (await api.rooms()).find((room) => !room.playing && room.free > 0);
    ({ code } = waiting ?? (await api.openRoom({ game: "coup", seats: 4, public: true })));
  }
  await stay.enter(code);
  await session.until(() => stay.over || session.room !== null || session.trouble !== "");
  await sitDown(stay);
  stay.end(code);
}

/** On the first free place; on the next one where somebody was quicker. */
async function sitDown(stay: Stay): Promise<void> {
  const places = session.room?.places ?? [];
  if (places.some((place) => place.user === session.me)) return;
  for (const [place, { user, bot }] of places.entries()) {
    if (user || bot) continue;
    session.trouble = "";
    if (await stay.ask({ type: "sit", place })) return;
  }
}

/** Several people at one device: each on a place of their own, bots on the rest. */
export async function passAndPlay(names: string[], bots: number, game = "coup"): Promise<void> {
  const stay = new Stay();
  const [offered] = await Promise.all([fetchOffered(), someone()]);
  const able = offered.games.find((each) => each.key === game)?.bots ?? [];
  const seats = names.length + bots;
  const { code } = await api.openRoom({ game, seats, pace: "none", spectators: false });
  await stay.enter(code);
  await stay.ask({ type: "stand", place: 0 });
  for (const [place, name] of names.entries()) await stay.ask({ type: "sit", place, name });
  for (let place = names.length; place < seats; place++) {
    await stay.ask({ type: "seat_bot", place, bot: bestBot(able) });
  }
  await stay.ask({ type: "start" });
  stay.end(code);
}
