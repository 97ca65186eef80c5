"""Worlds: complete games that a seat holds possible, from what it sees and believes.

The seat that looks has number 0 there, as in its facts, and all others follow clockwise.
"""

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import ArrayLike

from camarilla.games.coup.observation import COPIES, NOBODY, ROLES, SEATS, Facts
from camarilla.vector import codes as code
from camarilla.vector import state as place
from camarilla.vector.insight import HANDS
from camarilla.vector.memory import Memory, blank
from camarilla.vector.state import State

SEARCHED = (code.ACTION, code.CHALLENGE, code.BLOCK, code.PROVE)
"""The questions that can be imagined: of the others, facts do not tell what follows them."""

TURNS_LEFT = 200
"""Nobody plays towards the limit of turns."""


def dealt(facts: Facts, log_belief: Array, points: Array) -> Array:
    """[6, 5, batch] hands for all seats: the own one, and others drawn one after the other by the
    belief ([6, 20, batch]), as far as there are cards left. `points`: [6, batch], from 0 to 1."""
    batch = log_belief.shape[2:]
    every, cards = _column(HANDS, batch), _column(HANDS.sum(1), batch)
    left = COPIES - facts.hand - facts.face_up.sum(0)
    hands = [facts.hand]
    for seat in range(1, SEATS):
        fits = (left >= every).all(1) & (cards == facts.lives[seat])
        upto = jnp.cumsum(jnp.where(fits, jnp.exp(log_belief[seat]), 0.0), axis=0)
        beyond = fits & (upto > points[seat] * upto[-1])
        hand = jnp.take(jnp.asarray(HANDS), beyond.argmax(0), axis=0)
        hand = jnp.moveaxis(hand, -1, 0) * (facts.lives[seat] > 0)
        left = left - hand
        hands.append(hand)
    return jnp.stack(hands)


def even_points(count: int, key: Array) -> Array:
    """[6, count] points that fill the unit cube evenly, however many of the first are taken: then
    a few hundred worlds have each hand about as often as it is believed in."""
    shifts = jax.random.uniform(key, (SEATS, 1))
    return (shifts + _STRIDES[:, None] * jnp.arange(count)) % 1.0


_PLASTIC = 1.1347241384015194
"""The root of x^6 = x + 1: its powers make the evenest strides for five seats (Roberts' R5)."""
_STRIDES = np.array([0.0, *(_PLASTIC**-seat for seat in range(1, SEATS))], np.float32)


def imagined(facts: Facts, hands: Array, draw_first: Array) -> tuple[State, Memory]:
    """The game in which the seats hold these hands. The open question is one of `SEARCHED`."""
    court = COPIES - hands.sum(0) - facts.face_up.sum(0)
    words = tuple(
        place.HAND.put(_bag(hands[seat], 2))
        + place.FACE_UP.put(_bag(facts.face_up[seat], 2))
        + place.COINS.put(facts.coins[seat])
        for seat in range(SEATS)
    )
    options = (
        place.TABLE_SEATS.put(facts.seats)
        + place.INQUISITOR.put(facts.fifth)
        + place.DRAW_FIRST.put(draw_first)
    )
    deck = place.DECK.put(_bag(court, 5)) + options
    state = State(words, deck, _question(facts), _sets(facts))  # type: ignore[arg-type]
    return state, _remembered(facts)


def _question(facts: Facts) -> Array:
    """The word of the open question; of a steal, what it will bring."""
    blocked = facts.blocker != NOBODY
    purse = jnp.where(_seats(facts) == facts.target, facts.coins, 0).sum(0)
    return (
        place.KIND.put(facts.question)
        + place.ACTOR.put(facts.actor)
        + place.DEED.put(jnp.maximum(facts.action, 0))
        + place.TARGET.put(_or_nobody(facts.target))
        + place.BLOCKER.put(_or_nobody(facts.blocker))
        + place.BLOCK_ROLE.put(jnp.where(blocked, facts.role, 0))
        + place.CHALLENGER.put(_or_nobody(facts.challenger))
        + place.NOTE.put(jnp.minimum(purse, 2))
    )


def _sets(facts: Facts) -> Array:
    """The word of sets. Who has passed is not known: everybody is taken to be undecided still."""
    alive, seats = facts.lives > 0, _seats(facts)
    blocked = facts.blocker != NOBODY
    others = alive & (seats != jnp.where(blocked, facts.blocker, facts.actor))
    aid = facts.action == code.FOREIGN_AID
    joint = (facts.question == code.CHALLENGE) | ((facts.question == code.BLOCK) & aid)
    return (
        place.PENDING.put(jnp.where(joint, _set(others), 1))
        + place.REST.put(_set(others & (seats != facts.actor) & aid & blocked))
        + place.LIVING.put(_set(alive))
        + place.LEFT.put(TURNS_LEFT)
    )


def _remembered(facts: Facts) -> Memory:
    """What all have seen, and what this seat knows beyond that; not what others know."""
    memory = blank(facts.question.shape)

    def mine(new: Array, old: Array) -> Array:
        return old.at[0].set(new.astype(jnp.int8))

    return Memory(
        claims=facts.claims.astype(jnp.int8),
        since=facts.since.astype(jnp.int8),
        redrawn=facts.redrawn.astype(jnp.int8),
        doubts=facts.doubts.astype(jnp.int8),
        lost=facts.lost.astype(jnp.int8),
        shown=mine(facts.shown, memory.shown),
        known=mine(facts.known, memory.known),
        stale=mine(facts.stale, memory.stale),
        guards=facts.guards.astype(jnp.int8),
    )


def _column(values: ArrayLike, batch: tuple[int, ...]) -> Array:
    """Constants as first axes, before the batch."""
    values = jnp.asarray(values)
    return values.reshape(*values.shape, *(1,) * len(batch))


def _seats(facts: Facts) -> Array:
    return _column(np.arange(SEATS), facts.question.shape)


def _bag(counts: Array, bits: int) -> Array:
    """Counts of cards packed into a word."""
    shifts = _column(np.arange(ROLES, dtype=np.uint32) * bits, counts.shape[1:])
    packed: Array = (counts.astype(jnp.uint32) << shifts).sum(0)
    return packed


def _set(members: Array) -> Array:
    bits = _column(np.arange(SEATS, dtype=np.uint32), members.shape[1:])
    mask: Array = (members.astype(jnp.uint32) << bits).sum(0)
    return mask


def _or_nobody(seat: Array) -> Array:
    return jnp.where(seat == NOBODY, code.NOBODY, seat)
