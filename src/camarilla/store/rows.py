"""What a store takes and gives, and what it raises."""

from typing import NamedTuple

from msgspec import Struct


class Conflict(Exception):
    """Somebody else was first: a sequence number is taken, or a document has a newer version."""


class InUse(Exception):
    """Another process works with this store."""


class Unavailable(Exception):
    """The database cannot be reached, or cannot write. What was asked for is not acknowledged."""


class User(Struct, frozen=True):
    """A person: a guest with a name and an avatar of their choice."""

    id: str
    name: str
    avatar: str


class Kept(Struct, frozen=True):
    """A document and its version."""

    version: int
    document: bytes


class MatchListed(Struct, frozen=True):
    """A match in somebody's list."""

    id: str
    started: float
    ended: float | None
    document: bytes


class LogRow(NamedTuple):
    """A decision as it is written to the log: a row of the table, whose columns these are."""

    match_id: str
    sequence: int
    line: str
    made: float
    due: float | None = None
    """When somebody should have answered the question that it leads to."""
    reasons: str | None = None
    """A bot's."""


Line = tuple[int, str, float]
"""A decision as it is read from the log: its number, its line, when it was made."""


class RoomHead(Struct, frozen=True):
    """How far a room is: its version, and the number of what was said last."""

    code: str
    version: int
    talk: int


class MatchHead(Struct, frozen=True):
    """How far a match is: its version, and the number of its last decision."""

    id: str
    version: int
    sequence: int


class Present(Struct, frozen=True):
    """A person in a room: at which node, since when, and since when not any more."""

    room: str
    user: str
    node: str
    since: float
    gone: float | None


class Pulse(Struct, frozen=True):
    """What a node learns from a sign of life."""

    resumed: float
    """Since when some node has been there all the time."""
    deserted: tuple[str, ...]
    """Rooms in which people were connected to a node that is dead."""
    others_differ: bool
    """Is there a node that plays other games, or other versions?"""
    others_deaf: bool
    """Is there a node that the bus does not reach, and whose news do not reach us?"""
