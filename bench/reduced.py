"""How far from an equilibrium is what we train? Exactly, on games small enough to be solved.

A net is trained as `master` was, by the same code, on a reduced game of Coup; the exact NashConv of
its policy over all information states is computed by OpenSpiel, along the way and at the end.

    .venv-dev/bin/python bench/reduced.py --game reduced-rich --turns 3 --seed 1 --out runs/rich

NashConv is what best responses gain on it, summed over the seats; utilities are from -1 to 1, and 0
is an equilibrium. It needs the extras `vector` and `research`. `reduced.json` in `--out` has the
result, `curves.jsonl` and `curves.svg` the way there; `--set NAME=VALUE` changes any setting.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from camarilla.bots.net import PRUNE
from camarilla.kernel import CamarillaError
from camarilla.research.openspiel import NAME, CoupGame
from camarilla.research.tabular import InformationStates
from camarilla.vector.learn import Learner, begin
from camarilla.vector.nets import Net
from camarilla.vector.run import Run
from camarilla.vector.seating import plan
from camarilla.vector.settings import REDUCED, Settings
from camarilla.vector.tables import settings_of
from camarilla.vector.train import parsed


class Solved:
    """A reduced game with its whole tree in memory; the first seat begins, as all seats are alike
    to a net."""

    def __init__(self, preset: str, turns: int) -> None:
        parameters = {"preset": preset, "turn_limit": turns, "first": 0}
        self.states = InformationStates(CoupGame(parameters))
        words = ",".join(f"{name}={value}" for name, value in parameters.items())
        self.tree = pyspiel.convert_to_cached_tree(pyspiel.load_game(f"{NAME}({words})"))

    def uniform(self) -> float:
        return float(pyspiel.nash_conv(self.tree, pyspiel.UniformRandomPolicy(self.tree)))

    def nash_conv(self, net: Net, prune: float = 0.0) -> float:
        layers = {name: np.asarray(x) for name, x in net.items()}
        return float(pyspiel.nash_conv(self.tree, self.states.policy(layers, prune)))

    def both(self, net: Net) -> dict[str, float]:
        """As it is trained; and as bots play it, who leave out what is too seldom."""
        return {
            "nash_conv": round(self.nash_conv(net), 5),
            "nash_conv_pruned": round(self.nash_conv(net, PRUNE), 5),
        }


def watcher(solved: Solved, settings: Settings, reports: int) -> Callable[[Learner], Any]:
    """NashConv, so many times in a run."""
    due = 0.0

    def watch(learner: Learner) -> dict[str, float]:
        nonlocal due
        decisions = int(learner.lessons) * settings.batch
        if decisions < due:
            return {}
        due += settings.decisions / reports
        found = solved.both(learner.nets.actor)
        print(f"{decisions / 1e6:8.2f} M  {found}", flush=True)
        return found

    return watch


def _split(pair: str) -> tuple[str, str, str]:
    return pair.partition("=")


def train(given: argparse.Namespace) -> dict[str, Any]:
    """One run, and what came of it."""
    solved = Solved(given.game, given.turns)
    states = solved.states
    chosen = {name: parsed(name, value) for name, _, value in map(_split, given.set)}
    common = {**REDUCED, **settings_of(states.rules), "seed": given.seed}
    if given.decisions:
        common["decisions"] = given.decisions
    settings = Settings(**{**common, **chosen})
    found: dict[str, Any] = {
        "game": given.game,
        "turns": given.turns,
        "information_states": len(states),
        "told_apart": states.told_apart(settings.clock),
        "told_apart_without_clock": states.told_apart(0),
        "uniform": round(solved.uniform(), 5),
    }
    print(json.dumps(found), flush=True)
    began = time.perf_counter()
    learner = begin(settings, plan(settings))
    run = Run(learner, settings, given, watcher(solved, settings, given.reports))
    run.go()
    found |= {
        "decisions": run.decisions,
        "seconds": round(time.perf_counter() - began),
        **solved.both(run.learner.nets.actor),
        "settings": settings.to_json(),
    }
    (given.out / "reduced.json").write_text(json.dumps(found, indent=1) + "\n")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--game", default="reduced-rich", help="a reduced preset of Coup")
    add("--turns", type=int, default=3, help="the limit of turns: each makes it five times larger")
    add("--seed", type=int, default=1)
    add("--decisions", type=float, help=f"how long to train (default {REDUCED['decisions']:.0e})")
    add("--minutes", type=float, help="stop after so long")
    add("--out", type=Path, required=True)
    add("--set", action="append", default=[], metavar="NAME=VALUE", help="any other setting")
    add("--report", type=int, default=25, help="lessons between two reports")
    add("--reports", type=int, default=12, help="how often NashConv is computed on the way")
    given = parser.parse_args(arguments)
    try:
        given.out.mkdir(parents=True, exist_ok=True)
        found = train(given)
    except (CamarillaError, OSError, ValueError) as error:
        print(f"reduced: {error}", file=sys.stderr)
        return 2
    print(
        f"{given.game}, {given.turns} turns: NashConv {found['uniform']:.3f} uniform, "
        f"{found['nash_conv']:.4f} trained, {found['nash_conv_pruned']:.4f} as bots play"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
