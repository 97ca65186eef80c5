"""Hostile and slow clients over real sockets: each gets a typed error or a closed connection, and
a table beside them plays on to the end and again."""

import asyncio
import contextlib
import json
import logging
import re
from collections import Counter
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from camarilla.client import Client, ServerRefused, become_guest
from camarilla.server import messages as m
from camarilla.server import wire
from camarilla.server.connection import WAITING_AT_MOST
from camarilla.server.limits import (
    LIMITS,
    PEOPLE_BEHIND_AN_ADDRESS,
    SOCKETS_OF_AN_ADDRESS,
)
from camarilla.server.people import HANDOVER_SECONDS
from tests.server.bare import BINARY, CONTINUED, PING, PONG, TEXT, Bare, frame, undisturbed
from tests.server.node import Node, table, until
from tests.server.node import node as run_node


def message(**fields: object) -> bytes:
    return json.dumps(fields).encode()


@pytest.fixture(autouse=True)
def _nothing_goes_wrong(caplog: pytest.LogCaptureFixture):
    """Whatever is sent, nothing of it is an error of ours."""
    yield
    wrong = [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert [record.getMessage() for record in wrong] == []


# -- those who do not read -----------------------------------------------------------------------


async def test_one_who_asks_and_never_reads_is_dropped(node: Node):
    """Coming in again and again makes the server say much; what waits for them is bounded."""
    async with undisturbed(node) as people:
        code = people[0].client.room.code  # type: ignore[union-attr]
        for number in range(60):
            await people[0].client.ask(m.Say(text=f"{number} " + "x" * 290))
        token = await become_guest(node.url, "Deaf")
        bare = await Bare.upgraded(node.url, small=True)
        bare.send(TEXT, message(type="hello", token=token))
        bare.send(TEXT, message(type="enter", room=code))
        await until(lambda: len(node.services.hub.people_in(code)) == 3)
        (deaf,) = set(node.services.hub.people_in(code)) - {p.id for p in people}
        connection = node.services.hub._in_room[code][deaf]
        for _ in range(5000):
            bare.send(TEXT, message(type="enter", room=code))
        waited = 0
        async with asyncio.timeout(60):
            while not connection.closing and not bare.writer.is_closing():
                waited = max(waited, connection.frames.qsize())
                await asyncio.sleep(0)
        assert 0 < waited <= WAITING_AT_MOST
        await until(lambda: deaf not in node.services.hub.people_in(code))
        bare.hang_up()


async def test_pings_to_which_nobody_reads_the_answer(node: Node, monkeypatch):
    """uvicorn alone would keep every answer."""
    monkeypatch.setattr(wire, "PINGS_AT_MOST", 10**9)
    lines: list[wire.Wire] = []
    made = wire.Wire.connection_made
    monkeypatch.setattr(
        wire.Wire, "connection_made", lambda self, t: (lines.append(self), made(self, t))[1]
    )
    async with undisturbed(node):
        bare = await Bare.upgraded(node.url, small=True)
        line = lines[-1]
        for _ in range(400):
            bare.writer.write(frame(PING, b"x" * 125) * 200)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(bare.writer.drain(), 5)
            if not line.writable.is_set():
                break
        assert not line.writable.is_set()
        full = line.transport.get_write_buffer_size()
        for _ in range(50):
            bare.writer.write(frame(PING, b"x" * 125) * 200)
            await bare.writer.drain()
        assert line.transport.get_write_buffer_size() <= full + 200 * 130
        bare.hang_up()


async def test_an_answer_that_is_not_read(node: Node, monkeypatch):
    async with undisturbed(node):
        async with httpx.AsyncClient(base_url=node.url) as http:
            size = len((await http.get("/api/lesson")).content)
        lines: list[wire.Line] = []
        made = wire.Line.connection_made
        monkeypatch.setattr(
            wire.Line, "connection_made", lambda self, t: (lines.append(self), made(self, t))[1]
        )
        monkeypatch.setattr(wire, "ANSWER_WITHIN", 0.5)
        bare = await Bare.connect(node.url, small=True)
        asked = b"GET /api/lesson HTTP/1.1\r\nHost: x\r\n\r\n"
        bare.writer.write(asked * 400)  # much more than there is room for on the way
        await until(lambda: lines and lines[0].transport.is_closing())
        assert len(await bare.rest()) < 400 * size


# -- frames that are none ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b'{"type":"say","text":"\xff\xfe"}'), 1007),
        (frame(TEXT, b'{"type":', last=False) + frame(CONTINUED, b'"\xff"}'), 1007),
        (frame(TEXT, b"", last=False) + frame(CONTINUED, b"", last=False) * 400, 1009),
        (frame(TEXT, b"x" * 9000, last=False) + frame(CONTINUED, b"x" * 9000), 1009),
        (frame(TEXT, b"x" * (1 << 20)), 1009),
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 1009),
        (frame(PING, b"") * 300, 1008),
        (frame(PONG, b"x" * 100) * 300, 1008),
        (frame(TEXT, b'{"type":"ping"}', masked=False), 1002),
        (b"\xf1\x80\0\0\0\0", 1002),
        (frame(3, b"what"), 1002),
        (frame(CONTINUED, b"of what"), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(TEXT, b"nonsense") * 10, 4001),
        (frame(BINARY, b'{"type":"ping"}') * 10, 4001),
        (frame(TEXT, b"[" * 16000) * 10, 4001),
        (frame(TEXT, b'{"a":' * 3000) * 10, 4001),
    ],
    ids=[
        *(
            "not UTF-8",
            "not UTF-8 in parts",
            "empty parts",
            "large in parts",
            "large",
            "2^63 bytes",
        ),
        *("pings", "pongs", "unmasked", "reserved bits", "no such kind"),
        *("a part of nothing", "large ping", "nonsense", "bytes", "deep", "deep objects"),
    ],
)
async def test_what_is_no_message_closes_the_connection_with_a_code(
    node: Node, sent: bytes, code: int
):
    bare = await Bare.upgraded(node.url)
    with contextlib.suppress(ConnectionError):
        bare.writer.write(sent)
        await bare.writer.drain()
    assert await bare.close_code() == code
    bare.hang_up()
    await until(lambda: not node.services.doors._open, 20)  # and leaves nothing behind


