"""The real server, in a thread of its own, and a line to it that can be cut."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path

import uvicorn

from camarilla.server.app import make_app
from camarilla.server.serve import UVICORN
from camarilla.server.services import Config
from tests.backing import bound


class House:
    """A server for a whole session of tests: guests and rooms do not get in each other's way."""

    def __init__(self, data: Path, bot_pause: tuple[float, float] = (0.0, 0.02)) -> None:
        line, self.port = bound()
        self.url = f"http://127.0.0.1:{self.port}"
        config = Config(data, bot_pause=bot_pause, limits=1e6)
        self._server = uvicorn.Server(uvicorn.Config(make_app(config), **UVICORN))
        self._thread = threading.Thread(target=self._server.run, args=([line],), daemon=True)

    @contextlib.contextmanager
    def opened(self) -> Iterator["House"]:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            threading.Event().wait(0.02)
        try:
            yield self
        finally:
            self._server.should_exit = True
            self._thread.join(10)


class Line:
    """A wire between a browser and a server. Cut, it takes every connection with it, and every
    new one; its port it keeps, lest somebody else should take it."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._whole = True
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()

    @property
    def url(self) -> str:
        assert self._server is not None
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def lay(self) -> None:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)

    def mend(self) -> None:
        self._whole = True

    def cut(self) -> None:
        self._whole = False
        for end in list(self._ends):
            end.transport.abort()

    def take_up(self) -> None:
        """Nobody needs it any more."""
        self.cut()
        if self._server is not None:
            self._server.close()

    async def _carry(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        if not self._whole:
            back.transport.abort()
            return
        far, there = await asyncio.open_connection("127.0.0.1", self._house.port)
        self._ends |= {back, there}
        await asyncio.gather(_pour(near, there), _pour(far, back))
        self._ends -= {back, there}


async def _pour(source: asyncio.StreamReader, goal: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await source.read(65536):
            goal.write(data)
            await goal.drain()
    with contextlib.suppress(ConnectionError, RuntimeError):
        goal.close()
