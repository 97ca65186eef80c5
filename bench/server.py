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
import os
import platform
import sys
import tempfile
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.load.echo import echo_rate
from bench.load.matches import few_act, matches
from bench.load.servers import bare_echo, nodes
from bench.load.table import SEATS
from bench.process import allow_sockets
from bench.report import tell


def run(given: argparse.Namespace, count: int) -> dict:
    with tempfile.TemporaryDirectory(prefix="camarilla-bench-") as made:
        folder = Path(made)
        with bare_echo(folder) as server:
            before = uvloop.run(echo_rate(server, given.seconds / 2))
        with nodes(folder, count) as server:
            if given.acting:
                work = few_act(server, given.matches, given.seconds, given.sockets, given.acting)
            else:
                work = matches(server, given.matches, given.seconds, given.sockets)
            found = uvloop.run(work)
        with bare_echo(folder) as server:
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
    given = parser.parse_args()
    allow_sockets(given.matches * given.sockets)
    for count in [int(number) for number in given.nodes.split(",")]:
        tell(run(given, count), given.json)


if __name__ == "__main__":
    main()
