"""Set-up: the cards of each seat, the coins, and who begins."""

import jax.numpy as jnp
from jax import Array

from camarilla.vector import state as at
from camarilla.vector.bits import below, one, picked, word
from camarilla.vector.codes import ACTION, NOBODY, SEATS
from camarilla.vector.state import Options, State

DEAL_DRAWS = 1 + 2 * SEATS
"""How many random words a deal takes: who begins, then two cards for each seat."""


def init(draws: Array, options: Options) -> State:
    """Deal. `draws`: uint32, [13, batch]; the options are broadcast to the batch."""
    shape = draws.shape[1:]
    seats, inquisitor, draw_first, first_coins, other_coins, limit = (
        jnp.broadcast_to(word(value), shape) for value in options[:6]
    )
    fixed = jnp.broadcast_to(jnp.asarray(options.first), shape)
    single = jnp.broadcast_to(word(options.lives), shape) == 1
    first = jnp.where(fixed >= 0, word(fixed), below(draws[0], seats))
    deck = jnp.broadcast_to(word(options.deck), shape)
    words = []
    for seat in range(SEATS):
        here = seats > seat
        hand = jnp.zeros(shape, jnp.uint32)
        for number, draw in enumerate((draws[1 + 2 * seat], draws[2 + 2 * seat])):
            role = picked(deck, draw)
            dealt = here & ~single if number else here
            deck = jnp.where(dealt, deck - one(5 * role), deck)
            hand = jnp.where(dealt, hand + one(2 * role), hand)
        coins = jnp.where(seats > 2, 2, jnp.where(first == seat, first_coins, other_coins))
        coins = at.COINS.put(jnp.where(here, coins, 0))
        words.append(at.HAND.put(hand) + at.SINGLE.put(here & single) + coins)
    return State(
        tuple(words),  # type: ignore[arg-type]
        at.DECK.put(deck)
        + at.TABLE_SEATS.put(seats)
        + at.INQUISITOR.put(inquisitor)
        + at.DRAW_FIRST.put(draw_first),
        at.KIND.put(ACTION)
        + at.SEAT.put(first)
        + at.ACTOR.put(first)
        + at.TARGET.put(NOBODY)
        + at.BLOCKER.put(NOBODY)
        + at.CHALLENGER.put(NOBODY),
        at.PENDING.put(one(first)) + at.LIVING.put(one(seats) - 1) + at.LEFT.put(limit),
    )
