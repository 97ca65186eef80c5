"""Matches: decisions are checked, written to the log, and only then applied and announced.

A live match is a replica of its log. Nothing in it is the truth; whatever process has one can take
a decision, and the log's numbering decides between two that try at once.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from camarilla.bots import Reasons
from camarilla.kernel import Decision, Game, Header, Reply, Transcript, rules_for
from camarilla.kernel.transcript import commitment
from camarilla.server.bus import Bus
from camarilla.server.refused import Refused
from camarilla.server.rooms import Place, Room
from camarilla.store import Conflict, Kept, Store

LIVE_AT_MOST = 20_000
DONE_AT_MOST = 200
TRIES = 8


class Holder(Struct, frozen=True):
    """Who plays a seat: a person, a bot, or a bot that stands in for a person."""

    user: str | None
    name: str
    avatar: str
    bot: str | None = None
    stand_in: bool = False

    @property
    def played_by_bot(self) -> bool:
        return self.bot is not None or self.stand_in


class MatchDocument(Struct, frozen=True):
    """What is kept of a match beside its decisions."""

    id: str
    room: str
    header: Header
    pace: str
    spectators: bool
    holders: tuple[Holder, ...]
    places: tuple[int, ...]
    """The place in the room that each seat came from: seats may be shuffled."""
    winners: tuple[int, ...] | None = None
    reason: str | None = None
    drawn: dict[int, float] = {}
    """What each seat has drawn from its reserve of time."""


DocumentChange: TypeAlias = Callable[[MatchDocument], MatchDocument]


class Match:
    """A replica of a match in progress."""

    def __init__(self, document: MatchDocument, version: int, at: float) -> None:
        self.document = document
        self.version = version
        self.game = Game(document.header)
        self.lock = asyncio.Lock()
        self.opened = at  # when the open window was opened
        self.extra: dict[int, float] = {}  # time granted from the reserve, in this window
        self.misses: dict[int, int] = {}  # questions in a row that ran out of time
        self.votes: dict[int, set[str]] = {}
        self.closing = False

    @property
    def id(self) -> str:
        return self.document.id

    @property
    def sequence(self) -> int:
        """How many decisions have been applied."""
        return len(self.game.decisions)

    @property
    def over(self) -> bool:
        return self.game.over

    def seats_of(self, user: str) -> tuple[int, ...]:
        return tuple(s for s, holder in enumerate(self.document.holders) if holder.user == user)

    def after(self, decision: Decision) -> Game:
        """The game as it would be after a decision; `Illegal` if it cannot be taken."""
        game = self.game.copy()
        game.decide(decision.seat, decision.reply, decision.window)
        return game

    def move_on(self, game: Game, at: float) -> None:
        """This replica is that game now."""
        if game.window != self.game.window:
            self.opened = at
            self.extra.clear()
        self.game = game


class Matches:
    """All matches: begun, loaded, and decided in."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        now: Callable[[], float],
        count: Callable[[], None] = lambda: None,
    ) -> None:
        """`count` is called for every decision that has been written."""
        self._store = store
        self._bus = bus
        self._now = now
        self._count = count
        self._live: OrderedDict[str, Match] = OrderedDict()
        self._done: OrderedDict[str, Match] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}

    async def begin(self, room: Room, match_id: str) -> Match:
        """Lay the table for a room: a secret seed, and the last winner first."""
        places = list(range(len(room.places)))
        if room.settings.shuffle:
            secrets.SystemRandom().shuffle(places)
        rules = rules_for(room.settings.game, len(places), room.settings.options)
        seed = secrets.token_hex(32)
        header = Header(
            rules.key,
            rules.version,
            len(places),
            rules.options_saved,
            _who_begins(room, places),
            commitment(seed),
            seed,
        )
        document = MatchDocument(
            id=match_id,
            room=room.code,
            header=header,
            pace=room.settings.pace,
            spectators=room.settings.spectators,
            holders=tuple(_holder(room.places[place]) for place in places),
            places=tuple(places),
        )
        at = self._now()
        match = Match(document, 1, at)
        users = tuple(holder.user for holder in document.holders if holder.user is not None)
        await self._store.add_match(match_id, room.code, msgspec.json.encode(document), users, at)
        self._keep(match)
        return match

    async def get(self, match_id: str) -> Match:
        """A match, brought up to its log if it is not live here."""
        match = self._live.get(match_id)
        if match is not None:
            self._live.move_to_end(match_id)
            return match
        async with self._loading.setdefault(match_id, asyncio.Lock()):
            match = self._live.get(match_id) or self._done.get(match_id)
            if match is None:
                match = await self._load(match_id)
                self._keep(match)
        self._loading.pop(match_id, None)
        return match

    def _keep(self, match: Match) -> None:
        """Remember a match; of those that are over only the latest."""
        self._live.pop(match.id, None)
        kept, most = (self._done, DONE_AT_MOST) if match.over else (self._live, LIVE_AT_MOST)
        kept[match.id] = match
        while len(kept) > most:
            kept.popitem(last=False)

    def live(self, match_id: str) -> bool:
        """Is this match going on here?"""
        return match_id in self._live

    @property
    def going_on(self) -> int:
        return len(self._live)

    async def _load(self, match_id: str) -> Match:
        kept = await self._store.match(match_id)
        if kept is None:
            raise Refused(Refused.NO_MATCH, f"there is no match {match_id[:20]}")
        match = Match(_decoded(kept), kept.version, self._now())
        await self._catch_up(match)
        match.opened = self._now()  # whatever we were away for is nobody's thinking time
        return match

    async def _catch_up(self, match: Match) -> None:
        """Apply what the log has and this replica has not."""
        lines = await self._store.log(match.id, match.sequence)
        game = match.game.copy() if lines else match.game
        for _, line, made in lines:
            decision = Decision.parse(line)
            before = game.window
            game.decide(decision.seat, decision.reply, decision.window)
            if game.window != before:
                match.opened = made
                match.extra.clear()
        match.game = game

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
                await self._bus.publish_match(match_id)
        return sequence

    async def _append(self, match: Match, decision: Decision, reasons: Reasons | None) -> int:
        why = None if reasons is None else _kept_of(reasons, decision.reply)
        for _ in range(TRIES):
            game = match.after(decision)
            sequence = match.sequence + 1
            at = self._now()
            try:
                await self._store.append(match.id, sequence, str(decision), at, why)
            except Conflict:  # another process was first: see what it did, and try again
                await self._catch_up(match)
                continue
            match.move_on(game, at)
            self._count()
            return sequence
        raise Refused(Refused.BUSY, "the match is changing too fast, try again")

    async def change(self, match_id: str, change: DocumentChange) -> None:
        """Change what is kept of a match: who holds a seat, how it ended."""
        match = self._live.get(match_id) or self._done.get(match_id)
        if match is None:
            kept = await self._store.match(match_id)
            if kept is not None:
                await self._save(kept.version, _decoded(kept), change)
            return
        async with match.lock:
            saved = await self._save(match.version, match.document, change)
            match.version, match.document = saved

    async def _save(
        self,
        version: int,
        document: MatchDocument,
        change: Callable[[MatchDocument], MatchDocument],
    ) -> tuple[int, MatchDocument]:
        for _ in range(TRIES):
            changed = change(document)
            if changed == document:
                return version, document
            ended = self._now() if changed.winners is not None else None
            encoded = msgspec.json.encode(changed)
            try:
                await self._store.save_match(document.id, version + 1, encoded, ended)
                return version + 1, changed
            except Conflict:
                kept = await self._store.match(document.id)
                assert kept is not None
                version, document = kept.version, _decoded(kept)
        raise Refused(Refused.BUSY, "the match is changing too fast, try again")

    async def hold(self, match_id: str, seat: int, stand_in: bool) -> None:
        """A bot takes over a person's seat, or gives it back."""

        def change(document: MatchDocument) -> MatchDocument:
            holders = list(document.holders)
            holders[seat] = replace(holders[seat], stand_in=stand_in)
            return replace(document, holders=tuple(holders))

        await self.change(match_id, change)

    async def draw(self, match: Match, seat: int, seconds: float) -> None:
        """A seat draws on its reserve of time."""

        def change(document: MatchDocument) -> MatchDocument:
            drawn = document.drawn.get(seat, 0.0) + seconds
            return replace(document, drawn={**document.drawn, seat: drawn})

        await self.change(match.id, change)

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


def _decoded(kept: Kept) -> MatchDocument:
    return msgspec.json.decode(kept.document, type=MatchDocument)


def _holder(place: Place) -> Holder:
    return Holder(place.user, place.name, place.avatar, place.bot)


def without(document: MatchDocument, user: str) -> MatchDocument:
    """A match in which a person has no name any more. In one that goes on, a bot plays for them."""
    holders = tuple(
        Holder(None, "", "", stand_in=True) if holder.user == user else holder
        for holder in document.holders
    )
    return replace(document, holders=holders)


def _who_begins(room: Room, places: list[int]) -> int | None:
    """The winner of the last match, if there was one alone and they still sit here."""
    if len(room.winners) != 1:
        return None
    seated = [winner_key(_holder(room.places[place])) for place in places]
    return seated.index(room.winners[0]) if room.winners[0] in seated else None


def winner_key(holder: Holder) -> str:
    """How a winner is remembered until the next match."""
    return f"{holder.user or 'bot'} {holder.name}"
