"""The hub: which sockets are in which room, and what they are to be told now."""

from collections.abc import Callable
from weakref import WeakSet

from camarilla.kernel import events_seen, view
from camarilla.server.clocks import PACES
from camarilla.server.connection import FORGOTTEN, REPLACED, Connection, Told, encode
from camarilla.server.match import Match
from camarilla.server.matches import Matches
from camarilla.server.messages import Answered, Clock, Replaced, Seen, SeenSoFar
from camarilla.server.presence import Presence
from camarilla.server.rooms import Rooms
from camarilla.server.shown import ended, holder_shown, room_shown
from camarilla.server.talk import Talk
from camarilla.store import User


class Hub:
    """Knows the sockets of this node by their rooms, and pushes what they may see."""

    def __init__(
        self,
        rooms: Rooms,
        matches: Matches,
        talk: Talk,
        presence: Presence,
        now: Callable[[], float],
        deadline: Callable[[Match, int], float | None],
    ) -> None:
        self._rooms = rooms
        self._matches = matches
        self._talk = talk
        self._presence = presence
        self._now = now
        self._deadline = deadline
        self._in_room: dict[str, dict[str, Connection]] = {}  # by room, then by person
        self._greeted: WeakSet[Connection] = WeakSet()  # also those who are in no room
        self._shown: dict[str, int] = {}  # the version of each room that was shown last

    # -- coming and going ------------------------------------------------------------------------

    def greet(self, connection: Connection, user: User) -> None:
        """A connection has said whose it is."""
        connection.user = user
        self._greeted.add(connection)

    async def enter(self, connection: Connection, code: str, seen: SeenSoFar | None) -> None:
        """Somebody comes in, or back. The newest connection of a person plays; an older one is
        told so and closed."""
        user = connection.user
        assert user is not None
        if connection.room is not None and connection.room != code:
            await self.leave(connection)
        there = self._in_room.setdefault(code, {})
        older = there.get(user.id)
        if older is not None and older is not connection:
            _replace(older)
        there[user.id] = connection
        connection.room = code
        connection.follow(None)
        connection.spoken = 0
        try:
            await self._presence.came(code, user.id)
        except BaseException:
            self._remove(connection, code, user.id)
            connection.room = None
            raise
        # From here on all news reach it; what comes now brings it up to date.
        await self.show_room(code)
        await self.show_talk(code)
        if connection.room == code and connection.match is not None:
            match = await self._matches.latest(connection.match)
            if connection.match == match.id and connection.room == code:
                known = seen.number if seen is not None and seen.match == match.id else 0
                self._bring_up_to_date(connection, match, known)

    def _bring_up_to_date(self, connection: Connection, match: Match, known: int) -> None:
        """All that a person who comes in has missed of a match."""
        told = match.game.state.table.told
        for seat in self._seats(connection, match):
            if seat not in connection.told:
                connection.told[seat] = Told(known if known <= told else 0)
            else:  # told already, by chance: from the start, as is due to somebody who comes in
                connection.told[seat].events = known if known <= told else 0
            self.show_again(connection, match, seat)
        if match.over and connection.told:
            self._end(connection, match)

    async def leave(self, connection: Connection) -> None:
        """A connection is gone, or goes elsewhere."""
        code, user = connection.room, connection.user
        if code is None or user is None:
            return
        connection.room = None
        connection.follow(None)
        if self._remove(connection, code, user.id):
            await self._presence.went(code, user.id)
        await self.show_room(code)

    def _remove(self, connection: Connection, code: str, user: str) -> bool:
        """Take a connection out of a room; whether it was the one of its person there."""
        there = self._in_room.get(code, {})
        mine = there.get(user) is connection
        if mine:
            del there[user]
        if not there:
            self._clear(code)
        return mine

    async def replace(self, code: str, users: list[str]) -> None:
        """These people are connected to another node now."""
        there = self._in_room.get(code, {})
        for user in users:
            connection = there.pop(user, None)
            if connection is not None:
                _replace(connection)
                await self._presence.went(code, user)
        if code in self._in_room and not self._in_room[code]:
            self._clear(code)

    def _clear(self, code: str) -> None:
        """Nobody is in this room any more, at this node."""
        self._in_room.pop(code, None)
        self._shown.pop(code, None)

    def connected(self, code: str, user: str | None) -> bool:
        return user in self._presence.people_in(code)

    def people_in(self, code: str) -> tuple[str, ...]:
        """Everybody who is connected to a room, at whatever node."""
        return self._presence.people_in(code)

    def gone_for(self, code: str, user: str) -> float:
        """Seconds since a person was last connected to a room."""
        return self._presence.gone_for(code, user)

    @property
    def connections(self) -> int:
        return sum(len(there) for there in self._in_room.values())

    @property
    def rooms(self) -> list[str]:
        """The rooms that sockets of this node are in."""
        return list(self._in_room)

    def has(self, code: str) -> bool:
        return code in self._in_room

    def followed(self, codes: list[str]) -> dict[str, tuple[int, str | None, int]]:
        """How far the sockets in some rooms are: the room's version, the match that they follow,
        and the number of what was said last."""
        found = {}
        for code in codes:
            there = self._there(code)
            if there:
                spoken = min(connection.spoken for connection in there)
                found[code] = (self._shown.get(code, 0), there[0].match, spoken)
        return found

    def _connections_of(self, user: str) -> list[Connection]:
        return [c for c in self._greeted if c.user is not None and c.user.id == user]

    def here(self, user: str) -> bool:
        """Is this person connected to this node?"""
        return any(user in there for there in self._in_room.values())

    def rename(self, user: User) -> None:
        for connection in self._connections_of(user.id):
            connection.user = user

    async def forget(self, user: str) -> None:
        """Close whatever a person has open here."""
        for connection in self._connections_of(user):
            await self.leave(connection)
            connection.user = None
            connection.finish(*FORGOTTEN)

    # -- telling ---------------------------------------------------------------------------------

    async def show_room(self, code: str) -> None:
        """Tell everybody in a room how it is now."""
        if code not in self._in_room:
            return
        room = await self._rooms.find(code)
        if code in self._in_room:
            self._shown[code] = room.version
        shown = encode(room_shown(room, set(self.people_in(room.code))))
        for connection in self._there(code):
            connection.follow(room.match)
            connection.send_frame(shown)

    async def show_match(self, match_id: str) -> None:
        """Tell everybody in the match's room what they may see of it and do not know yet."""
        match = await self._matches.get(match_id)
        frames: dict[tuple[int | None, int], bytes] = {}
        for connection in self._there(match.document.room):
            if connection.match != match_id:
                continue
            for seat in self._seats(connection, match):
                told = connection.told.get(seat)
                if told is None:
                    told = connection.told[seat] = Told(0)
                frame = self._news(match, seat, told, frames)
                if frame is not None:
                    connection.send_frame(frame)
        if match.over and match.document.winners is not None:
            await self.show_end(match)

    async def show_holders(self, match: Match) -> None:
        """Tell everybody who plays which seat now."""
        for connection in self._there(match.document.room):
            for seat in tuple(connection.told) if connection.match == match.id else ():
                self.show_again(connection, match, seat)

    def show_again(self, connection: Connection, match: Match, seat: int | None) -> None:
        """Tell a connection how a seat sees the match now, whether that is new or not."""
        told = connection.told.get(seat)
        behind = told is not None and told.events > match.game.state.table.told
        if told is not None and connection.match == match.id and not behind:
            first = told.events
            _note(told, match, seat)
            connection.send(self.seen(match, seat, first))

    async def show_end(self, match: Match) -> None:
        """Tell everybody who has not been told that the match is over."""
        for connection in self._there(match.document.room):
            if connection.match == match.id and connection.told and not connection.ended:
                self._end(connection, match)

    def _end(self, connection: Connection, match: Match) -> None:
        connection.ended = True
        connection.send(ended(match))

    async def show_talk(self, code: str) -> None:
        if code not in self._in_room:
            return
        for said in await self._talk.recent(code):
            for connection in self._there(code):
                if said.number > connection.spoken:
                    connection.spoken = said.number
                    connection.send(said)

    def _there(self, code: str) -> tuple[Connection, ...]:
        there = self._in_room.get(code)
        return tuple(there.values()) if there else ()

    def _seats(self, connection: Connection, match: Match) -> tuple[int | None, ...]:
        """Which seats a connection sees a match from; None is the spectators' bench."""
        assert connection.user is not None
        seats = match.seats_of(connection.user.id)
        return seats or ((None,) if match.document.spectators else ())

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
        first, counted = told.events, told.answers
        if first > state.table.told:
            return None  # a replica that is behind has nothing to tell
        new = state.table.told > first or told.window != window or told.answered != answered
        _note(told, match, seat)
        if not new:
            if window is None or counted == told.answers:
                return None
            return encode(Answered(match=match.id, window=window, answers=told.answers))
        if (seat, first) not in frames:
            frames[seat, first] = encode(self.seen(match, seat, first))
        return frames[seat, first]

    def seen(self, match: Match, seat: int | None, first: int) -> Seen:
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
            holders=tuple(holder_shown(holder) for holder in document.holders),
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
            reserve = pace.reserve - match.document.drawn.get(seat, 0.0)
        return Clock(round(max(0.0, due - self._now()), 2), round(reserve, 2))


def _note(told: Told, match: Match, seat: int | None) -> None:
    """From now on a connection knows this match as it is."""
    state = match.game.state
    told.events = state.table.told
    told.window = match.game.window
    told.answered = seat is not None and seat in state.answers
    told.answers = len(state.answers)


def _replace(connection: Connection) -> None:
    """Somebody is connected elsewhere now: an older connection is told so and closed."""
    connection.room = None
    connection.send(Replaced())
    connection.finish(*REPLACED)
