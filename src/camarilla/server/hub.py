"""The hub: every connection, what it has been told, and what it is to be told now."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Iterable

import msgspec

from camarilla.kernel import events_seen, view
from camarilla.server.clocks import PACES
from camarilla.server.matches import Holder, Match, Matches
from camarilla.server.messages import (
    Answered,
    Clock,
    Ended,
    HolderShown,
    PlaceShown,
    Replaced,
    RoomShown,
    Seen,
    ToClient,
)
from camarilla.server.rooms import Room, Rooms
from camarilla.server.talk import Talk
from camarilla.store import User

log = logging.getLogger(__name__)

WAITING_AT_MOST = 256
"""Frames that may wait for a slow reader before it is cut off."""

_encode = msgspec.json.Encoder().encode


class Told:
    """How far a connection has been told of a match, as one seat or as a spectator."""

    __slots__ = ("answered", "events", "window")

    def __init__(self, events: int) -> None:
        self.events = events
        self.window: int | None = -1
        self.answered = False


class Connection:
    """One socket: whose it is, which room it is in, and the frames that wait to be sent."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.user: User | None = None
        self.room: str | None = None
        self.match: str | None = None
        self.told: dict[int | None, Told] = {}
        self.spoken = 0
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING_AT_MOST)

    def send(self, message: ToClient) -> None:
        self.send_frame(_encode(message))

    def send_frame(self, frame: bytes) -> None:
        try:
            self.frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.cut()  # it does not read: it may come back and ask for what it missed

    def cut(self) -> None:
        """Send nothing more; the socket is closed."""
        while not self.frames.empty():
            self.frames.get_nowait()
        self.frames.put_nowait(None)


