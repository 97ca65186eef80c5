"""Two nodes: rooms, talk and who is there are the same at both."""

import asyncio
from pathlib import Path
from typing import Any

from camarilla.server import messages as m
from camarilla.server.room import Settings
from tests.backing import Nats, Postgres
from tests.server.desks import Someone
from tests.server.node import until
from tests.server.pair import Pair, begun, nodes, seated


async def test_who_is_there_is_known_at_both_nodes(pair: Pair):
    code, (host, guest) = await seated(pair, 2)
    for person in (host, guest):
        await until(
            lambda p=person: all(x["connected"] for x in p.connection.of_type("room")[-1]["places"])
        )
    watcher = await Someone.come(pair[1], "Watcher")
    await watcher.does(m.Enter(room=code))
    await until(lambda: host.connection.of_type("room")[-1]["watching"] == 1)
    await pair[1].left(guest.connection)
    await until(lambda: not host.connection.of_type("room")[-1]["places"][1]["connected"])
    await host.does(m.Say(text="Where are you?"))
    await until(lambda: watcher.connection.of_type("said"))
    await watcher.does(m.Say(text="Here"))
    await until(lambda: len(host.connection.of_type("said")) == 2)
    assert [said["number"] for said in host.connection.of_type("said")] == [1, 2]


async def test_quick_match_finds_who_waits_at_another_node(pair: Pair):
    waiting, seeking = await Someone.come(pair[0], "Ada"), await Someone.come(pair[1], "Bea")
    room = await pair[0].quick(waiting.user, "coup", "normal")
    assert (await pair[1].quick(seeking.user, "coup", "normal")).code != room.code  # nobody there
    await waiting.does(m.Enter(room=room.code))
    assert (await pair[1].quick(seeking.user, "coup", "normal")).code == room.code
    listed = {room.code for room in await pair[1].rooms.public()}
    assert room.code in listed


async def test_a_seat_is_voted_to_a_bot_by_people_at_two_nodes(
    tmp_path: Path, postgres: Postgres, nats: Nats
):
    async with nodes(tmp_path, postgres, nats, gone_after=0.2) as pair:
        code, persons = await seated(pair, 4)
        match_id, matches = await begun(pair, code, persons)
        await pair[0].left(persons[0].connection)
        vote = m.Vote(match=match_id, seat=0)
        await until(lambda: all(node.hub.gone_for(code, persons[0].user.id) > 0.2 for node in pair))
        await persons[1].does(vote)
        assert not matches[1].document.holders[0].stand_in
        await persons[2].does(vote)
        await until(lambda: all(match.document.holders[0].stand_in for match in matches))
        await until(lambda: persons[3].last_seen["holders"][0]["stand_in"])
        # Its person comes back, at the other node.
        again = Someone(pair[1], persons[0].user)
        await again.does(m.Enter(room=code))
        await again.does(m.TakeBack(match=match_id, seat=0))
        await until(lambda: not persons[2].last_seen["holders"][0]["stand_in"])


async def test_a_host_at_another_node_who_does_not_come_back_is_replaced(
    tmp_path: Path, postgres: Postgres, nats: Nats
):
    async with nodes(tmp_path, postgres, nats, gone_after=0.2) as pair:
        _, (host, guest) = await seated(pair, 2)
        await pair[0].left(host.connection)
        await until(lambda: guest.connection.of_type("room")[-1]["host"] == guest.user.id)


async def test_a_new_name_and_being_forgotten_are_known_at_both_nodes(pair: Pair):
    _, (host, guest) = await seated(pair, 2)
    again = Someone(pair[1], host.user)
    other = (await pair[0].open_room(guest.user, Settings(), 2)).code
    await again.does(m.Enter(room=other))
    await pair[0].rename(host.user, "Zoe", "owl")
    await until(lambda: again.connection.user is not None and again.connection.user.name == "Zoe")
    await pair[0].forget(host.user)
    await until(lambda: again.connection.closing)
    assert again.connection.user is None
    await until(lambda: guest.connection.of_type("room")[-1]["host"] == guest.user.id)


async def test_more_time_counts_at_every_node(pair: Pair):
    code, persons = await seated(pair, 2, pace="fast")
    match_id, matches = await begun(pair, code, persons)
    (seat,) = matches[0].game.asked
    await persons[seat].does(m.MoreTime(match=match_id, seat=seat))
    again = [await node.matches.latest(match_id) for node in pair]
    deadlines = [
        node.attendant.deadline(match, seat) for node, match in zip(pair, again, strict=True)
    ]
    assert deadlines[0] == deadlines[1] is not None
    assert again[0].document.drawn == again[1].document.drawn != {}


async def test_a_connection_that_ends_while_the_next_one_begins_does_not_take_it_along(
    pair: Pair, monkeypatch
):
    code, (host, guest) = await seated(pair, 2)
    store: Any = pair[0].store
    came = store.came

    async def slowly(*given: Any) -> Any:
        done = await came(*given)
        await pair[0].left(host.connection)
        return done

    monkeypatch.setattr(store, "came", slowly)
    again = Someone(pair[0], host.user)
    await again.does(m.Enter(room=code))
    rows = {row.user: row.gone for row in await store.present([code])}
    assert rows[host.user.id] is None
    await until(lambda: guest.connection.of_type("room")[-1]["places"][0]["connected"])


async def test_whoever_was_wrongly_noted_as_gone_is_there_again(pair: Pair, monkeypatch):
    code, (host, guest) = await seated(pair, 2)
    store: Any = pair[0].store
    presence: Any = pair[0].presence
    assert_all, may_go_on = presence.assert_all, asyncio.Event()

    async def not_yet() -> Any:
        await may_go_on.wait()
        return await assert_all()

    monkeypatch.setattr(presence, "assert_all", not_yet)
    await store._pool.run("UPDATE present SET gone = 1 WHERE user_id = $1", host.user.id)
    await pair[1].presence.reload([code])  # type: ignore[attr-defined]
    assert not pair[1].hub.connected(code, host.user.id)
    may_go_on.set()
    await until(lambda: pair[1].hub.connected(code, host.user.id))
    await until(lambda: guest.connection.of_type("room")[-1]["places"][0]["connected"])
