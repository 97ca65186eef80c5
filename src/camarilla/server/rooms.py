"""All rooms: loaded, changed one after the other, and announced."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from camarilla.server.bus import Bus, Notice
from camarilla.server.refused import Refused
from camarilla.server.room import Place, Room, Settings
from camarilla.store import Conflict, Store, User

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"  # none that is taken for another
CODE_LENGTH = 5
TRIES = 8
REMEMBERED = 10_000


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


class Rooms:
    """All rooms: loaded, changed under their version, and announced.

    The latest are remembered. Whoever hears that another process has changed one looks it up, or
    says so with `stale`; a change from a version that is not the latest is refused by the store.
    """

    def __init__(self, store: Store, bus: Bus, now: Callable[[], float]) -> None:
        self._store = store
        self._bus = bus
        self._now = now
        self._known: OrderedDict[str, Room] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self, host: User, settings: Settings, seats: int) -> Room:
        """A new room, its host on the first place."""
        for _ in range(TRIES):
            room = Room(new_code(), 1, host.id, Settings(), (Place(),) * 2)
            changes = {name: getattr(settings, name) for name in Settings.__struct_fields__}
            room = room.change(host, seats, changes).sit(host, 0, None)
            try:
                await self._save(room)
            except Conflict:
                continue  # that code is in use
            return room
        raise Refused(Refused.BUSY, "no free room code was found, try again")

    async def find(self, code: str) -> Room:
        room = self._known.get(code)
        if room is not None:
            self._known.move_to_end(code)
            return room
        return await self.look_up(code)

    async def look_up(self, code: str) -> Room:
        """A room as it is in the store, whoever has changed it."""
        sound = code.isascii() and code.isalnum()  # else it is no code, and no text for a database
        kept = await self._store.room(code.upper()) if sound else None
        if kept is None:
            self.stale(code)
            raise Refused(Refused.NO_ROOM, f"there is no room {code[:12]}")
        return self._remember(msgspec.json.decode(kept.document, type=Room))

    def stale(self, code: str) -> None:
        """Look this room up again when it is needed."""
        self._known.pop(code, None)

    def forget_all(self) -> None:
        """News may have been missed: look every room up again."""
        self._known.clear()

    async def delete(self, code: str, before: float) -> bool:
        """Delete a room in which nothing has happened since; whether that was so."""
        if not await self._store.delete_room(code, before):
            return False
        self.stale(code)
        self._bus.tell(Notice("room", code))
        return True

    def _remember(self, room: Room) -> Room:
        known = self._known.get(room.code)
        if known is not None and known.version >= room.version:
            return known  # it has changed while we were reading
        self._known[room.code] = room
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return room

    async def public(self, most: int = 50) -> list[Room]:
        """The public rooms of the last hours, the latest first."""
        documents = await self._store.public_rooms(most, self._now() - 6 * 3600)
        return [msgspec.json.decode(document, type=Room) for document in documents]

    async def change(self, code: str, change: Callable[[Room], Room]) -> Room:
        """Change a room, and tell everybody when it is saved."""
        lock = self._locks.setdefault(code, asyncio.Lock())
        async with lock:
            room = await self.find(code)
            changed = await self._changed(room, change)
        if changed.version != room.version:
            await self._bus.publish(Notice("room", changed.code, number=changed.version))
        return changed

    async def _changed(self, room: Room, change: Callable[[Room], Room]) -> Room:
        for _ in range(TRIES):
            try:
                changed = change(room)
            except Refused:  # as far as we know: perhaps another process has changed the room
                latest = await self.look_up(room.code)
                if latest.version == room.version:
                    raise
                room = latest
                continue
            if changed == room:
                return room
            changed = replace(changed, version=room.version + 1)
            try:
                await self._save(changed)
                return changed
            except Conflict:  # another process was quicker: look again and try again
                room = await self.look_up(room.code)
        raise Refused(Refused.BUSY, "the room is changing too fast, try again")

    async def _save(self, room: Room) -> None:
        document = msgspec.json.encode(room)
        public = room.settings.public
        await self._store.save_room(room.code, room.version, document, public, self._now())
        self._remember(room)
