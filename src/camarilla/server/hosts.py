"""A host who does not come back is replaced, so that the others can go on."""

import asyncio
import logging

from camarilla.server.hub import Hub
from camarilla.server.room import Room
from camarilla.server.rooms import Rooms
from camarilla.store import Unavailable

log = logging.getLogger(__name__)


class Hosts:
    """Watches over rooms whose host is away while others are there."""

    def __init__(self, rooms: Rooms, hub: Hub, gone_after: float) -> None:
        self._rooms = rooms
        self._hub = hub
        self._gone_after = gone_after
        self._waiting: dict[str, asyncio.Task[None]] = {}

    async def watch(self, code: str) -> None:
        """Somebody has come to a room or gone from it."""
        if code in self._waiting or not self._hub.people_in(code):
            return
        room = await self._rooms.find(code)
        if not self._hub.connected(code, room.host) and code not in self._waiting:
            self._waiting[code] = asyncio.create_task(self._wait_for_the_host(code))

    async def _wait_for_the_host(self, code: str) -> None:
        try:
            room = await self._rooms.find(code)
            while not self._hub.connected(code, room.host) and self._hub.people_in(code):
                left = self._gone_after - self._hub.gone_for(code, room.host)
                if left <= 0:
                    await self._rooms.change(code, self._with_another_host)
                    return
                await asyncio.sleep(left + 0.01)
                room = await self._rooms.find(code)
        except Unavailable as error:
            log.warning("room %s has to wait for a host: %s", code, error)
        except Exception:
            log.exception("room %s is left without a host", code)
        finally:
            self._waiting.pop(code, None)

    def _with_another_host(self, room: Room) -> Room:
        if self._hub.connected(room.code, room.host):
            return room
        return room.without_host(self._hub.people_in(room.code))

    def close(self) -> None:
        for task in self._waiting.values():
            task.cancel()
