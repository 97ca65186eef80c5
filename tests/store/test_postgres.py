"""What only PostgreSQL does: several nodes at once, and going away."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from camarilla.store import Conflict, LogRow, MatchHead, PostgresStore, RoomHead, Unavailable, User
from tests.backing import Postgres

ADA = User("a" * 16, "Ada", "fox")
BEA = User("b" * 16, "Bea", "owl")


@pytest.fixture
async def two(postgres: Postgres) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Two nodes that start at the same moment on an empty database."""
    url = postgres.new_database()
    stores = PostgresStore(url), PostgresStore(url)
    await asyncio.gather(*(store.open() for store in stores))
    yield stores
    for store in stores:
        await store.close()


async def test_nodes_that_start_together_make_the_tables_once(two, postgres):
    applied = await two[0]._pool.rows("SELECT id FROM migrations")
    assert [row[0] for row in applied] == ["0001.first-tables"]
    await asyncio.gather(*(store.open() for store in two))  # and again, which changes nothing


async def test_one_of_two_nodes_gets_a_number(two):
    await two[0].add_match("m", "ABCDE", b"{}", (), 1.0)
    await two[0].add_match("n", "ABCDE", b"{}", (), 1.0)
    for number in range(1, 20):
        done = await asyncio.gather(
            *(
                store.append(LogRow(match, number, f"{number} {seat} pass", 1.0))
                for match in ("m", "n")
                for seat, store in enumerate(two)
            ),
            return_exceptions=True,
        )
        assert sum(result is None for result in done) == 2
        assert sum(isinstance(result, Conflict) for result in done) == 2
    for match in ("m", "n"):
        assert [row[0] for row in await two[1].log(match)] == list(range(1, 20))


async def test_two_sweepers_share_what_is_overdue(two):
    for number in range(20):
        await two[0].add_match(str(number), "ABCDE", b"{}", (), 1.0, due=5.0)
    found = await asyncio.gather(*(store.overdue(10.0, 10.0, 15) for store in two))
    assert len(found[0]) + len(found[1]) == len({*found[0], *found[1]})
    more = await two[0].overdue(10.0, 10.0, 20)
    assert sorted([*found[0], *found[1], *more], key=int) == [str(n) for n in range(20)]


async def test_the_newest_connection_of_a_person_counts(two):
    for user in (ADA, BEA):
        await two[0].add_user(user, user.id, 1.0)
    assert await two[0].came("ABCDE", ADA.id, "one", 1.0)
    assert await two[1].came("ABCDE", ADA.id, "two", 2.0)
    await two[0].went("ABCDE", ADA.id, "one", 1.0, 3.0)  # the older one ends: nothing happens
    (row,) = await two[0].present(["ABCDE"])
    assert (row.node, row.since, row.gone) == ("two", 2.0, None)
    await two[1].went("ABCDE", ADA.id, "two", 2.0, 4.0)
    await two[1].expect("ABCDE", BEA.id, 5.0)
    await two[1].expect("ABCDE", ADA.id, 5.0)
    rows = {row.user: row.gone for row in await two[0].present(["ABCDE"])}
    assert rows == {ADA.id: 4.0, BEA.id: 5.0}
    assert not await two[0].came("ABCDE", "nobody", "one", 1.0)
    await two[0].forget_user(ADA.id)
    assert [row.user for row in await two[0].present(["ABCDE"])] == [BEA.id]


async def test_a_dead_node_is_noticed_and_its_people_are_gone(two):
    await two[0].add_user(ADA, ADA.id, 1.0)
    first = await two[0].beat("one", "coup-1", 100.0, 10.0)
    assert first.resumed == 100.0
    second = await two[1].beat("two", "coup-1", 105.0, 10.0)
    assert (second.resumed, second.others_differ) == (100.0, False)
    await two[0].came("ABCDE", ADA.id, "one", 101.0)
    assert (await two[1].beat("two", "coup-1", 109.0, 10.0)).deserted == ()
    assert (await two[1].beat("two", "coup-1", 111.0, 10.0)).deserted == ("ABCDE",)
    (row,) = await two[1].present(["ABCDE"])
    assert row.gone == 100.0
    assert (await two[1].beat("two", "coup-1", 113.0, 10.0)).deserted == ()
    # Nobody was there for a while: that time is nobody's.
    assert (await two[1].beat("two", "coup-2", 150.0, 10.0)).resumed == 150.0
    assert (await two[0].beat("one", "coup-1", 151.0, 10.0)).others_differ
    await two[0].came("ABCDE", ADA.id, "one", 152.0)
    await two[0].retire("one", 153.0)
    assert (await two[1].present(["ABCDE"]))[0].gone == 153.0


async def test_numbers_tell_what_was_missed(two):
    await two[0].save_room("ABCDE", 1, b"{}", False, 1.0)
    await two[0].add_talk("ABCDE", 4, ADA.id, b"hello")
    await two[0].add_match("m", "ABCDE", b"{}", (), 1.0)
    await two[0].append(LogRow("m", 1, "1 0 pass", 1.0))
    assert await two[1].room_heads(["ABCDE", "OTHER"]) == [RoomHead("ABCDE", 1, 4)]
    assert await two[1].match_heads(["m", "n"]) == [MatchHead("m", 1, 1)]


async def test_what_it_cannot_do_now_it_does_when_it_is_back():
    postgres = Postgres()
    store = PostgresStore(postgres.url())
    try:
        await store.open()
        await store.add_match("m", "ABCDE", b"{}", (), 1.0)
        await store.append(LogRow("m", 1, "1 0 pass", 1.0))
        for kill in (False, True):
            await asyncio.to_thread(postgres.stop, kill)
            for work in (
                store.append(LogRow("m", 2, "2 0 pass", 1.0)),
                store.log("m"),
                store.check(),
            ):
                with pytest.raises(Unavailable):
                    await work
            await asyncio.to_thread(postgres.start)
            assert await store.log("m") == [(1, "1 0 pass", 1.0)]
            await store.check()
        await store.append(LogRow("m", 2, "2 0 pass", 1.0))
    finally:
        await store.close()
        await asyncio.to_thread(postgres.close)
