"""Everything a node is made of, wired together."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct

from camarilla.kernel import BadFile, CamarillaError
from camarilla.server.attendant import Attendant
from camarilla.server.bus import Bus, LocalBus, Notice
from camarilla.server.caretaker import Caretaker
from camarilla.server.company import Company
from camarilla.server.connection import Connection
from camarilla.server.document import MatchDocument, winner_key
from camarilla.server.hosts import Hosts
from camarilla.server.hub import Hub
from camarilla.server.limits import SOCKETS_OF_AN_ADDRESS, Doors, Limits
from camarilla.server.match import Match
from camarilla.server.matches import Matches
from camarilla.server.messages import SeenSoFar
from camarilla.server.metrics import Metrics
from camarilla.server.nats_bus import NatsBus
from camarilla.server.others import Others
from camarilla.server.people import People
from camarilla.server.presence import LocalPresence, Presence, SharedPresence
from camarilla.server.refused import Refused
from camarilla.server.room import Room, Settings
from camarilla.server.rooms import Rooms
from camarilla.server.rounds import Rounds
from camarilla.server.setups import usual_seats
from camarilla.server.talk import Talk
from camarilla.store import PostgresStore, SQLiteStore, Store, Unavailable, User

log = logging.getLogger(__name__)

T = TypeVar("T")

PURGE_EVERY = 3600.0
LAID_AT_MOST = 60.0
"""Seconds that a node may take from laying a table to beginning the match."""


class Config(Struct, frozen=True):
    """What can be chosen at the start. The defaults need no thought."""

    data: Path
    bot_pause: tuple[float, float] = (0.7, 1.8)
    """Seconds that a bot takes to answer, drawn evenly, whatever it holds."""
    limits: float = 1.0
    """Widens every rate limit: for tests and load, where one address is many people."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may talk to this server."""
    gone_after: float = 120.0
    """Seconds without a connection after which a host is replaced, and the others may vote a seat
    to a bot (no clock)."""
    hello_within: float = 20.0
    """Seconds that a connection has to say who it is."""
    database: str | None = None
    """The address of a PostgreSQL database that many nodes share, in place of a file in `data`."""
    bus: str | None = None
    """The address of the NATS server through which they hear of each other."""
    beat: float = 2.0
    """Seconds from one sign of life of a node to the next, and from round to round."""
    grace: float = 5.0
    """Seconds after which a node takes over what another one should have done."""
    look: float = 0.5
    """Seconds after which a node looks for what it missed while NATS is away."""
    rooms_kept: float = 30 * 24 * 3600.0
    """Seconds after which an idle room is deleted."""


