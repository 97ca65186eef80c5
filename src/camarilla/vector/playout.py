"""Random legal play of many games at once, each started anew when it ends.

It measures the arrays, and shows how to use them at full speed: chance is mixed from counters in
the same expression as the step, so that nothing but the state passes through memory. Ended games
take a fresh deal from a pool, which is dealt anew for every round.
"""

from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from camarilla.vector.bits import below, bit_at, mixed
from camarilla.vector.codes import PASS
from camarilla.vector.deal import DEAL_DRAWS, init
from camarilla.vector.legal import Replies, replies
from camarilla.vector.state import Options, State, choose, over
from camarilla.vector.step import Draws, advanced

POOL = 4096
"""How many deals are ready for ended games: a power of two."""

ROUND = 128
"""How many steps are played from one pool."""

_GOLDEN = 0x9E3779B9


class Play(NamedTuple):
    """Games under way, and how many each place of the batch has finished."""

    state: State
    ended: Array


Player = Callable[[Play, Options, Array], Play]


def words(seed: Array, place: Array, count: int) -> list[Array]:
    """Random words for each place of a batch."""
    base = mixed(place * np.uint32(_GOLDEN) ^ seed)
    return [mixed(base + np.uint32(number * _GOLDEN % (1 << 32))) for number in range(count)]


def drawn_reply(legal: Replies, draw: Array) -> Array:
    """One of the legal replies, each as likely as the others."""
    acting = legal.actions != 0
    mask = jnp.where(acting, legal.actions, legal.answers)
    number = bit_at(mask, below(draw, lax.population_count(mask)))
    return number + jnp.where(acting, 0, PASS).astype(jnp.uint32)


def random_step(state: State, seed: Array, place: Array) -> State:
    """One random legal reply in every game."""
    first, *others = words(seed, place, 5)
    reply = drawn_reply(replies(state), first)
    return advanced(state, reply, Draws(*others))


def seed_at(seed: Array, step: Array) -> Array:
    """The seed of one step."""
    return mixed(seed + mixed(step.astype(jnp.uint32)))


def pool_place(place: Array, step: Array) -> Array:
    """Which deal a game takes if it ends in this step: neighbours take neighbours."""
    return ((place + step.astype(jnp.uint32) * 127) & (POOL - 1)).astype(jnp.int32)


def new_pool(seed: Array, options: Options) -> State:
    """Deals for ended games. The options are those of the pool's places."""
    place = jnp.arange(POOL, dtype=jnp.uint32)
    return init(jnp.stack(words(seed, place, DEAL_DRAWS)), options)


def start(seed: int, games: int, options: Options) -> Play:
    """A batch at its beginning; the options are those of the pool's places, again and again."""
    pool = new_pool(jnp.uint32(seed), options)
    place = jnp.arange(games, dtype=jnp.uint32) % POOL
    return Play(jax.tree.map(lambda word: word[place], pool), jnp.zeros(games, jnp.uint32))


def play_round(play: Play, pool: State, seed: Array, steps: int) -> Play:
    """So many steps from one pool, with one seed."""
    place = jnp.arange(play.ended.shape[0], dtype=jnp.uint32)

    def body(step: Array, play: Play) -> Play:
        state = random_step(play.state, seed_at(seed, step), place)
        source = pool_place(place, step)
        fresh = jax.tree.map(lambda word: word.at[source].get(mode="promise_in_bounds"), pool)
        return Play(choose(over(state), fresh, state), play.ended + over(state))

    found: Play = lax.fori_loop(0, steps, body, play)
    return found


def player(rounds: int, steps: int = ROUND) -> Player:
    """A compiled function that plays so many rounds of so many steps in every game.

    It takes the games, the options of the pool's places, and a seed; the games given are used up.
    """

    def play_on(play: Play, options: Options, seed: Array) -> Play:
        def body(number: Array, play: Play) -> Play:
            own = seed_at(seed, number)
            return play_round(play, new_pool(mixed(own), options), own, steps)

        found: Play = lax.fori_loop(0, rounds, body, play)
        return found

    return jax.jit(play_on, donate_argnums=0)
