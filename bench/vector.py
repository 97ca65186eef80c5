"""How fast are the arrays? Random legal play, ended games started anew, many steps in one call.

Every step works out the legal replies, draws one of them, plays it, and deals ended games anew; all
of that is inside the clock, compiling is not. Games of 2 to 6 seats, with Ambassador and with
Inquisitor, are mixed in one batch.

On a CPU the engine and Pgx's Leduc hold'em are measured in the same run, in turns:

    .venv-dev/bin/python bench/vector.py [--seconds 20] [--json FILE]

On a GPU, over a sweep of sizes, with nothing installed but JAX and NumPy:

    PYTHONPATH=src python bench/vector.py --gpu [--seconds 2] [--json FILE]
"""

import argparse
import json
import platform
import statistics
import sys
import time
import types
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random

if find_spec("msgspec") is None:
    # The engine needs msgspec, the arrays do not: enter the package past its front door.
    house = types.ModuleType("camarilla")
    house.__path__ = [str(Path(__file__).parents[1] / "src" / "camarilla")]
    sys.modules["camarilla"] = house

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from camarilla.vector import Options
from camarilla.vector.playout import POOL, ROUND, player, start

CPU_SIZES = (4096, 16_384, 65_536)
GPU_SIZES = tuple(1 << power for power in range(14, 25))


def table_options(seats: int | None) -> Options:
    """The tables of the pool: all sizes and both fifth characters, or one size."""
    place = np.arange(POOL)
    sizes = place % 5 + 2 if seats is None else np.full(POOL, seats)
    return Options(seats=jnp.asarray(sizes), inquisitor=jnp.asarray(place // 5 % 2 == 1))


class Arrays:
    """Ours, with so many games at once."""

    def __init__(self, games: int, rounds: int, given: argparse.Namespace) -> None:
        self.games, self.steps = games, rounds * given.round
        self.options = table_options(given.seats)
        self.play_on = player(rounds, given.round)
        self.play = start(1, games, self.options)
        self.calls = 0
        began = time.perf_counter()
        self.run()
        self.compiled = time.perf_counter() - began
        self.ended = self._ended()

    def run(self) -> int:
        self.play = self.play_on(self.play, self.options, jnp.uint32(self.calls))
        jax.block_until_ready(self.play)
        self.calls += 1
        return self.games * self.steps

    def _ended(self) -> int:
        return int(np.asarray(self.play.ended).sum(dtype=np.int64))

    def row(self, rates: list[float]) -> dict:
        calls = self.calls - 1  # the first one compiled
        ended = self._ended() - self.ended
        return {
            "form": "arrays",
            "games": self.games,
            **speeds(rates),
            "steps_a_game": round(calls * self.games * self.steps / max(ended, 1), 1),
            "steps_a_call": self.steps,
            "compile_s": round(self.compiled, 1),
        }


class Leduc:
    """Pgx's Leduc hold'em in the same loop: random legal actions, ended games begun anew."""

    def __init__(self, games: int, steps: int) -> None:
        import pgx
        from pgx.experimental.wrappers import auto_reset

        env = pgx.make("leduc_holdem")
        step = jax.vmap(auto_reset(env.step, env.init))
        self.games, self.steps, self.calls = games, steps, 0

        def body(_, carry):
            state, key = carry
            key, draw, reset = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            action = jax.random.categorical(draw, logits)
            return step(state, action, jax.random.split(reset, games)), key

        self.state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), games))
        self.play_on = jax.jit(
            lambda state, key: lax.fori_loop(0, self.steps, body, (state, key))[0]
        )
        self.run()

    def run(self) -> int:
        self.calls += 1
        self.state = self.play_on(self.state, jax.random.key(self.calls))
        jax.block_until_ready(self.state)
        return self.games * self.steps

    def row(self, rates: list[float]) -> dict:
        return {"form": "pgx leduc_holdem", "games": self.games, **speeds(rates)}


class Engine:
    """The readable engine, one game after another: 2 to 6 seats, both fifth characters."""

    def __init__(self) -> None:
        from camarilla import Game

        self.start = Game.start
        self.pick = Random(1).random
        self.number = 0

    def run(self) -> int:
        decisions = 0
        for _ in range(100):
            self.number += 1
            fifth = ("ambassador", "inquisitor")[self.number // 5 % 2]
            game = self.start("coup", 2 + self.number % 5, seed=self.number, fifth=fifth)
            state, fate = game.state, game.fate
            while state.window is not None:
                seat = state.pending()[0]
                options = state.question(seat).options
                state.decide(seat, options[int(self.pick() * len(options))], fate)
                decisions += 1
        return decisions

    def row(self, rates: list[float]) -> dict:
        return {"form": "engine", "games": 1, **speeds(rates)}


def speeds(rates: list[float]) -> dict:
    return {"median": round(statistics.median(rates)), "best": round(max(rates))}


def measure(rivals: list, seconds: float, clock: Callable[[], float]) -> list[dict]:
    """Steps a second of each, in turns, so that a busy machine slows all of them."""
    rates: list[list[float]] = [[] for _ in rivals]
    until = time.perf_counter() + seconds * len(rivals)
    while time.perf_counter() < until or not rates[0]:
        for rival, found in zip(rivals, rates, strict=True):
            began = clock()
            steps = rival.run()
            found.append(steps / (clock() - began))
    return [rival.row(found) for rival, found in zip(rivals, rates, strict=True)]


def on_cpu(given: argparse.Namespace) -> list[dict]:
    rivals: list = [Arrays(games, 1, given) for games in given.sizes]
    if find_spec("msgspec"):
        rivals.append(Engine())
    if find_spec("pgx"):
        rivals += [Leduc(games, given.round) for games in given.sizes]
    rows = measure(rivals, given.seconds, time.perf_counter)
    for row in rows:
        show(row)
    return rows


def on_gpu(given: argparse.Namespace) -> list[dict]:
    return [on_gpu_once(games, given) for games in given.sizes]


def on_gpu_once(games: int, given: argparse.Namespace) -> dict:
    # About a billion steps a call, so that the call itself costs nothing.
    rounds = max(1, (1 << 30) // (games * given.round))
    (row,) = measure([Arrays(games, rounds, given)], given.seconds, time.perf_counter)
    show(row)
    return row


def show(row: dict) -> None:
    line = "{form:>16} {games:>10,} games: {median:>16,} steps/s (best {best:,})"
    print(line.format(**row), flush=True)


def device_name(gpu: bool) -> str:
    if gpu:
        return jax.devices()[0].device_kind
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    return f"{len(names)} x {names[0]}" if names else platform.processor()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--gpu", action="store_true")
    parser.add_argument("--seconds", type=float, help="for each measurement")
    parser.add_argument("--sizes", type=int, nargs="+", help="numbers of games")
    parser.add_argument("--round", type=int, default=ROUND, help="steps from one pool of deals")
    parser.add_argument("--seats", type=int, choices=range(2, 7), help="one size of table only")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    given.sizes = given.sizes or (GPU_SIZES if given.gpu else CPU_SIZES)
    given.seconds = given.seconds or (2 if given.gpu else 10)
    if given.gpu and jax.default_backend() == "cpu":
        parser.error("JAX sees no GPU here")
    if not given.gpu:
        jax.config.update("jax_platforms", "cpu")
    found = {
        "device": device_name(given.gpu),
        "jax": jax.__version__,
        "python": platform.python_version(),
        "seats": given.seats or "2-6",
        "rows": on_gpu(given) if given.gpu else on_cpu(given),
    }
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
