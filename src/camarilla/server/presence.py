"""Who is connected to which room: at this node, or at any of them.

With one process that is in memory. With many it is in the database, and what a node needs of it,
the rooms that its own connections are in, is remembered and looked up again when news come.
"""

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

from camarilla.server.bus import Bus, Notice
from camarilla.server.refused import Refused
from camarilla.store import PostgresStore, Present, Unavailable

log = logging.getLogger(__name__)

REMEMBERED_AT_MOST = 100_000


class Presence(Protocol):
    """Knows who is there."""

    async def came(self, code: str, user: str) -> None:
        """A person is connected to a room here."""

    async def went(self, code: str, user: str) -> None:
        """They are not, any more."""

    async def expect(self, code: str, user: str) -> None:
        """A person is not there yet, but will be."""

    def people_in(self, code: str) -> tuple[str, ...]:
        """Everybody who is connected to a room that somebody here is connected to."""

    async def look(self, codes: list[str]) -> dict[str, tuple[str, ...]]:
        """Everybody who is connected to some rooms, wherever."""

    def gone_for(self, code: str, user: str) -> float:
        """Seconds since a person was last connected to a room."""


class LocalPresence:
    """The presence of a single process."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._began = now()
        self._there: dict[str, dict[str, None]] = {}
        self._last_seen: OrderedDict[tuple[str, str], float] = OrderedDict()

    async def came(self, code: str, user: str) -> None:
        self._there.setdefault(code, {})[user] = None

    async def went(self, code: str, user: str) -> None:
        there = self._there.get(code, {})
        there.pop(user, None)
        if not there:
            self._there.pop(code, None)
        await self.expect(code, user)

    async def expect(self, code: str, user: str) -> None:
        self._last_seen[code, user] = self._now()
        while len(self._last_seen) > REMEMBERED_AT_MOST:
            self._last_seen.popitem(last=False)

    def people_in(self, code: str) -> tuple[str, ...]:
        return tuple(self._there.get(code, ()))

    async def look(self, codes: list[str]) -> dict[str, tuple[str, ...]]:
        return {code: self.people_in(code) for code in codes}

    def gone_for(self, code: str, user: str) -> float:
        if user in self._there.get(code, ()):
            return 0.0
        return self._now() - self._last_seen.get((code, user), self._began)


class SharedPresence:
    """The presence of many nodes. The newest connection of a person counts, wherever it is."""

    def __init__(self, store: PostgresStore, bus: Bus, node: str, now: Callable[[], float]) -> None:
        self._store = store
        self._bus = bus
        self._node = node
        self._now = now
        self._began = now()
        self._here: dict[str, dict[str, float]] = {}  # by room, then by person: since when
        self._rooms: dict[str, dict[str, Present]] = {}
        self.doubtful = False
        """Something could not be written: compare what is here with what is in the store."""

    # -- coming and going ------------------------------------------------------------------------

    async def came(self, code: str, user: str) -> None:
        since = await self._store.came(code, user, self._node)
        if since is None:
            raise Refused(Refused.UNKNOWN_TOKEN, "this person is not known any more")
        self._here.setdefault(code, {})[user] = since
        await self.reload([code])
        self._bus.tell(Notice("people", code))

    async def went(self, code: str, user: str) -> None:
        here = self._here.get(code, {})
        since = here.pop(user, None)
        if not here:
            self._here.pop(code, None)
            self._rooms.pop(code, None)
        if since is None:
            return
        try:
            await self._store.went(code, user, self._node, since, self._now())
            await self.reload([code])
        except Unavailable as error:  # noted at the next opportunity
            self.doubtful = True
            log.warning("that somebody left %s could not be noted: %s", code, error)
        self._bus.tell(Notice("people", code))

    async def expect(self, code: str, user: str) -> None:
        await self._store.expect(code, user, self._now())

    # -- looking ---------------------------------------------------------------------------------

    def people_in(self, code: str) -> tuple[str, ...]:
        there = {row.user for row in self._rooms.get(code, {}).values() if row.gone is None}
        return tuple(sorted(there | self._here.get(code, {}).keys()))

    async def look(self, codes: list[str]) -> dict[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {code: [] for code in codes}
        for row in await self._store.present(codes):
            if row.gone is None:
                found[row.room].append(row.user)
        return {code: tuple(users) for code, users in found.items()}

    def gone_for(self, code: str, user: str) -> float:
        if user in self._here.get(code, ()):
            return 0.0
        row = self._rooms.get(code, {}).get(user)
        if row is None:
            return self._now() - self._began
        return 0.0 if row.gone is None else self._now() - row.gone

    async def reload(self, codes: list[str]) -> list[str]:
        """Look up who is in these rooms now; those where that is news."""
        found: dict[str, dict[str, Present]] = {code: {} for code in codes}
        for row in await self._store.present(codes):
            found[row.room][row.user] = row
        news = []
        for code, rows in found.items():
            for user, since in self._here.get(code, {}).items():
                own = rows.get(user)
                if own is None or (own.gone is not None and own.since <= since):
                    self.doubtful = True
            if code in self._here and self._rooms.get(code) != rows:
                self._rooms[code] = rows
                news.append(code)
        return news

    def elsewhere(self, code: str) -> list[str]:
        """Those who are connected here and have, since, connected to another node."""
        rows = self._rooms.get(code, {})
        return [
            user
            for user, since in self._here.get(code, {}).items()
            if (row := rows.get(user)) is not None
            and row.node not in (self._node, "")
            and row.gone is None
            and row.since > since
        ]

    async def assert_all(self) -> list[str]:
        """See to it that the store knows of everybody here: it, or this node, was away. Gives
        those whom it does not know: they have asked to be forgotten."""
        unknown = []
        codes = list(self._here)
        await self.reload(codes)
        for code in codes:
            rows, moved = self._rooms.get(code, {}), self.elsewhere(code)
            for user, since in list(self._here.get(code, {}).items()):
                row = rows.get(user)
                known = row is not None and row.gone is None and row.since >= since
                if not known and user not in moved:
                    if await self._store.came(code, user, self._node, since) is None:
                        unknown.append(user)
                    self._bus.tell(Notice("people", code))
        await self.reload(codes)
        self.doubtful = False
        return unknown
