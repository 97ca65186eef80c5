"""How much does the server carry? Scripted clients on loopback.

Every decision is one durable append and a push to each of the four seats; its time runs from
sending it until everybody has their push. Before and after, in the same run and with the same
clients, a bare echo on the same stack and settings: what counts is the ratio.

    .venv-dev/bin/python bench/server.py [--matches 1000] [--seconds 10] [--json]

One process with SQLite is 0 nodes; 1, 2 and 4 are so many on PostgreSQL and NATS, with the seats of
each match spread over them:

    .venv-dev/bin/python bench/server.py --nodes 0,1,2,4

Many matches of which few move, in one process:

    .venv-dev/bin/python bench/server.py --matches 10000 --acting 0.05 --sockets 2
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import resource
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import quantiles

import httpx
import msgspec
import uvicorn
import uvloop
from litestar import Litestar, WebSocket, websocket

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.backing import Nats, Postgres, free_port, reachable

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


def serve(what: str, port: int, data: Path, database: str | None, bus: str | None) -> None:
    app = (
        Litestar([echo], logging_config=None)
        if what == "echo"
        else make_app(Config(data, limits=1e9, database=database, bus=bus))
    )
    calm_the_collector()
    uvicorn.run(app, host="127.0.0.1", port=port, backlog=8192, **UVICORN)


@dataclass
class Servers:
    """Server processes: their ports and their process ids."""

    ports: list[int]
    pids: list[int]

    @property
    def memory(self) -> int:
        """The memory of all of them in KiB."""
        return sum(memory(pid) for pid in self.pids)

    @property
    def processor_time(self) -> float:
        """Seconds of processor time that they have used."""
        return sum(processor_time(pid) for pid in self.pids)


@contextlib.contextmanager
def servers(what: str, data: Path, count: int = 1, more: tuple[str, ...] = ()):
    ports = [free_port() for _ in range(count)]
    processes = []
    try:
        for port in ports:
            words = ["--serve", what, "--port", str(port), "--data", str(data), *more]
            processes.append(subprocess.Popen([sys.executable, __file__, *words]))
        for port in ports:
            reachable(port)
        yield Servers(ports, [process.pid for process in processes])
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.wait()


@contextlib.contextmanager
def nodes(data: Path, count: int):
    """So many nodes on PostgreSQL and NATS; 0 is one process with SQLite."""
    if count == 0:
        with servers("app", data) as running:
            yield running
        return
    with contextlib.closing(Postgres(durable=True)) as postgres, contextlib.closing(Nats()) as nats:
        more = ("--database", postgres.url(), "--bus", nats.url)
        with servers("app", data, count, more) as running:
            yield running


def memory(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def processor_time(pid: int) -> float:
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


async def echo_rate(server: Servers, seconds: float) -> dict[str, float]:
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
        clients.append(await Socket.connect(server.ports[0], back(number)))
    for client in clients:
        client.send(message)
    await asyncio.sleep(0.5)
    began, before, used = time.perf_counter(), count, server.processor_time
    await asyncio.sleep(seconds)
    took, echoed = time.perf_counter() - began, count - before
    used = server.processor_time - used
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
    seat: int | None = None
    match: str | None = None
    view: View | None = None
    ref: int | None = None
    code: str | None = None
    version: int | str | None = None


decode = msgspec.json.Decoder(Frame).decode


class Bench:
    """Counts for all tables."""

    def __init__(self, sockets: int) -> None:
        self.sockets = sockets  # of a table: each holds every so many-th seat
        self.by_hand = False  # tables decide when they are told to, not by themselves
        self.acknowledged = 0
        self.finished = 0
        self.pushes = 0
        self.errors: list[str] = []
        self.times: list[float] = []
        self.pause = 0.0
        self.stopped = False


class Table:
    """One room: four seats that are answered for at random, one decision at a time."""

    def __init__(self, bench: Bench, number: int) -> None:
        self.bench = bench
        self.random = Random(number)
        self.sockets: list[Socket] = []
        self.match = ""
        self.windows: list[Window | None] = [None] * SEATS
        self.waiting = 0  # pushes still to come for the decision that is out
        self.sent = 0.0
        self.ready: asyncio.Future | None = None

    async def sit_down(self, ports: list[int], tokens: list[str], code: str) -> None:
        for number, token in enumerate(tokens):
            port = ports[number % len(ports)]
            client = await Socket.connect(port, lambda data, own=number: self.take(own, data))
            self.sockets.append(client)
            await self.ask(client, {"type": "hello", "token": token})
            await self.ask(client, {"type": "enter", "room": code})
            for seat in range(number, SEATS, len(tokens)):
                if seat >= len(tokens):
                    sit = {"type": "sit", "place": seat, "name": f"Seat {seat}"}
                    await self.ask(client, sit)
                elif seat:
                    await self.ask(client, {"type": "sit", "place": seat})

    async def ask(self, client: Socket, message: dict) -> None:
        self.ready = asyncio.get_running_loop().create_future()
        client.send(msgspec.json.encode({**message, "ref": 1}))
        await self.ready

    def begin(self) -> None:
        self.waiting = SEATS
        self.sockets[0].send(b'{"type":"start"}')

    def take(self, own: int, data: bytes) -> None:
        frame = decode(data)
        kind = frame.type
        if kind == "seen":
            self.match = frame.match
            self.windows[frame.seat] = frame.view.window
            self.pushed()
        elif kind == "answered":
            self.pushed()
        elif kind == "ack" or kind == "welcome":
            if self.ready is not None and not self.ready.done():
                self.ready.set_result(None)
            elif frame.ref == 2:
                self.bench.acknowledged += 1
        elif kind == "ended" and own == 0:
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
            if self.bench.by_hand or not any(self.windows):
                return  # it is not our turn yet, or the match is over
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
        client = self.sockets[seat % len(self.sockets)]
        client.send(DECIDE % (self.match.encode(), window.number, seat, text.encode()))


async def guests(ports: list[int], count: int) -> list[str]:
    """Tokens of so many new guests."""
    gate = asyncio.Semaphore(32)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[0]}", timeout=60) as http:

        async def one(number: int) -> str:
            async with gate:
                answer = await http.post("/api/guests", json={"name": f"Guest {number}"})
                return answer.json()["token"]

        return await asyncio.gather(*(one(number) for number in range(count)))


async def rooms(ports: list[int], hosts: list[str], pace: str) -> list[str]:
    gate = asyncio.Semaphore(32)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[-1]}", timeout=60) as http:

        async def one(token: str) -> str:
            async with gate:
                wanted = {"seats": SEATS, "pace": pace}
                headers = {"Authorization": f"Bearer {token}"}
                answer = await http.post("/api/rooms", json=wanted, headers=headers)
                return answer.json()["code"]

        return await asyncio.gather(*(one(token) for token in hosts))


async def measured(bench: Bench, server: Servers, seconds: float) -> dict[str, float]:
    """Count for a while."""
    bench.times.clear()
    acknowledged, pushes, began = bench.acknowledged, bench.pushes, time.perf_counter()
    used = server.processor_time
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    used = server.processor_time - used
    cuts = quantiles(bench.times, n=100) if len(bench.times) > 1 else [0.0] * 99
    return {
        "decisions_a_second": round((bench.acknowledged - acknowledged) / took, 1),
        "decisions_a_processor_second": round((bench.acknowledged - acknowledged) / used, 1),
        "pushes_a_second": round((bench.pushes - pushes) / took, 1),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
    }


async def seated(bench: Bench, server: Servers, count: int, pace: str) -> list[Table]:
    """So many tables with everybody on their places."""
    people = bench.sockets
    tokens = await guests(server.ports, count * people)
    codes = await rooms(server.ports, tokens[::people], pace)
    tables = [Table(bench, number) for number in range(count)]
    for start in range(0, count, 20):
        await asyncio.gather(
            *(
                tables[n].sit_down(server.ports, tokens[n * people : (n + 1) * people], codes[n])
                for n in range(start, min(start + 20, count))
            )
        )
    return tables


async def begun(tables: list[Table]) -> None:
    for number, table in enumerate(tables):
        table.begin()
        if number % 20 == 19:
            await asyncio.sleep(0.05)
    await asyncio.sleep(2)
    while sum(bool(table.match) for table in tables) < len(tables):
        await asyncio.sleep(0.1)


async def matches(server: Servers, count: int, seconds: float, sockets: int) -> dict:
    bench = Bench(sockets)
    empty = server.memory
    tables = await seated(bench, server, count, "relaxed")
    occupied = server.memory
    bench.pause = 3.0 * count / 1000  # about as fast as people who do not think long
    await begun(tables)
    held = server.memory
    paced = await measured(bench, server, seconds)
    bench.pause = 0.0
    await asyncio.sleep(2 * 3.0 * count / 1000 + 1)  # until the last pause is over
    flat_out = await measured(bench, server, seconds)
    after = server.memory
    bench.stopped = True
    return {
        "matches_held": count,
        "connections": count * sockets,
        "paced": paced,
        "flat_out": flat_out,
        "memory_kib": {
            "empty": empty,
            "per_room_with_its_connections": round((occupied - empty) / count, 1),
            "per_match": round((held - occupied) / count, 1),
            "per_match_in_play_later": round((after - occupied) / count, 1),
        },
        "matches_finished": bench.finished,
        "errors": bench.errors[:3],
    }


async def few_act(server: Servers, count: int, seconds: float, sockets: int, share: float) -> dict:
    """Many live matches, of which a share moves on in each second, spread evenly over it."""
    bench = Bench(sockets)
    bench.by_hand = True
    empty = server.memory
    tables = await seated(bench, server, count, "none")
    occupied = server.memory
    await begun(tables)
    held = server.memory
    acting = asyncio.create_task(_act(tables, share))
    await asyncio.sleep(1)
    found = await measured(bench, server, seconds)
    acting.cancel()
    bench.stopped = True
    return {
        "matches_held": count,
        "connections": count * sockets,
        "wanted_a_second": round(count * share),
        "acting": found,
        "memory_kib": {
            "empty": empty,
            "per_room_with_its_connections": round((occupied - empty) / count, 1),
            "per_match": round((held - occupied) / count, 1),
            "all": server.memory,
        },
        "matches_finished": bench.finished,
        "errors": bench.errors[:3],
    }


async def _act(tables: list[Table], share: float) -> None:
    chance = Random(54)
    loop = asyncio.get_running_loop()
    due = loop.time()
    while True:
        due += 1 / (len(tables) * share)
        await asyncio.sleep(max(0.0, due - loop.time()))
        table = chance.choice(tables)
        if table.waiting == 0:
            table.decide()


def run(given: argparse.Namespace, count: int) -> dict:
    with tempfile.TemporaryDirectory(prefix="camarilla-bench-") as folder:
        data = Path(folder)
        with servers("echo", data) as server:
            before = uvloop.run(echo_rate(server, given.seconds / 2))
        with nodes(data, count) as server:
            if given.acting:
                work = few_act(server, given.matches, given.seconds, given.sockets, given.acting)
            else:
                work = matches(server, given.matches, given.seconds, given.sockets)
            found = uvloop.run(work)
        with servers("echo", data) as server:
            after = uvloop.run(echo_rate(server, given.seconds / 2))
    found = {"nodes": count, **found, "bare_echo": [before, after]}
    measured = found["acting"] if given.acting else found["flat_out"]
    found["ratio"] = {
        "by_time": _ratio(measured["decisions_a_second"], before, after, "a_second"),
        "by_processor_time": _ratio(
            measured["decisions_a_processor_second"], before, after, "a_processor_second"
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
    parser.add_argument("--nodes", default="0", help="0: one process with SQLite; or 0,1,2,4")
    parser.add_argument("--sockets", type=int, default=SEATS, help="of a match: 1, 2 or 4")
    parser.add_argument("--acting", type=float, help="the share of matches that act each second")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", choices=["echo", "app"], help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--data", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--database", help=argparse.SUPPRESS)
    parser.add_argument("--bus", help=argparse.SUPPRESS)
    given = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if given.serve:
        serve(given.serve, given.port, given.data, given.database, given.bus)
        return
    for count in [int(number) for number in given.nodes.split(",")]:
        found = run(given, count)
        if given.json:
            print(json.dumps(found), flush=True)
            continue
        for name, value in found.items():
            print(f"{name.replace('_', ' '):>22}  {value}")
        print(flush=True)


if __name__ == "__main__":
    main()
