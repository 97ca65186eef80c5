"""Hard knocks, for long: three nodes on PostgreSQL and NATS while nodes are killed and restarted,
NATS and PostgreSQL are stopped and started, sockets are cut and messages are late, all from a seed.

At the end: every acknowledged decision is in the log exactly once, every log replays to what every
client saw, and every frame, from whatever node, is a view that the log alone gives that seat.

    .venv-dev/bin/python bench/knocks.py [--seconds 600] [--decisions 50000] [--matches 100]
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.report import tell
from tests.server.knocks import hard_knocks


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=600.0, help="of knocks, at most")
    parser.add_argument("--decisions", type=int, default=50_000, help="acknowledged, at most")
    parser.add_argument("--matches", type=int, default=100, help="at once")
    parser.add_argument("--pause", type=float, default=0.05, help="seconds that a seat thinks")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="camarilla-knocks-") as folder:
        knocks = hard_knocks(
            Path(folder),
            given.seed,
            given.matches,
            given.seconds,
            given.decisions,
            given.pause,
            durable=True,
        )
        found = asyncio.run(knocks)
    found["seconds"] = round(time.monotonic() - began)
    tell(found, given.json)
    return 1 if found["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
