"""How much does the server carry? Scripted clients on loopback, one server process.

Every decision is one durable append and a push to each of the four seats; its time runs from
sending it until everybody has their push. Before and after, in the same run and with the same
clients, a bare echo on the same stack and settings: what counts is the ratio.

    .venv-dev/bin/python bench/server.py [--matches 1000] [--seconds 10] [--json]
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import resource
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import quantiles

import httpx
import msgspec
import uvicorn
import uvloop
from litestar import Litestar, WebSocket, websocket

from camarilla.server.app import make_app
from camarilla.server.serve import UVICORN, calm_the_collector
from camarilla.server.services import Config

SEATS = 4
ECHOES = 256
"""Connections that echo at once."""
DECIDE = b'{"type":"decide","ref":2,"match":"%s","window":%d,"seat":%d,"reply":"%s"}'


# -- the two servers, each in a process of its own -----------------------------------------------


@websocket("/socket")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    with contextlib.suppress(Exception):
        while True:
            await socket.send_text(await socket.receive_text())


def serve(what: str, port: int, data: Path) -> None:
    app = (
        Litestar([echo], logging_config=None)
        if what == "echo"
        else make_app(Config(data, limits=1e9))
    )
    calm_the_collector()
    uvicorn.run(app, host="127.0.0.1", port=port, **UVICORN)


@contextlib.contextmanager
def server(what: str, data: Path):
    """A server process: its port and its process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, __file__, "--serve", what, "--port", str(port), "--data", data]
    process = subprocess.Popen(command)
    try:
        for _ in range(500):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.02)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()


