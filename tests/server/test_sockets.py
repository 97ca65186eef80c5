"""Real sockets: coming back, several connections, frames that are no messages, slow readers."""

import asyncio
import contextlib
import json
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from camarilla.client import Client, ServerRefused
from camarilla.server import messages as m
from tests.server.node import Node, Person, table, until
from tests.server.node import node as run_node


async def raw(node: Node) -> ClientConnection:
    return await connect(node.url.replace("http", "ws") + "/socket", compression=None)


async def answer(socket: ClientConnection, frame: str | bytes) -> dict[str, object]:
    await socket.send(frame)
    return dict(json.loads(await asyncio.wait_for(socket.recv(), 60)))


def reply_of(person: Person, seat: int) -> tuple[int, str]:
    window = person.client.views[seat].view.window
    assert window is not None
    assert window.question is not None
    return window.number, str(window.question.options[0])


def asked(people: list[Person]) -> list[int]:
    """The seats that are asked something."""
    return [
        seat
        for seat, person in enumerate(people)
        if (window := person.client.views[seat].view.window) and window.question
    ]


async def begin(people: list[Person]) -> str:
    await people[0].client.ask(m.Start())
    await until(lambda: all(person.client.views for person in people))
    return next(iter(people[0].client.views.values())).match


# -- coming back ---------------------------------------------------------------------------------


async def test_only_what_was_missed_is_sent(node: Node):
    code, people = await table(node, 2)
    match = await begin(people)
    for _ in range(6):
        seat = asked(people)[0]
        window, reply = reply_of(people[seat], seat)
        await people[seat].client.decide(seat, window, reply)
        await until(
            lambda: len({len(p.client.views[s].view.events) for s, p in enumerate(people)}) == 1
        )
    whole = people[0].client.views[0]
    count = len(whole.view.events)
    assert count > 3
    for number, first in ((3, 3), (count, count), (count + 1, 0), (2**53 - 1, 0), (0, 0)):
        again = await people[0].another_connection()
        await again.enter(code, m.SeenSoFar(match=match, number=number))
        await until(lambda c=again: 0 in c.views)
        got = again.views[0].view.events
        assert got == whole.view.events[first:]
        await again.close()
    other = await people[0].another_connection()
    await other.enter(code, m.SeenSoFar(match="of another match", number=3))
    await until(lambda: 0 in other.views)
    assert other.views[0].view == whole.view
    await other.close()


async def test_with_several_seats_one_has_seen_as_far_as_each_of_them(node: Node):
    """A connection may break between the frames of two seats: neither misses anything."""
    host = await node.guest("Ada")
    code = await host.open_room(seats=2, pace="none")
    await host.client.ask(m.Sit(place=1, name="Bea"))
    await host.client.ask(m.Start())
    await until(lambda: set(host.client.views) == {0, 1})
    whole = dict(host.client.views)
    match, count = whole[0].match, len(whole[0].view.events)
    assert host.client.seen_so_far == m.SeenSoFar(match=match, number=count)
    events = whole[1].view.events[:-1]
    host.client.views[1] = replace(whole[1], view=replace(whole[1].view, events=events))
    assert host.client.seen_so_far == m.SeenSoFar(match=match, number=count - 1)
    again = await host.another_connection()
    again.views = host.client.views
    await again.enter(code, host.client.seen_so_far)
    await until(lambda: len(again.views[1].view.events) == count)
    assert {seat: seen.view for seat, seen in again.views.items()} == {
        seat: seen.view for seat, seen in whole.items()
    }
    del again.views[1]
    assert again.seen_so_far is None  # the whole story, for the seat that has none
    await again.close()


async def test_the_newest_connection_plays_and_the_older_one_is_told(node: Node):
    code, people = await table(node, 2)
    await begin(people)
    older = people[0].client
    newer = await people[0].another_connection()
    await newer.enter(code)
    seen = [message async for message in older]
    assert isinstance(seen[-1], m.Replaced)
    await until(lambda: 0 in newer.views)
    seat = 0 if newer.views[0].view.window.question else 1  # type: ignore[union-attr]
    client = newer if seat == 0 else people[1].client
    window = client.views[seat].view.window
    assert window is not None
    assert window.question is not None
    assert await client.decide(seat, window.number, window.question.options[0]) == 1
    assert len(node.services.hub.people_in(code)) == 2


