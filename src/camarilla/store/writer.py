"""One thread that writes, and commits for everybody who is waiting at once.

A durable commit waits for the disk. While it does, others queue up; the next commit is theirs
together. So the number of decisions a second is not bound by the number of times a disk can sync.
"""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")

Work = Callable[[sqlite3.Connection], Any]

MOST_AT_ONCE = 512


class _Job:
    __slots__ = ("error", "future", "loop", "result", "work")

    def __init__(self, work: Work, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
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
        if self._closed:
            raise sqlite3.ProgrammingError("the store is closed")
        job = _Job(work, asyncio.get_running_loop())
        self._queue.put(job)
        result: T = await job.future
        return result

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
            for job in jobs:
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


def _settle(jobs: list[_Job]) -> None:
    """Tell those who wait, with one wake-up for each event loop."""
    for loop in {job.loop for job in jobs}:
        mine = [job for job in jobs if job.loop is loop]
        with contextlib.suppress(RuntimeError):  # that loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_settle_all, mine)


def _settle_all(jobs: list[_Job]) -> None:
    for job in jobs:
        job.settle()
