"""Too many of them: sockets, guests, rooms, replays, talk."""

import contextlib
from collections import Counter
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from camarilla.client import become_guest
from camarilla.server import messages as m
from camarilla.server.limits import (
    LIMITS,
    PEOPLE_BEHIND_AN_ADDRESS,
    SOCKETS_OF_AN_ADDRESS,
)
from tests.server.bare import (
    TEXT,
    Bare,
    message,
    undisturbed,
)
from tests.server.node import Node, table, until
from tests.server.node import node as run_node


async def test_hundreds_of_idle_sockets(node: Node):
    """Half of them have said who they are; none says anything more."""
    async with undisturbed(node):
        token = await become_guest(node.url, "Idle")
        idle = [await Bare.upgraded(node.url) for _ in range(400)]
        for bare in idle[::2]:
            bare.send(TEXT, message(type="hello", token=token))
        assert node.services.doors._open.total() == 402
        async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
            assert (await http.get("/healthz")).status_code == 200
        for bare in idle:
            bare.hang_up()
        await until(lambda: node.services.doors._open.total() == 2)


async def test_an_address_has_so_many_sockets_and_no_more(tmp_path: Path):
    async with run_node(tmp_path / "data", limits=1.0) as node:
        address = node.url.replace("http", "ws") + "/socket"
        idle = [await connect(address) for _ in range(SOCKETS_OF_AN_ADDRESS)]
        with pytest.raises(InvalidStatus):
            await connect(address)
        idle[0].transport.abort()
        await until(lambda: node.services.doors._open.total() < SOCKETS_OF_AN_ADDRESS)
        idle[0] = await connect(address)
        for socket in idle:
            socket.transport.abort()


async def test_a_flood_of_guests_and_of_rooms(tmp_path: Path):
    """New names do not help: an address opens no more rooms than a table of people would."""
    async with run_node(tmp_path / "data", limits=1.0) as node:
        node.services.limits._now = lambda: 1000.0  # nothing fills again
        async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
            guests = [await http.post("/api/guests", json={"name": "x"}) for _ in range(60)]
            count = Counter(answer.status_code for answer in guests)
            assert count == {201: LIMITS["guests"].burst, 429: 60 - LIMITS["guests"].burst}
            assert guests[-1].json()["code"] == "too fast"
        rooms: Counter[int] = Counter()
        async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
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
        async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
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
