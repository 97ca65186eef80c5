"""What has to be done now and then, at every node: matches that are overdue, rooms that are idle.

There is no leader and no lease. Two nodes that do the same thing do no harm.
"""

from collections.abc import Awaitable, Callable

from camarilla.server.matches import Matches
from camarilla.server.presence import Presence
from camarilla.server.rooms import Rooms
from camarilla.store import Store

SWEPT_AT_ONCE = 50


class Caretaker:
    """Sees to what nobody sees to."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        matches: Matches,
        presence: Presence,
        resume: Callable[[list[str]], Awaitable[None]],
        now: Callable[[], float],
        rooms_kept: float,
        again_after: float,
    ) -> None:
        """`resume` goes on with matches; `rooms_kept`: seconds after which an idle room goes;
        `again_after`: seconds after which another node tries what one has taken over."""
        self._store = store
        self._rooms = rooms
        self._matches = matches
        self._presence = presence
        self._resume = resume
        self._now = now
        self._rooms_kept = rooms_kept
        self._again_after = again_after

    async def sweep(self) -> None:
        """Go on with matches that are overdue: whoever should have has not, or is dead."""
        ids = await self._store.overdue(self._now(), self._again_after, SWEPT_AT_ONCE)
        if ids:
            await self._resume(ids)

    async def purge(self) -> None:
        """Delete rooms in which nothing has happened for long and nobody is; finished matches are
        kept."""
        before = self._now() - self._rooms_kept
        idle = await self._store.idle_rooms(before, 1000)
        people = await self._presence.look(idle)
        for code in [code for code in idle if not people[code]]:
            room = await self._rooms.look_up(code)
            if await self._rooms.delete(code, before) and room.playing and room.match is not None:
                await self._matches.abandon(room.match)