async def test_a_table_beside_all_that(node: Node):
    async with undisturbed(node):
        for _ in range(20):
            bare = await Bare.upgraded(node.url)
            bare.writer.write(frame(TEXT, b"\xff") + frame(PING, b"") * 300 + b"\xff" * 5000)
            assert await bare.close_code() in (1002, 1007)
            bare.hang_up()


# -- too many of them ----------------------------------------------------------------------------


async def test_hundreds_of_idle_sockets(node: Node):
    """Half of them have said who they are; none says anything more."""
    async with undisturbed(node):
        token = await become_guest(node.url, "Idle")
        idle = [await Bare.upgraded(node.url) for _ in range(400)]
        for bare in idle[::2]:
            bare.send(TEXT, message(type="hello", token=token))
        assert node.services.doors._open.total() == 402
        async with httpx.AsyncClient(base_url=node.url) as http:
            assert (await http.get("/healthz")).status_code == 200
        for bare in idle:
            bare.hang_up()
        await until(lambda: node.services.doors._open.total() == 2, 20)


async def test_an_address_has_so_many_sockets_and_no_more(tmp_path: Path):
    async with run_node(tmp_path / "data", limits=1.0) as node:
        address = node.url.replace("http", "ws") + "/socket"
        idle = [await connect(address) for _ in range(SOCKETS_OF_AN_ADDRESS)]
        with pytest.raises(InvalidStatus):
            await connect(address)
        idle[0].transport.abort()
        await until(lambda: node.services.doors._open.total() < SOCKETS_OF_AN_ADDRESS, 20)
        idle[0] = await connect(address)
        for socket in idle:
            socket.transport.abort()


async def test_a_flood_of_guests_and_of_rooms(tmp_path: Path):
    """New names do not help: an address opens no more rooms than a table of people would."""
    async with run_node(tmp_path / "data", limits=1.0) as node:
        node.services.limits._now = lambda: 1000.0  # nothing fills again
        async with httpx.AsyncClient(base_url=node.url) as http:
            guests = [await http.post("/api/guests", json={"name": "x"}) for _ in range(60)]
            count = Counter(answer.status_code for answer in guests)
            assert count == {201: LIMITS["guests"].burst, 429: 60 - LIMITS["guests"].burst}
            assert guests[-1].json()["code"] == "too fast"
        rooms: Counter[int] = Counter()
        async with httpx.AsyncClient(base_url=node.url) as http:
            for answer in guests[:25]:
                headers = {"Authorization": f"Bearer {answer.json()['token']}"}
                for _ in range(6):
                    rooms[
                        (await http.post("/api/rooms", json={}, headers=headers)).status_code
                    ] += 1
        assert rooms[201] <= LIMITS["rooms"].burst * PEOPLE_BEHIND_AN_ADDRESS
        assert set(rooms) == {201, 429}


async def test_a_flood_of_replays(tmp_path: Path):
    """To tell a match again is work: an address has it done now and then."""
    async with run_node(tmp_path / "data", limits=1.0) as node:
        node.services.limits._now = lambda: 1000.0
        async with httpx.AsyncClient(base_url=node.url) as http:
            path = "/api/matches/0123456789abcdef/replay"
            codes = Counter([(await http.get(path)).status_code for _ in range(30)])
        assert codes == {404: LIMITS["replays"].burst, 429: 30 - LIMITS["replays"].burst}


