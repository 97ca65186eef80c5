"""One thread commits for all who wait; one who fails does not harm the others."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from camarilla.store.writer import Writer


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log.db"


def opened(path: Path) -> Writer:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("CREATE TABLE IF NOT EXISTS log (number INTEGER PRIMARY KEY)")
    return Writer(connection)


def add(number: int):
    return lambda connection: connection.execute("INSERT INTO log VALUES (?)", (number,)).rowcount


def kept(path: Path) -> list[int]:
    with sqlite3.connect(path) as connection:
        return [row[0] for row in connection.execute("SELECT number FROM log ORDER BY number")]


async def test_what_returns_is_kept(path):
    writer = opened(path)
    assert await writer.do(add(1)) == 1
    assert kept(path) == [1]
    writer.close()


async def test_those_who_wait_are_committed_together(path):
    writer = opened(path)
    statements: list[str] = []
    writer._connection.set_trace_callback(statements.append)
    all_wait = threading.Event()
    first = asyncio.create_task(writer.do(lambda _: all_wait.wait(60)))
    rest = [asyncio.create_task(writer.do(add(number))) for number in range(300)]
    await asyncio.sleep(0)  # now all of them have asked
    all_wait.set()
    await asyncio.gather(first, *rest)
    writer.close()
    assert kept(path) == list(range(300))
    assert statements.count("COMMIT") < 100


async def test_one_who_fails_is_undone_alone(path):
    writer = opened(path)

    def fails_halfway(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO log VALUES (77)")
        connection.execute("INSERT INTO log VALUES (1)")

    done = await asyncio.gather(
        writer.do(add(1)), writer.do(fails_halfway), writer.do(add(2)), return_exceptions=True
    )
    assert done[0] == done[2] == 1
    assert isinstance(done[1], sqlite3.IntegrityError)
    assert kept(path) == [1, 2]
    writer.close()


async def test_when_the_disk_fails_nobody_is_told_that_it_is_kept(path):
    writer = opened(path)
    writer._connection.execute("PRAGMA max_page_count = 2")  # the disk is full

    def large(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE IF NOT EXISTS large (content BLOB)")
        connection.execute("INSERT INTO large VALUES (zeroblob(1000000))")

    done = await asyncio.gather(
        *(writer.do(add(number)) for number in range(5)), writer.do(large), return_exceptions=True
    )
    told = [number for number, result in enumerate(done[:5]) if result == 1]
    assert isinstance(done[5], sqlite3.Error)
    assert kept(path) == told
    writer._connection.execute("PRAGMA max_page_count = 100000")
    assert await writer.do(add(9)) == 1  # and it goes on when there is room again
    writer.close()


async def test_whoever_gives_up_waiting_does_not_stop_the_others(path):
    writer = opened(path)
    impatient = asyncio.create_task(writer.do(add(1)))
    patient = asyncio.create_task(writer.do(add(2)))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient == 1
    writer.close()


async def test_a_closed_writer_says_so(path):
    writer = opened(path)
    writer.close()
    with pytest.raises(sqlite3.ProgrammingError):
        await writer.do(add(1))
