"""Two nodes on one PostgreSQL and one NATS: everything works as if they were one."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from camarilla.kernel import GAMES
from camarilla.server import messages as m
from camarilla.server.matches import Match
from camarilla.server.refused import Refused
from camarilla.server.rooms import Settings, usual_seats
from camarilla.server.services import Services
from tests.backing import Nats, Postgres, Proxy
from tests.server.desks import Someone, services
from tests.server.node import until

Pair = tuple[Services, Services]
QUICK: dict[str, Any] = {"beat": 0.3, "look": 0.1, "grace": 0.3}


@contextlib.asynccontextmanager
async def nodes(
    folder: Path, postgres: Postgres, nats: Nats | None, **chosen: Any
) -> AsyncIterator[Pair]:
    """Two nodes on an empty database."""
    shared = {"database": postgres.new_database(), "bus": nats.url if nats else None}
    chosen = {**QUICK, **shared, **chosen}
    async with services(folder, **chosen) as one, services(folder, **chosen) as two:
        if nats is not None:
            await until(lambda: one.bus.connected and two.bus.connected)
        yield one, two


@pytest.fixture
async def pair(tmp_path: Path, postgres: Postgres, nats: Nats) -> AsyncIterator[Pair]:
    async with nodes(tmp_path, postgres, nats) as both:
        yield both


async def seated(pair: Pair, people: int, bots: int = 0, **settings: Any) -> tuple[str, list[Any]]:
    """A room with people at alternating nodes."""
    persons = [await Someone.come(pair[n % 2], f"Guest {n}") for n in range(people)]
    host = persons[0]
    chosen = Settings(**{"pace": "none", **settings})
    code = (await pair[0].open_room(host.user, chosen, people + bots)).code
    for place, person in enumerate(persons):
        await person.does(m.Enter(room=code))
        if place:
            await person.does(m.Sit(place=place))
    for place in range(people, people + bots):
        await host.does(m.SeatBot(place=place, bot="random"))
    return code, persons


async def begun(pair: Pair, code: str, persons: list[Someone]) -> tuple[str, list[Match]]:
    """Start a match; wait until everybody sees it."""
    await persons[0].does(m.Start())
    match_id = (await pair[0].rooms.look_up(code)).match or ""
    await until(lambda: all(person.connection.of_type("seen") for person in persons))
    return match_id, [await node.matches.latest(match_id) for node in pair]


def question(person: Someone) -> tuple[int, int, list[Any]] | None:
    """The seat, the window and the options of what a person is asked, as their socket knows it."""
    seen = person.last_seen
    window = seen["view"]["window"]
    if window is None or window["question"] is None:
        return None
    return seen["seat"], window["number"], window["question"]["options"]


def spoken(option: dict[str, Any]) -> str:
    return " ".join(str(option[key]) for key in ("verb", "seat", "what") if key in option)


async def answer(person: Someone, choice: int = 0) -> dict[str, Any] | None:
    """Answer what a person is asked; None if they are asked nothing."""
    asked = question(person)
    if asked is None:
        return None
    seat, window, options = asked
    reply = spoken(options[choice % len(options)])
    match = person.last_seen["match"]
    return await person.says(m.Decide(match=match, window=window, seat=seat, reply=reply))


async def play_out(persons: list[Someone]) -> None:
    """Everybody answers from what their own socket was told, until all were told the end."""
    number = 0
    while not all(person.connection.of_type("ended") for person in persons):
        for person in persons:
            number += 1
            await answer(person, number)
        await asyncio.sleep(0.002)


def events_of(person: Someone) -> list[Any]:
    """All events that a person was told, put together by their numbers."""
    events: list[Any] = []
    for seen in person.connection.of_type("seen"):
        assert seen["first"] <= len(events)
        events[seen["first"] :] = seen["view"]["events"]
    return events


# -- playing -------------------------------------------------------------------------------------


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


# -- rooms, talk, presence -----------------------------------------------------------------------


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


# -- when something is gone ----------------------------------------------------------------------


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
