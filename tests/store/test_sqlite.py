"""The store in a file."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path

import pytest
from yoyo import get_backend, read_migrations

from camarilla.store import Conflict, InUse, SQLiteStore, User

ADA = User("a" * 16, "Ada", "fox")
HASH = "0123456789abcdef" * 4


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SQLiteStore]:
    store = SQLiteStore(tmp_path / "camarilla.db")
    yield store
    await store.close()


async def test_a_token_is_known_by_its_whole_hash(store):
    await store.add_user(ADA, HASH, 1.0)
    assert await store.user_of_token(HASH) == ADA
    assert await store.user_of_token(HASH[:-1] + "0") is None
    assert await store.user_of_token(HASH[:16]) is None
    await store.add_token(ADA.id, "ff" * 32)
    assert await store.user_of_token("ff" * 32) == ADA


async def test_a_handover_works_once_and_not_for_ever(store):
    await store.add_user(ADA, HASH, 1.0)
    await store.add_handover("one", ADA.id, expires=10.0)
    await store.add_handover("two", ADA.id, expires=10.0)
    assert await store.take_handover("one", 9.0) == ADA
    assert await store.take_handover("one", 9.0) is None
    assert await store.take_handover("two", 11.0) is None


async def test_a_room_changes_only_from_its_latest_version(store):
    await store.save_room("ABCDE", 1, b"one", True, 1.0)
    with pytest.raises(Conflict):
        await store.save_room("ABCDE", 1, b"another", True, 1.0)
    await store.save_room("ABCDE", 2, b"two", True, 2.0)
    with pytest.raises(Conflict):
        await store.save_room("ABCDE", 2, b"late", True, 2.0)
    assert (await store.room("ABCDE")).document == b"two"
    assert await store.public_rooms(10, since=0.0) == [b"two"]
    assert await store.public_rooms(10, since=5.0) == []
    await store.save_room("ABCDE", 3, b"hidden", False, 3.0)
    assert await store.public_rooms(10, since=0.0) == []


async def test_a_number_in_the_log_is_given_once(store):
    await store.add_match("m", "ABCDE", b"{}", (ADA.id, ADA.id), 1.0)
    await store.append("m", 1, "1 0 income", 2.0)
    with pytest.raises(Conflict):
        await store.append("m", 1, "1 0 tax", 2.0)
    await store.append("m", 2, "2 1 pass", 3.0)
    assert await store.log("m") == [(1, "1 0 income", 2.0), (2, "2 1 pass", 3.0)]
    assert await store.log("m", after=1) == [(2, "2 1 pass", 3.0)]
    assert await store.matches_going_on() == ["m"]
    await store.save_match("m", 2, b"{}", ended=9.0)
    assert await store.matches_going_on() == []
    assert await store.match_ids_of(ADA.id) == ["m"]
    with pytest.raises(Conflict):
        await store.save_match("m", 2, b"{}", ended=9.0)


async def test_reasons_are_kept_with_their_decision_and_apart_from_the_log(store):
    await store.add_match("m", "ABCDE", b"{}", (), 1.0)
    await store.append("m", 1, "1 0 income", 2.0)
    await store.append("m", 2, "2 1 tax", 2.0, '{"value": 0.5}')
    with pytest.raises(Conflict):
        await store.append("m", 2, "2 1 income", 2.0, '{"value": 0.9}')
    assert await store.reasons("m") == [(2, '{"value": 0.5}')]
    assert await store.log("m") == [(1, "1 0 income", 2.0), (2, "2 1 tax", 2.0)]
    # And where many wait at once, all rows go in with one statement.
    rows = [(n, None if n % 2 else f'{{"value": "{n} é \\"' + '"}') for n in range(3, 60)]
    await asyncio.gather(*(store.append("m", n, f"{n} 0 pass", 3.0, why) for n, why in rows))
    assert (await store.reasons("m"))[1:] == [row for row in rows if row[1] is not None]
    assert await store.reasons("another") == []


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
    await store.append("m", 2, "2 1 tax", 2.0, "{}")
    assert [row[0] for row in await store.log("m")] == [1, 2]
    assert await store.reasons("m") == [(2, "{}")]
    await store.close()


async def test_a_log_belongs_to_a_match(store):
    with pytest.raises(Conflict):
        await store.append("nothing", 1, "1 0 income", 2.0)


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