class Services:
    """A node: its store, its bus, and those who work with them."""

    def __init__(self, config: Config, now: Callable[[], float] = time.time) -> None:
        self.config = config
        self.now = now
        self.store: Store
        self.bus: Bus
        self.presence: Presence
        if config.database is None:
            self.store, self.bus = SQLiteStore(config.data / "camarilla.db"), LocalBus()
            self.presence = LocalPresence(now)
        else:
            node = secrets.token_hex(8)
            self.store = shared = PostgresStore(config.database)
            self.bus = LocalBus(alone=False) if config.bus is None else NatsBus(config.bus)
            self.presence = there = SharedPresence(shared, self.bus, node, now)
        self.metrics = Metrics()
        self.limits = Limits(config.limits)
        self.doors = Doors(SOCKETS_OF_AN_ADDRESS * config.limits)
        self.people = People(self.store, now)
        self.rooms = Rooms(self.store, self.bus, now)
        self.matches = Matches(
            *(self.store, self.bus, now, self.metrics.decisions.inc),
            *(config.bot_pause[1], config.grace),
        )
        self.talk = Talk(self.store, self.bus)
        self.attendant = Attendant(
            self.matches, now, config.bot_pause, self._ended, self._changed_hands
        )
        self.hub = Hub(
            self.rooms, self.matches, self.talk, self.presence, now, self.attendant.deadline
        )
        self.hosts = Hosts(self.rooms, self.hub, config.gone_after)
        self.caretaker = Caretaker(
            *(self.store, self.rooms, self.matches, self.presence, self._resume, now),
            *(config.rooms_kept, 2 * config.grace),
        )
        self.company: Company | None = None
        if config.database is not None:
            others = Others(
                *(shared, self.rooms, self.matches, there, self.hub, self.hosts, self.attendant)
            )
            self.company = Company(
                node, shared, self.bus, there, others, self.matches, now, config.beat
            )
        self.bus.on("room", lambda notice: self.hub.show_room(notice.key))
        self.bus.on("talk", lambda notice: self.hub.show_talk(notice.key))
        self.bus.on("match", lambda notice: self._moved_on(notice.match))
        self._rounds = Rounds()
        self._resuming: asyncio.Task[None] | None = None
        self._began = now()

    # -- beginning and end -----------------------------------------------------------------------

    async def start(self) -> None:
        """A single process goes on with every match that was going on when the last one ended;
        among many nodes each takes over what is overdue."""
        await self.store.open()
        sweep = self.config.beat
        if self.company is None:
            sweep *= 5  # there is nobody who dies and leaves anything behind
            going_on = await self.store.matches_going_on()
            self._resuming = asyncio.create_task(self._resume(going_on))
        else:
            await self.company.open()
            self._rounds.every(self.config.beat, self.company.beat)
            self._rounds.every(self.config.look, self.company.look)
        self._rounds.every(sweep, self.caretaker.sweep)
        self._rounds.every(PURGE_EVERY, self.caretaker.purge)

    async def _resume(self, match_ids: list[str]) -> None:
        for match_id in match_ids:
            try:
                await self._resume_one(match_id)
            except Unavailable as error:
                log.warning("match %s has to wait: %s", match_id, error)
            except CamarillaError as error:  # of other rules than ours, or damaged
                if isinstance(error, Refused) and error.code == Refused.BUSY:
                    continue  # somebody else is at it
                if self._others_differ:
                    continue  # a node of another version may know how
                log.error("match %s cannot be continued: %s", match_id, error)
                await self._give_up(match_id)
            except Exception:
                log.exception("match %s could not be resumed", match_id)
            await asyncio.sleep(0)  # people are served meanwhile

    async def _resume_one(self, match_id: str) -> None:
        match = await self.matches.latest(match_id)
        room = await self.rooms.look_up(match.document.room)
        if room.match != match_id:
            if match.document.started < self._laid_before():
                await self.matches.abandon(match_id)  # whoever laid it has not begun it
        else:
            await self.hub.show_match(match_id)
            await self.attendant.attend(match_id)

    @property
    def _others_differ(self) -> bool:
        """Is there a node of another version?"""
        return self.company is not None and self.company.others_differ

    def _laid_before(self) -> float:
        """What was laid for a room before this and is not played there never will be."""
        return self._began if self.company is None else self.now() - LAID_AT_MOST

    async def _give_up(self, match_id: str) -> None:
        code = await self.matches.room_of(match_id)
        await self.matches.abandon(match_id)
        if code is not None:
            await self.rooms.change(code, lambda room: room.given_up(match_id))

    async def close(self) -> None:
        if self._resuming is not None:
            self._resuming.cancel()
            await asyncio.gather(self._resuming, return_exceptions=True)
        await self._rounds.close()
        self.hosts.close()
        await self.attendant.close()
        if self.company is not None:
            await self.company.close()
        await self.bus.close()
        await self.store.close()

    async def health(self) -> dict[str, Any]:
        await self.store.check()
        return {
            "status": "ok" if self.bus.connected else "without the bus",
            "connections": self.hub.connections,
            "matches": self.matches.going_on,
        }

    # -- people and rooms ------------------------------------------------------------------------

    async def known(self, token: str, address: str) -> User:
        """Whose token this is; who tries many that are nobody's has to wait."""
        return await self._guessing(address, lambda: self.people.known(token))

    async def room(self, code: str, address: str) -> Room:
        """A room, by a code that somebody was given, or guesses."""
        return await self._guessing(address, lambda: self.rooms.look_up(code))

    async def _guessing(self, address: str, look: Callable[[], Awaitable[T]]) -> T:
        if not self.limits.left("guesses", address):
            raise Refused(Refused.TOO_FAST, "too many wrong guesses, slow down")
        try:
            return await look()
        except Refused:
            self.limits.allows("guesses", address)
            raise

    async def open_room(self, host: User, settings: Settings, seats: int) -> Room:
        room = await self.rooms.open(host, settings, seats)
        await self.presence.expect(room.code, host.id)
        return room

    async def quick(self, user: User, game: str, pace: str) -> Room:
        """A public room of a game where people wait and a place is free, else a new one."""
        rooms = await self.rooms.public()
        people = await self.presence.look([room.code for room in rooms])
        for room in rooms:
            there = people[room.code]
            fits = room.settings.game == game and room.settings.pace == pace
            if fits and there and not room.playing and (room.free or room.places_of(user.id)):
                return room
        return await self.open_room(user, Settings(game, pace=pace, public=True), usual_seats(game))

    async def enter(self, connection: Connection, code: str, seen: SeenSoFar | None) -> None:
        user = connection.user
        assert user is not None
        room = await self.rooms.change(code, lambda room: room.come_back(user.id))
        room = await self._readable(room)
        if room.match is not None and room.playing:
            match = await self.matches.get(room.match)
            for seat in match.seats_of(user.id):
                if seat in match.document.votes:
                    await self.matches.change(match.id, partial(_void, seat=seat))
        await self.hub.enter(connection, room.code, seen)
        await self.hosts.watch(room.code)

    async def _readable(self, room: Room) -> Room:
        """A room that can be shown here. A match in it may be of other rules than ours: one that
        goes on is left to nodes that know these, while there are any."""
        match = room.match
        if match is None:
            return room
        try:
            await self.matches.get(match)
        except BadFile:
            if room.playing and self._others_differ:
                raise
            if room.playing:
                await self.matches.abandon(match)
            return await self.rooms.change(room.code, lambda now: now.given_up(match))
        return room

    async def left(self, connection: Connection) -> None:
        """A connection is gone; its person may come back."""
        code = connection.room
        await self.hub.leave(connection)
        if code is not None:
            await self.hosts.watch(code)

    async def leave_for_good(self, connection: Connection, user: User, code: str) -> None:
        """A person leaves a room. In mid-match a bot takes over."""
        room = await self.rooms.find(code)
        if room.playing and room.match is not None:
            match = await self.matches.get(room.match)
            for seat in match.seats_of(user.id):
                await self.give_to_bot(match.id, seat)
        await self.hub.leave(connection)
        present = (await self.presence.look([code]))[code]
        await self.rooms.change(code, lambda room: room.leave(user.id, present))

    async def rename(self, user: User, name: str, avatar: str) -> User:
        changed = await self.people.change(user, name, avatar)
        self.hub.rename(changed)
        self.bus.tell(Notice("person", user.id))
        return changed

    async def forget(self, user: User) -> None:
        """Delete a person's name, tokens and talk, here and wherever they sit or sat."""
        await self.hub.forget(user.id)
        for match_id in await self.store.match_ids_of(user.id):
            await self.matches.change(match_id, lambda document: document.without(user.id))
            if self.matches.live(match_id):
                await self._changed_hands(match_id)
        for code in await self.store.rooms_naming(user.id):
            present = (await self.presence.look([code]))[code]
            await self.rooms.change(code, partial(Room.forget, user=user.id, present=present))
        await self.people.forget(user)
        await self.hub.forget(user.id)  # who has come in meanwhile
        self.bus.tell(Notice("person", user.id))

    # -- matches ---------------------------------------------------------------------------------

    async def begun(self, match: Match) -> None:
        self.metrics.matches_begun.inc()
        log.info("match %s of %s has begun", match.id, match.document.header.game)
        self.bus.tell(Notice("match", match.document.room, match.id))
        await self._moved_on(match.id)

    async def _moved_on(self, match_id: str) -> None:
        await self.hub.show_match(match_id)
        await self.attendant.attend(match_id)

    async def _changed_hands(self, match_id: str) -> None:
        """A seat has another holder: everybody sees it, and a bot may have to answer."""
        match = await self.matches.get(match_id)
        await self.hub.show_holders(match)
        await self.attendant.attend(match_id)

    async def give_to_bot(self, match_id: str, seat: int) -> None:
        await self.matches.hold(match_id, seat, stand_in=True)
        await self._changed_hands(match_id)

    async def give_back(self, match_id: str, seat: int) -> None:
        await self.matches.hold(match_id, seat, stand_in=False)
        await self._changed_hands(match_id)

    async def _ended(self, match: Match) -> None:
        """The room is free first and the match noted as over last: whenever the process ends in
        between, the next one does it again."""
        outcome = match.game.outcome
        assert outcome is not None
        winners = tuple(winner_key(match.document.holders[seat]) for seat in outcome.winners)
        await self.rooms.change(match.document.room, lambda room: room.ended(match.id, winners))
        await self.matches.close(match)
        await self.hub.show_end(match)
        self.metrics.matches_ended.inc()
        log.info("match %s is over: %s", match.id, outcome.reason)


def _void(document: MatchDocument, seat: int) -> MatchDocument:
    return document.voted(seat, ())
