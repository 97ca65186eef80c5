"""What a store can do: `sqlite` does it in a file, `postgres` for many nodes at once.

Everything that is awaited here is on disk when it returns.
"""

from typing import Protocol

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


class Store(Protocol):
    """Durable memory."""

    async def open(self) -> None:
        """Get ready, with the tables of this version."""

    async def close(self) -> None: ...

    async def check(self) -> None:
        """Raise if it cannot be read or written."""

    # -- people ----------------------------------------------------------------------------------

    async def add_user(self, user: User, token_hash: str, at: float) -> None: ...

    async def add_token(self, user_id: str, token_hash: str) -> None: ...

    async def user_of_token(self, token_hash: str) -> User | None:
        """Whose token this is; the hash is compared in constant time."""

    async def user(self, user_id: str) -> User | None: ...

    async def change_user(self, user: User) -> None: ...

    async def forget_user(self, user_id: str) -> None:
        """Delete a person: name, tokens and all they said."""

    async def add_handover(self, code_hash: str, user_id: str, expires: float) -> None: ...

    async def take_handover(self, code_hash: str, at: float) -> User | None:
        """The person a one-time code was made for. It works once."""

    # -- rooms -----------------------------------------------------------------------------------

    async def save_room(
        self, code: str, version: int, document: bytes, public: bool, at: float
    ) -> None:
        """Save a room whose version is to be this one; version 1 is a new room."""

    async def room(self, code: str) -> Kept | None: ...

    async def rooms_naming(self, user_id: str) -> list[str]:
        """The codes of all rooms in which a person is named."""

    async def public_rooms(self, most: int, since: float) -> list[bytes]: ...

    async def idle_rooms(self, before: float, most: int) -> list[str]:
        """Rooms that have not changed since, and where no match has moved on since."""

    async def delete_room(self, code: str, before: float) -> bool:
        """Delete a room and what was said there, unless it has changed since."""

    # -- matches ---------------------------------------------------------------------------------

    async def add_match(
        self,
        match_id: str,
        room: str,
        document: bytes,
        users: tuple[str, ...],
        at: float,
        due: float | None = None,
    ) -> None:
        """A new match, of version 1. `due`: when somebody should have answered."""

    async def save_match(
        self,
        match_id: str,
        version: int,
        document: bytes,
        ended: float | None,
        due: float | None = None,
        due_at: int = 0,
    ) -> None:
        """Save a match whose version is to be this one. `due` holds until there is a decision
        after number `due_at`."""

    async def match(self, match_id: str) -> Kept | None: ...

    async def matches_going_on(self) -> list[str]: ...

    async def match_ids_of(self, user_id: str) -> list[str]: ...

    async def matches_of(self, user_id: str, most: int) -> list[MatchListed]: ...

    async def append(
        self,
        match_id: str,
        sequence: int,
        line: str,
        at: float,
        due: float | None = None,
        reasons: str | None = None,
    ) -> None:
        """Write a decision to a match's log; `Conflict` if that number is taken. `due`: when
        somebody should have answered the question that it leads to; `reasons`: a bot's."""

    async def log(self, match_id: str, after: int = 0) -> list[tuple[int, str, float]]:
        """The decisions with a sequence number above `after`. Never with their reasons."""

    async def reasons(self, match_id: str) -> list[tuple[int, str]]:
        """The reasons of bots, with the numbers of their decisions. They tell hands: only for a
        match that is over."""

    async def overdue(self, at: float, again_after: float, most: int) -> list[str]:
        """Matches where somebody should have answered before `at`. They are given out once in
        `again_after` seconds, whoever asks."""

    # -- talk ------------------------------------------------------------------------------------

    async def add_talk(self, room: str, number: int, user_id: str, document: bytes) -> None: ...

    async def talk(self, room: str, most: int) -> list[bytes]: ...


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


class SharedStore(Store, Protocol):
    """Durable memory of many nodes, which also know of each other through it."""

    async def beat(
        self, node: str, plays: str, at: float, dead_after: float, deaf: bool = False
    ) -> Pulse:
        """A sign of life. Whoever was connected to a node that is dead is noted as gone."""

    async def retire(self, node: str, at: float) -> None:
        """A node ends; whoever is still connected to it is noted as gone."""

    async def came(
        self, room: str, user_id: str, node: str, since: float | None = None
    ) -> float | None:
        """A person is connected to a node: since when, by the database's clock if not given. None
        if there is no such person any more."""

    async def went(self, room: str, user_id: str, node: str, since: float, at: float) -> None:
        """A person's connection to a node is gone; nothing happens if they have a newer one."""

    async def expect(self, room: str, user_id: str, at: float) -> None:
        """A person is not there yet, but will be."""

    async def present(self, rooms: list[str]) -> list[Present]:
        """Everybody who is in one of these rooms, or was."""

    async def room_heads(self, codes: list[str]) -> list[RoomHead]: ...

    async def match_heads(self, match_ids: list[str]) -> list[MatchHead]: ...
