"""Who sits where in training: which games are self-play, and who holds the other seats elsewhere.

A game of the batch keeps its table size and its kind for good. So the shares are shares of
decisions, however long games last; and nets of the pool need only look at games of their own.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from camarilla.games.coup.observation import SEATS
from camarilla.vector.bits import below
from camarilla.vector.settings import Settings

LEARNER, POOL, HONEST, DOUBTER, LIAR, RANDOM = range(6)
"""Who may hold a seat."""

SCRIPTS = {"honest": HONEST, "doubter": DOUBTER, "liar": LIAR, "random": RANDOM}

COMPANY = 0.25
"""In games with others the learner holds one seat, and each further one this often."""


class Plan(NamedTuple):
    """The games of a batch, in order: self-play, with scripts, and with each net of the pool."""

    sizes: np.ndarray
    """How many seats each game has."""
    scripted: slice
    pool: slice

    def runs(self) -> tuple[np.ndarray, np.ndarray]:
        """Of each game, where the run of games of its own kind and size begins, and its length."""
        kind = np.zeros(len(self.sizes), int)
        kind[self.scripted] = 1
        kind[self.pool] = 2
        change = np.flatnonzero(np.diff(self.sizes + 10 * kind, prepend=-1))
        lengths = np.diff(change, append=len(self.sizes))
        return np.repeat(change, lengths), np.repeat(lengths, lengths)


def plan(settings: Settings) -> Plan:
    """Share the games of a batch out."""
    unit = settings.minibatches
    each = round(settings.games * settings.past / settings.pool / unit) * unit
    with_pool = each * settings.pool
    with_scripts = round(settings.games * settings.scripted / unit) * unit
    if settings.scripted + settings.past >= 1:  # no self-play at all
        with_scripts = settings.games - with_pool
    alone = settings.games - with_pool - with_scripts
    if alone < 0:
        raise ValueError("games with scripts and with the pool are more than all games")
    groups = [alone, with_scripts, *[each] * settings.pool]
    sizes = np.concatenate([_sizes(count, settings.shares) for count in groups])
    return Plan(
        sizes,
        scripted=slice(alone, alone + with_scripts),
        pool=slice(alone + with_scripts, settings.games),
    )


def _sizes(games: int, shares: tuple[float, ...]) -> np.ndarray:
    """Table sizes for so many games, by their shares."""
    upto = np.cumsum(np.asarray(shares) / np.sum(shares))
    return 2 + np.searchsorted(upto, (np.arange(games) + 0.5) / max(1, games)).clip(0, 4)


SEATING_WORDS = 3 + 2 * SEATS
"""How many random words it takes to seat a game."""


def seat_all(words: jax.Array, plan: Plan, settings: Settings) -> jax.Array:
    """[6, games] who holds each seat, drawn anew for a new game of each place in the batch."""
    sizes = jnp.asarray(plan.sizes, jnp.uint32)
    seats = jnp.arange(SEATS, dtype=jnp.uint32)[:, None]
    codes = jnp.asarray([SCRIPTS[name] for name in settings.scripts], jnp.int8)
    count = jnp.uint32(len(codes))
    chosen = seats == below(words[0], sizes)
    company = 0.0 if settings.alone else COMPANY
    learner = chosen | (uniform(words[3 : 3 + SEATS]) < company)
    mixed = uniform(words[1]) < COMPANY
    script = codes[jnp.where(mixed, below(words[3 + SEATS :], count), below(words[2], count))]
    place = np.arange(len(plan.sizes))
    others = jnp.where(place >= plan.pool.start, jnp.int8(POOL), script)
    return jnp.where((place < plan.scripted.start) | learner, jnp.int8(LEARNER), others)


def uniform(words: jax.Array) -> jax.Array:
    """Numbers from 0 up to 1, from random words."""
    return (words >> 8).astype(jnp.float32) / (1 << 24)
