"""What other nodes did: heard of through the bus, read from the store, told to the sockets here.

A notice only says where to look. Whoever missed some looks everywhere: `look` compares the numbers
of all rooms and matches that sockets of this node follow with those in the store.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from camarilla.kernel import CamarillaError
from camarilla.server.attendant import Attendant
from camarilla.server.bus import Kind, Notice
from camarilla.server.hosts import Hosts
from camarilla.server.hub import Hub
from camarilla.server.matches import Matches
from camarilla.server.presence import SharedPresence
from camarilla.server.rooms import Rooms
from camarilla.store import PostgresStore, Unavailable

log = logging.getLogger(__name__)

AT_ONCE = 500


class Others:
    """Follows what other nodes do, room by room; notices that come meanwhile are one more look."""

    def __init__(
        self,
        store: PostgresStore,
        rooms: Rooms,
        matches: Matches,
        presence: SharedPresence,
        hub: Hub,
        hosts: Hosts,
        attendant: Attendant,
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._matches = matches
        self._presence = presence
        self._hub = hub
        self._hosts = hosts
        self._attendant = attendant
        self._news: dict[str, set[Kind]] = {}
        self._following: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.behind = False
        """News may have been missed: look everywhere."""

    def missed(self) -> None:
        """News may have been missed."""
        self._rooms.forget_all()
        self.behind = True

    def hear(self, notice: Notice) -> None:
        """Something happened elsewhere. It concerns us if sockets here are in that room."""
        if notice.kind == "person":
            if self._hub.here(notice.key):
                self._spawn(self.person(notice.key))
        elif self._hub.has(notice.key):
            if not self._known(notice):
                self._follow_soon(notice.key, notice.kind)
        else:
            self._pass_by(notice)

    def _known(self, notice: Notice) -> bool:
        """Have we read further than that already?"""
        match = self._matches.known(notice.match)
        return notice.kind == "match" and match is not None and match.sequence >= notice.number

    def _pass_by(self, notice: Notice) -> None:
        """Forget what we know of a room that nobody here is in: it is out of date."""
        if notice.kind == "room":
            self._rooms.stale(notice.key)
        elif notice.kind in ("match", "hands"):
            self._attendant.release(notice.match)
            self._matches.drop(notice.match)

    def _follow_soon(self, code: str, kind: Kind) -> None:
        self._news.setdefault(code, set()).add(kind)
        if code not in self._following:
            self._following[code] = self._spawn(self._follow(code))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- one room --------------------------------------------------------------------------------

    async def _follow(self, code: str) -> None:
        try:
            while kinds := self._news.pop(code, None):
                await self._catch_up(code, kinds)
        except Unavailable as error:
            self.behind = True
            log.warning("news of room %s have to wait: %s", code, error)
        except CamarillaError as error:
            log.warning("news of room %s cannot be told: %s", code, error)
        except Exception:
            log.exception("news of room %s could not be told", code)
        finally:
            del self._following[code]

    async def _catch_up(self, code: str, kinds: set[Kind]) -> None:
        if "people" in kinds:
            await self._presence.reload([code])
            await self._hub.replace(code, self._presence.elsewhere(code))
        if "room" in kinds:
            await self._rooms.look_up(code)
        if kinds & {"people", "room"}:
            await self._hub.show_room(code)
            await self._hosts.watch(code)
        if kinds & {"room", "match", "hands"}:
            await self._catch_up_match(code, hands=kinds != {"match"})
        if "talk" in kinds:
            await self._hub.show_talk(code)

    async def _catch_up_match(self, code: str, hands: bool) -> None:
        room = await self._rooms.find(code)
        if room.match is None or not self._hub.has(code):
            return
        news = await self._matches.refresh(room.match, hands)
        if news.moved:
            self._attendant.release(room.match)
        await self._hub.show_match(room.match)
        if news.changed:
            await self._hub.show_holders(news.match)

    async def person(self, user_id: str) -> None:
        """Somebody who is connected here has another name, or has asked to be forgotten."""
        try:
            user = await self._store.user(user_id)
        except Unavailable:
            self.behind = True
            return
        if user is None:
            await self._hub.forget(user_id)
        else:
            self._hub.rename(user)

    # -- everywhere ------------------------------------------------------------------------------

    async def look(self) -> None:
        """Compare all that sockets of this node follow with the store, and catch up."""
        self.behind = False
        codes = self._hub.rooms
        for start in range(0, len(codes), AT_ONCE):
            await self._look_at(codes[start : start + AT_ONCE])

    async def _look_at(self, codes: list[str]) -> None:
        for code in await self._presence.reload(codes):
            self._follow_soon(code, "people")
        followed = self._hub.followed(codes)
        for room in await self._store.room_heads(codes):
            version, _, talk = followed.get(room.code, (0, "", 0))
            if room.version > version:
                self._follow_soon(room.code, "room")
            if room.talk > talk:
                self._follow_soon(room.code, "talk")
        by_match = {match: code for code, (_, match, _) in followed.items() if match}
        for head in await self._store.match_heads(list(by_match)):
            match = self._matches.known(head.id)
            if match is None or (match.sequence, match.version) != (head.sequence, head.version):
                self._follow_soon(by_match[head.id], "hands")
            else:
                await self._hub.show_match(head.id)  # to whom it could not be shown before
