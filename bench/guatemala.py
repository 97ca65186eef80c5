"""Do games of Guatemala 54 end, whatever five roles meet? Random games over random drafts.

Every seat answers at random, of its own accord: a window is answered in random order, and a
challenge is made once in so many times (`--shy`), since pure chance challenges half of all claims
and such games are over in no time. Reports the longest game, so that it can be looked at.

    .venv-dev/bin/python bench/guatemala.py [--games 100000] [--shy 4] [--workers 2] [--json]
"""

import argparse
import json
import platform
import time
from collections import Counter
from multiprocessing import Pool
from typing import Any

import camarilla.games  # noqa: F401 - makes the game known
from camarilla.kernel import Loose, State, rules_for

CHUNK = 500


def play(number: int, anarchy: bool, shy: int) -> dict[str, Any]:
    """One game; what it was like."""
    fate = Loose(number)
    rules = rules_for("guatemala", 3 + fate.pick(4), {"advanced": True, "anarchy": anarchy})
    state = State(*rules.setup(None, fate))
    state.advance(fate)
    decisions = 0
    while state.window is not None:
        seats = state.pending()
        seat = seats[fate.pick(len(seats))]
        question = state.question(seat)
        held = question.kind == "challenge" and fate.pick(shy)
        options = question.options
        state.decide(seat, options[0 if held else fate.pick(len(options))], fate)
        decisions += 1
    table = state.table
    return {
        "game": number,
        "anarchy": anarchy,
        "turns": table.turn,
        "decisions": decisions,
        "reason": table.outcome.reason,
        "roles": table.box.drafted,
    }


def play_some(job: tuple[int, int]) -> dict[str, Any]:
    """A chunk of games, every other one with Anarchy."""
    first, shy = job
    games = [play(number, number % 2 == 1, shy) for number in range(first, first + CHUNK)]
    pairs = {tuple(sorted((a, b))) for g in games for a in g["roles"] for b in g["roles"] if a < b}
    return {
        "turns": sum(game["turns"] for game in games),
        "decisions": sum(game["decisions"] for game in games),
        "reasons": Counter(game["reason"] for game in games),
        "longest": max(games, key=lambda game: game["turns"]),
        "pairs": pairs,
    }


def measure(games: int, shy: int, workers: int) -> dict[str, Any]:
    began = time.perf_counter()
    jobs = [(first, shy) for first in range(0, games, CHUNK)]
    with Pool(workers) as pool:
        done = pool.map(play_some, jobs, chunksize=1)
    seconds = time.perf_counter() - began
    decisions = sum(part["decisions"] for part in done)
    games = len(jobs) * CHUNK
    return {
        "machine": platform.machine(),
        "python": platform.python_version(),
        "games": games,
        "workers": workers,
        "seconds": round(seconds, 1),
        "decisions": decisions,
        "decisions a second and worker": round(decisions / seconds / workers),
        "decisions a game": round(decisions / games, 1),
        "turns a game": round(sum(part["turns"] for part in done) / games, 1),
        "ended": dict(sum((part["reasons"] for part in done), Counter())),
        "pairs of roles seen together": len(set.union(*(part["pairs"] for part in done))),
        "longest game": max((part["longest"] for part in done), key=lambda game: game["turns"]),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--shy", type=int, default=4, help="challenge once in so many times")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    result = measure(given.games, given.shy, given.workers)
    if given.json:
        print(json.dumps(result))
        return
    for name, value in result.items():
        print(f"{name:>30}  {value}")


if __name__ == "__main__":
    main()
