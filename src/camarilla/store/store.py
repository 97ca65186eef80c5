"""What a store can do, and the statements that are the same in every database: `sqlite` does the
rest in a file, `postgres` for many nodes at once.

Everything that is awaited here is on disk when it returns.
"""

import hmac
from abc import ABC, abstractmethod
from typing import Any

from camarilla.store.rows import Conflict, Kept, Line, LogRow, MatchListed, User

Statement = tuple[str, tuple[Any, ...]]
"""Some SQL and what goes into its places, which are written `$1`, `$2` and so on."""

LOOKED_UP = 16
"""So much of a token's hash is looked up; the rest is compared in constant time."""

ADD_TOKEN = "INSERT INTO tokens (hash, user_id) VALUES ($1, $2)"

IDLE = """
    touched < $1 AND NOT EXISTS (
        SELECT 1 FROM matches m JOIN decisions d ON d.match_id = m.id
        WHERE m.room = rooms.code AND m.ended IS NULL AND d.made >= $1)
"""


class Store(ABC):
    """Durable memory."""

    naming_people: tuple[str, ...] = ("talk", "match_users")
    """The tables that name people without being deleted with them by the database itself."""

    @abstractmethod
    async def open(self) -> None:
        """Get ready, with the tables of this version."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def check(self) -> None:
        """Raise if it cannot be read or written."""

    # -- what a database does --------------------------------------------------------------------

    @abstractmethod
    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        """What a statement finds."""

    @abstractmethod
    async def _run(self, sql: str, *values: Any) -> int:
        """Carry out a statement; how many rows it has changed."""

    @abstractmethod
    async def _run_all(self, *statements: Statement) -> None:
        """Carry out all of them or none; `Conflict` where something is there already."""

    async def _row(self, sql: str, *values: Any) -> Any:
        """The one row that a statement finds, or None."""
        return next(iter(await self._rows(sql, *values)), None)

    async def _column(self, sql: str, *values: Any) -> list[Any]:
        return [row[0] for row in await self._rows(sql, *values)]

    # -- people ----------------------------------------------------------------------------------

    async def add_user(self, user: User, token_hash: str, at: float) -> None:
        sql = "INSERT INTO users (id, name, avatar, created) VALUES ($1, $2, $3, $4)"
        await self._run_all(
            (sql, (user.id, user.name, user.avatar, at)), (ADD_TOKEN, (token_hash, user.id))
        )

    async def add_token(self, user_id: str, token_hash: str) -> None:
        await self._run(ADD_TOKEN, token_hash, user_id)

    async def user_of_token(self, token_hash: str) -> User | None:
        """Whose token this is; the hash is compared in constant time."""
        prefix = token_hash[:LOOKED_UP]
        rows = await self._rows(
            "SELECT hash, id, name, avatar FROM users JOIN tokens ON user_id = id"
            " WHERE hash >= $1 AND hash < $2",
            *(prefix, prefix + "g"),
        )
        for known, *row in rows:
            if hmac.compare_digest(known, token_hash):
                return User(*row)
        return None

    async def user(self, user_id: str) -> User | None:
        row = await self._row("SELECT id, name, avatar FROM users WHERE id = $1", user_id)
        return row and User(*row)

    async def change_user(self, user: User) -> None:
        sql = "UPDATE users SET name = $2, avatar = $3 WHERE id = $1"
        await self._run(sql, user.id, user.name, user.avatar)

    async def forget_user(self, user_id: str) -> None:
        """Delete a person: name, tokens and all they said."""
        named = (f"DELETE FROM {table} WHERE user_id = $1" for table in self.naming_people)
        everything = (*named, "DELETE FROM users WHERE id = $1")
        await self._run_all(*((sql, (user_id,)) for sql in everything))

    async def add_handover(self, code_hash: str, user_id: str, expires: float) -> None:
        sql = "INSERT INTO handovers (hash, user_id, expires) VALUES ($1, $2, $3)"
        await self._run(sql, code_hash, user_id, expires)

    @abstractmethod
    async def take_handover(self, code_hash: str, at: float) -> User | None:
        """The person a one-time code was made for. It works once."""

    # -- rooms -----------------------------------------------------------------------------------

    async def save_room(
        self, code: str, version: int, document: bytes, public: bool, at: float
    ) -> None:
        """Save a room whose version is to be this one; version 1 is a new room."""
        sql = (
            "INSERT INTO rooms (code, version, document, public, touched)"
            " VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
            if version == 1
            else "UPDATE rooms SET version = $2, document = $3, public = $4, touched = $5"
            " WHERE code = $1 AND version = $2 - 1"
        )
        if await self._run(sql, code, version, document, public, at) != 1:
            raise Conflict(f"room {code} has moved on")

    async def room(self, code: str) -> Kept | None:
        row = await self._row("SELECT version, document FROM rooms WHERE code = $1", code)
        return row and Kept(row[0], _document(row[1]))

    @abstractmethod
    async def rooms_naming(self, user_id: str) -> list[str]:
        """The codes of all rooms in which a person is named."""

    async def public_rooms(self, most: int, since: float) -> list[bytes]:
        sql = (
            "SELECT document FROM rooms WHERE public = TRUE AND touched > $1"
            " ORDER BY touched DESC LIMIT $2"
        )
        return [_document(kept) for kept in await self._column(sql, since, most)]

    async def idle_rooms(self, before: float, most: int) -> list[str]:
        """Rooms that have not changed since, and where no match has moved on since."""
        sql = f"SELECT code FROM rooms WHERE {IDLE} ORDER BY touched LIMIT $2"
        return await self._column(sql, before, most)

    @abstractmethod
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
        add = (
            "INSERT INTO matches (id, room, version, started, document, due)"
            " VALUES ($1, $2, 1, $3, $4, $5)"
        )
        name = "INSERT INTO match_users (match_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._run_all(
            (add, (match_id, room, at, document, due)),
            *((name, (match_id, user)) for user in users),
        )

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
        changed = await self._run(
            "UPDATE matches SET version = $2, document = $3, ended = COALESCE(ended, $4),"
            " due = $5, due_at = $6 WHERE id = $1 AND version = $2 - 1",
            *(match_id, version, document, ended, due, due_at),
        )
        if changed != 1:
            raise Conflict(f"match {match_id} has moved on")

    async def match(self, match_id: str) -> Kept | None:
        row = await self._row("SELECT version, document FROM matches WHERE id = $1", match_id)
        return row and Kept(row[0], _document(row[1]))

    async def matches_going_on(self) -> list[str]:
        return await self._column("SELECT id FROM matches WHERE ended IS NULL")

    async def match_ids_of(self, user_id: str) -> list[str]:
        return await self._column("SELECT match_id FROM match_users WHERE user_id = $1", user_id)

    async def matches_of(self, user_id: str, most: int) -> list[MatchListed]:
        rows = await self._rows(
            "SELECT id, started, ended, document FROM matches"
            " JOIN match_users ON match_id = id WHERE user_id = $1 ORDER BY started DESC LIMIT $2",
            *(user_id, most),
        )
        return [MatchListed(row[0], row[1], row[2], _document(row[3])) for row in rows]

    @abstractmethod
    async def append(self, row: LogRow) -> None:
        """Write a decision to a match's log; `Conflict` if that number is taken."""

    @abstractmethod
    async def log(self, match_id: str, after: int = 0) -> list[Line]:
        """The decisions with a sequence number above `after`. Never with their reasons."""

    async def reasons(self, match_id: str) -> list[tuple[int, str]]:
        """The reasons of bots, with the numbers of their decisions. They tell hands: only for a
        match that is over."""
        rows = await self._rows(
            "SELECT sequence, reasons FROM decisions"
            " WHERE match_id = $1 AND reasons IS NOT NULL ORDER BY sequence",
            match_id,
        )
        return [(sequence, reasons) for sequence, reasons in rows]

    @abstractmethod
    async def overdue(self, at: float, again_after: float, most: int) -> list[str]:
        """Matches where somebody should have answered before `at`. They are given out once in
        `again_after` seconds, whoever asks."""

    # -- talk ------------------------------------------------------------------------------------

    async def add_talk(self, room: str, number: int, user_id: str, document: bytes) -> None:
        added = await self._run(
            "INSERT INTO talk (room, number, user_id, document) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT DO NOTHING",
            *(room, number, user_id, document),
        )
        if added != 1:
            raise Conflict(f"remark {number} in {room} is there")

    async def talk(self, room: str, most: int) -> list[bytes]:
        sql = "SELECT document FROM talk WHERE room = $1 ORDER BY number DESC LIMIT $2"
        return [_document(kept) for kept in reversed(await self._column(sql, room, most))]


def _document(kept: bytes | str) -> bytes:
    """A document as it was given to us: PostgreSQL keeps it as text, SQLite as it is."""
    return kept.encode() if isinstance(kept, str) else kept
