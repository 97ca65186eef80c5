"""Every message of the socket: a closed set, typed, in both directions.

The TypeScript types of the page are generated from these. A client's message may carry a `ref` of
its choice; the answer to it, `ack` or `error`, carries the same.
"""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from camarilla.kernel import Outcome, View

Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""A number that every client can hold."""

Word = Annotated[str, Meta(max_length=64)]
"""A key, a code, a name: something short."""


class _FromClient(
    Struct,
    frozen=True,
    tag_field="type",
    forbid_unknown_fields=True,
    kw_only=True,
    omit_defaults=True,
):
    ref: Number | None = None


class _ToClient(Struct, frozen=True, tag_field="type", kw_only=True, omit_defaults=True):
    pass


# -- from the client -----------------------------------------------------------------------------


class Hello(_FromClient, frozen=True, tag="hello"):
    """Who I am. The first message of every connection."""

    token: Annotated[str, Meta(max_length=128)]


class SeenSoFar(Struct, frozen=True, forbid_unknown_fields=True):
    """How far a client has followed a match: the number of events that it has."""

    match: Word
    number: Number


class Enter(_FromClient, frozen=True, tag="enter"):
    """Go into a room, or come back to it: then only what was missed is sent."""

    room: Word
    seen: SeenSoFar | None = None


class Leave(_FromClient, frozen=True, tag="leave"):
    """Leave the room for good. In mid-match a bot takes over."""


class Sit(_FromClient, frozen=True, tag="sit"):
    """Take a place. With a `name`, for somebody else on this device (pass and play)."""

    place: Number
    name: Word | None = None


class Stand(_FromClient, frozen=True, tag="stand"):
    """Leave a place."""

    place: Number


class SeatBot(_FromClient, frozen=True, tag="seat_bot"):
    """The host puts a bot on a place."""

    place: Number
    bot: Word


class Remove(_FromClient, frozen=True, tag="remove"):
    """The host clears a place."""

    place: Number


class Change(_FromClient, frozen=True, tag="change"):
    """The host changes the room's settings; what is left out stays, among the options too, and an
    option that is null is as if never chosen. Two changes in quick succession thus both hold."""

    game: Word | None = None
    seats: Number | None = None
    options: dict[str, Any] | None = None
    pace: Word | None = None
    public: bool | None = None
    spectators: bool | None = None
    shuffle: bool | None = None


class Start(_FromClient, frozen=True, tag="start"):
    """The host starts a match, the first one or a rematch."""


class Decide(_FromClient, frozen=True, tag="decide"):
    """A seat's reply to a window."""

    match: Word
    window: Number
    seat: Number
    reply: Annotated[str, Meta(max_length=200)]


class MoreTime(_FromClient, frozen=True, tag="more_time"):
    """Draw on a seat's reserve for the open question; with its `window`, for no other one."""

    match: Word
    seat: Number
    window: Number | None = None


class TakeBack(_FromClient, frozen=True, tag="take_back"):
    """Take one's seat back from the bot that holds it."""

    match: Word
    seat: Number


class Vote(_FromClient, frozen=True, tag="vote"):
    """Without a clock: give the seat of somebody who is gone to a bot."""

    match: Word
    seat: Number


class Say(_FromClient, frozen=True, tag="say"):
    """Talk to the whole table. Nothing that is said binds."""

    text: Annotated[str, Meta(max_length=2000)]


class SayPhrase(_FromClient, frozen=True, tag="phrase"):
    """Say something from the list, which everybody reads in their own language."""

    phrase: Word
    role: Word | None = None
    seat: Number | None = None


class Silence(_FromClient, frozen=True, tag="silence"):
    """The host silences a person, or lets them speak again."""

    user: Word
    silent: bool = True


class Ping(_FromClient, frozen=True, tag="ping"):
    """Are you there?"""


FromClient: TypeAlias = (
    Hello
    | Enter
    | Leave
    | Sit
    | Stand
    | SeatBot
    | Remove
    | Change
    | Start
    | Decide
    | MoreTime
    | TakeBack
    | Vote
    | Say
    | SayPhrase
    | Silence
    | Ping
)


# -- to the client -------------------------------------------------------------------------------


class Welcome(_ToClient, frozen=True, tag="welcome"):
    """The connection is known; this is you."""

    user: str
    name: str
    avatar: str
    version: str
    ref: int | None = None


class Ack(_ToClient, frozen=True, tag="ack"):
    """Done, and on disk. For a decision, with its place in the match's log."""

    ref: int | None = None
    sequence: int | None = None


class Error(_ToClient, frozen=True, tag="error"):
    """Refused, with a code for programs and a line for people. Nothing was changed."""

    code: str
    reason: str
    ref: int | None = None


class PlaceShown(Struct, frozen=True):
    """A place in a room: empty, a person's, or a bot's."""

    user: str | None
    name: str
    avatar: str
    bot: str | None
    connected: bool


class RoomShown(_ToClient, frozen=True, tag="room"):
    """A room as everybody in it sees it."""

    code: str
    version: int
    host: str
    game: str
    options: dict[str, Any]
    pace: str
    public: bool
    spectators: bool
    shuffle: bool
    places: tuple[PlaceShown, ...]
    silenced: tuple[str, ...]
    watching: int
    match: str | None
    playing: bool


class Clock(Struct, frozen=True):
    """The clock of the open window: seconds left for this seat, and what it has in reserve.

    To whoever is not asked: the seconds that everybody has at least, and no reserve.
    """

    left: float
    reserve: float


class HolderShown(Struct, frozen=True):
    """Who sits on a seat of a match."""

    user: str | None
    name: str
    avatar: str
    bot: str | None
    stand_in: bool


class Seen(_ToClient, frozen=True, tag="seen"):
    """A match as a seat sees it now, with the events from number `first` on.

    It holds nothing about the game beyond the seat's view, the clock and the count of answers in
    the open window. `commitment` is the hash of the seed.
    """

    match: str
    seat: int | None
    first: int
    view: View
    answers: int
    holders: tuple[HolderShown, ...]
    commitment: str
    clock: Clock | None = None


class Answered(_ToClient, frozen=True, tag="answered"):
    """How many have answered the open window. Never who."""

    match: str
    window: int
    answers: int


class Ended(_ToClient, frozen=True, tag="ended"):
    """A match is over: the outcome, and the seed to check the deal with."""

    match: str
    outcome: Outcome
    seed: str


class Said(_ToClient, frozen=True, tag="said"):
    """Somebody said something: in their own words, or a phrase."""

    number: int
    user: str
    name: str
    text: str | None = None
    phrase: str | None = None
    role: str | None = None
    seat: int | None = None


class Replaced(_ToClient, frozen=True, tag="replaced"):
    """You are connected elsewhere now; this connection will be closed."""


class Pong(_ToClient, frozen=True, tag="pong"):
    ref: int | None = None


ToClient: TypeAlias = (
    Welcome | Ack | Error | RoomShown | Seen | Answered | Ended | Said | Replaced | Pong
)
