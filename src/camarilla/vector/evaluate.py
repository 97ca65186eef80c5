"""How strong a net is: one seat of its own against tables of others, each game counted once.

All games of an evaluation are played side by side to their end. To count those that end within some
number of steps would favour short games.
"""

import math
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from camarilla.games.coup.observation import SEATS
from camarilla.vector.deal import DEAL_DRAWS, init
from camarilla.vector.memory import blank, remember
from camarilla.vector.nets import Net, forward, log_policy, sample, sharpened
from camarilla.vector.rollout import Tables, script_policy, sights, who_asked
from camarilla.vector.seating import HONEST, LEARNER, POOL, SCRIPTS, uniform
from camarilla.vector.settings import Settings
from camarilla.vector.state import Options, State, over, winners
from camarilla.vector.step import Draws, step


class Manner(NamedTuple):
    """How a net is played at a table."""

    temperature: float = 1.0
    prune: float = 0.0


class Cell(NamedTuple):
    """A table: so many seats, one of them the net's, and all others held alike."""

    seats: int
    against: str
    """The name of a script, or `net`."""


class Rate(NamedTuple):
    """How often the net won there. `low` and `high` bound it with 95 % confidence."""

    seats: int
    against: str
    games: int
    rate: float
    low: float
    high: float
    draws: int

    def __str__(self) -> str:
        return (
            f"{self.seats} seats against {self.against:>8}: {self.rate:6.1%} "
            f"({self.low:.1%} to {self.high:.1%}) of {self.games}, even {1 / self.seats:.1%}"
        )


def evaluate(
    actor: Net,
    cells: Sequence[Cell],
    games: int,
    seed: int,
    manner: Manner = Manner(),  # noqa: B008 - a frozen value
    other: Net | None = None,
    other_manner: Manner = Manner(),  # noqa: B008
    dtype: Any = jnp.float32,
) -> list[Rate]:
    """The rates of a net at these tables, so many games at each."""
    sizes = np.repeat([cell.seats for cell in cells], games)
    codes = np.repeat([POOL if c.against == "net" else SCRIPTS[c.against] for c in cells], games)
    mine = np.tile(np.arange(games), len(cells)) % sizes  # every seat as often
    held = np.where(np.arange(SEATS)[:, None] == mine, LEARNER, codes).astype(np.int8)
    shares, drawn = _play_out(
        actor,
        actor if other is None else other,
        jnp.asarray(sizes),
        jnp.asarray(held),
        jax.random.key(seed),
        manner,
        other_manner,
        dtype,
    )
    share = np.asarray(shares)[mine, np.arange(len(mine))].reshape(len(cells), games)
    draws = np.asarray(drawn).reshape(len(cells), games).sum(1)
    return [
        Rate(cell.seats, cell.against, games, float(won.mean()), *_interval(won), int(cut))
        for cell, won, cut in zip(cells, share, draws, strict=True)
    ]


def _interval(won: np.ndarray, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a rate."""
    games, rate = len(won), float(won.mean())
    centre = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (centre - spread) / scale, (centre + spread) / scale


@partial(jax.jit, static_argnames=("manner", "other_manner", "dtype"))
def _play_out(
    actor: Net,
    other: Net,
    sizes: Array,
    held: Array,
    key: Array,
    manner: Manner,
    other_manner: Manner,
    dtype: Any,
) -> tuple[Array, Array]:
    """[6, games] each seat's share of the win, and [games] which games were draws."""
    games = sizes.shape[0]
    key, dealing = jax.random.split(key)
    tables = Tables(any_edition(dealing, sizes), blank((games,)), held)

    def going_on(carry: tuple[Tables, Array]) -> Array:
        return ~over(carry[0].state).all()

    def play(carry: tuple[Tables, Array]) -> tuple[Tables, Array]:
        tables, key = carry
        key, chance = jax.random.split(key)
        words = jax.random.bits(chance, (5, games))
        facts, seen = sights(tables, dtype)
        who = who_asked(tables)[:, None]
        own = log_policy(forward(actor, seen.numbers, dtype), seen.legal)
        theirs = log_policy(forward(other, seen.numbers, dtype), seen.legal)
        played = jnp.where(
            who == LEARNER,
            sharpened(own, seen.legal, *manner),
            sharpened(theirs, seen.legal, *other_manner),
        )
        scripts = script_policy(facts, seen.legal, who[:, 0])
        reply = sample(jnp.where(who >= HONEST, scripts, played), uniform(words[4]))
        after = step(tables.state, reply.astype(jnp.uint32), Draws(*words[:4]))
        memory = remember(tables.memory, tables.state, reply, after)
        return Tables(after, memory, held), key

    tables, _ = jax.lax.while_loop(going_on, play, (tables, key))
    won = winners(tables.state)
    return won / jnp.maximum(won.sum(0), 1), won.sum(0) > 1


def any_edition(key: Array, sizes: Array) -> State:
    """New games of these sizes, each of some edition."""
    words = jax.random.bits(key, (DEAL_DRAWS + 3, *sizes.shape))
    options = Options(
        seats=sizes,
        inquisitor=words[0] & 1,
        draw_first=words[1] & 1,
        other_coins=1 + (words[2] & 1),
        turn_limit=Settings.turn_limit,
    )
    return init(words[3:], options)


def scripted_cells(seats: Sequence[int] = range(2, SEATS + 1)) -> list[Cell]:
    """Every size of table, against every script."""
    return [Cell(size, script) for size in seats for script in SCRIPTS]
