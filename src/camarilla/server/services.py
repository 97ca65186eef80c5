"""Everything a node is made of, wired together."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from camarilla.server.attendant import Attendant
from camarilla.server.bus import LocalBus
from camarilla.server.hub import Hub
from camarilla.server.limits import Limits
from camarilla.server.matches import Match, Matches, winner_key, without
from camarilla.server.metrics import Metrics
from camarilla.server.people import People
from camarilla.server.rooms import Rooms
from camarilla.server.talk import Talk
from camarilla.store import SQLiteStore, Store, User


class Config(Struct, frozen=True):
    """What can be chosen at the start. The defaults need no thought."""

    data: Path
    bot_pause: tuple[float, float] = (0.7, 1.8)
    """Seconds that a bot takes to answer, drawn evenly, whatever it holds."""
    limits: float = 1.0
    """Widens every rate limit: for tests and load, where one address is many people."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may talk to this server."""


class Services:
    """A node: its store, its bus, and those who work with them."""

    def __init__(self, config: Config, now: Callable[[], float] = time.time) -> None:
        self.config = config
        self.now = now
        self.store: Store = SQLiteStore(config.data / "camarilla.db")
        self.bus = LocalBus()
        self.metrics = Metrics()
        self.limits = Limits(config.limits)
        self.people = People(self.store, now)
        self.rooms = Rooms(self.store, self.bus, now)
        self.matches = Matches(self.store, self.bus, now)
        self.talk = Talk(self.store, self.bus)
        self.attendant = Attendant(
            self.matches, now, config.bot_pause, self._ended, self._changed_hands
        )
        self.hub = Hub(self.rooms, self.matches, self.talk, now, self.attendant.deadline)
        self.bus.on_room(self.hub.show_room)
        self.bus.on_talk(self.hub.show_talk)
        self.bus.on_match(self._moved_on)

    async def start(self) -> None:
        """Go on with every match that was going on when the last process ended."""
        for match_id in await self.store.matches_going_on():
            await self.attendant.attend(match_id)

    async def close(self) -> None:
        await self.attendant.close()
        await self.store.close()

    async def _moved_on(self, match_id: str) -> None:
        self.metrics.decisions.inc()
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
        match = await self.matches.hold(match_id, seat, stand_in=False)
        match.misses.pop(seat, None)
        await self._changed_hands(match_id)

    async def _ended(self, match: Match) -> None:
        outcome = match.game.outcome
        assert outcome is not None
        winners = tuple(winner_key(match.document.holders[seat]) for seat in outcome.winners)
        await self.rooms.change(
            match.document.room, lambda room: room.ended(match.id, winners)
        )
        await self.hub.show_end(match)
        self.metrics.matches_ended.inc()

    async def forget(self, user: User) -> None:
        """Delete a person's name, tokens and talk, here and in the rooms they sit in."""
        for row in await self.store.matches_of(user.id, 10_000):
            await self.matches.change(row.id, lambda document: without(document, user.id))
        await self.people.forget(user)

    def health(self) -> dict[str, Any]:
        return {"status": "ok", "connections": self.hub.connections}
