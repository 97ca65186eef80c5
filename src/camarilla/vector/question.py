"""The next question: its kind, who may answer it, and what is remembered for it."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array, lax

from camarilla.vector import codes as code
from camarilla.vector import state as place
from camarilla.vector.bits import at, below, clockwise, one
from camarilla.vector.effects import Draws, Fate, Life
from camarilla.vector.reply import Course, Said
from camarilla.vector.state import State


class _Case(NamedTuple):
    """Why there is a next question."""

    aid: Array
    """A foreign aid was declared."""
    claims: Array
    """An action that claims a role was declared."""
    shows: Array
    """The target is to show a card."""
    judges: Array
    """It has shown one, or has only one."""
    returns: Array
    """There is another card to return."""


def _case(state: State, said: Said, course: Course, fate: Fate, aim: Array) -> _Case:
    kind = place.KIND.of(state.asked)
    aid = said.acting & (said.deed == code.FOREIGN_AID)
    only = place.WOUNDS.of(aim) != 0  # one card left: it is shown without a choice
    return _Case(
        aid=aid,
        claims=said.acting & ~course.income & ~course.coup & ~aid,
        shows=fate.examines & ~only,
        judges=(fate.examines & only) | (kind == code.SHOW),
        returns=(kind == code.RETURN) & (place.NOTE.of(state.asked) != 1),
    )


def next_question(
    state: State,
    seats: tuple[Array, ...],
    said: Said,
    course: Course,
    life: Life,
    fate: Fate,
    draws: Draws,
) -> tuple[Array, Array]:
    """The words of the question and of the sets; `seats` are the seats' words by now."""
    asked, sets, ends = state.asked, state.sets, fate.ends
    seat, actor = place.SEAT.of(asked), place.ACTOR.of(asked)
    aim = at(seats, said.target)
    case = _case(state, said, course, fate, aim)
    left = place.LEFT.of(sets) - jnp.where(ends, 1, 0)
    finished = fate.won | (left == 0)
    kind = jnp.where(finished, code.OVER, _kind(state, said, course, life, fate, case))

    window = _window(state, said, course, life, fate, case)
    number = jnp.where(ends, 0, below(draws.order, lax.population_count(window)))
    new_seat = clockwise(window, jnp.where(ends, actor + 1, actor), number)
    window = jnp.where(ends, one(new_seat), window)

    blocker = jnp.where(said.blocking, seat, place.BLOCKER.of(asked))
    doubted = life.chooses & (said.proving | said.declining)
    challenger = jnp.where(doubted, place.CHALLENGER.of(asked), code.NOBODY)
    return (
        place.KIND.put(kind)
        | place.SEAT.put(new_seat)
        | place.ACTOR.put(jnp.where(ends, new_seat, actor))
        | place.DEED.put(said.deed)
        | place.TARGET.put(jnp.where(ends, code.NOBODY, said.target))
        | place.BLOCKER.put(jnp.where(ends | fate.reopens, code.NOBODY, blocker))
        | place.BLOCK_ROLE.put(jnp.where(said.blocking, said.role, place.BLOCK_ROLE.of(asked)))
        | place.CHALLENGER.put(jnp.where(said.doubting, seat, challenger))
        | place.THEN.put(course.then)
        | place.NOTE.put(_note(state, said, fate, case, aim)),
        place.PENDING.put(jnp.where(finished, 0, window))
        | place.REST.put(jnp.where(said.blocking, course.awaited, place.REST.of(sets)))
        | place.LIVING.put(life.living)
        | place.LEFT.put(left),
    )


def _kind(state: State, said: Said, course: Course, life: Life, fate: Fate, case: _Case) -> Array:
    kind = jnp.where(course.waits, place.KIND.of(state.asked), code.ACTION)
    kind = jnp.where(case.claims | said.blocking, code.CHALLENGE, kind)
    kind = jnp.where(case.aid | fate.defends | fate.reopens, code.BLOCK, kind)
    kind = jnp.where(said.doubting, code.PROVE, kind)
    kind = jnp.where(life.chooses, code.LOSE, kind)
    kind = jnp.where(fate.exchanges | case.returns, code.RETURN, kind)
    kind = jnp.where(case.shows, code.SHOW, kind)
    return jnp.where(case.judges, code.EXAMINE, kind)


def _window(state: State, said: Said, course: Course, life: Life, fate: Fate, case: _Case) -> Array:
    """The seats that may answer; at the end of a turn, those who may be next."""
    asked = state.asked
    actor, blocker = place.ACTOR.of(asked), place.BLOCKER.of(asked)
    single = jnp.where(said.doubting & (blocker != code.NOBODY), blocker, actor)
    single = jnp.where(life.chooses, life.loser, single)
    single = jnp.where(case.shows | fate.defends, said.target, single)
    window = jnp.where(course.waits, course.awaited, one(single))
    others = life.living & ~one(place.SEAT.of(asked))
    window = jnp.where(case.claims | said.blocking | case.aid, others, window)
    window = jnp.where(fate.reopens, place.REST.of(state.sets) & life.living, window)
    return jnp.where(fate.ends, life.living, window)


def _note(state: State, said: Said, fate: Fate, case: _Case, aim: Array) -> Array:
    """The amount of a steal, the cards still to return, or the role that is shown."""
    note, purse = place.NOTE.of(state.asked), place.COINS.of(aim)
    only = (lax.population_count(place.HAND.of(aim) - 1) >> 1) & 7
    note = jnp.where(case.claims, jnp.where(purse > 2, 2, purse), note)
    note = jnp.where(fate.exchanges, 2 - place.INQUISITOR.of(state.court), note)
    note = jnp.where(case.returns, note - 1, note)
    note = jnp.where(fate.examines, only, note)
    return jnp.where(place.KIND.of(state.asked) == code.SHOW, said.card, note)
