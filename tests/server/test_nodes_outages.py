"""Two nodes: NATS or PostgreSQL is gone for a while."""

import asyncio
import contextlib
from pathlib import Path
from random import Random
from typing import Any

from camarilla.server import messages as m
from tests.backing import Nats, Postgres, Proxy
from tests.server.desks import Someone, services
from tests.server.node import until
from tests.server.pair import (
    QUICK,
    answer,
    begun,
    events_of,
    nodes,
    play_out,
    seated,
)


async def test_without_a_bus_nodes_look_into_the_database(tmp_path: Path, postgres: Postgres):
    async with nodes(tmp_path, postgres, None, look=0.02) as pair:
        code, persons = await seated(pair, 2, options={"turn_limit": 6})
        await begun(pair, code, persons)
        await persons[0].does(m.Say(text="Hello"))
        await until(lambda: persons[1].connection.of_type("said"))
        async with asyncio.timeout(300):
            await play_out(persons)
        assert events_of(persons[1])[-1]["event"] == events_of(persons[0])[-1]["event"]
        await pair[0].left(persons[0].connection)
        await until(lambda: not persons[1].connection.of_type("room")[-1]["places"][0]["connected"])


async def test_what_a_node_cannot_tell_over_nats_the_others_look_up(
    tmp_path: Path, postgres: Postgres, nats: Nats, monkeypatch
):
    """NATS is there, but one node does not reach it: it says so in the database."""
    monkeypatch.setattr("camarilla.server.company.LOOK_EVERY", 10**9)  # not by chance
    proxy = Proxy(nats.port, Random(1))
    await proxy.start()
    shared: dict[str, Any] = {**QUICK, "database": postgres.new_database()}
    cut_off = f"nats://127.0.0.1:{proxy.port}"
    async with (
        services(tmp_path, bus=cut_off, **shared) as one,
        services(tmp_path, bus=nats.url, **shared) as two,
    ):
        await until(lambda: one.bus.connected and two.bus.connected)
        pair = (one, two)
        code, persons = await seated(pair, 2, options={"turn_limit": 8})
        await begun(pair, code, persons)
        await proxy.stop()
        await until(lambda: not one.bus.connected)
        async with asyncio.timeout(300):
            await play_out(persons)
        assert two.bus.connected


async def test_play_goes_on_while_nats_is_away_and_after(tmp_path: Path, postgres: Postgres):
    nats = Nats()
    try:
        async with nodes(tmp_path, postgres, nats) as pair:
            code, persons = await seated(pair, 2, options={"turn_limit": 8})
            await begun(pair, code, persons)
            nats.stop()
            await until(lambda: not any(node.bus.connected for node in pair))
            before = len(events_of(persons[1]))
            while len(events_of(persons[1])) < before + 6:
                for person in persons:
                    await answer(person)
                await asyncio.sleep(0.01)
            await asyncio.to_thread(nats.start)
            await until(lambda: all(node.bus.connected for node in pair))
            async with asyncio.timeout(300):
                await play_out(persons)
            assert len(events_of(persons[0])) == len(events_of(persons[1]))
    finally:
        nats.close()


async def test_while_postgres_is_away_nothing_is_acknowledged_and_then_it_goes_on(tmp_path: Path):
    postgres, nats = Postgres(), Nats()
    try:
        async with nodes(tmp_path, postgres, nats) as pair:
            code, persons = await seated(pair, 2, options={"turn_limit": 8})
            match_id, matches = await begun(pair, code, persons)
            (seat,) = matches[0].game.asked
            await asyncio.to_thread(postgres.stop, True)
            said = await answer(persons[seat])
            assert said is not None
            assert (said["type"], said["code"]) == ("error", "reconnecting")
            assert (await persons[0].says(m.Say(text="Hello?")))["code"] == "reconnecting"
            assert [match.sequence for match in matches] == [0, 0]
            with contextlib.suppress(Exception):
                await pair[0].left(persons[1 - seat].connection)  # whatever happens meanwhile
            await asyncio.to_thread(postgres.start)
            assert await pair[0].store.log(match_id) == []
            persons[1 - seat] = Someone(pair[1], persons[1 - seat].user)
            await persons[1 - seat].does(m.Enter(room=code))
            async with asyncio.timeout(300):
                await play_out(persons)
    finally:
        await asyncio.to_thread(postgres.close)
        nats.close()
