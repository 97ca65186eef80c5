"""How long does `master` think? Games of it against itself at the real table, one process.

Everything between the view of a seat and the chances of its replies is on the clock, part by part;
the engine's own work for a decision (the reply carried out, the next view) is measured beside it in
the same run, so that the ratio tells more than the figures of a machine with other things to do.

    OPENBLAS_NUM_THREADS=1 taskset -c 0 .venv-dev/bin/python bench/decision.py --games 100
"""

import argparse
import time
from collections import defaultdict
from random import Random

from report import tell

from camarilla import Game
from camarilla.bots.net import AdeptBot, MasterBot
from camarilla.bots.policy import loaded
from camarilla.bots.weights import forward, softmax
from camarilla.games.coup.recall import Bookmark
from camarilla.games.coup.replies import numbers_of
from camarilla.games.coup.sheet import lookup

BOTS = {bot.name: bot for bot in (AdeptBot, MasterBot)}


class Watch:
    """Adds up what each part takes."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = defaultdict(float)
        self._since = time.perf_counter()

    def begin(self) -> None:
        self._since = time.perf_counter()

    def lap(self, part: str) -> None:
        now = time.perf_counter()
        self.spent[part] += now - self._since
        self._since = now


def play(bot: str, seats: int, number: int, watch: Watch) -> int:
    """One game; how many decisions it had."""
    actor = loaded(BOTS[bot].file).actor
    bookmarks = [Bookmark() for _ in range(seats)]
    game, chance = Game.start("coup", seats, seed=number), Random(number)
    decisions = 0
    watch.begin()
    while not game.over:
        seat = chance.choice(game.asked)
        view, question = game.view(seat), game.question(seat)
        watch.lap("engine")
        sheet = bookmarks[seat].recall(view).known(view)
        watch.lap("memory")
        numbers = lookup(seats).numbers(sheet)
        watch.lap("numbers")
        scores = forward(actor, numbers).tolist()
        watch.lap("net")
        chances = softmax([scores[n] for n in numbers_of(question, seat, seats)])
        watch.lap("replies")
        game.decide(seat, chance.choices(question.options, chances)[0])
        watch.lap("engine")
        decisions += 1
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bot", choices=BOTS, default="master")
    parser.add_argument("--seats", type=int, default=4, choices=range(2, 7))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    play(given.bot, given.seats, -1, Watch())  # tables and weights are read once
    watch = Watch()
    decisions = sum(play(given.bot, given.seats, n, watch) for n in range(given.games))
    each = {part: 1000 * spent / decisions for part, spent in watch.spent.items()}
    engine = each.pop("engine")
    whole = sum(each.values())
    tell(
        {
            "bot": given.bot,
            "seats": given.seats,
            "decisions": decisions,
            **{f"{part}_ms": round(value, 4) for part, value in each.items()},
            "decision_ms": round(whole, 4),
            "engine_ms": round(engine, 4),
            "decision_by_engine": round(whole / engine, 2),
        },
        given.json,
    )


if __name__ == "__main__":
    main()
