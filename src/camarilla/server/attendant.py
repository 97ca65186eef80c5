"""Who sees to it that a match goes on: the clock, and the bots.

Whatever they do is an ordinary decision; one that comes too late is refused by the window. So two
of them at work on one match do no harm. The node that took the last decision goes on; what it fails
to do, another one does when it is overdue (`caretaker`).
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import SystemRandom
from typing import Any

from camarilla.bots import BOTS, Bot, Reasons, bot_named
from camarilla.kernel import BadSetup, CamarillaError, Game, Illegal, Loose, Reply
from camarilla.server.clocks import MISSES_BEFORE_A_BOT, PACES
from camarilla.server.document import Holder, MatchDocument
from camarilla.server.due import deadline, grant
from camarilla.server.match import Match
from camarilla.server.matches import Matches
from camarilla.server.refused import Refused
from camarilla.store import Unavailable

log = logging.getLogger(__name__)

STAND_INS = ("honest", "planner", "random")
"""The bots that hold a person's seat while they are away: the first that can play the game."""

QUICK = 0.25
"""Seconds that a bot takes once no person is left in the game: who waits wants to see the end."""

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
        self._closed = False

    async def attend(self, match_id: str) -> None:
        """Look after a match: called whenever it has moved on, or a seat has changed hands."""
        match = await self._matches.get(match_id)
        if match.over:
            self._stop_clock(match_id)
            if match.document.winners is None and not match.closing:
                match.closing = True
                try:
                    await self._ended(match)
                finally:
                    match.closing = False
            return
        if match.document.misses:
            await self._replace_the_absent(match)
        for seat in match.game.asked:
            if match.document.holders[seat].played_by_bot:
                self._wake_bot(match, seat)
        self._set_clock(match)

    def release(self, match_id: str) -> None:
        """Another node has taken the last decision of this match, and goes on with it."""
        self._stop_clock(match_id)

    async def close(self) -> None:
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thinking.shutdown(wait=False, cancel_futures=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Unavailable):
            log.warning("a match has to wait: %s", error)
        elif error is not None:
            log.error("a match could not be attended", exc_info=error)

    # -- bots ------------------------------------------------------------------------------------

    def _wake_bot(self, match: Match, seat: int) -> None:
        window = match.game.window
        assert window is not None
        key = (match.id, window, seat)
        if key not in self._busy:
            self._busy.add(key)
            self._spawn(self._let_bot_answer(match, window, seat))

    async def _let_bot_answer(self, match: Match, window: int, seat: int) -> None:
        """A bot answers after a while that was drawn before it began to think, so that the time
        it takes does not depend on what it holds."""
        try:
            loop = asyncio.get_running_loop()
            due = loop.time() + self._pause_at(match)
            game = match.game
            if game.window != window or seat not in game.asked:
                return  # somebody was quicker than this task
            bot = bot_for(match.document.holders[seat], match.document.header.game)
            thought = await loop.run_in_executor(self._thinking, _think, bot, game, seat)
            await asyncio.sleep(due - loop.time())
            if match.document.holders[seat].played_by_bot:  # else its person is back
                await self._try(match, seat, window, *thought)
        finally:
            self._busy.discard((match.id, window, seat))

    def _pause_at(self, match: Match) -> float:
        """How long a bot takes: it depends on what everybody sees, and on chance, alone."""
        if people_left(match):
            return chance.uniform(*self._pause)
        return min(QUICK, self._pause[0])

    # -- clocks ----------------------------------------------------------------------------------

    def deadline(self, match: Match, seat: int) -> float | None:
        """When a seat's time for the open question is up."""
        return deadline(match.document, match.game.window, match.opened, seat)

    async def more_time(self, match: Match, seat: int) -> None:
        """Draw on a seat's reserve for the open window."""
        pace = PACES[match.document.pace]
        left = 0.0 if pace is None else pace.reserve - match.document.drawn.get(seat, 0.0)
        window = match.game.window
        if pace is None or left <= 0 or window is None:
            raise Refused(Refused.NOT_NOW, "this seat has no time in reserve")
        seconds = min(pace.draw, left)
        await self._matches.change(match.id, lambda now: grant(now, seat, window, seconds))
        self._set_clock(match)

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
        for seat in match.game.asked:
            due = self.deadline(match, seat)
            if due is None or due > self._now() or match.game.window != window:
                continue
            defaults = match.game.question(seat).defaults
            if await self._try(match, seat, window, chance.choice(defaults)):
                await self._matches.change(match_id, partial(_missed, seat=seat))
        await self._replace_the_absent(match)
        if not match.over:
            self._set_clock(match)

    async def _replace_the_absent(self, match: Match) -> None:
        """Whoever has let three questions pass is held by a bot, but not before the window that
        they were asked in has closed: else everybody would see who has answered it."""
        for seat, misses in list(match.document.misses.items()):
            held = match.document.holders[seat].played_by_bot
            if misses >= MISSES_BEFORE_A_BOT and not held and seat not in match.game.state.answers:
                await self._matches.hold(match.id, seat, stand_in=True)
                await self._held(match.id)

    async def _try(
        self,
        match: Match,
        seat: int,
        window: int | None,
        reply: Reply,
        reasons: Reasons | None = None,
    ) -> bool:
        """Decide for a seat; whether that was still possible."""
        if window is None:
            return False
        try:
            await self._matches.decide(match.id, seat, window, reply, reasons)
        except Illegal as error:
            if error.code == Illegal.NOT_OFFERED:
                log.error("match %s: a bot said %s, which it was not offered", match.id, reply)
                default = chance.choice(match.game.question(seat).defaults)
                return await self._try(match, seat, window, default)
            return False  # somebody was quicker
        except CamarillaError as error:
            log.warning("match %s: %s", match.id, error)
            return False
        return True


def people_left(match: Match) -> bool:
    """Is there a person who plays for themselves, and is still in the game?"""
    holders = match.document.holders
    return any(not holders[seat].played_by_bot for seat in match.game.state.table.living)


def _missed(document: MatchDocument, seat: int) -> MatchDocument:
    return document.missed(seat, document.misses.get(seat, 0) + 1)


def bot_for(holder: Holder, game: str) -> Bot:
    """The bot that plays this seat."""
    if holder.bot is not None and not holder.stand_in:
        return bot_named(holder.bot, game, live=True)
    able = [name for name in STAND_INS if name in BOTS and _can_play(name, game)]
    return bot_named(able[0], game, live=True)


def _can_play(bot: str, game: str) -> bool:
    try:
        bot_named(bot, game)
    except BadSetup:
        return False
    return True


def _think(bot: Bot, game: Game, seat: int) -> tuple[Reply, Reasons | None]:
    """What a bot says, and why. One that fails says what is said for a seat that is silent."""
    question = game.question(seat)
    try:
        reply = bot.reply(game.view(seat), question, Loose(secrets.randbits(64)))
        return reply, bot.why()
    except Exception:
        log.exception("the bot %s failed at a question of kind %s", bot.name, question.kind)
        return chance.choice(question.defaults), None
