"""Many games between bots, and what comes of them."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from camarilla.bots.bot import Bot
from camarilla.kernel import Fate, Game, Loose


class Tally(Struct):
    """What a simulation counts. A draw or shared win counts 1/k for each of its k winners."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    wins: list[float] = []
    draws: int = 0
    longest: int = 0

    def add(self, game: Game) -> None:
        """Count a finished game."""
        outcome = game.outcome
        assert outcome is not None
        self.games += 1
        self.decisions += len(game.decisions)
        self.turns += game.state.table.turn
        self.draws += len(outcome.winners) > 1
        self.longest = max(self.longest, len(game.decisions))
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)

    def summary(self) -> dict[str, Any]:
        """The figures, as `simulate --json` prints them."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions / max(self.seconds, 1e-9)),
            "decisions_per_game": round(self.decisions / self.games, 3),
            "turns_per_game": round(self.turns / self.games, 3),
            "wins_by_seat": [round(wins, 6) for wins in self.wins],
            "draws": self.draws,
            "longest_game": self.longest,
        }


Order: TypeAlias = Callable[[tuple[int, ...], Fate], int]
"""Where the seats of a window must be asked one by one: which of those still asked is next."""


def clockwise(asked: tuple[int, ...], chance: Fate) -> int:
    """From the active seat on, as at a table."""
    return asked[0]


def drawn(asked: tuple[int, ...], chance: Fate) -> int:
    """By lot: for training, where nobody may learn to lean on being asked last."""
    return asked[chance.pick(len(asked))]


def play_out(game: Game, bots: Sequence[Bot], chance: Fate, order: Order = clockwise) -> Game:
    """Let bots play a game to its end, each window's seats asked one by one."""
    while not game.over:
        seat = order(game.asked, chance)
        question = game.question(seat)
        game.decide(seat, bots[seat].reply(game.view(seat), question, chance))
    return game


def simulate(
    game: str, bots: Sequence[Bot], games: int, seed: str, options: Mapping[str, Any]
) -> Iterator[Game]:
    """Games of these bots, one a seat, each with a seed and a chance made from one seed."""
    for number in range(games):
        started = Game.start(game, len(bots), seed=f"{seed}/{number}", **options)
        yield play_out(started, bots, Loose(f"{seed}/{number}/bots"))


def tally(
    played: Iterator[Game], seats: int, watch: Callable[[Game], None] = lambda game: None
) -> Tally:
    """Count games as they end; `watch` is shown each of them."""
    counted = Tally(wins=[0.0] * seats)
    began = time.perf_counter()
    for game in played:
        counted.add(game)
        counted.seconds = time.perf_counter() - began
        watch(game)
    return counted
