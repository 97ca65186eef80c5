"""A real server for tests: in this event loop, or as a process of its own that can be killed."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from camarilla.client import Client, become_guest, open_room
from camarilla.server import messages as m
from camarilla.server.app import make_app
from camarilla.server.serve import UVICORN
from camarilla.server.services import Config, Services
from tests.backing import bound, free_port

QUICK: dict[str, Any] = {"bot_pause": (0.0, 0.002), "limits": 1e6}

SCRIPT = """
import json, sys
from pathlib import Path
import uvicorn
from camarilla.server.app import make_app
from camarilla.server.serve import UVICORN, start_logging
from camarilla.server.services import Config
start_logging()
given = json.loads(sys.argv[1])
port = given.pop("port")
quick = {"bot_pause": (0.0, 0.002), "limits": 1e6}
config = Config(Path(given.pop("data")), **{**quick, **given})
uvicorn.run(make_app(config), host="127.0.0.1", port=port, **UVICORN)
"""


class Node:
    """A server in this event loop, on a real port."""

    def __init__(self, url: str, services: Services) -> None:
        self.url = url
        self.services = services

    async def guest(self, name: str = "Ada") -> "Person":
        return await Person.come(self.url, name)


@contextlib.asynccontextmanager
async def node(data: Path, **chosen: Any) -> AsyncIterator[Node]:
    """Run a server here for a while."""
    app = make_app(Config(data, **{**QUICK, **chosen}))
    line, port = bound()
    server = uvicorn.Server(uvicorn.Config(app, **UVICORN))
    task = asyncio.create_task(server._serve([line]))
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.01)
    try:
        yield Node(f"http://127.0.0.1:{port}", app.state.services)
    finally:
        server.should_exit = True
        await task


class Process:
    """A server as a process of its own."""

    program: tuple[str, ...] = ("-c", SCRIPT)
    """What Python is to run; its argument is `config` with the folder and the port, as JSON."""

    def __init__(self, data: Path, **config: Any) -> None:
        self.data = data
        self.config = config
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def spawn(self) -> None:
        """Start it, and do not wait until it is up."""
        given = json.dumps({"data": str(self.data), "port": self.port, **self.config})
        with (self.data.parent / "log").open("ab") as log:
            self._process = subprocess.Popen([sys.executable, *self.program, given], stderr=log)

    def start(self) -> None:
        self.spawn()
        self.wait()

    def wait(self) -> None:
        """Wait until it is up."""
        assert self._process is not None
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200:
                    return
            assert self._process.poll() is None, (self.data.parent / "log").read_text()
            time.sleep(0.02)
        raise TimeoutError("the server did not come up")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """As when the power goes."""
        os.kill(self.pid, signal.SIGKILL)
        assert self._process is not None
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


class Person:
    """A guest with a token and, mostly, one connection."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.token = token
        self.client: Client

    @classmethod
    async def come(cls, url: str, name: str) -> "Person":
        person = cls(url, await become_guest(url, name))
        person.client = await Client.connect(url, person.token)
        return person

    @property
    def id(self) -> str:
        return self.client.user

    async def open_room(self, **wanted: Any) -> str:
        code = await open_room(self.url, self.token, **wanted)
        await self.client.enter(code)
        return code

    async def another_connection(self) -> Client:
        return await Client.connect(self.url, self.token)

    async def rest(self, method: str, path: str, **sent: Any) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            headers = {"Authorization": f"Bearer {self.token}"}
            return await http.request(method, path, headers=headers, **sent)


async def until(condition: Any, seconds: float = 120.0) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it did not come to that"
        await asyncio.sleep(0.005)


async def table(node: Node, people: int, bots: int = 0, **wanted: Any) -> tuple[str, list[Person]]:
    """A room with people and bots on all places; the first is the host."""
    host, *others = [await node.guest(f"Guest {number}") for number in range(people)]
    wanted = {"seats": people + bots, "pace": "none", **wanted}
    code = await host.open_room(**wanted)
    for place, other in enumerate(others, start=1):
        await other.client.enter(code)
        await other.client.ask(m.Sit(place=place))
    for place in range(people, people + bots):
        await host.client.ask(m.SeatBot(place=place, bot="random"))
    return code, [host, *others]
