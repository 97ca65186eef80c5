"""What follows from a reply: cards swapped, a life lost, and what becomes of the action."""

from typing import Any, NamedTuple

import jax.numpy as jnp
from jax import Array

from camarilla.vector import codes as code
from camarilla.vector import state as place
from camarilla.vector.bits import at, member, one, picked
from camarilla.vector.legal import claimed
from camarilla.vector.reply import Course, Said
from camarilla.vector.state import State


class Draws(NamedTuple):
    """The chance of one step: a random uint32 word for each thing that may be drawn in it."""

    swap: Array
    """The card for one that was proved, or replaced."""
    first: Array
    """The first card of an exchange."""
    second: Array
    """The second."""
    order: Array
    """Which of the seats that a window awaits is asked next: 0 for the first clockwise from the
    active one, as the engine lists them. Random, it makes a random order for every window."""


class Swap(NamedTuple):
    """A card goes to the court, and one may come for it: after a proof or an examination; or a card
    of an exchange goes back."""

    court: Array
    holder: Array
    change: Array
    """What is added to the holder's word."""


def swapped(state: State, said: Said, draws: Draws) -> Swap:
    asked = state.asked
    kind = place.KIND.of(asked)
    judging, returning = kind == code.EXAMINE, kind == code.RETURN
    role = jnp.where(judging, place.NOTE.of(asked), jnp.where(returning, said.card, claimed(asked)))
    comes = said.proving | said.replacing
    goes = comes | returning
    late = said.replacing & (place.DRAW_FIRST.of(state.court) == 1)
    put = jnp.where(goes, one(5 * role), 0)
    court = state.court + jnp.where(late, 0, put)
    card = picked(court, draws.swap)
    return Swap(
        court=court - jnp.where(comes, one(5 * card), 0) + jnp.where(late, put, 0),
        holder=jnp.where(judging, said.target, place.SEAT.of(asked)),
        change=jnp.where(comes, one(2 * card), 0) - jnp.where(goes, one(2 * role), 0),
    )


class Life(NamedTuple):
    """A life is lost: at once, if there is nothing to choose."""

    loser: Array
    chooses: Array
    loss: Array
    """What is added to the loser's word."""
    living: Array


def life_lost(state: State, said: Said, course: Course) -> Life:
    asked = state.asked
    losing = place.KIND.of(asked) == code.LOSE
    loser = jnp.where(said.proving, place.CHALLENGER.of(asked), code.NOBODY)
    loser = jnp.where(losing | said.declining, place.SEAT.of(asked), loser)
    loser = jnp.where(course.coup | course.killing, said.target, loser)
    struck = loser != code.NOBODY
    theirs = at(state.seats, loser)
    both = losing & (course.then == code.REOPEN) & (said.deed == code.ASSASSINATE)
    last = (place.WOUNDS.of(theirs) != 0) | both
    chooses = struck & ~losing & ~last
    exiled = struck & last
    turned = jnp.where(last, place.HAND.of(theirs), one(2 * said.card))
    turned = jnp.where(struck & ~chooses, turned, 0)
    coins = jnp.where(exiled, place.COINS.put(place.COINS.of(theirs)), 0)
    return Life(
        loser=loser,
        chooses=chooses,
        loss=turned * ((1 << place.FACE_UP.shift) - 1) - coins,
        living=place.LIVING.of(state.sets) & ~jnp.where(exiled, one(loser), 0),
    )


class Fate(NamedTuple):
    """What becomes of the action: it takes place, fails, or waits for a block."""

    won: Array
    """One seat is left."""
    refunds: Array
    defends: Array
    """The target may block."""
    reopens: Array
    """A refuted block leaves the window open."""
    applies: Array
    exchanges: Array
    examines: Array
    ends: Array
    """The turn is over."""


def become(state: State, said: Said, course: Course, life: Life) -> Fate:
    deed, living = said.deed, life.living
    won = (living & (living - 1)) == 0
    goes_on = course.follows & ~life.chooses & ~won
    stands = goes_on & (course.then == code.STAND)
    refuted = goes_on & (course.then == code.REOPEN)
    there = member(living, said.target)
    defends = stands & there & ((deed == code.STEAL) | (deed == code.ASSASSINATE))
    waiting = (place.REST.of(state.sets) & living) != 0
    reopens = refuted & (deed == code.FOREIGN_AID) & waiting & ~course.unopposed
    applies = (stands & ~defends) | (refuted & ~reopens)
    exchanges = applies & (deed == code.EXCHANGE)
    examines = applies & (deed == code.EXAMINE_CARD) & there
    paid = (deed == code.ASSASSINATE) & member(living, place.ACTOR.of(state.asked))
    return Fate(
        won=won,
        refunds=goes_on & (course.then == code.REFUND) & paid,
        defends=defends,
        reopens=reopens,
        applies=applies,
        exchanges=exchanges,
        examines=examines,
        ends=goes_on & ~defends & ~reopens & ~exchanges & ~examines,
    )


class Take(NamedTuple):
    """What the action moves."""

    court: Array
    gain: Array
    """What is added to the active seat's word: cards and coins."""
    taken: Array
    """What is taken from the target's."""


def moved(
    state: State,
    said: Said,
    course: Course,
    life: Life,
    fate: Fate,
    swap: Swap,
    draws: Draws,
) -> Take:
    deed, court = said.deed, swap.court
    both = fate.exchanges & (place.INQUISITOR.of(court) == 0)
    card = picked(court, draws.first)
    court = court - jnp.where(fate.exchanges, one(5 * card), 0)
    cards = jnp.where(fate.exchanges, one(2 * card), 0)
    card = picked(court, draws.second)
    court = court - jnp.where(both, one(5 * card), 0)
    cards = cards + jnp.where(both, one(2 * card), 0)
    # What a thief takes was settled when the action was declared; who is out has no coins left to
    # subtract it from.
    amount = jnp.where(fate.applies & (deed == code.STEAL), place.NOTE.of(state.asked), 0)
    coins = amount + jnp.where(course.income, 1, 0) + jnp.where(fate.refunds, 3, 0)
    coins = coins + jnp.where(fate.applies & (deed == code.FOREIGN_AID), 2, 0)
    coins = coins + jnp.where(fate.applies & (deed == code.TAX), 3, 0)
    hired = said.acting & (deed == code.ASSASSINATE)
    cost = jnp.where(course.coup, 7, jnp.where(hired, 3, 0))
    return Take(
        court=court,
        gain=cards + place.COINS.put(coins) - place.COINS.put(cost),
        taken=jnp.where(member(life.living, said.target), place.COINS.put(amount), 0),
    )


def seats_after(state: State, said: Said, swap: Swap, life: Life, take: Take) -> Any:
    """The words of the seats, with all that came to them and went from them."""
    actor = place.ACTOR.of(state.asked)
    return tuple(
        value
        + jnp.where(swap.holder == seat, swap.change, 0)
        + jnp.where(life.loser == seat, life.loss, 0)
        + jnp.where(actor == seat, take.gain, 0)
        - jnp.where(said.target == seat, take.taken, 0)
        for seat, value in enumerate(state.seats)
    )
