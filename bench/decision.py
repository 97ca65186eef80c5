"""How long does `master` think? Games of it against itself at the real table, one process.

In every other game the whole of a decision is on the clock, from the view of a seat to the reply;
in those between its parts are, each by itself. The engine's own work for a decision (the reply
carried out, the next view) is measured beside it in the same run, so that the ratio tells more than
the figures of a machine with other things to do.

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
from camarilla.kernel import Loose

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


def play(bot: str, seats: int, number: int, watch: Watch, whole: bool) -> int:
    """One game; how many decisions it had."""
    bots = [BOTS[bot]() for _ in range(seats)]
    bookmarks = [Bookmark() for _ in range(seats)]
    actor = loaded(BOTS[bot].file).actor
    game, chance, fate = Game.start("coup", seats, seed=number), Random(number), Loose(number)
    decisions = 0
    watch.begin()
    while not game.over:
        seat = chance.choice(game.asked)
        view, question = game.view(seat), game.question(seat)
        watch.lap("engine")
        if whole:
            reply = bots[seat].reply(view, question, fate)
            watch.lap("decision")
        else:
            sheet = bookmarks[seat].recall(view).known(view)
            watch.lap("memory")
            numbers = lookup(seats).numbers(sheet)
            watch.lap("numbers")
            scores = forward(actor, numbers).tolist()
            watch.lap("net")
            chances = softmax([scores[n] for n in numbers_of(question, seat, seats)])
            reply = chance.choices(question.options, chances)[0]
            watch.lap("choice")
        game.decide(seat, reply)
        watch.lap("engine")
        decisions += 1
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bot", choices=BOTS, default="master")
    parser.add_argument("--seats", type=int, default=4, choices=range(2, 7))
    parser.add_argument("--games", type=int, default=100, help="two or more")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found: dict[str, float] = {}
    for whole in (True, False):
        play(given.bot, given.seats, -1, Watch(), whole)  # tables and weights are read once
    watches, counts = {True: Watch(), False: Watch()}, {True: 0, False: 0}
    for number in range(given.games):
        whole = number % 2 == 0
        counts[whole] += play(given.bot, given.seats, number, watches[whole], whole)
    for whole, watch in watches.items():
        for part, spent in watch.spent.items():
            found.setdefault(part, 1000 * spent / counts[whole])
    tell(
        {
            "bot": given.bot,
            "seats": given.seats,
            "decisions": sum(counts.values()),
            **{f"{part}_ms": round(value, 4) for part, value in found.items()},
            "decision_by_engine": round(found["decision"] / found["engine"], 2),
        },
        given.json,
    )


if __name__ == "__main__":
    main()
