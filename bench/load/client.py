"""A WebSocket client that costs next to nothing."""

import asyncio
from collections.abc import Callable

from tests.server.bare import PING, PONG, TEXT, UPGRADE, frame


class Socket(asyncio.Protocol):
    """Just enough of a WebSocket client: frames of text go to `take`, pings are answered."""

    def __init__(self, take: Callable[[bytes], None]) -> None:
        self.take = take
        self.buffer = b""
        self.transport: asyncio.Transport
        self.open = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(cls, port: int, take: Callable[[bytes], None]) -> "Socket":
        loop = asyncio.get_running_loop()
        transport, client = await loop.create_connection(lambda: cls(take), "127.0.0.1", port)
        client.transport = transport
        transport.write(UPGRADE)
        await client.open
        return client

    def send(self, data: bytes) -> None:
        self.transport.write(frame(TEXT, data))

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        if not self.open.done():
            head, _, data = data.partition(b"\r\n\r\n")
            assert b"101" in head, head
            self.open.set_result(None)
        while len(data) >= 2:
            size, start = data[1] & 127, 2
            if size >= 126:
                start = 4 if size == 126 else 10
                size = int.from_bytes(data[2:start])
            if len(data) < start + size:
                break
            kind, content = data[0] & 15, data[start : start + size]
            data = data[start + size :]
            if kind == TEXT:
                self.take(content)
            elif kind == PING:
                self.transport.write(frame(PONG, content))
        self.buffer = data
