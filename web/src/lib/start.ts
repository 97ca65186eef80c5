/** Ways into a match. */

import { api, Refusal } from "./api.ts";
import { fetchOffered, someone } from "./me.svelte.ts";
import { go } from "./router.svelte.ts";
import { session } from "./session.svelte.ts";
import type { RoomShown } from "./types.ts";

/** The strongest bot first: the server lists them from weak to strong. */
export function bestBot(bots: readonly string[]): string {
  return bots.filter((bot) => bot !== "random").at(-1) ?? "random";
}

/** One click: a room, bots on its other seats, and off. */
export async function playAgainstBots(game = "coup", seats = 4): Promise<void> {
  const [offered] = await Promise.all([fetchOffered(), someone()]);
  const able = offered.games.find((each) => each.key === game)?.bots ?? [];
  const { code } = await api.openRoom({ game, seats, pace: "none" });
  await session.enter(code);
  for (let place = 1; place < seats; place++) {
    if (!(await session.ask({ type: "seat_bot", place, bot: bestBot(able) }))) return;
  }
  await session.ask({ type: "start" });
  go(`room/${code}`);
}

/** The same table once more, without waiting for the bots who still play at it. */
export async function playAgain({ game, options, pace, spectators, shuffle, places }: RoomShown): Promise<void> {
  await session.ask({ type: "leave" });
  const seats = places.length;
  const { code } = await api.openRoom({ game, options, pace, spectators, shuffle, seats });
  await session.enter(code);
  await session.ask({ type: "stand", place: 0 });
  for (const [place, { bot, name }] of places.entries()) {
    await session.ask(bot ? { type: "seat_bot", place, bot } : { type: "sit", place, name });
  }
  await session.ask({ type: "start" });
  go(`room/${code}`);
}

export async function openRoom(game = "coup"): Promise<void> {
  await someone();
  const { code } = await api.openRoom({ game, seats: 4 });
  go(`room/${code}`);
}

/** Whoever is waiting; else a new public room. */
export async function quickMatch(): Promise<void> {
  await someone();
  let code: string;
  try {
    ({ code } = await api.quick());
  } catch (error) {
    if (!(error instanceof Refusal) || !["404", "405", "no such page"].includes(error.code)) throw error;
    const waiting = (await api.rooms()).find((room) => !room.playing && room.free > 0);
    ({ code } = waiting ?? (await api.openRoom({ game: "coup", seats: 4, public: true })));
  }
  await session.enter(code);
  await session.until(() => session.room !== null || session.trouble !== "");
  const seated = session.room?.places.some((place) => place.user === session.me);
  const free = session.room?.places.findIndex((place) => !place.user && !place.bot) ?? -1;
  if (!seated && free >= 0) await session.ask({ type: "sit", place: free });
  go(`room/${code}`);
}

/** Several people at one device: each on a place of their own, bots on the rest. */
export async function passAndPlay(names: string[], bots: number, game = "coup"): Promise<void> {
  const [offered] = await Promise.all([fetchOffered(), someone()]);
  const able = offered.games.find((each) => each.key === game)?.bots ?? [];
  const seats = names.length + bots;
  const { code } = await api.openRoom({ game, seats, pace: "none", spectators: false });
  await session.enter(code);
  await session.ask({ type: "stand", place: 0 });
  for (const [place, name] of names.entries()) await session.ask({ type: "sit", place, name });
  for (let place = names.length; place < seats; place++) {
    await session.ask({ type: "seat_bot", place, bot: bestBot(able) });
  }
  await session.ask({ type: "start" });
  go(`room/${code}`);
}
