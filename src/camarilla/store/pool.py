"""Connections to PostgreSQL: kept, made anew when they break, and one kind of error for all that
means 'not now'."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from importlib.resources import files
from typing import Any

import asyncpg

from camarilla.store.rows import Unavailable

log = logging.getLogger(__name__)

NOT_NOW = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.TransactionRollbackError,
)
"""Errors that say nothing about what was asked: later it may well be done."""

MIGRATING = 5_454_014  # the number of our advisory lock
PATIENCE = 30.0
"""Seconds that a node waits for its database when it starts."""


class Pool:
    """A pool of connections to one database."""

    def __init__(self, url: str, size: int = 10, wait: float = 10.0) -> None:
        """`wait`: so many seconds a statement, or a free connection, may take."""
        self._url = url
        self._size = size
        self._wait = wait
        self._pool: Any = None

    async def open(self) -> None:
        """Connect, and bring the tables up to this version. A database that is about to start is
        waited for."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + PATIENCE
        while True:
            try:
                await self._open()
                return
            except (asyncpg.ClientConfigurationError, ValueError) as error:
                raise Unavailable(f"this is no address of a database: {error}") from error
            except (
                asyncpg.InvalidAuthorizationSpecificationError,
                asyncpg.InvalidCatalogNameError,
            ) as error:
                raise Unavailable(f"the database does not let us in: {error}") from error
            except NOT_NOW as error:
                if loop.time() > deadline:
                    raise Unavailable(f"the database cannot be reached: {error}") from error
                log.warning("the database cannot be reached yet: %s", error)
                await asyncio.sleep(0.5)

    async def _open(self) -> None:
        self._pool = await asyncpg.create_pool(
            self._url,
            min_size=1,
            max_size=self._size,
            timeout=self._wait,
            command_timeout=self._wait,
            reset=_nothing_to_reset,
        )
        async with self._pool.acquire() as connection:
            await _migrate(connection)

    async def close(self) -> None:
        if self._pool is None:
            return
        try:
            async with asyncio.timeout(2):
                await self._pool.close()
        except (*NOT_NOW, asyncpg.PostgresError):
            self._pool.terminate()

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """A connection; `Unavailable` if there is none, or if it breaks."""
        if self._pool is None:
            raise Unavailable("the store is not open")
        try:
            async with self._pool.acquire(timeout=self._wait) as connection:
                yield connection
        except asyncpg.DataError:
            raise  # what was asked is wrong, not the connection
        except NOT_NOW as error:
            raise Unavailable(f"{type(error).__name__}: {error}") from error

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[Any]:
        async with self.connection() as connection, connection.transaction():
            yield connection

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        async with self.connection() as connection:
            found: list[Any] = await connection.fetch(sql, *values)
            return found

    async def run(self, sql: str, *values: Any) -> int:
        """Carry out a statement; how many rows it has changed."""
        async with self.connection() as connection:
            status: str = await connection.execute(sql, *values)
            return int(status.rpartition(" ")[2])


async def _nothing_to_reset(_: Any) -> None:
    """We leave nothing behind in a session, and so save a round trip for every statement."""


async def _migrate(connection: Any) -> None:
    """Bring the tables up to this version, one node after the other (docs/decisions: yoyo)."""
    # The lock is the session's: it is gone with a node that is killed.
    await connection.execute("SELECT pg_advisory_lock($1)", MIGRATING)
    try:
        await connection.execute("CREATE TABLE IF NOT EXISTS migrations (id TEXT PRIMARY KEY)")
        applied = {row[0] for row in await connection.fetch("SELECT id FROM migrations")}
        folder = files("camarilla.store") / "migrations" / "postgres"
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            name = file.name.removesuffix(".sql")
            if name == file.name or name in applied:
                continue
            async with connection.transaction():
                await connection.execute(file.read_text(encoding="utf-8"))
                await connection.execute("INSERT INTO migrations VALUES ($1)", name)
    finally:
        with contextlib.suppress(*NOT_NOW):
            await connection.execute("SELECT pg_advisory_unlock($1)", MIGRATING)
