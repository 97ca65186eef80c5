"""What a store can do. `sqlite` does it in a file; other databases can do it too.

Everything that is awaited here is on disk when it returns.
"""

from typing import Protocol

from msgspec import Struct


class Conflict(Exception):
    """Somebody else was first: a sequence number is taken, or a document has a newer version."""


class InUse(Exception):
    """Another process works with this store."""


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

    async def close(self) -> None: ...

    async def check(self) -> None:
        """Raise if it cannot be read or written."""

    # -- people ----------------------------------------------------------------------------------

    async def add_user(self, user: User, token_hash: str, at: float) -> None: ...

    async def add_token(self, user_id: str, token_hash: str) -> None: ...

    async def user_of_token(self, token_hash: str) -> User | None:
        """Whose token this is; the hash is compared in constant time."""

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

    # -- matches ---------------------------------------------------------------------------------

    async def add_match(
        self, match_id: str, room: str, document: bytes, users: tuple[str, ...], at: float
    ) -> None: ...

    async def save_match(
        self, match_id: str, version: int, document: bytes, ended: float | None
    ) -> None: ...

    async def match(self, match_id: str) -> Kept | None: ...

    async def matches_going_on(self) -> list[str]: ...

    async def match_ids_of(self, user_id: str) -> list[str]: ...

    async def matches_of(self, user_id: str, most: int) -> list[MatchListed]: ...

    async def append(
        self, match_id: str, sequence: int, line: str, at: float, reasons: str | None = None
    ) -> None:
        """Write a decision to a match's log, with a bot's reasons for it if there are any;
        `Conflict` if that number is taken."""

    async def log(self, match_id: str, after: int = 0) -> list[tuple[int, str, float]]:
        """The decisions with a sequence number above `after`. Never with their reasons."""

    async def reasons(self, match_id: str) -> list[tuple[int, str]]:
        """The reasons of bots, with the numbers of their decisions. They tell hands: only for a
        match that is over."""

    # -- talk ------------------------------------------------------------------------------------

    async def add_talk(self, room: str, number: int, user_id: str, document: bytes) -> None: ...

    async def talk(self, room: str, most: int) -> list[bytes]: ...
