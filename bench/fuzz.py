"""A million fuzzed frames against a running server. Does it break, or grow?

Real messages, mutated: fields of other types and sizes, left out, added; JSON that is cut or torn;
now and then bytes, deep nesting, what is not UTF-8, a frame that is too large. They come from hosts
in their own rooms, from guests at others' tables and from strangers; with the rate limits off,
since else most of them would not get far. Beside them people play, and their matches end. Every
frame must be answered, and nothing may be logged as an error. Stops by itself.

    .venv-dev/bin/python -m bench.fuzz [--frames 1000000] [--fuzzers 8] [--json]
"""

import argparse
import asyncio
import contextlib
import json
import platform
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from bench.frames import decode
from bench.process import memory
from bench.report import tell
from tests.server.fuzzing import CODES, mutated, valid
from tests.server.kills import Room
from tests.server.node import Process
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from camarilla.client import become_guest, open_room
from camarilla.server.refused import Refused

AT_ONCE = 8
"""Frames between two pings: ten in a row that are no messages would close the connection."""
PING = '{"type":"ping","ref":9007199254740991}'
ANSWERS = {"ack", "error", "welcome", "pong"}
WARM = 0.2
"""The part of all frames after which memory is first looked at."""
RAW: tuple[tuple[str | bytes, bool], ...] = (
    (b"\x00\xff\xfe", False),
    (b'{"type":"ping"}', False),
    ('{"type":"change","options":' + "[" * 4000 + "]" * 4000 + "}", False),
    ('{"x":' + '{"y":' * 2500 + "0" + "}" * 2501, False),
    ("x" * (16 * 1024 + 1), True),
)
"""What is not even JSON or too much of it, and whether it closes the connection."""


class Fuzzer:
    """One who sends anything at all, and counts what comes back."""

    def __init__(self, number: int, url: str, rooms: list[str], count: Counter[str]) -> None:
        self.rng = Random(number)
        self.number = number
        self.url = url
        self.rooms = rooms
        self.count = count
        self.token = ""
        self.own = ""
        self.match = "0" * 16
        self.window = 0
        self.replies = ["income"]
        self.left = 0

    async def run(self, frames: int) -> None:
        self.token = await become_guest(self.url, f"Fuzz {self.number}")
        self.own = await open_room(self.url, self.token, pace="none")
        self.rooms.append(self.own)
        self.left = frames
        while self.left > 0:
            address = self.url.replace("http", "ws") + "/socket"
            async with connect(address, compression=None, max_size=None) as socket:
                with contextlib.suppress(ConnectionClosed):
                    await self._converse(socket)
            code = socket.close_code
            if self.left > 0:
                self.count[f"closed {code}"] += 1

    async def _converse(self, socket: ClientConnection) -> None:
        if self.rng.random() < 0.9:  # else a stranger
            for message in self._greeting():
                await socket.send(json.dumps(message))
            await self._answers(socket, len(self._greeting()))
        while self.left > 0:
            sent = min(AT_ONCE, self.left)
            for _ in range(sent):
                self.left -= 1
                self.count["frames"] += 1
                closes = await self._send_one(socket)
                if closes:
                    self.count["frames that close"] += 1
                    await self._answers(socket, 10**9)
            await self._answers(socket, sent)

    def _greeting(self) -> list[dict[str, Any]]:
        """Into one's own room, and a match begins there, if that is possible."""
        places = ({"type": "seat_bot", "place": place, "bot": "random"} for place in (1, 2, 3))
        return [
            {"type": "hello", "token": self.token},
            {"type": "enter", "room": self.own},
            *places,
            {"type": "start"},
        ]

    def _some_room(self) -> str:
        """Mostly one's own, where one may do more."""
        return self.own if self.rng.random() < 0.7 else self.rng.choice(self.rooms)

    async def _send_one(self, socket: ClientConnection) -> bool:
        """Whether the connection will be closed for it."""
        what = self.rng.random()
        if what < 0.0005:  # invalid UTF-8 in a frame of text
            await socket.send(b'{"type":"say","text":"\xff\xfe"}', text=True)
            return True
        if what < 0.01:
            frame, closes = self.rng.choice(RAW)
            if not closes or what < 0.002:
                await socket.send(frame)
                return closes
        room = self._some_room()
        message = valid(self.rng, self.match, self.window, room, "0" * 16, self.replies)
        if message["type"] == "leave" and self.rng.random() < 0.9:
            message = {"type": "start"}
        await socket.send(mutated(self.rng, message))
        return False

    async def _answers(self, socket: ClientConnection, wanted: int) -> None:
        """Read until the ping is answered; by then every frame before it has been, too."""
        await socket.send(PING)
        got = 0
        async for data in socket:
            frame = decode(data)
            if frame.type == "pong" and frame.ref == 2**53 - 1:
                break
            self.count[f"error {frame.code}" if frame.type == "error" else frame.type] += 1
            got += frame.type in ANSWERS
            if frame.type == "error" and frame.code not in CODES:
                print(f"a bad answer: {data!r}", file=sys.stderr, flush=True)
            if frame.view is not None and frame.match is not None:
                self.match = frame.match
                window = frame.view.window
                if window is not None and window.question is not None:
                    self.window = window.number
                    self.replies = [str(option) for option in window.question.options]
        else:
            raise ConnectionClosed(None, None)
        if got != wanted:
            self.count["not answered"] += abs(wanted - got)


