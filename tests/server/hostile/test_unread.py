"""Those who do not read what they asked for."""

import asyncio
import contextlib

import httpx

from camarilla.client import become_guest
from camarilla.server import messages as m
from camarilla.server import wire
from camarilla.server.connection import WAITING_AT_MOST
from tests.server.bare import (
    PING,
    TEXT,
    Bare,
    frame,
    message,
    undisturbed,
)
from tests.server.node import Node, until


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
        async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
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
