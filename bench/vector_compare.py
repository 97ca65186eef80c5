"""The arrays beside the engine over millions of decisions: the long form of tests/vector.

    .venv-dev/bin/python bench/vector_compare.py [--decisions 10000000] [--workers 2] [--json FILE]

Every decision is compared (who may answer and what, every card, every coin, who won); the first
disagreement ends the run with exit code 1 and shows both sides.
"""

import argparse
import json
import multiprocessing
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.vector.compare import Comparison, Mismatch
from tests.vector.turns import missing_turns

GAMES = 512


def play(seed: int, decisions: int) -> tuple[int, int, Counter[str]]:
    """One worker's share: decisions, games ended, paths met."""
    comparison = Comparison(GAMES, seed)
    while comparison.decisions < decisions:
        comparison.round()
    return comparison.decisions, comparison.finished, comparison.paths


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--decisions", type=int, default=10_000_000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    share = -(-given.decisions // given.workers)
    began = time.perf_counter()
    context = multiprocessing.get_context("spawn")  # JAX has threads, which do not survive a fork
    paths: Counter[str] = Counter()
    decisions = finished = 0
    with ProcessPoolExecutor(given.workers, mp_context=context) as pool:
        seeds = range(given.seed, given.seed + given.workers)
        try:
            for played, ended, met in pool.map(play, seeds, [share] * given.workers):
                decisions, finished = decisions + played, finished + ended
                paths += met
        except Mismatch as error:
            sys.exit(f"the arrays and the engine disagree:\n{error}")
    turns = {path: count for path, count in paths.items() if path.startswith("turn: ")}
    found = {
        "decisions": decisions,
        "games": finished,
        "mismatches": 0,
        "kinds_of_turn": len(turns),
        "missing": missing_turns(paths),
        "seconds": round(time.perf_counter() - began),
    }
    print(", ".join(f"{name}: {value}" for name, value in found.items()))
    if given.json:
        rows = {**found, "paths": dict(paths.most_common())}
        given.json.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
