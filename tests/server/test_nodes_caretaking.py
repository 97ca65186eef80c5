"""Two nodes: what one leaves undone the other does, and what is given up."""

import asyncio

from camarilla.server import messages as m
from camarilla.server.refused import Refused
from tests.server.node import until
from tests.server.pair import (
    Pair,
    begun,
    play_out,
    seated,
)


async def test_what_a_node_leaves_undone_another_one_does(pair: Pair):
    """A node accepts a decision after which a bot must answer, and does nothing more."""
    code, persons = await seated(pair, 1, 1, options={"turn_limit": 2})
    await begun(pair, code, persons)
    await pair[0].attendant.close()  # as good as dead, but for the sweeping
    await pair[0]._rounds.close()
    async with asyncio.timeout(300):
        await play_out(persons)
    await until(lambda: not persons[0].connection.of_type("room")[-1]["playing"])


async def test_idle_rooms_go_and_their_matches_are_given_up(pair: Pair):
    code, persons = await seated(pair, 2)
    match_id, _ = await begun(pair, code, persons)
    for node, person in zip(pair, persons, strict=True):
        await node.left(person.connection)
    pair[1].caretaker._rooms_kept = -10.0  # whatever is older than in ten seconds' time
    await pair[1].caretaker.purge()
    assert await pair[0].store.room(code) is None
    assert await pair[0].store.matches_going_on() == []
    kept = await pair[0].store.match(match_id)
    assert kept is not None
    await persons[0].is_refused(m.Enter(room=code), "no such room")


async def test_a_match_that_is_changed_by_all_at_once_is_not_given_up(pair: Pair, monkeypatch):
    """Only what cannot be read is: who is too late to see to something leaves it to others."""
    code, persons = await seated(pair, 2)
    match_id, _ = await begun(pair, code, persons)

    async def busy(_: str) -> None:
        raise Refused(Refused.BUSY, "the match is changing too fast, try again")

    monkeypatch.setattr(pair[0].attendant, "attend", busy)
    await pair[0]._resume([match_id])
    assert await pair[0].store.matches_going_on() == [match_id]
    # Nor is one that another node is about to begin.
    room = await pair[0].rooms.look_up(code)
    await pair[0].matches.begin(room, "laid")
    await pair[1]._resume(["laid"])
    assert set(await pair[0].store.matches_going_on()) == {match_id, "laid"}
    monkeypatch.setattr("camarilla.server.services.LAID_AT_MOST", -10.0)
    await pair[1]._resume(["laid"])
    assert await pair[0].store.matches_going_on() == [match_id]
