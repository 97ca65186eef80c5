"""Playing any registered game at random, for the conformance suite."""

from collections.abc import Iterator
from random import Random

import camarilla
from camarilla.kernel import GAMES, Game, State

camarilla.games  # noqa: B018 - importing the package has registered the games

TABLES = [
    (game, preset) for game, rules in sorted(GAMES.items()) for preset in sorted(rules.presets())
]
"""Every option preset of every registered game."""

IDS = [f"{game}-{preset}" for game, preset in TABLES]


def start(table: tuple[str, str], seed: object) -> Game:
    """A new game of a preset."""
    game, preset = table
    seats, options = GAMES[game].presets()[preset]
    return Game.start(game, seats, seed=f"{preset} {seed}", **options)


def decide_at_random(game: Game, rng: Random) -> None:
    """One decision, by any of the seats that are asked."""
    seat = rng.choice(game.asked)
    game.decide(seat, rng.choice(game.question(seat).options))


def moments(table: tuple[str, str], seed: object) -> Iterator[Game]:
    """A game played at random, at each of its windows and at its end."""
    rng = Random(f"{table} {seed}")
    game = start(table, seed)
    yield game
    while not game.over:
        decide_at_random(game, rng)
        yield game


def play_out(state: State, rng: Random, fate: camarilla.Loose) -> State:
    """Play a state at random to its end."""
    while state.window is not None:
        seat = rng.choice(state.pending())
        state.decide(seat, rng.choice(state.question(seat).options), fate)
    return state
