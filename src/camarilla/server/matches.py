"""Matches: decisions are checked, written to the log, and only then applied and announced.

A live match is a replica of its log. Nothing in it is the truth; whatever process has one can take
a decision, and the log's numbering decides between two that try at once.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal, TypeAlias
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from camarilla.bots import Reasons
from camarilla.kernel import CamarillaError, Decision, Illegal, Reply, Transcript
from camarilla.server.bus import Bus, Notice
from camarilla.server.document import MatchDocument
from camarilla.server.due import due
from camarilla.server.laying import lay
from camarilla.server.match import Match
from camarilla.server.refused import Refused
from camarilla.server.room import Room
from camarilla.store import Conflict, Kept, LogRow, Store

LIVE_AT_MOST = 20_000
DONE_AT_MOST = 200
TRIES = 8

DocumentChange: TypeAlias = Callable[[MatchDocument], MatchDocument]


class News(Struct, frozen=True):
    """What another process did in a match."""

    match: Match
    moved: bool
    """It has decided something."""
    changed: bool
    """It has changed who holds a seat."""


class Matches:
    """All matches: begun, loaded, and decided in."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        now: Callable[[], float],
        count: Callable[[], None] = lambda: None,
        pause: float = 0.0,
        grace: float = 5.0,
    ) -> None:
        """`count` is called for every decision that has been written; `pause` is how long a bot
        takes at most, `grace` how long after that others wait until they see to it."""
        self._store = store
        self._bus = bus
        self._now = now
        self._count = count
        self._pause = pause
        self._grace = grace
        self._resumed = now()
        self._live: OrderedDict[str, Match] = OrderedDict()
        self._done: OrderedDict[str, Match] = OrderedDict()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def begin(self, room: Room, match_id: str) -> Match:
        """Begin a match in a room."""
        at = self._now()
        document = lay(room, match_id, at)
        match = Match(document, 1, at)
        users = tuple(holder.user for holder in document.holders if holder.user is not None)
        encoded = msgspec.json.encode(document)
        overdue = due(document, match.game, at, at, self._pause, self._grace)
        await self._store.add_match(match_id, room.code, encoded, users, at, overdue)
        self._keep(match)
        return match

    async def get(self, match_id: str) -> Match:
        """A match, brought up to its log if it is not live here."""
        match = self._live.get(match_id)
        if match is not None:
            self._live.move_to_end(match_id)
            return match
        lock = self._loading.setdefault(match_id, asyncio.Lock())
        async with lock:  # one replica, not two: the older of them would tell an older story
            match = self.known(match_id)
            if match is None:
                match = await self._load(match_id)
                self._keep(match)
        return match

    def _keep(self, match: Match) -> None:
        """Remember a match; of those that are over only the latest."""
        self._live.pop(match.id, None)
        kept, most = (self._done, DONE_AT_MOST) if match.over else (self._live, LIVE_AT_MOST)
        kept[match.id] = match
        while len(kept) > most:
            kept.popitem(last=False)

    def known(self, match_id: str) -> Match | None:
        """A match, if this process has it in memory."""
        return self._live.get(match_id) or self._done.get(match_id)

    def live(self, match_id: str) -> bool:
        """Is this match going on here?"""
        return match_id in self._live

    def drop(self, match_id: str) -> None:
        """Nobody here follows this match any more: it can be had from its log."""
        match = self._live.get(match_id)
        if match is not None and not match.lock.locked():
            del self._live[match_id]

    def resume(self, at: float) -> None:
        """Before this moment nobody could be served: it is nobody's thinking time."""
        if at > self._resumed:
            self._resumed = at
            for match in self._live.values():
                match.opened = max(match.opened, at)

    @property
    def going_on(self) -> int:
        return len(self._live)

    async def _load(self, match_id: str) -> Match:
        kept = await self._store.match(match_id)
        if kept is None:
            raise Refused(Refused.NO_MATCH, f"there is no match {match_id[:20]}")
        document = _decoded(kept)
        match = Match(document, kept.version, max(document.started, self._resumed))
        await self._catch_up(match)
        return match

    async def _catch_up(self, match: Match) -> bool:
        """Apply what the log has and this replica has not; whether there was anything."""
        lines = await self._store.log(match.id, match.sequence)
        game = match.game.copy() if lines else match.game
        for _, line, made in lines:
            decision = Decision.parse(line)
            before = game.window
            game.decide(decision.seat, decision.reply, decision.window)
            if game.window != before:
                match.opened = max(made, self._resumed)
        match.game = game
        return bool(lines)

    async def refresh(self, match_id: str, hands: bool = True) -> News:
        """See what other processes have done in a match; without `hands`, decisions only."""
        match = self.known(match_id)
        if match is None:
            return News(await self.get(match_id), moved=True, changed=False)
        async with match.lock:
            moved = await self._catch_up(match)
            kept = await self._store.match(match_id) if hands else None
            before = match.document
            if kept is not None and kept.version > match.version:
                match.version, match.document = kept.version, _decoded(kept)
        now = match.document
        if now.winners is not None:
            self._keep(match) if match.over else self._live.pop(match_id, None)
        # Only what people see: that somebody's misses were counted would tell who has answered.
        return News(match, moved, before.holders != now.holders)

    async def latest(self, match_id: str) -> Match:
        """A match as it is in the store, whoever has moved it on."""
        return (await self.refresh(match_id)).match

    async def decide(
        self, match_id: str, seat: int, window: int, reply: Reply, reasons: Reasons | None = None
    ) -> int:
        """Take a decision; its number in the log, once it is on disk. A bot's reasons are kept
        with it, and told to nobody: see `reasons`."""
        match = await self.get(match_id)
        before = match.game
        try:
            async with match.lock:
                sequence = await self._append(match, Decision(window, seat, reply), reasons)
        finally:
            if match.game is not before:  # also where only another process has decided something
                await self._bus.publish(_notice("match", match, match.sequence))
        return sequence

    async def _append(self, match: Match, decision: Decision, reasons: Reasons | None) -> int:
        why = None if reasons is None else _kept_of(reasons, decision.reply)
        for _ in range(TRIES):
            try:
                game = match.after(decision)
            except Illegal:  # as far as we know: perhaps others know more
                if not await self._catch_up(match):
                    raise
                continue
            sequence = match.sequence + 1
            at = self._now()
            opened = at if game.window != match.game.window else match.opened
            overdue = due(match.document, game, opened, at, self._pause, self._grace)
            row = LogRow(match.id, sequence, str(decision), at, overdue, why)
            try:
                await self._store.append(row)
            except Conflict:  # another process was first: see what it did, and try again
                await self._catch_up(match)
                continue
            match.move_on(game, at)
            self._count()
            return sequence
        raise Refused(Refused.BUSY, "the match is changing too fast, try again")

    async def change(self, match_id: str, change: DocumentChange) -> None:
        """Change what is kept of a match: who holds a seat, how it ended."""
        match = self.known(match_id)
        if match is None:
            kept = await self._store.match(match_id)
            if kept is None:
                return
            document = _decoded(kept)
            match = await self._go_on(document)
            if match is None:
                await self._save(kept.version, document, change, None)
                return
        async with match.lock:
            before = match.version
            saved = await self._save(match.version, match.document, change, match)
            match.version, match.document = saved
        if match.version != before:
            self._bus.tell(_notice("hands", match, match.version))

    async def _go_on(self, document: MatchDocument) -> Match | None:
        """A match that goes on, loaded; None if it is over, or not of our rules."""
        try:
            return None if document.winners is not None else await self.get(document.id)
        except CamarillaError:
            return None

    async def _save(
        self, version: int, document: MatchDocument, change: DocumentChange, match: Match | None
    ) -> tuple[int, MatchDocument]:
        for _ in range(TRIES):
            changed = change(document)
            if changed == document:
                return version, document
            at = self._now()
            ended = at if changed.winners is not None else None
            overdue, sequence = None, 0
            if match is not None:
                overdue = due(changed, match.game, match.opened, at, self._pause, self._grace)
                sequence = match.sequence
            encoded = msgspec.json.encode(changed)
            try:
                await self._store.save_match(
                    document.id, version + 1, encoded, ended, overdue, sequence
                )
                return version + 1, changed
            except Conflict:
                kept = await self._store.match(document.id)
                assert kept is not None
                version, document = kept.version, _decoded(kept)
        raise Refused(Refused.BUSY, "the match is changing too fast, try again")

    async def hold(self, match_id: str, seat: int, stand_in: bool) -> None:
        """A bot takes over a person's seat, or gives it back."""
        await self.change(match_id, lambda document: document.held(seat, stand_in))

    async def close(self, match: Match) -> None:
        """Note how a match ended."""
        outcome = match.game.outcome
        assert outcome is not None
        await self.change(
            match.id,
            lambda document: replace(document, winners=outcome.winners, reason=outcome.reason),
        )
        self._keep(match)

    async def abandon(self, match_id: str) -> None:
        """A match that was never begun, or that this program cannot go on with."""
        await self.change(
            match_id, lambda document: replace(document, winners=(), reason="abandoned")
        )
        self._live.pop(match_id, None)

    async def room_of(self, match_id: str) -> str | None:
        """The room in which a match is played."""
        kept = await self._store.match(match_id)
        return None if kept is None else _decoded(kept).room

    def transcript(self, match: Match) -> Transcript:
        """The whole match. Only for one that is over: it holds the seed."""
        _must_be_over(match)
        return match.game.transcript()

    async def reasons(self, match: Match) -> dict[int, Reasons]:
        """Why bots decided as they did, by the numbers of their decisions. Only for a match that
        is over: it tells their hands."""
        _must_be_over(match)
        kept = await self._store.reasons(match.id)
        return {number: msgspec.json.decode(why, type=Reasons) for number, why in kept}


def _must_be_over(match: Match) -> None:
    if not match.over:
        raise Refused(Refused.NOT_NOW, "a transcript is given out when the match is over")


def _kept_of(reasons: Reasons, chosen: Reply) -> str:
    return msgspec.json.encode(reasons.brief(str(chosen))).decode()


def _notice(kind: Literal["match", "hands"], match: Match, number: int) -> Notice:
    return Notice(kind, match.document.room, match.id, number)


def _decoded(kept: Kept) -> MatchDocument:
    return msgspec.json.decode(kept.document, type=MatchDocument)
