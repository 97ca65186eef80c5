"""Requests that never end, or are not what they should be."""

import asyncio
import contextlib
import re
from collections import Counter
from pathlib import Path

import httpx
import pytest

from camarilla.server import wire
from tests.server.bare import (
    Bare,
    undisturbed,
)
from tests.server.node import Node
from tests.server.node import node as run_node


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
    async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
        answer = await http.post("/api/guests", json=wanted)
    assert answer.status_code == status
    if status == 201:
        assert len(answer.json()["name"]) == 24