class Hub:
    """Knows who is connected to which room, and pushes what they may see."""

    def __init__(
        self,
        rooms: Rooms,
        matches: Matches,
        talk: Talk,
        now: Callable[[], float],
        deadline: Callable[[Match, int], float | None],
    ) -> None:
        self._rooms = rooms
        self._matches = matches
        self._talk = talk
        self._now = now
        self._deadline = deadline
        self._in_room: defaultdict[str, set[Connection]] = defaultdict(set)
        self._last_seen: dict[tuple[str, str], float] = {}

    # -- coming and going ------------------------------------------------------------------------

    async def enter(self, connection: Connection, room: Room, match: str | None, seen: int) -> None:
        """Somebody comes in, or back. The newest connection of a person plays; older ones are told."""
        user = connection.user
        assert user is not None
        await self.leave(connection)
        for other in list(self._in_room[room.code]):
            if other.user is not None and other.user.id == user.id:
                other.send(Replaced())
                self._in_room[room.code].discard(other)
                other.room = None
                other.frames.put_nowait(None)
        connection.room = room.code
        connection.match = room.match
        connection.told = {}
        connection.spoken = 0
        self._in_room[room.code].add(connection)
        self._last_seen.pop((room.code, user.id), None)
        await self.show_room(room.code)
        if room.match is not None:
            known = seen if match == room.match else 0
            live = await self._matches.get(room.match)
            self._show_match(connection, live, known, {})
            if live.over:
                connection.send(_ended(live))
        await self.show_talk(room.code)

    async def leave(self, connection: Connection) -> None:
        code, user = connection.room, connection.user
        if code is None or user is None:
            return
        connection.room = None
        self._in_room[code].discard(connection)
        if not self._in_room[code]:
            del self._in_room[code]
        self._last_seen[code, user.id] = self._now()
        await self.show_room(code)

    def connected(self, code: str, user: str | None) -> bool:
        return any(
            connection.user is not None and connection.user.id == user
            for connection in self._in_room.get(code, ())
        )

    def gone_for(self, code: str, user: str) -> float:
        """Seconds since a person was last connected to a room."""
        if self.connected(code, user):
            return 0.0
        return self._now() - self._last_seen.setdefault((code, user), self._now())

    @property
    def connections(self) -> int:
        return sum(len(there) for there in self._in_room.values())

    # -- telling ---------------------------------------------------------------------------------

    async def show_room(self, code: str) -> None:
        """Tell everybody in a room how it is now."""
        if not self._in_room.get(code):
            return
        room = await self._rooms.find(code)
        shown = _encode(self._room_shown(room))
        for connection in self._there(code):
            connection.match = room.match
            connection.send_frame(shown)

    async def show_match(self, match_id: str) -> None:
        """Tell everybody in the match's room what they may see of it."""
        match = await self._matches.get(match_id)
        frames: dict[tuple[int | None, int], bytes] = {}
        for connection in self._there(match.document.room):
            if connection.match == match_id:
                self._show_match(connection, match, 0, frames)

    async def show_holders(self, match: Match) -> None:
        """Tell everybody who plays which seat now."""
        for connection in self._there(match.document.room):
            for seat in connection.told:
                connection.send(self.seen(match, seat, match.game.state.table.told))

    async def show_end(self, match: Match) -> None:
        for connection in self._there(match.document.room):
            connection.send(_ended(match))

    async def show_talk(self, code: str) -> None:
        if not self._in_room.get(code):
            return
        for said in await self._talk.recent(code):
            for connection in self._there(code):
                if said.number > connection.spoken:
                    connection.spoken = said.number
                    connection.send(said)

    def _there(self, code: str) -> Iterable[Connection]:
        return tuple(self._in_room.get(code, ()))

    def _room_shown(self, room: Room) -> RoomShown:
        settings = room.settings
        seated = {place.user for place in room.places}
        there = {c.user.id for c in self._there(room.code) if c.user is not None}
        return RoomShown(
            code=room.code,
            version=room.version,
            host=room.host,
            game=settings.game,
            options=settings.options,
            pace=settings.pace,
            public=settings.public,
            spectators=settings.spectators,
            shuffle=settings.shuffle,
            places=tuple(
                PlaceShown(
                    place.user,
                    place.name,
                    place.avatar,
                    place.bot,
                    place.bot is not None or place.user in there,
                )
                for place in room.places
            ),
            silenced=room.silenced,
            watching=len(there - seated),
            match=room.match,
            playing=room.playing,
        )

    def _show_match(
        self,
        connection: Connection,
        match: Match,
        known: int,
        frames: dict[tuple[int | None, int], bytes],
    ) -> None:
        """Bring one connection up to date, for each of its seats."""
        user = connection.user
        assert user is not None
        seats: tuple[int | None, ...] = match.seats_of(user.id)
        if not seats and match.document.spectators:
            seats = (None,)
        for seat in seats:
            told = connection.told.get(seat)
            if told is None:
                told = connection.told[seat] = Told(min(known, match.game.state.table.told))
            frame = self._news(match, seat, told, frames)
            if frame is not None:
                connection.send_frame(frame)

    def _news(
        self,
        match: Match,
        seat: int | None,
        told: Told,
        frames: dict[tuple[int | None, int], bytes],
    ) -> bytes | None:
        """What a seat has not been told yet: the state of things, or just the count of answers."""
        state = match.game.state
        window = match.game.window
        answered = seat is not None and seat in state.answers
        first = told.events
        new = state.table.told > first or told.window != window or told.answered != answered
        told.events, told.window, told.answered = state.table.told, window, answered
        if not new:
            if window is None:
                return None
            return _encode(Answered(match=match.id, window=window, answers=len(state.answers)))
        if (seat, first) not in frames:
            frames[seat, first] = _encode(self.seen(match, seat, first))
        return frames[seat, first]

    def seen(self, match: Match, seat: int | None, first: int = 0) -> Seen:
        """A match as a seat sees it, with the events from number `first` on."""
        state = match.game.state
        whole = view(state, seat, events_seen(state, seat, first))
        document = match.document
        return Seen(
            match=match.id,
            seat=seat,
            first=first,
            view=whole,
            answers=len(state.answers),
            holders=tuple(_holder_shown(holder) for holder in document.holders),
            commitment=document.header.commitment or "",
            clock=self._clock(match, seat),
        )

    def _clock(self, match: Match, seat: int | None) -> Clock | None:
        """The time left: a seat's own; to others, what everybody has at least."""
        pace = PACES[match.document.pace]
        window = match.game.state.window
        if pace is None or window is None:
            return None
        if seat is None or seat not in window.seats:
            due, reserve = match.opened + pace.question, 0.0
        else:
            due = self._deadline(match, seat) or 0.0
            reserve = match.reserve.get(seat, pace.reserve)
        return Clock(round(max(0.0, due - self._now()), 2), round(reserve, 2))


def _holder_shown(holder: Holder) -> HolderShown:
    return HolderShown(holder.user, holder.name, holder.avatar, holder.bot, holder.stand_in)


def _ended(match: Match) -> Ended:
    outcome = match.game.outcome
    assert outcome is not None
    return Ended(match=match.id, outcome=outcome, seed=match.document.header.seed or "")
