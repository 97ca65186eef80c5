"""A rolling upgrade: nodes of two versions on one database, matches in progress survive."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from camarilla.games.coup.rules import Coup
from camarilla.server import messages as m
from camarilla.server.room import Settings
from tests.backing import Nats, Postgres
from tests.server.desks import Someone, services
from tests.server.node import until
from tests.server.pair import QUICK, answer, begun, events_of, play_out, seated


async def test_the_next_version_goes_on_with_what_the_last_one_wrote(
    tmp_path: Path, postgres: Postgres, nats: Nats, monkeypatch
):
    """By replay: the game's next version says that it can. People move over in mid-match."""
    shared: dict[str, Any] = {**QUICK, "database": postgres.new_database(), "bus": nats.url}
    async with services(tmp_path, **shared) as old:
        code, persons = await seated((old, old), 2, options={"turn_limit": 10})
        match_id, _ = await begun((old, old), code, persons)
        for _ in range(4):
            for person in persons:
                await answer(person)
        before = [events_of(person) for person in persons]
        assert len(before[0]) > 6
        monkeypatch.setattr(Coup, "version", Coup.version + 1)
        monkeypatch.setattr(Coup, "replays", (Coup.version - 1,))
        async with services(tmp_path, **shared) as new:
            for person in persons:
                await old.left(person.connection)
            moved = [Someone(new, person.user) for person in persons]
            for person in moved:
                await person.does(m.Enter(room=code))
            assert [events_of(person) for person in moved] == before
            async with asyncio.timeout(300):
                await play_out(moved)
            kept = await new.matches.latest(match_id)
            assert kept.document.header.version == Coup.version - 1
            assert new.matches.transcript(kept).decisions
            await moved[0].does(m.Start())
            await until(lambda: moved[1].last_seen["match"] != match_id)
            again = await new.matches.latest(moved[1].last_seen["match"])
            assert again.document.header.version == Coup.version


async def test_a_match_of_other_rules_is_left_to_nodes_that_know_them(
    tmp_path: Path, postgres: Postgres, nats: Nats, monkeypatch
):
    """While there is such a node, one of the next version does not touch it, and sends people on;
    afterwards it says honestly that the match cannot be continued."""
    shared: dict[str, Any] = {**QUICK, "database": postgres.new_database(), "bus": nats.url}
    async with services(tmp_path, **shared) as old:
        code, persons = await seated((old, old), 1, 1, options={"turn_limit": 50})
        match_id, _ = await begun((old, old), code, persons)
    monkeypatch.setattr(Coup, "version", Coup.version + 1)
    async with services(tmp_path, **{**shared, "beat": 60.0}) as new:
        store: Any = new.store
        await store.beat("old", "coup-1 only", new.now(), 10.0)
        assert new.company is not None
        await new.company.beat()
        assert new.company.others_differ
        person = Someone(new, persons[0].user)
        answered = await person.says(m.Enter(room=code))
        assert answered["code"] == "reconnecting"
        assert person.connection.closing
        await new._resume([match_id])
        assert await new.store.matches_going_on() == [match_id]
        # The last node that knew these rules is gone.
        await store._pool.run("DELETE FROM nodes WHERE id = 'old'")
        await new.company.beat()
        person = Someone(new, persons[0].user)
        await person.does(m.Enter(room=code))
        assert await new.store.matches_going_on() == []
        assert not person.connection.of_type("room")[-1]["playing"]
        await person.does(m.Start())


async def test_a_finished_match_of_other_rules_does_not_keep_anybody_out(
    tmp_path: Path, monkeypatch
):
    async with services(tmp_path) as old:
        code, persons = await seated((old, old), 2, options={"turn_limit": 2})
        match_id, _ = await begun((old, old), code, persons)
        await play_out(persons)
        await until(lambda: old.matches.going_on == 0)
    monkeypatch.setattr(Coup, "version", Coup.version + 1)
    async with services(tmp_path) as new:
        person = Someone(new, persons[0].user)
        await person.does(m.Enter(room=code))
        assert person.connection.of_type("seen") == []
        kept = await new.store.match(match_id)
        assert kept is not None
        assert b"abandoned" not in kept.document
        await person.does(m.Start())


async def test_a_node_works_on_with_the_tables_and_documents_of_the_next_version(
    tmp_path: Path, postgres: Postgres, nats: Nats
):
    shared: dict[str, Any] = {**QUICK, "database": postgres.new_database(), "bus": nats.url}
    async with services(tmp_path, **shared) as old:
        store: Any = old.store
        code, persons = await seated((old, old), 2, options={"turn_limit": 6})
        match_id, _ = await begun((old, old), code, persons)
        # What a made-up next version does when it starts, and writes:
        for table in ("users", "rooms", "matches", "decisions", "talk", "present", "nodes"):
            await store._pool.rows(f"ALTER TABLE {table} ADD COLUMN mood TEXT DEFAULT 'fine'")
        await store._pool.run("INSERT INTO migrations VALUES ('9999.mood')")
        kept = await store.match(match_id)
        document = {**msgspec.json.decode(kept.document), "mood": {"light": "dim"}}
        encoded = msgspec.json.encode(document)
        await store.save_match(match_id, kept.version + 1, encoded, None)
        room = await store.room(code)
        document = {**msgspec.json.decode(room.document), "mood": 3, "version": room.version + 1}
        encoded = msgspec.json.encode(document)
        await store.save_room(code, room.version + 1, encoded, False, old.now())
        async with asyncio.timeout(300):
            await play_out(persons)
        await persons[0].does(m.Say(text="Still here"))
        async with services(tmp_path, **shared) as another:  # and one more of the last version
            newcomer = await Someone.come(another, "Zoe")
            await newcomer.does(m.Enter(room=code))
            await another.open_room(newcomer.user, Settings(), 2)
            assert (await another.matches.latest(match_id)).over
