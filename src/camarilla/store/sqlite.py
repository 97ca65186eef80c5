"""The store in one SQLite file: nothing to configure, nothing lost when the power goes."""

import asyncio
import hmac
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from yoyo import get_backend, read_migrations

from camarilla.store.store import Conflict, InUse, Kept, MatchListed, User
from camarilla.store.writer import Writer

T = TypeVar("T")

LOOKED_UP = 16
"""So much of a token's hash is looked up; the rest is compared in constant time."""

IDLE = (
    "touched < ? AND NOT EXISTS (SELECT 1 FROM matches m JOIN decisions d ON d.match_id = m.id"
    " WHERE m.room = code AND m.ended IS NULL AND d.made >= ?)"
)


class SQLiteStore:
    """A store in a file, in WAL mode with full sync. Reading does not wait for writing."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = hold(path.with_suffix(".lock"))
        _migrate(path)
        self._writer = Writer(_connect(path))
        self._reading = _connect(path)
        self._reader = ThreadPoolExecutor(1, "store-reader")

    async def open(self) -> None:
        """It is open already."""

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        self._reader.shutdown()
        self._reading.close()
        self._lock.close()

    async def check(self) -> None:
        await self._row("SELECT 1")
        await self._writer.do(lambda connection: connection.execute("SELECT 1").fetchone())

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, work, self._reading)

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        return await self._read(lambda connection: connection.execute(sql, values).fetchall())

    async def _row(self, sql: str, *values: Any) -> Any:
        return await self._read(lambda connection: connection.execute(sql, values).fetchone())

    async def _run(self, sql: str, *values: Any) -> int:
        return await self._writer.do(lambda connection: connection.execute(sql, values).rowcount)

    # -- people ----------------------------------------------------------------------------------

    async def add_user(self, user: User, token_hash: str, at: float) -> None:
        def work(connection: sqlite3.Connection) -> None:
            row = (user.id, user.name, user.avatar, at)
            connection.execute("INSERT INTO users VALUES (?, ?, ?, ?)", row)
            connection.execute("INSERT INTO tokens VALUES (?, ?)", (token_hash, user.id))

        await self._writer.do(work)

    async def add_token(self, user_id: str, token_hash: str) -> None:
        await self._run("INSERT INTO tokens VALUES (?, ?)", token_hash, user_id)

    async def user_of_token(self, token_hash: str) -> User | None:
        prefix = token_hash[:LOOKED_UP]
        rows = await self._rows(
            "SELECT hash, id, name, avatar FROM users JOIN tokens ON user_id = id"
            " WHERE hash >= ? AND hash < ?",
            *(prefix, prefix + "g"),
        )
        for known, *row in rows:
            if hmac.compare_digest(known, token_hash):
                return User(*row)
        return None

    async def user(self, user_id: str) -> User | None:
        row = await self._row("SELECT id, name, avatar FROM users WHERE id = ?", user_id)
        return row and User(*row)

    async def change_user(self, user: User) -> None:
        sql = "UPDATE users SET name = ?, avatar = ? WHERE id = ?"
        await self._run(sql, user.name, user.avatar, user.id)

    async def forget_user(self, user_id: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM talk WHERE user_id = ?", (user_id,))
            connection.execute("DELETE FROM match_users WHERE user_id = ?", (user_id,))
            connection.execute("DELETE FROM users WHERE id = ?", (user_id,))

        await self._writer.do(work)

    async def add_handover(self, code_hash: str, user_id: str, expires: float) -> None:
        await self._run("INSERT INTO handovers VALUES (?, ?, ?)", code_hash, user_id, expires)

    async def take_handover(self, code_hash: str, at: float) -> User | None:
        def work(connection: sqlite3.Connection) -> Any:
            connection.execute("DELETE FROM handovers WHERE expires < ?", (at,))
            row = connection.execute(
                "DELETE FROM handovers WHERE hash = ? RETURNING user_id", (code_hash,)
            ).fetchone()
            sql = "SELECT id, name, avatar FROM users WHERE id = ?"
            return row and connection.execute(sql, row).fetchone()

        row = await self._writer.do(work)
        return row and User(*row)

    # -- rooms -----------------------------------------------------------------------------------

    async def save_room(
        self, code: str, version: int, document: bytes, public: bool, at: float
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if version == 1:
                row = (code, version, public, at, document)
                connection.execute("INSERT INTO rooms VALUES (?, ?, ?, ?, ?)", row)
                return
            changed = connection.execute(
                "UPDATE rooms SET version = ?, public = ?, touched = ?, document = ?"
                " WHERE code = ? AND version = ?",
                (version, public, at, document, code, version - 1),
            )
            if changed.rowcount != 1:
                raise Conflict(f"room {code} has moved on")

        await self._guarded(work)

    async def room(self, code: str) -> Kept | None:
        row = await self._row("SELECT version, document FROM rooms WHERE code = ?", code)
        return row and Kept(*row)

    async def rooms_naming(self, user_id: str) -> list[str]:
        sql = "SELECT code FROM rooms WHERE instr(document, ?)"
        return [row[0] for row in await self._rows(sql, user_id)]

    async def public_rooms(self, most: int, since: float) -> list[bytes]:
        sql = (
            "SELECT document FROM rooms WHERE public = 1 AND touched > ?"
            " ORDER BY touched DESC LIMIT ?"
        )
        return [row[0] for row in await self._rows(sql, since, most)]

    async def idle_rooms(self, before: float, most: int) -> list[str]:
        sql = f"SELECT code FROM rooms WHERE {IDLE} ORDER BY touched LIMIT ?"
        return [row[0] for row in await self._rows(sql, before, before, most)]

    async def delete_room(self, code: str, before: float) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            sql = f"DELETE FROM rooms WHERE code = ? AND {IDLE}"
            gone = connection.execute(sql, (code, before, before)).rowcount == 1
            if gone:
                connection.execute("DELETE FROM talk WHERE room = ?", (code,))
            return gone

        return await self._writer.do(work)

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
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO matches (id, room, version, started, document, due)"
                " VALUES (?, ?, 1, ?, ?, ?)",
                (match_id, room, at, document, due),
            )
            connection.executemany(
                "INSERT OR IGNORE INTO match_users VALUES (?, ?)",
                [(match_id, user) for user in users],
            )

        await self._guarded(work)

    async def save_match(
        self,
        match_id: str,
        version: int,
        document: bytes,
        ended: float | None,
        due: float | None = None,
        due_at: int = 0,
    ) -> None:
        changed = await self._run(
            "UPDATE matches SET version = ?, document = ?, ended = COALESCE(ended, ?),"
            " due = ?, due_at = ? WHERE id = ? AND version = ?",
            *(version, document, ended, due, due_at, match_id, version - 1),
        )
        if changed != 1:
            raise Conflict(f"match {match_id} has moved on")

    async def match(self, match_id: str) -> Kept | None:
        row = await self._row("SELECT version, document FROM matches WHERE id = ?", match_id)
        return row and Kept(*row)

    async def matches_going_on(self) -> list[str]:
        return [row[0] for row in await self._rows("SELECT id FROM matches WHERE ended IS NULL")]

    async def match_ids_of(self, user_id: str) -> list[str]:
        sql = "SELECT match_id FROM match_users WHERE user_id = ?"
        return [row[0] for row in await self._rows(sql, user_id)]

    async def matches_of(self, user_id: str, most: int) -> list[MatchListed]:
        rows = await self._rows(
            "SELECT id, started, ended, document FROM matches"
            " JOIN match_users ON match_id = id WHERE user_id = ? ORDER BY started DESC LIMIT ?",
            *(user_id, most),
        )
        return [MatchListed(*row) for row in rows]

    async def append(
        self,
        match_id: str,
        sequence: int,
        line: str,
        at: float,
        due: float | None = None,
        reasons: str | None = None,
    ) -> None:
        try:
            await self._writer.append((match_id, sequence, line, at, due, reasons))
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error

    async def log(self, match_id: str, after: int = 0) -> list[tuple[int, str, float]]:
        return await self._rows(
            "SELECT sequence, line, made FROM decisions"
            " WHERE match_id = ? AND sequence > ? ORDER BY sequence",
            *(match_id, after),
        )

    async def reasons(self, match_id: str) -> list[tuple[int, str]]:
        return await self._rows(
            "SELECT sequence, reasons FROM decisions"
            " WHERE match_id = ? AND reasons IS NOT NULL ORDER BY sequence",
            match_id,
        )

    async def overdue(self, at: float, again_after: float, most: int) -> list[str]:
        found = await self._rows(
            "SELECT id FROM matches m LEFT JOIN decisions d ON d.match_id = m.id AND d.sequence ="
            " (SELECT MAX(sequence) FROM decisions WHERE match_id = m.id)"
            " WHERE ended IS NULL AND swept <= ?"
            " AND CASE WHEN d.sequence > due_at THEN d.due ELSE m.due END < ? LIMIT ?",
            *(at - again_after, at, most),
        )
        ids = [row[0] for row in found]
        if ids:
            marks = ", ".join("?" * len(ids))
            await self._run(f"UPDATE matches SET swept = ? WHERE id IN ({marks})", at, *ids)
        return ids

    # -- talk ------------------------------------------------------------------------------------

    async def add_talk(self, room: str, number: int, user_id: str, document: bytes) -> None:
        row = (room, number, user_id, document)
        await self._guarded(
            lambda connection: connection.execute("INSERT INTO talk VALUES (?, ?, ?, ?)", row)
        )

    async def talk(self, room: str, most: int) -> list[bytes]:
        sql = "SELECT document FROM talk WHERE room = ? ORDER BY number DESC LIMIT ?"
        return [row[0] for row in reversed(await self._rows(sql, room, most))]

    async def _guarded(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        """Write what must be unique; `Conflict` where it is not."""
        try:
            await self._writer.do(work)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 5000")
    connection.execute("PRAGMA secure_delete = ON")  # who is forgotten is not left in free pages
    return connection


def hold(path: Path) -> sqlite3.Connection:
    """Hold a file for as long as this process lives, however it ends: one process, one folder."""
    lock = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=0)
    try:
        lock.execute("PRAGMA locking_mode = EXCLUSIVE")
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        raise InUse(f"another process works with {path.parent}") from error
    return lock


def _migrate(path: Path) -> None:
    """Bring the file up to the tables of this version."""
    backend = get_backend(f"sqlite:///{path}")
    migrations = read_migrations(str(files("camarilla.store") / "migrations" / "sqlite"))
    backend.break_lock()  # of a process that was killed while it migrated: the folder is ours
    with backend.lock():
        backend.apply_migrations(backend.to_apply(migrations))
    backend.connection.close()
