"""One reply, and all that follows from it up to the next question.

The order is the engine's: the reply, what it draws from the court, the life it costs, what becomes
of the action, the next question. There is no branch: each part says when it applies, and adds its
share to the words of the seats.

At most one seat loses a life in a step. (Who blocks an assassination, cannot prove it, and has
chosen which card to lose, loses the other one to the assassination in the same step.)
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import jax.numpy as jnp
from jax import Array, lax

from camarilla.vector import codes as code
from camarilla.vector import state as place
from camarilla.vector.bits import at, below, clockwise, member, one, picked, word
from camarilla.vector.legal import claimed
from camarilla.vector.state import State, choose, over

Hold = Callable[[Any], Any]


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


def step(state: State, reply: Array, draws: Draws) -> State:
    """The asked seat replies (with a legal reply); the game goes on to the next question.

    A game that is over stays as it is.
    """
    return choose(over(state), state, advanced(state, reply, draws))


def as_is(values: Any) -> Any:
    """Hold nothing."""
    return values


def advanced(state: State, reply: Array, draws: Draws, hold: Hold = as_is) -> State:
    """`step`, for games that are known not to be over.

    A compiler may work out what many results share anew for each of them. `hold` is given what is
    better worked out once: `lax.optimization_barrier` has it written to memory.
    """
    said = _said(state, word(reply))
    course = _course(state, said)
    swap = _swap(state, said, draws)
    life = hold(_life(state, said, course))
    fate = hold(_fate(state, said, course, life))
    take = hold(_take(state, said, course, life, fate, swap, draws))
    seats = hold(_seats(state, said, swap, life, take))
    return State(
        seats,
        take.court,
        *_asked(state, said, course, life, fate, at(seats, said.target), draws),
    )


class _Said(NamedTuple):
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


def _said(state: State, reply: Array) -> _Said:
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
    return _Said(
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


class _Course(NamedTuple):
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


def _course(state: State, said: _Said) -> _Course:
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
    return _Course(
        income=income,
        coup=coup,
        killing=killing,
        awaited=awaited,
        waits=said.passing & (awaited != 0),
        unopposed=unopposed,
        follows=done | let_by | said.proving | said.declining | losing,
        then=word(jnp.where(done, code.END, then)),
    )


class _Swap(NamedTuple):
    """A card goes to the court, and one may come for it: after a proof or an examination; or a card
    of an exchange goes back."""

    court: Array
    holder: Array
    change: Array
    """What is added to the holder's word."""


def _swap(state: State, said: _Said, draws: Draws) -> _Swap:
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
    return _Swap(
        court=court - jnp.where(comes, one(5 * card), 0) + jnp.where(late, put, 0),
        holder=jnp.where(judging, said.target, place.SEAT.of(asked)),
        change=jnp.where(comes, one(2 * card), 0) - jnp.where(goes, one(2 * role), 0),
    )


class _Life(NamedTuple):
    """A life is lost: at once, if there is nothing to choose."""

    loser: Array
    chooses: Array
    loss: Array
    """What is added to the loser's word."""
    living: Array


def _life(state: State, said: _Said, course: _Course) -> _Life:
    asked = state.asked
    losing = place.KIND.of(asked) == code.LOSE
    loser = jnp.where(said.proving, place.CHALLENGER.of(asked), code.NOBODY)
    loser = jnp.where(losing | said.declining, place.SEAT.of(asked), loser)
    loser = jnp.where(course.coup | course.killing, said.target, loser)
    struck = loser != code.NOBODY
    theirs = at(state.seats, loser)
    both = losing & (course.then == code.REOPEN) & (said.deed == code.ASSASSINATE)
    last = (place.FACE_UP.of(theirs) != 0) | both
    chooses = struck & ~losing & ~last
    exiled = struck & last
    turned = jnp.where(last, place.HAND.of(theirs), one(2 * said.card))
    turned = jnp.where(struck & ~chooses, turned, 0)
    coins = jnp.where(exiled, place.COINS.put(place.COINS.of(theirs)), 0)
    return _Life(
        loser=loser,
        chooses=chooses,
        loss=turned * ((1 << place.FACE_UP.shift) - 1) - coins,
        living=place.LIVING.of(state.sets) & ~jnp.where(exiled, one(loser), 0),
    )


class _Fate(NamedTuple):
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


def _fate(state: State, said: _Said, course: _Course, life: _Life) -> _Fate:
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
    return _Fate(
        won=won,
        refunds=goes_on & (course.then == code.REFUND) & paid,
        defends=defends,
        reopens=reopens,
        applies=applies,
        exchanges=exchanges,
        examines=examines,
        ends=goes_on & ~defends & ~reopens & ~exchanges & ~examines,
    )


