"""One thread that writes, and commits for everybody who is waiting at once.

A durable commit waits for the disk. While it does, others queue up; the next commit is theirs
together. So the number of decisions a second is not bound by the number of times a disk can sync.

Rows of the log, by far the most frequent, go in with one statement for all of them: every statement
gives the interpreter's lock away, and getting it back from a busy event loop takes a while.
"""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

import msgspec

from camarilla.store.rows import LogRow

T = TypeVar("T")

Work = Callable[[sqlite3.Connection], Any]

MOST_AT_ONCE = 512

_encode = msgspec.json.Encoder().encode

COLUMNS = ", ".join(LogRow._fields)
VALUES = ", ".join(f"value ->> {number}" for number in range(len(LogRow._fields)))
PLACES = ", ".join("?" * len(LogRow._fields))

# What is ignored is noticed by the count.
APPEND = f"INSERT OR IGNORE INTO decisions ({COLUMNS}) SELECT {VALUES} FROM json_each(?)"

ONE = f"INSERT INTO decisions ({COLUMNS}) VALUES ({PLACES})"


class _Job:
    __slots__ = ("error", "future", "loop", "result", "row", "work")

    def __init__(
        self, work: Work, loop: asyncio.AbstractEventLoop, row: LogRow | None = None
    ) -> None:
        self.work = work
        self.row = row
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        if self.future.done():  # whoever asked has gone
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """The writing thread of a SQLite file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Carry out some work in a transaction; it is on disk when this returns."""
        result: T = await self._enqueue(_Job(work, asyncio.get_running_loop()))
        return result

    async def append(self, row: LogRow) -> None:
        """Write a row of the log; it is on disk when this returns."""
        await self._enqueue(_Job(lambda c: c.execute(ONE, row), asyncio.get_running_loop(), row))

    def _enqueue(self, job: _Job) -> asyncio.Future[Any]:
        if self._closed:
            raise sqlite3.ProgrammingError("the store is closed")
        self._queue.put(job)
        return job.future

    def close(self) -> None:
        """Finish what is queued, then stop."""
        self._closed = True
        self._queue.put(None)
        self._thread.join()
        self._connection.close()

    def _write(self) -> None:
        closing = False
        while not closing:
            first = self._queue.get()
            jobs = [] if first is None else [first]
            closing = first is None
            while not closing and len(jobs) < MOST_AT_ONCE and not self._queue.empty():
                job = self._queue.get()
                if job is None:
                    closing = True
                else:
                    jobs.append(job)
            if jobs:
                self._commit(jobs)
                _settle(jobs)

    def _commit(self, jobs: list[_Job]) -> None:
        """All jobs in one transaction; one that fails is undone alone."""
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in self._append_together(jobs):
                connection.execute("SAVEPOINT job")
                try:
                    job.result = job.work(connection)
                except Exception as error:
                    connection.execute("ROLLBACK TO job")
                    job.error = error
                connection.execute("RELEASE job")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for job in jobs:
                job.error = error

    def _append_together(self, jobs: list[_Job]) -> list[_Job]:
        """Write all rows of the log at once; the jobs that are still to be done one by one. If
        some row cannot be written (the count tells), none is, and each is tried alone."""
        rows = [job.row for job in jobs if job.row is not None]
        if len(rows) < 2:
            return jobs
        self._connection.execute("SAVEPOINT rows")
        try:
            written = self._connection.execute(APPEND, (_encode(rows),)).rowcount
        except sqlite3.IntegrityError:
            written = -1
        if written != len(rows):
            self._connection.execute("ROLLBACK TO rows")
        self._connection.execute("RELEASE rows")
        return [job for job in jobs if job.row is None] if written == len(rows) else jobs


def _settle(jobs: list[_Job]) -> None:
    """Tell those who wait, with one wake-up for each event loop."""
    for loop in {job.loop for job in jobs}:
        mine = [job for job in jobs if job.loop is loop]
        with contextlib.suppress(RuntimeError):  # that loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_settle_all, mine)


def _settle_all(jobs: list[_Job]) -> None:
    for job in jobs:
        job.settle()
