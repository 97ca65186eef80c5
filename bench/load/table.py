"""Tables of scripted clients: whoever is asked answers at random."""

import asyncio
import time
from random import Random

import msgspec
from bench.frames import Window, decode
from bench.load.client import Socket

SEATS = 4
DECIDE = b'{"type":"decide","ref":2,"match":"%s","window":%d,"seat":%d,"reply":"%s"}'


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
        reply = str(self.random.choice(window.question.options))
        self.waiting = SEATS
        self.sent = time.perf_counter()
        client = self.sockets[seat % len(self.sockets)]
        client.send(DECIDE % (self.match.encode(), window.number, seat, reply.encode()))