async def test_a_rematch_starts_from_its_first_event(node: Node):
    """Whoever was told of 60 events of the last match is told of the first of the next one."""
    _, people = await table(node, 2, options={"turn_limit": 3})
    first = await begin(people)
    while not people[0].client.ended:
        for seat in asked(people):
            window, reply = reply_of(people[seat], seat)
            try:
                await people[seat].client.decide(seat, window, reply)
            except ServerRefused:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0)
    await people[0].client.ask(m.Start())
    await until(lambda: all(p.client.views[s].match != first for s, p in enumerate(people)))
    match = people[0].client.views[0].match
    live = await node.services.matches.get(match)
    for seat, person in enumerate(people):
        assert person.client.views[seat].view == live.game.view(seat)


# -- what is refused -----------------------------------------------------------------------------


async def test_two_replies_to_one_window_at_the_same_time(node: Node):
    _, people = await table(node, 3)
    await begin(people)
    (active,) = asked(people)
    await people[active].client.decide(active, 1, "foreign_aid")
    await until(lambda: len(asked(people)) == 2)
    one, two = asked(people)
    done = await asyncio.gather(
        people[one].client.decide(one, 2, "block duke"),
        people[two].client.decide(two, 2, "block duke"),
        return_exceptions=True,
    )
    numbers = [result for result in done if isinstance(result, int)]
    refusals = [result for result in done if isinstance(result, ServerRefused)]
    assert numbers == [2]
    assert [error.code for error in refusals] == ["closed"]
    done = await asyncio.gather(
        *(people[one].client.decide(one, 2, "pass") for _ in range(3)), return_exceptions=True
    )
    assert all(isinstance(result, ServerRefused) for result in done)


async def test_replies_that_are_refused_harm_nothing(node: Node):
    code, people = await table(node, 2)
    match = await begin(people)
    (active,) = asked(people)
    waiting = 1 - active
    watcher = await node.guest("Watcher")
    await watcher.client.enter(code)
    thief = await node.guest("Thief")
    _, others = await table(node, 2)
    other_match = await begin(others)
    await until(lambda: None in watcher.client.views)

    async def refused(client: Client, code: str, **change: object) -> None:
        sent = {"match": match, "window": 1, "seat": active, "reply": "income", **change}
        with pytest.raises(ServerRefused) as error:
            await client.ask(msgspec.convert(sent, m.Decide))
        assert error.value.code == code

    mine = people[active].client
    await refused(mine, "closed", window=0)
    await refused(mine, "closed", window=2**53 - 1)
    await refused(mine, "not offered", reply="win")
    await refused(mine, "not offered", reply="")
    await refused(mine, "not offered", reply="steal ٣")
    await refused(mine, "not offered", reply="coup 99")
    await refused(mine, "not yours", seat=waiting)
    await refused(mine, "not yours", seat=77)
    await refused(mine, "no such match", match="0" * 16)
    await refused(mine, "no such match", match=other_match)
    await refused(people[waiting].client, "not asked", seat=waiting)
    await refused(watcher.client, "not yours")  # a spectator
    await refused(others[0].client, "no such match")  # a seat's token of another room
    await others[0].client.enter(code)
    await refused(others[0].client, "not yours")  # ... who comes in with it
    await refused(thief.client, "no such room")  # in no room at all
    with pytest.raises(ServerRefused):
        await Client.connect(node.url, "stolen" * 6)
    live = await node.services.matches.get(match)
    assert live.sequence == 0
    assert await mine.decide(active, 1, "income") == 1
    await others[1].client.close()


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{}",
        "[]",
        "null",
        "hello",
        '{"type":"win"}',
        '{"type":"hello"}',
        '{"type":"hello","token":5}',
        '{"type":"ping","ref":-1}',
        '{"type":"ping","ref":1e400}',
        '{"type":"ping","ref":NaN}',
        '{"type":"ping","ref":99999999999999999999999999}',
        '{"type":"ping","extra":1}',
        '{"type":"enter","room":"' + "x" * 100 + '"}',
        '{"type":"change","options":' + "[" * 4000 + "]" * 4000 + "}",
        '{"x":' + "[" * 4000 + "]" * 4000 + "}",
        '{"type":"say","text":"\\ud800"}',
        b"\x00\x01\x02",
        b'{"type":"ping"}',
    ],
    ids=lambda frame: repr(frame[:24]),
)
async def test_what_is_no_message_gets_a_typed_error(node: Node, frame: str | bytes):
    socket = await raw(node)
    for _ in range(9):
        got = await answer(socket, frame)
        assert (got["type"], got["code"]) == ("error", "malformed")
    assert await answer(socket, '{"type":"ping","ref":3}') == {"type": "pong", "ref": 3}
    for _ in range(10):
        assert (await answer(socket, frame))["code"] == "malformed"
    with pytest.raises(ConnectionClosed):
        await asyncio.wait_for(socket.recv(), 60)
    assert socket.close_code == 4001


