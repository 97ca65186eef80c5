"""The store in one SQLite file: nothing to configure, nothing lost when the power goes."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any

from yoyo import get_backend, read_migrations

from camarilla.store.rows import Conflict, InUse, Line, LogRow, User
from camarilla.store.store import IDLE, Statement, Store
from camarilla.store.writer import Writer


class SQLiteStore(Store):
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

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        def work() -> list[Any]:
            return self._reading.execute(_numbered(sql), values).fetchall()

        return await asyncio.get_running_loop().run_in_executor(self._reader, work)

    async def _run(self, sql: str, *values: Any) -> int:
        return await self._writer.do(
            lambda writing: writing.execute(_numbered(sql), values).rowcount
        )

    async def _run_all(self, *statements: Statement) -> None:
        def work(writing: sqlite3.Connection) -> None:
            for sql, values in statements:
                writing.execute(_numbered(sql), values)

        try:
            await self._writer.do(work)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error

    async def take_handover(self, code_hash: str, at: float) -> User | None:
        def work(writing: sqlite3.Connection) -> Any:
            writing.execute("DELETE FROM handovers WHERE expires < ?", (at,))
            sql = "DELETE FROM handovers WHERE hash = ? RETURNING user_id"
            return writing.execute(sql, (code_hash,)).fetchone()

        row = await self._writer.do(work)
        return row and await self.user(row[0])

    async def rooms_naming(self, user_id: str) -> list[str]:
        return await self._column("SELECT code FROM rooms WHERE instr(document, $1)", user_id)

    async def delete_room(self, code: str, before: float) -> bool:
        def work(writing: sqlite3.Connection) -> bool:
            sql = _numbered(f"DELETE FROM rooms WHERE code = $2 AND {IDLE}")
            gone = writing.execute(sql, (before, code)).rowcount == 1
            if gone:
                writing.execute("DELETE FROM talk WHERE room = ?", (code,))
            return gone

        return await self._writer.do(work)

    async def append(self, row: LogRow) -> None:
        try:
            await self._writer.append(row)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error

    async def log(self, match_id: str, after: int = 0) -> list[Line]:
        return await self._rows(
            "SELECT sequence, line, made FROM decisions"
            " WHERE match_id = $1 AND sequence > $2 ORDER BY sequence",
            *(match_id, after),
        )

    async def overdue(self, at: float, again_after: float, most: int) -> list[str]:
        ids = await self._column(
            "SELECT id FROM matches m LEFT JOIN decisions d ON d.match_id = m.id AND d.sequence ="
            " (SELECT MAX(sequence) FROM decisions WHERE match_id = m.id)"
            " WHERE ended IS NULL AND swept <= $1"
            " AND CASE WHEN d.sequence > due_at THEN d.due ELSE m.due END < $2 LIMIT $3",
            *(at - again_after, at, most),
        )
        if ids:
            marks = ", ".join("?" * len(ids))
            await self._run(f"UPDATE matches SET swept = ? WHERE id IN ({marks})", at, *ids)
        return ids


def _numbered(sql: str) -> str:
    """A statement with its places as SQLite numbers them."""
    return sql.replace("$", "?")


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