class _Take(NamedTuple):
    """What the action moves."""

    court: Array
    gain: Array
    """What is added to the active seat's word: cards and coins."""
    taken: Array
    """What is taken from the target's."""


def _take(
    state: State,
    said: _Said,
    course: _Course,
    life: _Life,
    fate: _Fate,
    swap: _Swap,
    draws: Draws,
) -> _Take:
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
    return _Take(
        court=court,
        gain=cards + place.COINS.put(coins) - place.COINS.put(cost),
        taken=jnp.where(member(life.living, said.target), place.COINS.put(amount), 0),
    )


def _seats(state: State, said: _Said, swap: _Swap, life: _Life, take: _Take) -> Any:
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


def _asked(
    state: State,
    said: _Said,
    course: _Course,
    life: _Life,
    fate: _Fate,
    aim: Array,
    draws: Draws,
) -> tuple[Array, Array]:
    """The next question, and who may answer it; `aim` is the target's word."""
    asked, sets = state.asked, state.sets
    kind, seat, actor = place.KIND.of(asked), place.SEAT.of(asked), place.ACTOR.of(asked)
    blocker, note = place.BLOCKER.of(asked), place.NOTE.of(asked)
    deed, ends = said.deed, fate.ends
    aid = said.acting & (deed == code.FOREIGN_AID)
    claims = said.acting & ~course.income & ~course.coup & ~aid
    few = place.FACE_UP.of(aim) != 0  # one card: it is shown without a choice
    shows = fate.examines & ~few
    showing = kind == code.SHOW
    returns = (kind == code.RETURN) & (note != 1)
    left = place.LEFT.of(sets) - jnp.where(ends, 1, 0)
    finished = fate.won | (left == 0)

    new_kind = jnp.where(course.waits, kind, code.ACTION)
    new_kind = jnp.where(claims | said.blocking, code.CHALLENGE, new_kind)
    new_kind = jnp.where(aid | fate.defends | fate.reopens, code.BLOCK, new_kind)
    new_kind = jnp.where(said.doubting, code.PROVE, new_kind)
    new_kind = jnp.where(life.chooses, code.LOSE, new_kind)
    new_kind = jnp.where(fate.exchanges | returns, code.RETURN, new_kind)
    new_kind = jnp.where(shows, code.SHOW, new_kind)
    new_kind = jnp.where((fate.examines & few) | showing, code.EXAMINE, new_kind)
    new_kind = jnp.where(finished, code.OVER, new_kind)

    claimant = jnp.where(blocker == code.NOBODY, actor, blocker)
    single = jnp.where(said.doubting, claimant, actor)
    single = jnp.where(life.chooses, life.loser, single)
    single = jnp.where(shows | fate.defends, said.target, single)
    window = jnp.where(course.waits, course.awaited, one(single))
    window = jnp.where(claims | said.blocking | aid, life.living & ~one(seat), window)
    window = jnp.where(fate.reopens, place.REST.of(sets) & life.living, window)
    window = jnp.where(ends, life.living, window)
    number = jnp.where(ends, 0, below(draws.order, lax.population_count(window)))
    new_seat = clockwise(window, jnp.where(ends, actor + 1, actor), number)
    window = jnp.where(ends, one(new_seat), window)

    new_blocker = jnp.where(said.blocking, seat, blocker)
    doubted = life.chooses & (said.proving | said.declining)
    challenger = jnp.where(doubted, place.CHALLENGER.of(asked), code.NOBODY)
    purse = place.COINS.of(aim)
    note = jnp.where(claims, jnp.where(purse > 2, 2, purse), note)
    note = jnp.where(fate.exchanges, 2 - place.INQUISITOR.of(state.court), note)
    note = jnp.where(returns, note - 1, note)
    note = jnp.where(fate.examines, (lax.population_count(place.HAND.of(aim) - 1) >> 1) & 7, note)
    note = jnp.where(showing, said.card, note)
    return (
        place.KIND.put(new_kind)
        | place.SEAT.put(new_seat)
        | place.ACTOR.put(jnp.where(ends, new_seat, actor))
        | place.DEED.put(deed)
        | place.TARGET.put(jnp.where(ends, code.NOBODY, said.target))
        | place.BLOCKER.put(jnp.where(ends | fate.reopens, code.NOBODY, new_blocker))
        | place.BLOCK_ROLE.put(jnp.where(said.blocking, said.role, place.BLOCK_ROLE.of(asked)))
        | place.CHALLENGER.put(jnp.where(said.doubting, seat, challenger))
        | place.THEN.put(course.then)
        | place.NOTE.put(note),
        place.PENDING.put(jnp.where(finished, 0, window))
        | place.REST.put(jnp.where(said.blocking, course.awaited, place.REST.of(sets)))
        | place.LIVING.put(life.living)
        | place.LEFT.put(left),
    )