async def test_a_frame_over_16_kb_closes(node: Node):
    socket = await raw(node)
    fits = json.dumps({"type": "say", "text": "x" * (16 * 1024 - 40)})
    assert (await answer(socket, fits))["code"] == "malformed"
    await socket.send("x" * (16 * 1024 + 1))
    with pytest.raises(ConnectionClosed):
        await asyncio.wait_for(socket.recv(), 60)
    assert socket.close_code == 1009


async def test_who_never_says_hello_is_closed(tmp_path: Path):
    async with run_node(tmp_path / "data", hello_within=0.3) as node:
        socket = await raw(node)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(100):
                await answer(socket, '{"type":"ping"}')
                await asyncio.sleep(0.02)
        assert socket.close_code == 4002


async def test_pages_of_other_origins_are_not_let_in(node: Node):
    address = node.url.replace("http", "ws") + "/socket"
    with pytest.raises(InvalidStatus):
        await connect(address, origin="https://evil.example")  # type: ignore[arg-type]
    allowed = await connect(address, origin=node.url)  # type: ignore[arg-type]
    await allowed.close()


async def test_a_slow_reader_is_cut_off_and_nobody_else_notices(node: Node):
    code, people = await table(node, 2)
    slow = await node.guest("Slow")
    await slow.client.enter(code)
    host = people[0].client
    slow.client._socket.transport.pause_reading()
    connection = node.services.hub._in_room[code][slow.id]
    frames = 0
    while not connection.closing:  # fill what the systems keep in between, then the queue
        connection.send_frame(b'"' + b"x" * 50_000 + b'"')
        await asyncio.sleep(0)
        frames += 1
        assert frames < 20_000
        assert connection.frames.qsize() <= 257
    await until(lambda: slow.id not in node.services.hub.people_in(code))
    assert connection.frames.qsize() <= 1  # and what waited is gone
    assert await host.ask(m.Change(pace="fast")) is None
    assert host.room is not None
    assert [place.connected for place in host.room.places] == [True, True]
    slow.client._socket.transport.abort()


async def test_too_many_messages_are_refused_and_then_the_line_is_cut(tmp_path: Path):
    async with run_node(tmp_path / "data", limits=1.0) as node:
        socket = await raw(node)
        refused = 0
        with contextlib.suppress(ConnectionClosed):
            for _ in range(50):
                for _ in range(40):  # without waiting for answers: else a slow machine is too slow
                    await socket.send('{"type":"ping"}')
                for _ in range(40):
                    got = json.loads(await asyncio.wait_for(socket.recv(), 60))
                    refused += got.get("code") == "too fast"
        assert refused >= 100
        assert socket.close_code == 4001
