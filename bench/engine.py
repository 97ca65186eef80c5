"""How fast is the engine? Random legal play, one process, beside coupml (from the Python registry).

Ours reads every question's options and tells every event; coupml's side is its bare
`get_legal_actions` and `play_action`. The two take turns within one run, so that a busy machine
slows both, and processor time is counted; what matters is the ratio. Setting a game up is outside
the clock on both sides.

    .venv-dev/bin/python bench/engine.py [--seconds 20] [--json]
"""

import argparse
import json
import platform
import time
from random import Random

from coupml import Coup as CoupML

from camarilla import Game

SEATS = (4, 6)
GAMES_A_ROUND = 200


class Chance(Random):
    """coupml wants NumPy's generator; this one answers the same calls, and is quicker."""

    def choice(self, items):
        return self.randrange(items) if isinstance(items, int) else super().choice(items)


def ours(seats: int, number: int, pick) -> tuple[int, float]:
    """Play one game; how many decisions, in how many seconds."""
    game = Game.start("coup", seats, seed=number)
    state, fate = game.state, game.fate
    decisions = 0
    began = time.process_time()
    while state.window is not None:
        window = state.window
        for seat in window.seats:
            options = state.question(seat).options
            state.decide(seat, options[int(pick() * len(options))], fate)
            decisions += 1
            if state.window is not window:
                break
    return decisions, time.process_time() - began


def theirs(seats: int, number: int, pick) -> tuple[int, float]:
    """The same with coupml."""
    game = CoupML(seats, Chance(number))
    game.init_game()
    decisions = 0
    began = time.process_time()
    while not game.is_game_over():
        options = game.get_legal_actions()
        game.play_action(options[int(pick() * len(options))])
        decisions += 1
    return decisions, time.process_time() - began


def compare(seats: int, seconds: float) -> dict:
    """Decisions a second of both, in alternating rounds."""
    totals = {ours: [0, 0.0], theirs: [0, 0.0]}
    pick = Random(seats).random
    number = 0
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        for engine, total in totals.items():
            for _ in range(GAMES_A_ROUND):
                number += 1
                decisions, spent = engine(seats, number, pick)
                total[0] += decisions
                total[1] += spent
    rates = {engine: decisions / spent for engine, (decisions, spent) in totals.items()}
    return {
        "seats": seats,
        "camarilla": round(rates[ours]),
        "coupml": round(rates[theirs]),
        "ratio": round(rates[ours] / rates[theirs], 3),
        "decisions": totals[ours][0],
    }


def copying(seats: int, copies: int = 200_000) -> dict:
    """Microseconds for one copy of a state, in mid-game."""
    game = Game.start("coup", seats, seed=1)
    for _ in range(8):
        seat = game.asked[0]
        game.decide(seat, game.question(seat).options[0])
    copy = game.state.copy
    began = time.process_time()
    for _ in range(copies):
        copy()
    return {"seats": seats, "microseconds": round((time.process_time() - began) / copies * 1e6, 3)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="for each number of seats")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "play": [compare(seats, given.seconds) for seats in SEATS],
        "copy": [copying(seats) for seats in SEATS],
    }
    if given.json:
        print(json.dumps(found))
        return
    for row in found["play"]:
        print("{seats} seats: {camarilla:,} decisions/s, coupml {coupml:,}: {ratio}x".format(**row))
    for row in found["copy"]:
        print("{seats} seats: a copy takes {microseconds} µs".format(**row))


if __name__ == "__main__":
    main()
