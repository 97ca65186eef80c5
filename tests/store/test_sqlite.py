"""What only the store in a file does."""

import sqlite3
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path

import pytest
from yoyo import get_backend, read_migrations

from camarilla.store import InUse, LogRow, SQLiteStore, User

ADA = User("a" * 16, "Ada", "fox")
HASH = "0123456789abcdef" * 4


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SQLiteStore]:
    store = SQLiteStore(tmp_path / "camarilla.db")
    yield store
    await store.close()


async def test_a_file_from_before_reasons_were_kept_is_brought_up_to_date(tmp_path):
    path = tmp_path / "camarilla.db"
    first = read_migrations(str(files("camarilla.store") / "migrations" / "sqlite"))[:1]
    backend = get_backend(f"sqlite:///{path}")
    backend.apply_migrations(first)
    backend.connection.close()
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO matches VALUES ('m', 'ABCDE', 1, 1.0, NULL, '{}')")
        connection.execute("INSERT INTO decisions VALUES ('m', 1, '1 0 income', 2.0)")
    store = SQLiteStore(path)
    await store.append(LogRow("m", 2, "2 1 tax", 2.0, reasons="{}"))
    assert [row[0] for row in await store.log("m")] == [1, 2]
    assert await store.reasons("m") == [(2, "{}")]
    await store.close()


async def test_who_is_forgotten_is_not_in_the_file_any_more(tmp_path):
    store = SQLiteStore(tmp_path / "camarilla.db")
    named = User("b" * 16, "Rumpelstilzchen", "fox")
    await store.add_user(named, HASH, 1.0)
    for number in range(50):
        await store.add_talk("ABCDE", number, named.id, b"I am Rumpelstilzchen")
    await store.forget_user(named.id)
    assert await store.user_of_token(HASH) is None
    assert await store.talk("ABCDE", 100) == []
    await store.close()
    assert b"Rumpelstilzchen" not in (tmp_path / "camarilla.db").read_bytes()


async def test_one_process_works_with_a_folder(tmp_path, store):
    with pytest.raises(InUse):
        SQLiteStore(tmp_path / "camarilla.db")


async def test_it_opens_what_it_has_kept_and_is_durable(tmp_path):
    store = SQLiteStore(tmp_path / "camarilla.db")
    await store.add_user(ADA, HASH, 1.0)
    await store.close()
    with sqlite3.connect(tmp_path / "camarilla.db") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    store = SQLiteStore(tmp_path / "camarilla.db")
    assert await store.user_of_token(HASH) == ADA
    assert store._writer._connection.execute("PRAGMA synchronous").fetchone() == (2,)
    await store.check()
    await store.close()


async def test_a_migration_that_was_killed_does_not_lock_the_file(tmp_path):
    store = SQLiteStore(tmp_path / "camarilla.db")
    await store.close()
    with sqlite3.connect(tmp_path / "camarilla.db") as connection:
        connection.execute("INSERT INTO yoyo_lock VALUES (1, '2026-01-01', 12345)")
    await SQLiteStore(tmp_path / "camarilla.db").close()
