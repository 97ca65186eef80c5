"""What a reply says, and what it sets going."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from camarilla.vector import codes as code
from camarilla.vector import state as place
from camarilla.vector.bits import one, word
from camarilla.vector.state import State


class Said(NamedTuple):
    """A reply, decoded."""

    acting: Array
    deed: Array
    target: Array
    passing: Array
    doubting: Array
    blocking: Array
    proving: Array
    declining: Array
    card: Array
    """The role of the card that was picked, if one was."""
    role: Array
    """The role that blocks, if one does."""
    replacing: Array


def decoded(state: State, reply: Array) -> Said:
    asked = state.asked
    acting = reply < code.PASS
    aimed = acting & (reply >= code.AIMED)
    which = ((reply - code.AIMED) * 13) >> 6  # divided by five
    relative = reply - code.AIMED - code.OTHERS * which + 1
    seats = place.TABLE_SEATS.of(state.court)
    seat = place.SEAT.of(asked) + relative
    seat = jnp.where(seat >= seats, seat - seats, seat)
    seat = jnp.where(aimed, seat, code.NOBODY)
    role = reply - code.BLOCKS
    return Said(
        acting=acting,
        deed=jnp.where(acting, jnp.where(aimed, code.AIMED + which, reply), place.DEED.of(asked)),
        target=jnp.where(acting, seat, place.TARGET.of(asked)),
        passing=reply == code.PASS,
        doubting=reply == code.DOUBT,
        blocking=(reply >= code.BLOCKS) & (reply < code.PROOF),
        proving=reply == code.PROOF,
        declining=reply == code.DECLINE,
        card=reply - code.CARDS,
        role=jnp.where(role > 0, role + 1, role),  # the Assassin blocks nothing
        replacing=reply == code.REPLACE,
    )


class Course(NamedTuple):
    """What the reply sets going."""

    income: Array
    coup: Array
    killing: Array
    """Nobody blocks an assassination."""
    awaited: Array
    """The other seats of the window that have not answered."""
    waits: Array
    """The window stays open for them."""
    unopposed: Array
    """Nobody blocks the action."""
    follows: Array
    """The window is closed, and nothing more is to be asked about the reply itself ..."""
    then: Array
    """... so that this follows, once a life is lost (if one is)."""


def set_going(state: State, said: Said) -> Course:
    asked = state.asked
    kind = place.KIND.of(asked)
    losing = kind == code.LOSE
    unblocked = place.BLOCKER.of(asked) == code.NOBODY
    awaited = place.PENDING.of(state.sets) & ~one(place.SEAT.of(asked))
    let_by = said.passing & (awaited == 0)
    unopposed = let_by & (kind == code.BLOCK)
    killing = unopposed & (said.deed == code.ASSASSINATE)
    income = said.acting & (said.deed == code.INCOME)
    coup = said.acting & (said.deed == code.COUP)
    last_card = (kind == code.RETURN) & (place.NOTE.of(asked) == 1)
    done = income | coup | last_card | (kind == code.EXAMINE)
    then = jnp.where(unblocked, code.STAND, code.END)
    then = jnp.where(said.declining, jnp.where(unblocked, code.REFUND, code.REOPEN), then)
    then = jnp.where(unopposed, jnp.where(killing, code.END, code.REOPEN), then)
    then = jnp.where(losing, place.THEN.of(asked), then)
    return Course(
        income=income,
        coup=coup,
        killing=killing,
        awaited=awaited,
        waits=said.passing & (awaited != 0),
        unopposed=unopposed,
        follows=done | let_by | said.proving | said.declining | losing,
        then=word(jnp.where(done, code.END, then)),
    )
