"""The log of all matches in PostgreSQL: one statement, and one commit, for all who wait at once."""

import asyncio

from camarilla.store.pool import Pool
from camarilla.store.store import Conflict, Unavailable
from camarilla.store.writer import Row

MOST_AT_ONCE = 512

# In one order for everybody, so that two nodes that want the same numbers never wait for each
# other in a circle. A row whose number is taken, or whose match is unknown, does not come back.
APPEND = """
    INSERT INTO decisions (match_id, sequence, line, made, due)
    SELECT r.match_id, r.sequence, r.line, r.made, r.due
    FROM unnest($1::text[], $2::int[], $3::text[], $4::float8[], $5::float8[])
        AS r (match_id, sequence, line, made, due)
    JOIN matches ON matches.id = r.match_id
    ORDER BY r.match_id, r.sequence
    ON CONFLICT DO NOTHING
    RETURNING match_id, sequence
"""


class Appender:
    """Writes decisions; while a commit waits for the disk, the next ones gather."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._waiting: list[tuple[Row, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, row: Row) -> None:
        """Write a row of the log; it is committed when this returns."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, future))
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        await future

    async def _write(self) -> None:
        try:
            while self._waiting:
                jobs = self._waiting[:MOST_AT_ONCE]
                del self._waiting[:MOST_AT_ONCE]
                await self._commit(jobs)
        finally:
            self._task = None

    async def _commit(self, jobs: list[tuple[Row, asyncio.Future[None]]]) -> None:
        try:
            columns = zip(*(row for row, _ in jobs), strict=True)
            rows = await self._pool.rows(APPEND, *(list(column) for column in columns))
        except BaseException as error:
            if not isinstance(error, Exception):  # cancelled, at the end
                _fail(jobs, Unavailable("the store is closed"))
                raise
            _fail(jobs, error)
            return
        written = {(match_id, sequence) for match_id, sequence in rows}
        for (match_id, sequence, *_), future in jobs:
            if future.done():
                continue  # whoever asked has gone
            if (match_id, sequence) in written:
                future.set_result(None)
            else:
                future.set_exception(Conflict(f"decision {sequence} of {match_id} is there"))


def _fail(jobs: list[tuple[Row, asyncio.Future[None]]], error: Exception) -> None:
    for _, future in jobs:
        if not future.done():
            future.set_exception(error)
