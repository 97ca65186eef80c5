"""Which replies the asked seat may give."""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from camarilla.vector import state as place
from camarilla.vector.bits import at, looked_up, one
from camarilla.vector.codes import (
    ACTION,
    AIMED,
    ASSASSIN,
    BLOCK,
    BLOCKS,
    CAPTAIN,
    CARDS,
    CHALLENGE,
    CONTESSA,
    COUP,
    DECLINE,
    DOUBT,
    DUKE,
    EVERY_ROLE,
    EXAMINE,
    FIFTH,
    FOREIGN_AID,
    INCOME,
    KEEP,
    LOSE,
    NOBODY,
    OTHERS,
    PASS,
    PROOF,
    PROVE,
    REPLACE,
    REPLIES,
    SHOW,
)
from camarilla.vector.state import State

_CLAIMS = (0, 0, DUKE, FIFTH, CAPTAIN, ASSASSIN, 0, FIFTH)
"""The role that each action claims; 0 where it claims none."""
_UNCLAIMED = (INCOME, FOREIGN_AID, COUP)

_PRICES = (0, 3, 7, 0)
"""Of what is aimed at a seat: steal, assassinate, coup, examine."""


class Replies(NamedTuple):
    """The legal replies as bits: the actions, and the others from PASS on. One of them is empty."""

    actions: Array
    answers: Array


def claimed(asked: Array) -> Array:
    """The role of the claim that is open to challenge, or challenged."""
    blocked = place.BLOCKER.of(asked) != NOBODY
    return jnp.where(blocked, place.BLOCK_ROLE.of(asked), looked_up(_CLAIMS, place.DEED.of(asked)))


def replies(state: State, roles: int = EVERY_ROLE) -> Replies:
    """The legal replies as bits, where these roles are in the box.

    The box is a constant of the program, not a part of the state: the whole one costs nothing.
    """
    seat = place.SEAT.of(state.asked)
    mine = at(state.seats, seat)
    actions, answers = _actions(state, seat, mine), _answers(state, mine)
    if roles != EVERY_ROLE:
        actions, answers = actions & ~_actions_without(roles), answers & ~_blocks_without(roles)
    return Replies(actions, answers)


def _actions_without(roles: int) -> np.uint32:
    """The actions that claim a role which is not in the box."""
    missing = 0
    for deed, role in enumerate(_CLAIMS):
        if deed not in _UNCLAIMED and not roles >> role & 1:
            first = AIMED + OTHERS * (deed - AIMED)
            missing |= 1 << deed if deed < AIMED else ((1 << OTHERS) - 1) << first
    return np.uint32(missing)


def _blocks_without(roles: int) -> np.uint32:
    """The blocks that do, from PASS on."""
    claims = enumerate((DUKE, CAPTAIN, CONTESSA, FIFTH))
    return np.uint32(sum(1 << (BLOCKS + n - PASS) for n, role in claims if not roles >> role & 1))


def _actions(state: State, seat: Array, mine: Array) -> Array:
    coins = place.COINS.of(mine)
    seats = place.TABLE_SEATS.of(state.court)
    living = place.LIVING.of(state.sets)
    others = (living >> seat | living << (seats - seat)) & (one(seats) - 1)  # 0 is oneself
    others = others >> 1
    inquisitor = place.INQUISITOR.of(state.court) == 1
    free = jnp.full_like(coins, (1 << AIMED) - 1)
    for number, price in enumerate(_PRICES):
        open_ = inquisitor if number == 3 else coins >= price
        free = free | jnp.where(open_, others << (AIMED + OTHERS * number), 0)
    coup = others << (AIMED + 2 * OTHERS)
    acting = place.KIND.of(state.asked) == ACTION
    return jnp.where(acting, jnp.where(coins >= 10, coup, free), 0)


def _answers(state: State, mine: Array) -> Array:
    kind = place.KIND.of(state.asked)
    hand = place.HAND.of(mine)
    held = _held(hand)
    proof = (held >> claimed(state.asked)) & 1
    deed = place.DEED.of(state.asked)
    blocks = looked_up(_BLOCKED_BY, deed) << (BLOCKS - PASS)
    blocks = blocks | (looked_up(_BLOCKED_BY_FIFTH, deed) << (BLOCKS + 3 - PASS))
    found = jnp.zeros_like(hand)
    found = jnp.where(kind == CHALLENGE, _bits(PASS, DOUBT), found)
    found = jnp.where(kind == BLOCK, _bits(PASS) | blocks, found)
    found = jnp.where(kind == PROVE, _bits(DECLINE) | proof << (PROOF - PASS), found)
    found = jnp.where((kind >= LOSE) & (kind <= SHOW), held << (CARDS - PASS), found)
    return jnp.where(kind == EXAMINE, _bits(KEEP, REPLACE), found)


_BLOCKED_BY = (0, 0b001, 0, 0, 0b010, 0b100, 0, 0)
"""Of each action, as bits: blocked by the Duke, by the Captain, by the Contessa."""
_BLOCKED_BY_FIFTH = (0, 0, 0, 0, 1, 0, 0, 0)


def _bits(*numbers: int) -> Array:
    return jnp.asarray(sum(1 << (number - PASS) for number in numbers), jnp.uint32)


def _held(hand: Array) -> Array:
    """Five bits: the roles that a hand has. Every other bit is dropped by folding."""
    some = (hand | hand >> 1) & 0b1_0101_0101
    some = (some | some >> 1) & 0b1_0011_0011
    some = (some | some >> 2) & 0b1_0000_1111
    return (some | some >> 4) & 0b1_1111


def legal(state: State, roles: int = EVERY_ROLE) -> Array:
    """[39, batch], bool: the replies that the asked seat may give; none when the game is over."""
    actions, answers = replies(state, roles)
    bits = [(actions >> number) & 1 for number in range(PASS)]
    bits += [(answers >> number) & 1 for number in range(REPLIES - PASS)]
    return jnp.stack(bits) == 1
