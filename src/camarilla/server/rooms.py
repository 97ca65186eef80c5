"""Rooms: who sits where, what is to be played. A room is a document; a change makes a new one."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from camarilla.bots import bot_named
from camarilla.kernel import BadSetup, rules_for
from camarilla.server.bus import Bus, Notice
from camarilla.server.clocks import PACES
from camarilla.server.refused import Refused
from camarilla.store import Conflict, Store, User

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"  # none that is taken for another
CODE_LENGTH = 5
TRIES = 8
REMEMBERED = 10_000
SILENCED_AT_MOST = 50
MOST_TURNS = 1000
"""A match on a server ends some day, also one that nobody watches."""

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
    left: tuple[str, ...] = ()
    """Who has left in mid-match: their places are free when it is over, unless they come back."""

    # -- looking ---------------------------------------------------------------------------------

    def places_of(self, user: str) -> tuple[int, ...]:
        return tuple(number for number, place in enumerate(self.places) if place.user == user)

    @property
    def free(self) -> int:
        return sum(not place.taken for place in self.places)

    # -- changing: each of these gives the room as it is afterwards ------------------------------

    def sit(self, user: User, place: int, name: str | None) -> "Room":
        """A person takes a place; under another name, for somebody on the same device."""
        self._not_while_playing()
        if self._at(place).taken:
            raise Refused(Refused.TAKEN, "that place is taken")
        room = self
        if name is None:
            for own in self.places_of(user.id):
                if self.places[own].name in _names_like(user.name):
                    room = room._put(own, Place())  # moves over
        own_name = room._name_for(name or user.name)
        return room._put(place, Place(user.id, own_name, user.avatar))

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
        before = self.settings.options if settings.game == self.settings.game else {}
        settings = replace(settings, options=_with(before, changes.get("options", {})))
        if settings.pace not in PACES:
            raise Refused(Refused.BAD_SETUP, f"there is no pace '{settings.pace}'")
        wanted = len(self.places) if seats is None else seats
        if not 1 <= wanted <= 10:
            raise Refused(Refused.BAD_SETUP, f"a table has 2 to 10 seats, not {wanted}")
        check_setup(settings.game, wanted, settings.options)
        if any(place.user for place in self.places[wanted:]):
            raise Refused(Refused.TAKEN, "somebody sits on a place that would go")
        places = (self.places + (Place(),) * 10)[:wanted]
        return replace(self, settings=settings, places=tuple(_able(places, settings.game)))

    def leave(self, user: str, present: Collection[str] = ()) -> "Room":
        """A person is gone for good: their places are free, at the end of the match if one goes
        on, and a host is replaced by the next person, one of those present if there are any."""
        room = self
        if not self.playing:
            for own in self.places_of(user):
                room = room._put(own, Place())
        elif self.places_of(user) and user not in self.left:
            room = replace(room, left=(*self.left, user))
        return room.without_host(present) if room.host == user else room

    def come_back(self, user: str) -> "Room":
        return replace(self, left=tuple(other for other in self.left if other != user))

    def without_host(self, present: Collection[str]) -> "Room":
        """Somebody else is the host now, if there is anybody: those who are present first, and
        of these those who sit."""
        seated = [place.user for place in self.places if place.user is not None]
        others = [u for u in (*seated, *sorted(present)) if u not in (self.host, *self.left)]
        best = min(others, key=lambda u: u not in present, default=self.host)
        return replace(self, host=best)

    def forget(self, user: str, present: Collection[str]) -> "Room":
        """A person has asked to be forgotten: nothing here has their name any more."""
        room = self.without_host(present) if self.host == user else self
        for own in self.places_of(user):
            room = room._put(own, Place())
        return replace(
            room,
            left=tuple(other for other in self.left if other != user),
            silenced=tuple(other for other in self.silenced if other != user),
            winners=tuple(key for key in self.winners if not key.startswith(user)),
        )

    def silence(self, host: User, user: str, silent: bool) -> "Room":
        self._host_only(host)
        others = tuple(other for other in self.silenced if other != user)
        if silent and len(others) >= SILENCED_AT_MOST:
            raise Refused(Refused.NOT_NOW, "too many people are silenced here")
        return replace(self, silenced=(*others, user) if silent else others)

    def begin(self, user: User, match: str) -> "Room":
        self._host_only(user)
        self._not_while_playing()
        if not all(place.taken for place in self.places):
            raise Refused(Refused.NOT_NOW, "not every place is taken")
        check_setup(self.settings.game, len(self.places), self.settings.options)
        return replace(self, match=match, playing=True, left=())

    def ended(self, match: str, winners: tuple[str, ...]) -> "Room":
        if self.match != match:
            return self
        places = tuple(Place() if place.user in self.left else place for place in self.places)
        return replace(self, playing=False, winners=winners, places=places, left=())

    def given_up(self, match: str) -> "Room":
        """A match that nobody can go on with is not played here any more."""
        return replace(self.ended(match, ()), match=None) if self.match == match else self

    # -- the small print -------------------------------------------------------------------------

    def _at(self, place: int) -> Place:
        if not 0 <= place < len(self.places):
            raise Refused(Refused.BAD_SETUP, f"there is no place {place}")
        return self.places[place]

    def _name_for(self, wanted: str) -> str:
        """A name that nobody else at this table has."""
        names = {place.name for place in self.places}
        return next(name for name in _names_like(wanted) if name not in names)

    def _put(self, number: int, place: Place) -> "Room":
        places = (*self.places[:number], place, *self.places[number + 1 :])
        return replace(self, places=places)

    def _host_only(self, user: User) -> None:
        if user.id != self.host:
            raise Refused(Refused.NOT_HOST, "only the host may do that")

    def _not_while_playing(self) -> None:
        if self.playing:
            raise Refused(Refused.NOT_NOW, "not while a match goes on")


def _names_like(name: str) -> tuple[str, ...]:
    """A name, and the same with a number for those who share it."""
    return (name, *(f"{name[:20]} {number}" for number in range(2, 12)))


def _with(options: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Options after changes to some of them; null takes one back."""
    return {name: value for name, value in (options | changes).items() if value is not None}


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


def check_setup(game: str, seats: int, options: dict[str, Any]) -> None:
    """Can this be played here? `BadSetup` if not."""
    try:
        rules = rules_for(game, seats, options)
        saved = rules.options_saved
    except (OverflowError, RecursionError, TypeError) as error:
        raise BadSetup(f"{game} cannot be played with these options") from error
    if saved.get("turn_limit", 0) > MOST_TURNS:
        raise BadSetup(f"the turn limit is at most {MOST_TURNS} here")


def seats_for(game: str) -> tuple[int, ...]:
    """How many seats a game can have, with its usual options."""

    def fits(seats: int) -> bool:
        try:
            check_setup(game, seats, {})
        except BadSetup:
            return False
        return True

    return tuple(seats for seats in range(1, 11) if fits(seats))


def usual_seats(game: str) -> int:
    """Four, or as near to that as the game allows."""
    able = seats_for(game)
    if not able:
        check_setup(game, 4, {})  # says why
    return min(able, key=lambda seats: abs(seats - 4))


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
