"""What every store does, in a file and in PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from camarilla.store import Conflict, LogRow, PostgresStore, SQLiteStore, Store, User

ADA = User("a" * 16, "Ada", "fox")
HASH = "0123456789abcdef" * 4


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened: Any
    if request.param == "sqlite":
        opened = SQLiteStore(tmp_path / "camarilla.db")
    else:
        opened = PostgresStore(request.getfixturevalue("postgres").new_database())
    await opened.open()
    yield opened
    await opened.close()


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
    await store.append(LogRow("m", 1, "1 0 income", 2.0))
    with pytest.raises(Conflict):
        await store.append(LogRow("m", 1, "1 0 tax", 2.0))
    await store.append(LogRow("m", 2, "2 1 pass", 3.0))
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
    await store.append(LogRow("m", 1, "1 0 income", 2.0))
    await store.append(LogRow("m", 2, "2 1 tax", 2.0, reasons='{"value": 0.5}'))
    with pytest.raises(Conflict):
        await store.append(LogRow("m", 2, "2 1 income", 2.0, reasons='{"value": 0.9}'))
    assert await store.reasons("m") == [(2, '{"value": 0.5}')]
    assert await store.log("m") == [(1, "1 0 income", 2.0), (2, "2 1 tax", 2.0)]
    # And where many wait at once, all rows go in with one statement.
    rows = [(n, None if n % 2 else f'{{"value": "{n} é \\"' + '"}') for n in range(3, 60)]
    await asyncio.gather(
        *(store.append(LogRow("m", n, f"{n} 0 pass", 3.0, reasons=why)) for n, why in rows)
    )
    assert (await store.reasons("m"))[1:] == [row for row in rows if row[1] is not None]
    assert await store.reasons("another") == []


async def test_a_log_belongs_to_a_match(store):
    with pytest.raises(Conflict):
        await store.append(LogRow("nothing", 1, "1 0 income", 2.0))


async def test_a_person_can_be_renamed_and_forgotten(store):
    await store.add_user(ADA, HASH, 1.0)
    await store.change_user(User(ADA.id, "Bea", "owl"))
    assert await store.user(ADA.id) == User(ADA.id, "Bea", "owl")
    await store.add_talk("ABCDE", 1, ADA.id, b"hello")
    await store.add_handover("code", ADA.id, expires=10.0)
    await store.add_match("m", "ABCDE", b"{}", (ADA.id,), 1.0)
    await store.forget_user(ADA.id)
    assert await store.user(ADA.id) is None
    assert await store.user_of_token(HASH) is None
    assert await store.take_handover("code", 9.0) is None
    assert await store.talk("ABCDE", 10) == []
    assert await store.match_ids_of(ADA.id) == []
    assert await store.match("m") is not None


async def test_talk_is_numbered_and_the_latest_is_read(store):
    for number in range(1, 6):
        await store.add_talk("ABCDE", number, ADA.id, b"%d" % number)
    with pytest.raises(Conflict):
        await store.add_talk("ABCDE", 5, ADA.id, b"late")
    assert await store.talk("ABCDE", 3) == [b"3", b"4", b"5"]
    assert await store.talk("OTHER", 3) == []


async def test_whoever_is_named_in_a_room_is_found(store):
    await store.save_room("ABCDE", 1, b'{"host": "%s"}' % ADA.id.encode(), True, 1.0)
    await store.save_room("FGHJK", 1, b"{}", True, 1.0)
    assert await store.rooms_naming(ADA.id) == ["ABCDE"]


async def test_matches_of_a_person_the_latest_first(store):
    await store.add_match("m", "ABCDE", b"one", (ADA.id,), 1.0)
    await store.add_match("n", "ABCDE", b"two", (ADA.id,), 2.0)
    with pytest.raises(Conflict):
        await store.add_match("n", "ABCDE", b"again", (ADA.id,), 2.0)
    await store.save_match("m", 2, b"over", ended=5.0)
    listed = await store.matches_of(ADA.id, 10)
    assert [(row.id, row.started, row.ended, row.document) for row in listed] == [
        ("n", 2.0, None, b"two"),
        ("m", 1.0, 5.0, b"over"),
    ]


async def test_many_appends_at_once_and_one_that_loses(store):
    await store.add_match("m", "ABCDE", b"{}", (), 1.0)
    await store.append(LogRow("m", 7, "7 0 pass", 1.0))
    done = await asyncio.gather(
        *(store.append(LogRow("m", number, f"{number} 0 pass", 2.0)) for number in range(1, 30)),
        store.append(LogRow("nothing", 1, "1 0 pass", 2.0)),
        return_exceptions=True,
    )
    lost = [number for number, result in enumerate(done, start=1) if result is not None]
    assert lost == [7, 30]
    assert all(isinstance(done[number - 1], Conflict) for number in lost)
    assert [sequence for sequence, _, _ in await store.log("m")] == list(range(1, 30))
    assert (await store.log("m", after=6))[0] == (7, "7 0 pass", 1.0)


async def test_what_is_overdue_is_given_out_once_in_a_while(store):
    for name in ("early", "late", "never", "over"):
        await store.add_match(name, "ABCDE", b"{}", (), 1.0, due=100.0)
    await store.append(LogRow("early", 1, "1 0 pass", 2.0, due=20.0))  # the newest counts
    await store.append(LogRow("never", 1, "1 0 pass", 2.0, due=None))
    await store.save_match("over", 2, b"{}", ended=9.0, due=1.0)
    assert await store.overdue(15.0, again_after=10.0, most=9) == []
    assert await store.overdue(30.0, again_after=10.0, most=9) == ["early"]
    assert await store.overdue(35.0, again_after=10.0, most=9) == []
    assert await store.overdue(41.0, again_after=10.0, most=9) == ["early"]
    assert set(await store.overdue(200.0, again_after=10.0, most=9)) == {"early", "late"}
    await store.save_match("never", 2, b"{}", ended=None, due=210.0, due_at=1)  # changed hands
    await store.append(LogRow("early", 2, "2 0 pass", 205.0, due=None))
    await store.append(LogRow("late", 1, "1 0 pass", 205.0, due=None))
    assert await store.overdue(300.0, again_after=10.0, most=9) == ["never"]
    await store.append(LogRow("never", 2, "2 0 pass", 301.0, due=None))
    assert await store.overdue(400.0, again_after=10.0, most=9) == []


async def test_idle_rooms_are_found_and_deleted_unless_something_happens(store):
    for code, touched in (("OLDER", 1.0), ("PLAYS", 1.0), ("ENDED", 2.0), ("YOUNG", 99.0)):
        await store.save_room(code, 1, b"{}", True, touched)
        await store.add_talk(code, 1, ADA.id, b"hello")
    await store.add_match("m", "PLAYS", b"{}", (), 1.0)
    await store.append(LogRow("m", 1, "1 0 pass", 60.0))
    await store.add_match("n", "ENDED", b"{}", (), 1.0)
    await store.append(LogRow("n", 1, "1 0 pass", 60.0))
    await store.save_match("n", 2, b"{}", ended=60.0)
    assert await store.idle_rooms(50.0, 10) == ["OLDER", "ENDED"]
    assert await store.idle_rooms(50.0, 1) == ["OLDER"]
    assert await store.delete_room("OLDER", 50.0)
    assert not await store.delete_room("OLDER", 50.0)
    assert not await store.delete_room("PLAYS", 50.0)
    await store.save_room("ENDED", 2, b"{}", True, 70.0)  # somebody came back
    assert not await store.delete_room("ENDED", 50.0)
    assert await store.talk("OLDER", 10) == []
    assert await store.talk("PLAYS", 10) == [b"hello"]
    assert await store.match("n") is not None


async def test_it_can_be_checked(store):
    await store.check()
