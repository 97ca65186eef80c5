"""How long is a game of Coup Royal, and how good is the planner?

Rounds over random games for each number of seats; the planner among three random players; and, in
the game for two, 50 fixed pairs of plans (one with and one without the partner card, the same
letters every round) against the planner. A shared win counts 1/k for each of its k winners.

    .venv-dev/bin/python bench/royal.py [rounds] [random] [fixed] [--games 2000] [--fixed-games 100]
"""

import argparse
import os
import time
from collections.abc import Iterable
from functools import partial
from multiprocessing import Pool
from statistics import NormalDist, mean, stdev

from camarilla.bots.bot import Bot
from camarilla.bots.chance import RandomBot
from camarilla.bots.planner import Planner
from camarilla.bots.simulation import play_out
from camarilla.games.royal.plans import all_plans
from camarilla.kernel import Fate, Game, Loose, Question, Reply, View

PAIRS = 50


class Fixed(Bot):
    """The same letters every round: one plan with the partner card, one without."""

    name = "fixed"

    def __init__(self, pair: tuple[str, str]) -> None:
        self.plans = [Reply("plan", what=plan) for plan in pair]

    def reply(self, view: View, question: Question, fate: Fate) -> Reply:
        if question.kind == "plan":
            return next(plan for plan in self.plans if plan in question.options)
        return question.options[fate.pick(len(question.options))]


class Timed(Planner):
    """The planner, and how long it took for its plans."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def reply(self, view: View, question: Question, fate: Fate) -> Reply:
        began = time.perf_counter()
        reply = super().reply(view, question, fate)
        if question.kind == "plan":
            self.seconds.append(time.perf_counter() - began)
        return reply


def played(bots: list[Bot], seed: str) -> Game:
    return play_out(Game.start("royal", len(bots), seed=seed), bots, Loose(f"{seed}/bots"))


def won(game: Game, seat: int) -> float:
    assert game.outcome is not None
    return (seat in game.outcome.winners) / len(game.outcome.winners)


def error(sample: Iterable[float]) -> float:
    """The standard error of a mean."""
    values = list(sample)
    return stdev(values) / len(values) ** 0.5


def rounds(seats: int, number: int) -> int:
    return played([RandomBot()] * seats, f"rounds {seats}/{number}").state.table.turn


def among_random(number: int) -> tuple[float, bool, list[float]]:
    seat, planner = number % 4, Timed()
    bots: list[Bot] = [RandomBot()] * 4
    bots[seat] = planner
    game = played(bots, f"random/{number}")
    assert game.outcome is not None
    return won(game, seat), game.outcome.winners == (seat,), planner.seconds


def pairs() -> list[tuple[str, str]]:
    """The 50 pairs, drawn once and for all."""
    fate = Loose("fifty fixed pairs")
    kinds = all_plans("ABCDEF", 2, 1), all_plans("ABCDEF", 1, 2)
    found: list[tuple[str, str]] = []
    while len(found) < PAIRS:
        pair = kinds[0][fate.pick(60)], kinds[1][fate.pick(60)]
        if pair not in found:
            found.append(pair)
    return found


def against_fixed(games: int, pair: tuple[str, str]) -> list[float]:
    """What the fixed pair won, seat and first partner card in turn."""
    results = []
    for number in range(games):
        seat = number % 2
        bots: list[Bot] = [Planner(), Planner()]
        bots[seat] = Fixed(pair)
        results.append(won(played(bots, f"fixed {pair}/{number}"), seat))
    return results


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("parts", nargs="*", default=["rounds", "random", "fixed"])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--fixed-games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    with Pool(given.jobs) as pool:
        if "rounds" in given.parts:
            for seats in (2, 3, 4, 5):
                found = pool.map(partial(rounds, seats), range(given.games), chunksize=50)
                print(f"{seats} seats: {mean(found):.2f} rounds ± {error(found):.2f}", flush=True)
        if "random" in given.parts:
            results = pool.map(among_random, range(given.games), chunksize=10)
            shares = [result[0] for result in results]
            alone = mean(result[1] for result in results)
            plans = [1000 * seconds for result in results for seconds in result[2]]
            print(
                f"planner among three random players, {given.games} games: "
                f"{mean(shares):.1%} ± {error(shares):.1%} (alone {alone:.1%}); "
                f"{mean(plans):.1f} ms a plan",
                flush=True,
            )
        if "fixed" in given.parts:
            results_by_pair = pool.map(partial(against_fixed, given.fixed_games), pairs(), 1)
            report_fixed(results_by_pair)


def report_fixed(results: list[list[float]]) -> None:
    """Does any pair win more than half beyond its interval, corrected for so many trials?"""
    wide = NormalDist().inv_cdf(1 - 0.05 / len(results))
    lower = [mean(result) - wide * error(result) for result in results]
    best = max(range(len(results)), key=lambda number: mean(results[number]))
    print(
        f"{len(results)} fixed pairs, {len(results[0])} games each: they win "
        f"{mean(map(mean, results)):.1%}; the best, {' and '.join(pairs()[best])}, "
        f"{mean(results[best]):.1%} ± {error(results[best]):.1%}; "
        f"{sum(bound > 0.5 for bound in lower)} win more than half beyond their interval"
    )


if __name__ == "__main__":
    main()
