"""Two nodes on one PostgreSQL and one NATS: matches are played as if they were one."""

import asyncio

import msgspec
import pytest

from camarilla.kernel import GAMES
from camarilla.server import messages as m
from camarilla.server.match import Match
from camarilla.server.setups import usual_seats
from tests.server.desks import Someone
from tests.server.node import until
from tests.server.pair import (
    Pair,
    answer,
    begun,
    events_of,
    play_out,
    question,
    seated,
)


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_seats_at_different_nodes_play_a_whole_match(pair: Pair, game: str):
    seats = usual_seats(game)
    code, persons = await seated(pair, seats, game=game, options={"turn_limit": 12})
    watcher = await Someone.come(pair[1], "Watcher")
    await watcher.does(m.Enter(room=code))
    match_id, _ = await begun(pair, code, [*persons, watcher])
    async with asyncio.timeout(300):
        await play_out([*persons, watcher])
    one, two = [await node.matches.latest(match_id) for node in pair]
    assert one.game.decisions == two.game.decisions
    for seat, person in enumerate([*persons, watcher]):
        own = seat if seat < seats else None
        told = msgspec.json.decode(msgspec.json.encode(one.game.events(own)))
        assert events_of(person) == told
        assert len(person.connection.of_type("ended")) == 1
    await until(lambda: not persons[-1].connection.of_type("room")[-1]["playing"])
    await persons[0].does(m.Start())  # and a rematch
    await until(lambda: persons[1].last_seen["match"] != match_id)
    for person in (*persons, watcher):  # nobody is told the last view twice
        last = [seen for seen in person.connection.of_type("seen") if seen["view"]["outcome"]]
        assert len(last) == 1


async def test_a_person_moves_to_another_node_in_mid_match(pair: Pair):
    code, persons = await seated(pair, 3)
    match_id, _ = await begun(pair, code, persons)
    while len(events_of(persons[0])) < 12:
        for person in persons:
            await answer(person)
        await asyncio.sleep(0.001)
    before = persons[0]
    known = len(events_of(before))
    again = Someone(pair[1], before.user)  # the token is known at every node
    seen = m.SeenSoFar(match=match_id, number=known - 2)
    await again.does(m.Enter(room=code, seen=seen))
    # News that come while somebody enters may be told from the start; then comes what was missed.
    first = next(s for s in again.connection.of_type("seen") if s["first"] == known - 2)
    assert first["view"]["events"][:2] == events_of(before)[known - 2 : known]
    await until(lambda: before.connection.of_type("replaced") and before.connection.closing)
    assert before.connection.room is None
    persons[0] = again
    async with asyncio.timeout(300):
        await play_out(persons)
    room = await pair[0].rooms.look_up(code)
    assert not room.playing


async def test_a_token_is_known_at_every_node(pair: Pair):
    user, token = await pair[0].people.welcome("Ada", "fox")
    assert await pair[1].known(token, "127.0.0.1") == user
    handed = await pair[0].people.hand_over(user)
    assert (await pair[1].people.arrive(handed))[0] == user


async def test_two_nodes_race_for_one_number(pair: Pair):
    """One is first; the other reads what it did, and takes its own place after it."""
    code, persons = await seated(pair, 3)
    match_id, (one, _) = await begun(pair, code, persons)
    (active,) = one.game.asked
    await persons[active].does(m.Decide(match=match_id, window=1, seat=active, reply="foreign_aid"))
    others = [person for seat, person in enumerate(persons) if seat != active]
    await until(lambda: all(question(person) for person in others))
    answers = await asyncio.gather(*(answer(person) for person in others))
    assert sorted(reply["sequence"] for reply in answers if reply) == [2, 3]
    log = await pair[0].store.log(match_id)
    assert [sequence for sequence, _, _ in log] == [1, 2, 3]


async def test_of_two_at_different_nodes_who_want_the_same_window_one_gets_it(pair: Pair):
    """A person with two connections, so to say: the second reply is too late, not another move."""
    code, persons = await seated(pair, 2)
    match_id, (one, _) = await begun(pair, code, persons)
    (seat,) = one.game.asked
    line = one.game.question(seat).options[0]
    done = await asyncio.gather(
        *(node.matches.decide(match_id, seat, 1, line) for node in pair), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in done) == ["Illegal", "int"]
    assert len(await pair[0].store.log(match_id)) == 1


async def test_a_node_has_one_replica_of_a_match_however_many_ask_for_it(pair: Pair, monkeypatch):
    """With two, the older would tell an older story."""
    code, persons = await seated(pair, 2)
    match_id, _ = await begun(pair, code, persons)
    matches = pair[1].matches
    load = matches._load

    async def slowly(wanted: str) -> Match:
        match = await load(wanted)
        await asyncio.sleep(0.05)
        return match

    monkeypatch.setattr(matches, "_load", slowly)
    matches.drop(match_id)
    asking = [asyncio.create_task(matches.get(match_id)) for _ in range(2)]
    await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
    asking.append(asyncio.create_task(matches.get(match_id)))
    assert len({id(match) for match in await asyncio.gather(*asking)}) == 1


async def test_bots_play_at_whatever_node_went_on_last(pair: Pair):
    code, persons = await seated(pair, 2, 2, options={"turn_limit": 12})
    await begun(pair, code, persons)
    async with asyncio.timeout(300):
        await play_out(persons)
