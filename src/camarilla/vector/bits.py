"""Small tricks on the bits of a word, each a few instructions, without a gather."""

import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from jax.typing import ArrayLike

from camarilla.vector.codes import SEATS

ONE_EACH = 0b00001_00001_00001_00001_00001
"""One card of each role, in a bag with five bits a role."""


def word(value: ArrayLike) -> Array:
    return jnp.asarray(value).astype(jnp.uint32)


def one(place: Array) -> Array:
    """The word with this bit."""
    return jnp.left_shift(np.uint32(1), place)


def member(mask: Array, seat: Array) -> Array:
    """Is a seat in a set? NOBODY is in none."""
    return ((mask >> seat) & 1) == 1


def lowest(mask: Array) -> Array:
    """The place of the lowest bit."""
    return lax.population_count(~mask & (mask - 1))


def below(draw: Array, n: Array) -> Array:
    """One of 0 … n-1 from a random word, for n up to 31; each as likely as 27 bits can make it."""
    return ((draw >> 5) * n) >> 27


def picked(deck: Array, draw: Array) -> Array:
    """The role of a card drawn from the court: the first at which the running sum exceeds the draw.

    A product makes all five running sums at once, and a guard bit on top of each tells in one
    subtraction which of them exceed the draw.
    """
    sums = deck * ONE_EACH & 0x1FFFFFF
    number = below(draw, sums >> 20)
    exceeding = (sums + 16 * ONE_EACH - (number + 1) * ONE_EACH) & (16 * ONE_EACH)
    return 5 - lax.population_count(exceeding)


def bit_at(mask: Array, number: Array) -> Array:
    """The place of the set bit that has this number of set bits below it. Halving finds it."""
    found = jnp.zeros_like(mask)
    for half in (16, 8, 4, 2, 1):
        under = lax.population_count((mask >> found) & ((1 << half) - 1))
        further = number >= under
        number = jnp.where(further, number - under, number)
        found = jnp.where(further, found + half, found)
    return found


def mixed(value: Array) -> Array:
    """A word well mixed (Wellons' lowbias32): the quick chance of `playout`."""
    value = (value ^ value >> 16) * np.uint32(0x7FEB352D)
    value = (value ^ value >> 15) * np.uint32(0x846CA68B)
    return value ^ value >> 16


def clockwise(mask: Array, seat: Array, number: Array) -> Array:
    """The seat of a set that comes at this place, clockwise from a seat, which counts as the first.
    Seats that are not at the table are in no set, so that the circle may always have six."""
    turned = ((mask | mask << SEATS) >> seat) & ((1 << SEATS) - 1)
    for place in range(SEATS - 1):
        turned = jnp.where(number > place, turned & (turned - 1), turned)
    found = seat + lowest(turned)
    return jnp.where(found >= SEATS, found - SEATS, found)


def at(words: tuple[Array, ...], seat: Array) -> Array:
    """The word of a seat; 0 of NOBODY."""
    found = jnp.zeros_like(words[0])
    for place, value in enumerate(words):
        found = jnp.where(seat == place, value, found)
    return found


def looked_up(values: tuple[int, ...], place: Array) -> Array:
    """A table of up to eight small numbers (below 8), as one constant."""
    constant = sum(value << (3 * index) for index, value in enumerate(values))
    return jnp.right_shift(np.uint32(constant), 3 * place) & 7