async def run(folder: Path, given: argparse.Namespace) -> dict[str, Any]:
    process = Process(folder / "data")
    await asyncio.to_thread(process.start)
    beside = [Room(number) for number in range(3)]  # a room of each game
    try:
        for room in beside:
            await room.open(process.url)
        playing = [asyncio.create_task(room.play(process.url)) for room in beside]
        count, figures = await fuzz(process, given.frames, given.fuzzers)
    finally:
        process.stop()
    await asyncio.gather(*playing)
    log = (folder / "log").read_bytes()
    (given.log or Path("/dev/null")).write_bytes(log)
    return {
        "python": platform.python_version(),
        **figures,
        "decisions_beside": sum(len(room.acknowledged) for room in beside),
        "matches_beside": sum(len({match for match, _ in r.acknowledged}) for r in beside),
        "came_back": {name: number for name, number in sorted(count.items()) if number},
        "not_answered": count["not answered"],
        "internal_errors": count[f"error {Refused.FAILED}"],
        "errors_logged": log.count(b'"level":"error"') + log.count(b"Traceback"),
    }


async def fuzz(process: Process, frames: int, at_once: int) -> tuple[Counter[str], dict[str, Any]]:
    """Send so many frames; what came back, and what it took."""
    count: Counter[str] = Counter()
    rooms: list[str] = []
    fuzzers = [Fuzzer(number, process.url, rooms, count) for number in range(at_once)]
    began = time.monotonic()
    at_start = memory(process.pid)
    fuzzing = [asyncio.create_task(fuzzer.run(frames // at_once)) for fuzzer in fuzzers]
    warm = None
    while not all(task.done() for task in fuzzing):
        await asyncio.wait(fuzzing, timeout=10)
        if warm is None and count["frames"] >= WARM * frames:
            warm = memory(process.pid)
        print(
            f"{count['frames']:,} of {frames:,} frames,"
            f" {count['frames'] / (time.monotonic() - began):,.0f} a second,"
            f" {memory(process.pid) >> 10} MiB",
            file=sys.stderr,
            flush=True,
        )
    await asyncio.gather(*fuzzing)
    seconds = time.monotonic() - began
    at_end = memory(process.pid)
    return count, {
        "frames": count["frames"],
        "seconds": round(seconds, 1),
        "frames_a_second": round(count["frames"] / seconds),
        "memory_at_the_start_mib": at_start >> 10,
        "memory_when_warm_mib": (warm or at_end) >> 10,
        "memory_at_the_end_mib": at_end >> 10,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--fuzzers", type=int, default=8)
    parser.add_argument("--log", type=Path, metavar="FILE", help="keep the server's log here")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="camarilla-fuzz-") as folder:
        found = asyncio.run(run(Path(folder), given))
    tell(found, given.json)
    bad = found["not_answered"] or found["internal_errors"] or found["errors_logged"]
    return 1 if bad or not found["decisions_beside"] else 0


if __name__ == "__main__":
    sys.exit(main())