async def test_a_flood_of_talk(tmp_path: Path):
    """The others hear a few words, and then the line is cut."""
    async with run_node(tmp_path / "data", limits=1.0) as node:
        code, people = await table(node, 2, 1, pace="relaxed")
        heard = 0
        address = node.url.replace("http", "ws") + "/socket"
        async with connect(address, compression=None) as socket:
            token = await become_guest(node.url, "Loud")
            await socket.send(message(type="hello", token=token).decode())
            await socket.send(message(type="enter", room=code).decode())
            with contextlib.suppress(ConnectionClosed):
                for _ in range(2000):
                    await socket.send(message(type="say", text="me").decode())
                async for _ in socket:
                    pass
            assert socket.close_code == 4001
        await people[0].client.ask(m.Change(pace="fast"))  # by then all has been heard
        while not people[0].client._inbox.empty():
            heard += isinstance(await people[0].client.next(), m.Said)
        assert 0 < heard < 30


# -- other people's names ------------------------------------------------------------------------


async def test_forged_tokens_and_those_of_people_who_are_forgotten(node: Node):
    ada = await node.guest("Ada")
    token = ada.token
    forged = [
        "",
        " ",
        token[:-1],
        token + "A",
        token.swapcase(),
        f" {token}",
        token[:-1] + "\x00",
        "' OR '1'='1",
        "%",
        "x" * 128,
        "\u0663" * 43,
        json.dumps({"token": token}),
    ]
    for wrong in forged:
        with pytest.raises(ServerRefused) as refused:
            await Client.connect(node.url, wrong)
        assert refused.value.code == "unknown token"
    await ada.rest("DELETE", "/api/me")
    async for _ in ada.client:
        pass
    with pytest.raises(ServerRefused):
        await Client.connect(node.url, token)


async def test_guessing_tokens_is_slow(tmp_path: Path):
    async with run_node(tmp_path / "data", limits=1.0) as node:
        node.services.limits._now = lambda: 1000.0
        codes: Counter[str] = Counter()
        for number in range(30):
            with pytest.raises(ServerRefused) as refused:
                await Client.connect(node.url, f"{number:043}")
            codes[refused.value.code] += 1
        assert codes == {"unknown token": LIMITS["guesses"].burst, "too fast": 10}


async def test_a_code_for_another_device_that_is_too_old(node: Node):
    ada = await node.guest("Ada")
    code = (await ada.rest("POST", "/api/handovers")).json()["code"]
    now = node.services.people._now
    node.services.people._now = lambda: now() + HANDOVER_SECONDS + 1
    async with httpx.AsyncClient(base_url=node.url) as http:
        answer = await http.post(f"/api/handovers/{code}")
    assert (answer.status_code, answer.json()["code"]) == (401, "unknown token")


async def test_a_decision_that_is_sent_again_counts_once(node: Node):
    async with undisturbed(node):
        _, (one, two) = await table(node, 2)
        await one.client.ask(m.Start())
        await until(lambda: 0 in one.client.views and 1 in two.client.views)
        seat = 0 if one.client.views[0].view.window.question else 1  # type: ignore[union-attr]
        person = (one, two)[seat]
        match = person.client.views[seat].match
        sent = message(type="decide", match=match, window=1, seat=seat, reply="income", ref=9)
        token = person.token
        bare = await Bare.upgraded(node.url)
        bare.send(TEXT, message(type="hello", token=token))
        bare.send(TEXT, message(type="enter", room=person.client.room.code))  # type: ignore
        for _ in range(50):
            bare.send(TEXT, sent)
        answers: Counter[str] = Counter()
        while answers.total() < 50:
            _, data = await asyncio.wait_for(bare.read(), 60)
            got = json.loads(data)
            if got.get("ref") == 9:
                answers[got.get("code", got["type"])] += 1
        assert answers == {"ack": 1, "closed": 49}
        assert (await node.services.matches.get(match)).sequence == 1
        bare.hang_up()


