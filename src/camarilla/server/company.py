"""A node among others: its signs of life, and whatever it missed."""

import contextlib
from collections.abc import Callable

from camarilla.kernel import GAMES
from camarilla.server.bus import Bus, Notice
from camarilla.server.matches import Matches
from camarilla.server.others import Others
from camarilla.server.presence import SharedPresence
from camarilla.store import PostgresStore, Unavailable

DEAD_AFTER = 5
"""Beats without a sign of life after which a node is dead."""
LOOK_EVERY = 10
"""Every so often a node looks for what it missed, though it knows of nothing."""


class Company:
    """A node among others: signs of life, and whatever was missed."""

    def __init__(
        self,
        node: str,
        store: PostgresStore,
        bus: Bus,
        presence: SharedPresence,
        others: Others,
        matches: Matches,
        now: Callable[[], float],
        beat: float,
    ) -> None:
        """`beat`: seconds from one sign of life to the next."""
        self.node = node
        self._store = store
        self._bus = bus
        self._presence = presence
        self._others = others
        self._matches = matches
        self._now = now
        self._dead_after = DEAD_AFTER * beat
        self._plays = " ".join(f"{key}-{rules.version}" for key, rules in sorted(GAMES.items()))
        self._last = now()
        self._looked = 0
        self._others_deaf = False
        self.others_differ = False
        """Is there a node that plays other versions of the games?"""

    async def open(self) -> None:
        await self.beat()
        await self._bus.open(self._others.hear, self._others.missed)

    async def close(self) -> None:
        """Whoever is still connected here is gone in a moment."""
        await self._others.close()
        with contextlib.suppress(Unavailable):
            await self._store.retire(self.node, self._now())

    async def beat(self) -> None:
        """Give a sign of life, and see to whoever was connected to a node that is dead."""
        at = self._now()
        deaf = not self._bus.connected
        pulse = await self._store.beat(self.node, self._plays, at, self._dead_after, deaf)
        self.others_differ = pulse.others_differ
        if self._others_deaf and not pulse.others_deaf:
            self._others.missed()  # a last look at what they could not tell us
        self._others_deaf = pulse.others_deaf
        self._matches.resume(pulse.resumed)
        late = at - self._last > self._dead_after / 2  # others may have taken us for dead
        self._last = at
        if late or self._presence.doubtful:
            for user in await self._presence.assert_all():
                await self._others.person(user)
        for code in pulse.deserted:
            notice = Notice("people", code)
            self._bus.tell(notice)
            self._others.hear(notice)

    async def look(self) -> None:
        """Look for what was missed: at once where we know that something was, often while the bus
        does not reach us, or another node, and now and then in any case."""
        self._looked += 1
        unsure = self._others.behind or self._others_deaf or not self._bus.connected
        if unsure or self._looked % LOOK_EVERY == 0:
            await self._others.look()
