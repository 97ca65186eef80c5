"""The server is killed a thousand times while people play. Is anything lost?

One node, SQLite. People and bots play all games at once; at random moments, now and then while it
is still starting, the server is killed (SIGKILL) and started again. After it: every decision that
was acknowledged is in the log under its number, every log replays as a legal game without gaps,
and what each seat was told before a kill is how its story begins afterwards. Stops by itself.

    .venv-dev/bin/python -m bench.kill [--kills 1000] [--matches 12] [--seconds S] [--json]
"""

import argparse
import asyncio
import platform
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from bench.report import tell
from tests.server.kills import (
    Room,
    check_log,
    every_match_goes_on,
    play_and_kill,
    replay_all,
    start_again,
)
from tests.server.node import Process

LOOK_EVERY = 10


def say(kills: int, wanted: int, rooms: list[Room], began: float) -> None:
    took = time.monotonic() - began
    acknowledged = sum(len(room.acknowledged) for room in rooms)
    print(
        f"{kills} of {wanted} kills, {acknowledged:,} decisions acknowledged, none lost;"
        f" {took / kills:.2f} s a kill",
        file=sys.stderr,
        flush=True,
    )


async def run(folder: Path, given: argparse.Namespace) -> dict[str, Any]:
    process = Process(folder / "data")
    rng = Random(given.seed)
    rooms = [Room(number) for number in range(given.matches)]
    kills = in_the_start = rounds = 0
    try:
        await asyncio.to_thread(process.start)
        await asyncio.gather(*(room.open(process.url) for room in rooms))
        began = time.monotonic()
        while kills < given.kills and time.monotonic() - began < given.seconds:
            await play_and_kill(process, rooms, rng)
            starting = await start_again(process, rng)
            rounds += 1
            kills += 1 + starting
            in_the_start += starting
            if rounds % LOOK_EVERY == 0:
                await asyncio.to_thread(check_log, process.data, rooms)
                say(kills, given.kills, rooms, began)
        seconds = time.monotonic() - began
        await every_match_goes_on(process, rooms)
    finally:
        process.stop()
    decisions = check_log(process.data, rooms)
    found = replay_all(process.data, rooms)
    log = (folder / "log").read_bytes()
    return {
        "python": platform.python_version(),
        "kills": kills,
        "while_starting": in_the_start,
        "matches_at_once": given.matches,
        "seconds": round(seconds, 1),
        "seconds_a_kill": round(seconds / max(kills, 1), 2),
        "decisions_in_the_log": decisions,
        "acknowledged": sum(len(room.acknowledged) for room in rooms),
        "lost": 0,
        "matches": found["matches"],
        "over": found["over"],
        "stories_compared": found["stories"],
        "other_stories": 0,
        "errors_logged": log.count(b'"level":"error"'),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=12, help="at once")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="camarilla-kill-") as folder:
        found = asyncio.run(run(Path(folder), given))  # raises where anything is lost
    tell(found, given.json)
    return 1 if found["errors_logged"] else 0


if __name__ == "__main__":
    sys.exit(main())