async def test_a_spectator_cannot_play(node: Node):
    """Who watches may watch: every message that would do anything is refused."""
    async with undisturbed(node) as people:
        code, seated = await table(node, 2)
        await seated[0].client.ask(m.Start())
        watcher = await node.guest("Watcher")
        await watcher.client.enter(code)
        await until(lambda: None in watcher.client.views)
        match = watcher.client.views[None].match
        other = people[0].client.room.match or ""  # type: ignore[union-attr]
        refusals = {
            m.Decide(match=match, window=1, seat=0, reply="income"): "not yours",
            m.Decide(match=match, window=1, seat=1, reply="income"): "not yours",
            m.Decide(match=match, window=1, seat=2, reply="income"): "not yours",
            m.Decide(match=other, window=1, seat=0, reply="income"): "no such match",
            m.MoreTime(match=match, seat=0): "not yours",
            m.TakeBack(match=match, seat=0): "not yours",
            m.Vote(match=match, seat=0): "not yours",
            m.Sit(place=0): "not now",
            m.Sit(place=0, name="Ada"): "not now",
            m.Stand(place=0): "not now",
            m.SeatBot(place=0, bot="random"): "not the host",
            m.Remove(place=0): "not the host",
            m.Start(): "not the host",
            m.Silence(user=seated[0].id): "not the host",
        }
        for sent, code_of in refusals.items():
            with pytest.raises(ServerRefused) as refused:
                await watcher.client.ask(sent)
            assert refused.value.code == code_of, sent
        with pytest.raises(ServerRefused):
            await watcher.client.ask(m.Change(spectators=False, options={"turn_limit": 1}))
        assert (await node.services.matches.get(match)).sequence == 0
        assert set(watcher.client.views) == {None}


# -- requests that never end ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "drop"),
    [
        (b"", b""),
        (b"", b"\r\n"),
        (b"G", b""),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"x"),
        (b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\n\r\n{", b" "),
        (
            b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n",
            b"1\r\n \r\n",
        ),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", b"\r\n"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n", b"X: y\r\n"),
    ],
    ids=["nothing", "lines", "letter", "head", "body", "chunked", "after an answer", "upgrade"],
)
async def test_a_request_that_takes_for_ever(node: Node, monkeypatch, start: bytes, drop: bytes):
    """Also where a little comes now and then."""
    async with undisturbed(node):
        monkeypatch.setattr(wire, "REQUEST_WITHIN", 0.5)
        bare = await Bare.connect(node.url)
        bare.writer.write(start)

        async def drip() -> None:
            with contextlib.suppress(ConnectionError):
                while True:
                    await asyncio.sleep(0.1)
                    bare.writer.write(drop)
                    await bare.writer.drain()

        dripping = asyncio.create_task(drip())
        assert await bare.hangs_up()
        bare.hang_up()
        dripping.cancel()


@pytest.mark.parametrize(
    "part", [b"X-Long: " + b"x" * 1000 + b"\r\n", b"x" * 1000], ids=["many", "one long"]
)
async def test_a_head_without_end(node: Node, part: bytes):
    async with undisturbed(node):
        bare = await Bare.connect(node.url)
        bare.writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-First: ")
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < 20_000_000:
                bare.writer.write(part)
                await bare.writer.drain()
                sent += len(part)
        assert sent < 20_000_000
        assert (await bare.rest()).split(b"\r\n")[0] in (b"", b"HTTP/1.1 400 Bad Request")
        bare.hang_up()


async def test_a_body_without_end(node: Node):
    async with undisturbed(node):
        bare = await Bare.connect(node.url)
        bare.writer.write(
            b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n"
        )
        chunk = b"1000\r\n" + b" " * 4096 + b"\r\n"
        head = asyncio.create_task(bare.reader.readuntil(b"\r\n"))  # before the line is cut
        with contextlib.suppress(ConnectionError, TimeoutError):
            for _ in range(100):
                bare.writer.write(chunk)
                await asyncio.wait_for(bare.writer.drain(), 1)
        assert b" 413 " in await asyncio.wait_for(head, 60)
        bare.hang_up()


async def test_requests_without_waiting_for_answers(tmp_path: Path):
    async with run_node(tmp_path / "data", limits=1.0) as node:
        bare = await Bare.connect(node.url)
        bare.writer.write(b"GET /api/rooms HTTP/1.1\r\nHost: x\r\n\r\n" * 2000)
        bare.writer.write(b"GET /api/rooms HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        answers = Counter(re.findall(rb"HTTP/1.1 (\d+)", await bare.rest()))
        assert answers[b"429"] > 1000
        assert set(answers) == {b"200", b"429"}


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"name": "x" * 61}, 400),
        ({"name": "x" * 60}, 201),
        ({"name": "x" * 70_000}, 413),
        ({"name": "x", "avatar": "x" * 25}, 400),
        ({"name": ["x"]}, 400),
        ({"name": "\x00"}, 400),
        ([], 400),
        ("x", 400),
    ],
    ids=repr,
)
async def test_names_that_are_none(node: Node, wanted: object, status: int):
    async with httpx.AsyncClient(base_url=node.url) as http:
        answer = await http.post("/api/guests", json=wanted)
    assert answer.status_code == status
    if status == 201:
        assert len(answer.json()["name"]) == 24
