"""A room: who sits where, what is to be played. It is a document; a change makes a new one."""

from collections.abc import Collection
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from camarilla.bots import bot_named
from camarilla.kernel import BadSetup
from camarilla.server.clocks import PACES
from camarilla.server.refused import Refused
from camarilla.server.setups import check_setup
from camarilla.store import User

SILENCED_AT_MOST = 50

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
    """Who won the last match (`document.winner_key`)."""
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
