"""Who sees to it that a match goes on: the clock, and the bots.

Whatever they do is an ordinary decision; one that comes too late is refused by the window. So two
of them at work on one match do no harm.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from typing import Any

from camarilla.bots import Bot, bot_named
from camarilla.kernel import CamarillaError, Loose, Question, Reply, View
from camarilla.server.clocks import MISSES_BEFORE_A_BOT, PACES, Pace
from camarilla.server.matches import Holder, Match, Matches

log = logging.getLogger(__name__)

STAND_IN = {"coup": "honest", "guatemala": "honest", "royal": "planner"}
"""The bot that holds a person's seat while they are away."""

chance = SystemRandom()  # the server's own: what it picks tells nothing about the game


class Attendant:
    """Keeps matches going: one short-lived task for each thing to wait for."""

    def __init__(
        self,
        matches: Matches,
        now: Callable[[], float],
        pause: tuple[float, float],
        ended: Callable[[Match], Coroutine[Any, Any, None]],
        held: Callable[[str], Coroutine[Any, Any, None]],
    ) -> None:
        self._matches = matches
        self._now = now
        self._pause = pause
        self._ended = ended
        self._held = held
        self._thinking = ThreadPoolExecutor(2, "bot")
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: set[tuple[str, int, int]] = set()  # (match, window, seat) a bot thinks about
        self._timers: dict[str, asyncio.TimerHandle] = {}

    async def attend(self, match_id: str) -> None:
        """Look after a match: called whenever it has moved on, or a seat has changed hands."""
        match = await self._matches.get(match_id)
        if match.over:
            self._stop_clock(match_id)
            if match.document.winners is None:
                await self._matches.close(match_id)
                await self._ended(match)
            return
        for seat in match.game.asked:
            if match.document.holders[seat].played_by_bot:
                self._wake_bot(match, seat)
        self._set_clock(match)

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thinking.shutdown(wait=False, cancel_futures=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a match could not be attended", exc_info=task.exception())

    # -- bots ------------------------------------------------------------------------------------

    def _wake_bot(self, match: Match, seat: int) -> None:
        window = match.game.window
        assert window is not None
        key = (match.id, window, seat)
        if key not in self._busy:
            self._busy.add(key)
            self._spawn(self._let_bot_answer(match, window, seat))

    async def _let_bot_answer(self, match: Match, window: int, seat: int) -> None:
        """After a while that does not depend on what it holds, a bot answers."""
        try:
            await asyncio.sleep(chance.uniform(*self._pause))
            if match.game.window != window or seat not in match.game.asked:
                return
            holder = match.document.holders[seat]
            if not holder.played_by_bot:
                return  # its person is back
            reply = await asyncio.get_running_loop().run_in_executor(
                self._thinking,
                _think,
                bot_for(holder, match.document.header.game),
                match.game.view(seat),
                match.game.question(seat),
            )
            await self._try(match.id, seat, window, reply)
        finally:
            self._busy.discard((match.id, window, seat))

    # -- clocks ----------------------------------------------------------------------------------

    def deadline(self, match: Match, seat: int) -> float | None:
        """When a seat's time for the open question is up."""
        pace = PACES[match.document.pace]
        if pace is None:
            return None
        return match.opened + pace.question + match.extra.get(seat, 0.0)

    def reserve(self, match: Match, seat: int, pace: Pace) -> float:
        return match.reserve.get(seat, pace.reserve)

    def more_time(self, match: Match, seat: int) -> bool:
        """Draw on a seat's reserve; whether there was anything left."""
        pace = PACES[match.document.pace]
        if pace is None:
            return False
        drawn = min(pace.draw, self.reserve(match, seat, pace))
        match.reserve[seat] = self.reserve(match, seat, pace) - drawn
        match.extra[seat] = match.extra.get(seat, 0.0) + drawn
        self._set_clock(match)
        return drawn > 0

    def _stop_clock(self, match_id: str) -> None:
        timer = self._timers.pop(match_id, None)
        if timer is not None:
            timer.cancel()

    def _set_clock(self, match: Match) -> None:
        """Wake up at the next deadline of this match."""
        self._stop_clock(match.id)
        deadlines = [
            due for seat in match.game.asked if (due := self.deadline(match, seat)) is not None
        ]
        if deadlines:
            loop = asyncio.get_running_loop()
            wait = max(0.0, min(deadlines) - self._now()) + 0.01
            self._timers[match.id] = loop.call_later(
                wait, lambda: self._spawn(self._time_is_up(match.id))
            )

    async def _time_is_up(self, match_id: str) -> None:
        """Post the default for every seat whose time is up."""
        match = await self._matches.get(match_id)
        window = match.game.window
        if window is None:
            return
        for seat in match.game.asked:
            due = self.deadline(match, seat)
            if due is None or due > self._now() or match.game.window != window:
                continue
            holder = match.document.holders[seat]
            misses = match.misses[seat] = match.misses.get(seat, 0) + 1
            defaults = match.game.question(seat).defaults
            await self._try(match_id, seat, window, chance.choice(defaults))
            if misses >= MISSES_BEFORE_A_BOT and not holder.played_by_bot:
                await self._matches.hold(match_id, seat, stand_in=True)
                await self._held(match_id)
        self._set_clock(match)

    async def _try(self, match_id: str, seat: int, window: int, reply: Reply) -> None:
        try:
            await self._matches.decide(match_id, seat, window, reply)
        except CamarillaError as error:  # somebody was quicker
            log.debug("match %s: %s", match_id, error)


def bot_for(holder: Holder, game: str) -> Bot:
    """The bot that plays this seat."""
    return bot_named(holder.bot or STAND_IN.get(game, "random"), game)


def _think(bot: Bot, view: View, question: Question) -> Reply:
    return bot.reply(view, question, Loose(secrets.randbits(64)))
