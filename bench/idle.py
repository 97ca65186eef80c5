"""Thousands of sockets that say hello and then nothing. What do they cost, and does anybody notice?

Beside them people play matches of each game; a decision's time runs from sending it to its
acknowledgement. The rate limits are off, since all come from one address. Stops by itself.

    .venv-dev/bin/python -m bench.idle [--sockets 5000] [--seconds 10] [--json]
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

from bench.process import allow_sockets, memory
from bench.report import tell
from tests.server.bare import TEXT, Bare
from tests.server.kills import Room
from tests.server.node import Process

from camarilla.client import Client, become_guest, open_room
from camarilla.server import messages as m


async def answer_times(client: Client, seconds: float) -> dict[str, float]:
    """How long a small change of a room takes to be saved, told and acknowledged."""
    times = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.perf_counter()
        await client.ask(m.Change(pace="fast" if len(times) % 2 else "relaxed"))
        times.append((time.perf_counter() - began) * 1000)
    found = quantiles(times, n=100)
    return {"median_ms": round(found[49], 2), "p99_ms": round(found[98], 2)}


async def run(folder: Path, given: argparse.Namespace) -> dict[str, Any]:
    process = Process(folder / "data")
    await asyncio.to_thread(process.start)
    beside = [Room(number) for number in range(3)]
    idle: list[Bare] = []
    try:
        for room in beside:
            await room.open(process.url)
        playing = [asyncio.create_task(room.play(process.url)) for room in beside]
        token = await become_guest(process.url, "Idle")
        client = await Client.connect(process.url, token)
        await client.enter(await open_room(process.url, token))
        before = await answer_times(client, given.seconds)
        empty = memory(process.pid)
        for number in range(given.sockets):
            bare = await Bare.upgraded(process.url)
            bare.send(TEXT, json.dumps({"type": "hello", "token": token}).encode())
            idle.append(bare)
            if number % 1000 == 999:
                print(f"{number + 1:,} sockets", file=sys.stderr, flush=True)
        full = memory(process.pid)
        decisions = sum(len(room.acknowledged) for room in beside)
        during = await answer_times(client, given.seconds)
        decisions = sum(len(room.acknowledged) for room in beside) - decisions
        await client.close()
        log = (folder / "log").read_text().splitlines()
        errors = [line for line in log if '"level":"error"' in line]
        print(*errors, sep="\n", end="", file=sys.stderr)
    finally:
        for bare in idle:
            bare.hang_up()
        process.stop()
    await asyncio.gather(*playing)
    return {
        "sockets": len(idle),
        "kib_a_socket": round((full - empty) / max(len(idle), 1), 1),
        "a_change_without_them": before,
        "a_change_beside_them": during,
        "decisions_beside_them": decisions,
        "errors_logged": len(errors),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    allow_sockets(given.sockets)
    with tempfile.TemporaryDirectory(prefix="camarilla-idle-") as folder:
        found = asyncio.run(run(Path(folder), given))
    tell(found, given.json)
    return 0 if found["decisions_beside_them"] and not found["errors_logged"] else 1


if __name__ == "__main__":
    sys.exit(main())