def memory(pid: int) -> int:
    """A process's memory in KiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# -- a client that costs next to nothing ---------------------------------------------------------


class Socket(asyncio.Protocol):
    """Just enough of a WebSocket client: text frames, masked with zeros."""

    def __init__(self, take) -> None:
        self.take = take
        self.buffer = b""
        self.open = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(cls, port: int, take) -> "Socket":
        loop = asyncio.get_running_loop()
        transport, client = await loop.create_connection(lambda: cls(take), "127.0.0.1", port)
        client.transport = transport
        transport.write(
            b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        await client.open
        return client

    def send(self, data: bytes) -> None:
        size = len(data)
        short = size < 126
        head = bytes((0x81, 0x80 | size)) if short else b"\x81\xfe" + size.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + data)

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
            frame, kind = data[start : start + size], data[0] & 15
            data = data[start + size :]
            if kind == 1:
                self.take(frame)
            elif kind == 9:  # a ping
                self.transport.write(bytes((0x8A, 0x80 | size)) + b"\0\0\0\0" + frame)
        self.buffer = data


# -- bare echo -----------------------------------------------------------------------------------


async def echo_rate(port: int, pid: int, seconds: float) -> dict[str, float]:
    """Messages a second that the bare stack takes and sends back."""
    count = 0
    message = DECIDE % (b"0123456789abcdef", 12, 1, b"pass")
    clients = []

    def back(client: int):
        def take(_: bytes) -> None:
            nonlocal count
            count += 1
            clients[client].send(message)

        return take

    for number in range(ECHOES):
        clients.append(await Socket.connect(port, back(number)))
    for client in clients:
        client.send(message)
    await asyncio.sleep(0.5)
    began, before, used = time.perf_counter(), count, processor_time(pid)
    await asyncio.sleep(seconds)
    took, echoed = time.perf_counter() - began, count - before
    used = processor_time(pid) - used
    for client in clients:
        client.transport.abort()
    return {"a_second": round(echoed / took), "a_processor_second": round(echoed / used)}


# -- matches -------------------------------------------------------------------------------------


class Reply(msgspec.Struct):
    verb: str
    seat: int | None = None
    what: str | None = None


class Question(msgspec.Struct):
    options: list[Reply]


class Window(msgspec.Struct):
    number: int
    question: Question | None


class View(msgspec.Struct):
    window: Window | None


class Frame(msgspec.Struct):
    """The few fields of the frames that a scripted client looks at."""

    type: str
    match: str | None = None
    view: View | None = None
    ref: int | None = None
    code: str | None = None
    version: int | str | None = None


decode = msgspec.json.Decoder(Frame).decode


class Bench:
    """Counts for all tables."""

    def __init__(self) -> None:
        self.acknowledged = 0
        self.finished = 0
        self.pushes = 0
        self.errors: list[str] = []
        self.times: list[float] = []
        self.pause = 0.0
        self.stopped = False


class Table:
    """One room: four scripted people who answer at random, one decision at a time."""

    def __init__(self, bench: Bench, number: int) -> None:
        self.bench = bench
        self.random = Random(number)
        self.sockets: list[Socket] = []
        self.match = ""
        self.windows: list[Window | None] = [None] * SEATS
        self.waiting = 0  # pushes still to come for the decision that is out
        self.sent = 0.0
        self.ready: asyncio.Future | None = None

    async def sit_down(self, port: int, tokens: list[str], code: str) -> None:
        for seat, token in enumerate(tokens):
            client = await Socket.connect(port, lambda data, seat=seat: self.take(seat, data))
            self.sockets.append(client)
            await self.ask(client, {"type": "hello", "token": token})
            await self.ask(client, {"type": "enter", "room": code})
            if seat:
                await self.ask(client, {"type": "sit", "place": seat})

    async def ask(self, client: Socket, message: dict) -> None:
        self.ready = asyncio.get_running_loop().create_future()
        client.send(msgspec.json.encode({**message, "ref": 1}))
        await self.ready

    def begin(self) -> None:
        self.waiting = SEATS
        self.sockets[0].send(b'{"type":"start"}')

    def take(self, seat: int, data: bytes) -> None:
        frame = decode(data)
        kind = frame.type
        if kind == "seen":
            self.match = frame.match
            self.windows[seat] = frame.view.window
            self.pushed()
        elif kind == "answered":
            self.pushed()
        elif kind == "ack" or kind == "welcome":
            if self.ready is not None and not self.ready.done():
                self.ready.set_result(None)
            elif frame.ref == 2:
                self.bench.acknowledged += 1
        elif kind == "ended" and seat == 0:
            self.bench.finished += 1
            asyncio.get_running_loop().call_later(0.2, self.begin)
        elif kind == "error":
            self.bench.errors.append(data.decode())

    def pushed(self) -> None:
        self.bench.pushes += 1
        self.waiting -= 1
        if self.waiting == 0:
            if self.sent:
                self.bench.times.append(time.perf_counter() - self.sent)
                self.sent = 0.0
            if not any(self.windows):
                return  # the match is over
            if self.bench.pause:
                pause = self.random.uniform(0, 2 * self.bench.pause)
                asyncio.get_running_loop().call_later(pause, self.decide)
            else:
                self.decide()

    def decide(self) -> None:
        """The next of those who are asked answers at random."""
        asked = [seat for seat, w in enumerate(self.windows) if w is not None and w.question]
        if self.bench.stopped or not asked:
            return
        seat = self.random.choice(asked)
        window = self.windows[seat]
        reply = self.random.choice(window.question.options)
        words = (reply.verb, reply.seat, reply.what)
        text = " ".join(str(word) for word in words if word is not None)
        self.waiting = SEATS
        self.sent = time.perf_counter()
        self.sockets[seat].send(DECIDE % (self.match.encode(), window.number, seat, text.encode()))


async def guests(port: int, count: int) -> list[str]:
    """Tokens of so many new guests."""
    gate = asyncio.Semaphore(32)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:

        async def one(number: int) -> str:
            async with gate:
                answer = await http.post("/api/guests", json={"name": f"Guest {number}"})
                return answer.json()["token"]

        return await asyncio.gather(*(one(number) for number in range(count)))


async def rooms(port: int, hosts: list[str]) -> list[str]:
    gate = asyncio.Semaphore(32)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:

        async def one(token: str) -> str:
            async with gate:
                wanted = {"seats": SEATS, "pace": "relaxed"}
                headers = {"Authorization": f"Bearer {token}"}
                answer = await http.post("/api/rooms", json=wanted, headers=headers)
                return answer.json()["code"]

        return await asyncio.gather(*(one(token) for token in hosts))


async def measured(bench: Bench, pid: int, seconds: float) -> dict[str, float]:
    """Count for a while."""
    bench.times.clear()
    acknowledged, pushes, began = bench.acknowledged, bench.pushes, time.perf_counter()
    used = processor_time(pid)
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    used = processor_time(pid) - used
    cuts = quantiles(bench.times, n=100) if len(bench.times) > 1 else [0.0] * 99
    return {
        "decisions_a_second": round((bench.acknowledged - acknowledged) / took, 1),
        "decisions_a_processor_second": round((bench.acknowledged - acknowledged) / used, 1),
        "pushes_a_second": round((bench.pushes - pushes) / took, 1),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
    }


async def matches(port: int, pid: int, count: int, seconds: float) -> dict:
    bench = Bench()
    empty = memory(pid)
    tokens = await guests(port, count * SEATS)
    codes = await rooms(port, tokens[::SEATS])
    tables = [Table(bench, number) for number in range(count)]
    for start in range(0, count, 20):
        await asyncio.gather(
            *(
                tables[n].sit_down(port, tokens[n * SEATS : (n + 1) * SEATS], codes[n])
                for n in range(start, min(start + 20, count))
            )
        )
    seated = memory(pid)
    bench.pause = 3.0 * count / 1000  # about as fast as people who do not think long
    for number, table in enumerate(tables):
        table.begin()
        if number % 20 == 19:
            await asyncio.sleep(0.05)
    await asyncio.sleep(2)
    while sum(bool(table.match) for table in tables) < count:
        await asyncio.sleep(0.1)
    held = memory(pid)
    paced = await measured(bench, pid, seconds)
    bench.pause = 0.0
    await asyncio.sleep(2 * 3.0 * count / 1000 + 1)  # until the last pause is over
    flat_out = await measured(bench, pid, seconds)
    after = memory(pid)
    bench.stopped = True
    return {
        "matches_held": count,
        "connections": count * SEATS,
        "paced": paced,
        "flat_out": flat_out,
        "memory_kib": {
            "empty": empty,
            "per_room_with_four_connections": round((seated - empty) / count, 1),
            "per_match": round((held - seated) / count, 1),
            "per_match_in_play_later": round((after - seated) / count, 1),
        },
        "matches_finished": bench.finished,
        "errors": bench.errors[:3],
    }


def run(count: int, seconds: float) -> dict:
    with tempfile.TemporaryDirectory(prefix="camarilla-bench-") as folder:
        data = Path(folder)
        with server("echo", data) as (port, pid):
            before = uvloop.run(echo_rate(port, pid, seconds / 2))
        with server("app", data) as (port, pid):
            found = uvloop.run(matches(port, pid, count, seconds))
        with server("echo", data) as (port, pid):
            after = uvloop.run(echo_rate(port, pid, seconds / 2))
    found["bare_echo"] = [before, after]
    flat_out = found["flat_out"]
    found["ratio"] = {
        "by_time": _ratio(flat_out["decisions_a_second"], before, after, "a_second"),
        "by_processor_time": _ratio(
            flat_out["decisions_a_processor_second"], before, after, "a_processor_second"
        ),
    }
    found["python"] = platform.python_version()
    found["cores"] = os.cpu_count()
    return found


def _ratio(decisions: float, before: dict, after: dict, by: str) -> float:
    return round(2 * decisions / (before[by] + after[by]), 4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", choices=["echo", "app"], help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--data", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if given.serve:
        serve(given.serve, given.port, given.data)
        return
    found = run(given.matches, given.seconds)
    if given.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name.replace('_', ' '):>22}  {value}")


if __name__ == "__main__":
    main()
