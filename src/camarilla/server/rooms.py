"""Rooms: who sits where, what is to be played. A room is a document; a change makes a new one."""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from camarilla.bots import bot_named
from camarilla.kernel import BadSetup, rules_for
from camarilla.server.bus import Bus
from camarilla.server.clocks import PACES
from camarilla.server.refused import Refused
from camarilla.store import Conflict, Store, User

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"  # none that is taken for another
CODE_LENGTH = 5
TRIES = 8

BOT_NAMES = (
    *("Ottavia", "Bertrand", "Inés", "Konrad", "Livia"),
    *("Tancredi", "Sibylle", "Anselm", "Ramiro", "Noor"),
)
"""A bot is called by its place, so that nobody meets two of a name at one table."""


class Place(Struct, frozen=True):
    """A place in a room: empty, a person's, or a bot's."""

    user: str | None = None
    name: str = ""
    avatar: str = ""
    bot: str | None = None

    @property
    def taken(self) -> bool:
        return self.user is not None or self.bot is not None


class Settings(Struct, frozen=True):
    """What the host has chosen."""

    game: str = "coup"
    options: dict[str, Any] = {}
    pace: str = "normal"
    public: bool = False
    spectators: bool = True
    shuffle: bool = False


class Room(Struct, frozen=True):
    """A room and its places."""

    code: str
    version: int
    host: str
    settings: Settings
    places: tuple[Place, ...]
    silenced: tuple[str, ...] = ()
    match: str | None = None
    playing: bool = False
    winners: tuple[str, ...] = ()
    """Who won the last match (`matches.winner_key`)."""

    # -- looking ---------------------------------------------------------------------------------

    def places_of(self, user: str) -> tuple[int, ...]:
        return tuple(number for number, place in enumerate(self.places) if place.user == user)

    # -- changing: each of these gives the room as it is afterwards ------------------------------

    def sit(self, user: User, place: int, name: str | None) -> "Room":
        """A person takes a place; under another name, for somebody on the same device."""
        self._not_while_playing()
        if self._at(place).taken:
            raise Refused(Refused.TAKEN, "that place is taken")
        room = self
        if name is None:
            for own in self.places_of(user.id):
                if self.places[own].name == user.name:
                    room = room._put(own, Place())  # moves over
        return room._put(place, Place(user.id, name or user.name, user.avatar))

    def stand(self, user: User, place: int) -> "Room":
        self._not_while_playing()
        if self._at(place).user != user.id:
            raise Refused(Refused.NOT_YOURS, "that place is not yours")
        return self._put(place, Place())

    def seat_bot(self, user: User, place: int, bot: str) -> "Room":
        self._host_only(user)
        self._not_while_playing()
        if self._at(place).user is not None:
            raise Refused(Refused.TAKEN, "that place is taken")
        bot_named(bot, self.settings.game)
        return self._put(place, Place(name=BOT_NAMES[place], bot=bot))

    def remove(self, user: User, place: int) -> "Room":
        self._host_only(user)
        self._not_while_playing()
        self._at(place)
        return self._put(place, Place())

    def change(self, user: User, seats: int | None, changes: dict[str, Any]) -> "Room":
        """Other settings. Places beyond a smaller table are cleared, unless somebody sits there."""
        self._host_only(user)
        self._not_while_playing()
        settings = replace(self.settings, **changes)
        if "game" in changes and changes["game"] != self.settings.game:
            settings = replace(settings, options=changes.get("options", {}))
        if settings.pace not in PACES:
            raise Refused(Refused.BAD_SETUP, f"there is no pace '{settings.pace}'")
        wanted = len(self.places) if seats is None else seats
        if not 1 <= wanted <= 10:
            raise Refused(Refused.BAD_SETUP, f"a table has 2 to 10 seats, not {wanted}")
        rules_for(settings.game, wanted, settings.options)
        if any(place.user for place in self.places[wanted:]):
            raise Refused(Refused.TAKEN, "somebody sits on a place that would go")
        places = (self.places + (Place(),) * 10)[:wanted]
        return replace(self, settings=settings, places=tuple(_able(places, settings.game)))

    def leave(self, user: str) -> "Room":
        """A person is gone: their places are free (unless a match goes on there), and a host is
        replaced by the next person."""
        room = self
        if not self.playing:
            for own in self.places_of(user):
                room = room._put(own, Place())
        if room.host == user:
            others = [place.user for place in room.places if place.user not in (None, user)]
            room = replace(room, host=others[0] if others else user)
        return room

    def silence(self, host: User, user: str, silent: bool) -> "Room":
        self._host_only(host)
        others = tuple(other for other in self.silenced if other != user)
        return replace(self, silenced=(*others, user) if silent else others)

    def begin(self, user: User, match: str) -> "Room":
        self._host_only(user)
        self._not_while_playing()
        if not all(place.taken for place in self.places):
            raise Refused(Refused.NOT_NOW, "not every place is taken")
        return replace(self, match=match, playing=True)

    def ended(self, match: str, winners: tuple[str, ...]) -> "Room":
        if self.match != match:
            return self
        return replace(self, playing=False, winners=winners)

    # -- the small print -------------------------------------------------------------------------

    def _at(self, place: int) -> Place:
        if not 0 <= place < len(self.places):
            raise Refused(Refused.BAD_SETUP, f"there is no place {place}")
        return self.places[place]

    def _put(self, number: int, place: Place) -> "Room":
        places = self.places[:number] + (place,) + self.places[number + 1 :]
        return replace(self, places=places)

    def _host_only(self, user: User) -> None:
        if user.id != self.host:
            raise Refused(Refused.NOT_HOST, "only the host may do that")

    def _not_while_playing(self) -> None:
        if self.playing:
            raise Refused(Refused.NOT_NOW, "not while a match goes on")


def _able(places: tuple[Place, ...], game: str) -> list[Place]:
    """The places without bots that cannot play this game."""
    kept = []
    for place in places:
        try:
            if place.bot is not None:
                bot_named(place.bot, game)
            kept.append(place)
        except BadSetup:
            kept.append(Place())
    return kept


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


class Rooms:
    """All rooms: loaded, changed under their version, and announced."""

    def __init__(self, store: Store, bus: Bus, now: Callable[[], float]) -> None:
        self._store = store
        self._bus = bus
        self._now = now

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
        kept = await self._store.room(code.upper())
        if kept is None:
            raise Refused(Refused.NO_ROOM, f"there is no room {code[:12]}")
        return msgspec.json.decode(kept.document, type=Room)

    async def public(self, most: int = 50) -> list[Room]:
        """The public rooms of the last hours, the latest first."""
        documents = await self._store.public_rooms(most, self._now() - 6 * 3600)
        return [msgspec.json.decode(document, type=Room) for document in documents]

    async def change(self, code: str, change: Callable[[Room], Room]) -> Room:
        """Change a room. Somebody else was quicker: look again and try again."""
        for _ in range(TRIES):
            room = await self.find(code)
            changed = change(room)
            if changed == room:
                return room
            changed = replace(changed, version=room.version + 1)
            try:
                await self._save(changed)
            except Conflict:
                continue
            await self._bus.publish_room(changed.code)
            return changed
        raise Refused(Refused.BUSY, "the room is changing too fast, try again")

    async def _save(self, room: Room) -> None:
        document = msgspec.json.encode(room)
        public = room.settings.public
        await self._store.save_room(room.code, room.version, document, public, self._now())
