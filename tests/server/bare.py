"""Those who knock at the door and mean no good: bare sockets, and a table that must not notice."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

from camarilla.bots import RandomBot
from camarilla.kernel import Loose
from camarilla.server import messages as m
from tests.server.node import Node, Person, table

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10

UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@contextlib.asynccontextmanager
async def undisturbed(node: Node) -> AsyncIterator[list[Person]]:
    """A table of two people and a bot: they play while something goes on, and again afterwards;
    both matches come to their end."""
    _, people = await table(node, 2, 1, pace="relaxed")
    playing = await _begin(people)
    yield people
    first = await asyncio.wait_for(asyncio.gather(*playing), 300)
    second = await asyncio.wait_for(asyncio.gather(*await _begin(people)), 300)
    assert len({ended.match for ended in (*first, *second)}) == 2
    for person in people:
        await person.client.close()


async def _begin(people: list[Person]) -> list["asyncio.Task[m.Ended]"]:
    for person in people:
        person.client.ended = None
    await people[0].client.ask(m.Start())
    return [
        asyncio.create_task(person.client.play(RandomBot(), Loose(number)))
        for number, person in enumerate(people)
    ]


class Bare:
    """A socket with nothing on top of it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def connect(cls, url: str, small: bool = False) -> "Bare":
        """`small`: with as little room for what is not read as there can be."""
        parts = urlsplit(url)
        line = socket.socket()
        if small:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(line, (parts.hostname, parts.port))
        return cls(*await asyncio.open_connection(sock=line, limit=1024 if small else 2**16))

    @classmethod
    async def upgraded(cls, url: str, small: bool = False) -> "Bare":
        bare = await cls.connect(url, small)
        bare.writer.write(UPGRADE)
        head = await asyncio.wait_for(bare.reader.readuntil(b"\r\n\r\n"), 60)
        assert b" 101 " in head
        return bare

    def send(self, kind: int, data: bytes, last: bool = True, masked: bool = True) -> None:
        self.writer.write(frame(kind, data, last, masked))

    async def read(self) -> tuple[int, bytes]:
        """The next frame: its kind and what is in it."""
        head = await self.reader.readexactly(2)
        size = head[1] & 127
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8))
        return head[0] & 15, await self.reader.readexactly(size)

    async def close_code(self) -> int:
        """The code with which the other side closes; 1006 if it just hangs up."""
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            async with asyncio.timeout(60):
                while True:
                    kind, data = await self.read()
                    if kind == CLOSE:
                        return int.from_bytes(data[:2])
        return 1006

    async def rest(self) -> bytes:
        """Everything until the other side hangs up."""
        got = b""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(60):
                while data := await self.reader.read(65536):
                    got += data
        return got

    async def hangs_up(self) -> bool:
        """Whether the other side does, before long."""
        try:
            await self.rest()
        except TimeoutError:
            return False
        return True

    def hang_up(self) -> None:
        self.writer.transport.abort()


def frame(kind: int, data: bytes, last: bool = True, masked: bool = True) -> bytes:
    """A WebSocket frame, masked with zeros as a client must."""
    size = len(data)
    mask = 0x80 if masked else 0
    head = bytes((kind | (0x80 if last else 0),))
    if size < 126:
        head += bytes((mask | size,))
    elif size < 65536:
        head += bytes((mask | 126,)) + size.to_bytes(2)
    else:
        head += bytes((mask | 127,)) + size.to_bytes(8)
    return head + (b"\0\0\0\0" if masked else b"") + data


def message(**fields: object) -> bytes:
    """What goes into a frame of text."""
    return json.dumps(fields).encode()
