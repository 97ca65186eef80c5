"""One reply, and all that follows from it up to the next question.

The order is the engine's: the reply, what it draws from the court, the life it costs, what goes on
after that, the next question. It is one elementwise expression, without a branch: each part says
when it applies, and adds its share to the words of the seats.

At most one seat loses a life in a step. (Who blocks an assassination, cannot prove it, and has
chosen which card to lose, loses the other one to the assassination in the same step.)
"""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array, lax

from camarilla.vector import codes as code
from camarilla.vector import state as place
from camarilla.vector.bits import at, below, clockwise, member, one, picked, word
from camarilla.vector.legal import claimed
from camarilla.vector.state import State, choose


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
    """The role of the card that was picked."""
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
        replacing=reply == code.REPLACE,
    )


def step(state: State, reply: Array, draws: Draws) -> State:
    """The asked seat replies (with a legal reply); the game goes on to the next question.

    A game that is over stays as it is.
    """
    asked, sets = state.asked, state.sets
    kind, seat, actor = place.KIND.of(asked), place.SEAT.of(asked), place.ACTOR.of(asked)
    blocker, challenger = place.BLOCKER.of(asked), place.CHALLENGER.of(asked)
    living = place.LIVING.of(sets)
    said = _said(state, word(reply))
    deed, target = said.deed, said.target
    unblocked = blocker == code.NOBODY
    losing, returning = kind == code.LOSE, kind == code.RETURN
    showing, judging = kind == code.SHOW, kind == code.EXAMINE

    # The window: who is still awaited.
    awaited = place.PENDING.of(sets) & ~one(seat)
    waits = said.passing & (awaited != 0)
    let_by = said.passing & (awaited == 0)
    in_block = kind == code.BLOCK
    unopposed = let_by & in_block  # nobody blocks

    # What follows, once a life is lost (if one is).
    killing = unopposed & (deed == code.ASSASSINATE)
    then = jnp.where(unblocked, code.STAND, code.END)
    then = jnp.where(said.declining, jnp.where(unblocked, code.REFUND, code.REOPEN), then)
    then = jnp.where(unopposed, jnp.where(killing, code.END, code.REOPEN), then)
    then = jnp.where(losing, place.THEN.of(asked), then)
    coup = said.acting & (deed == code.COUP)
    income = said.acting & (deed == code.INCOME)
    done = income | coup | judging | (returning & (place.NOTE.of(asked) == 1))
    then = word(jnp.where(done, code.END, then))
    follows = done | let_by | said.proving | said.declining | losing

    # One card goes to the court and one may come for it: after a proof, an examination; or a card
    # of an exchange goes back.
    role = jnp.where(judging, place.NOTE.of(asked), jnp.where(returning, said.card, claimed(asked)))
    swaps = said.proving | said.replacing
    goes = swaps | returning
    late = said.replacing & (place.DRAW_FIRST.of(state.court) == 1)
    put = jnp.where(goes, one(5 * role), 0)
    court = state.court + jnp.where(late, 0, put)
    comes = picked(court, draws.swap)
    court = court - jnp.where(swaps, one(5 * comes), 0) + jnp.where(late, put, 0)
    holder = jnp.where(judging, target, seat)
    change = jnp.where(swaps, one(2 * comes), 0) - jnp.where(goes, one(2 * role), 0)

    # A life is lost: at once if there is nothing to choose.
    loser = jnp.where(said.proving, challenger, code.NOBODY)
    loser = jnp.where(losing | said.declining, seat, loser)
    loser = jnp.where(coup | killing, target, loser)
    struck = loser != code.NOBODY
    theirs = at(state.seats, loser)
    both = losing & (then == code.REOPEN) & (deed == code.ASSASSINATE)
    last = (place.FACE_UP.of(theirs) != 0) | both
    chooses = struck & ~losing & ~last
    exiled = struck & last
    turned = jnp.where(last, place.HAND.of(theirs), one(2 * said.card))
    turned = jnp.where(struck & ~chooses, turned, 0)
    loss = turned * ((1 << place.FACE_UP.shift) - 1)
    loss = loss - jnp.where(exiled, place.COINS.put(place.COINS.of(theirs)), 0)
    living = living & ~jnp.where(exiled, one(loser), 0)
    won = (living & (living - 1)) == 0

    # The action goes on, fails, or waits for a block.
    goes_on = follows & ~chooses & ~won
    standing = goes_on & (then == code.STAND)
    refuted = goes_on & (then == code.REOPEN)
    targeted = (deed == code.STEAL) | (deed == code.ASSASSINATE)
    there = member(living, target)
    defends = standing & targeted & there
    rest = jnp.where(unopposed, 0, place.REST.of(sets)) & living
    reopens = refuted & (deed == code.FOREIGN_AID) & (rest != 0)
    applies = (standing & ~defends) | (refuted & ~reopens)
    exchanges = applies & (deed == code.EXCHANGE)
    examines = applies & (deed == code.EXAMINE_CARD) & there

    # Its cards.
    inquisitor = place.INQUISITOR.of(court) == 1
    card = picked(court, draws.first)
    court = court - jnp.where(exchanges, one(5 * card), 0)
    gain = jnp.where(exchanges, one(2 * card), 0)
    card = picked(court, draws.second)
    two = exchanges & ~inquisitor
    court = court - jnp.where(two, one(5 * card), 0)
    gain = gain + jnp.where(two, one(2 * card), 0)

    # Its coins. What a thief takes was settled when the action was declared; who is out has no
    # coins left to subtract it from.
    steals = applies & (deed == code.STEAL)
    amount = jnp.where(steals, place.NOTE.of(asked), 0)
    coins = amount + jnp.where(income, 1, 0)
    coins = coins + jnp.where(applies & (deed == code.FOREIGN_AID), 2, 0)
    coins = coins + jnp.where(applies & (deed == code.TAX), 3, 0)
    refunded = goes_on & (then == code.REFUND) & (deed == code.ASSASSINATE) & member(living, actor)
    coins = coins + jnp.where(refunded, 3, 0)
    declares = said.acting & (deed == code.ASSASSINATE)
    cost = jnp.where(coup, 7, jnp.where(declares, 3, 0))
    gain = gain + place.COINS.put(coins) - place.COINS.put(cost)
    taken = jnp.where(there, place.COINS.put(amount), 0)

    seats = tuple(
        value
        + jnp.where(holder == number, change, 0)
        + jnp.where(loser == number, loss, 0)
        + jnp.where(actor == number, gain, 0)
        - jnp.where(target == number, taken, 0)
        for number, value in enumerate(state.seats)
    )

    # The next question.
    aim = at(seats, target)
    few = place.FACE_UP.of(aim) != 0  # one card: it is shown without a choice
    only = lax.population_count(place.HAND.of(aim) - 1) >> 1
    purse = place.COINS.of(aim)
    claims = said.acting & ~income & ~coup & (deed != code.FOREIGN_AID)
    aid = said.acting & (deed == code.FOREIGN_AID)
    shows = examines & ~few
    judges = (examines & few) | showing
    keeps = returning & ~done
    ends = goes_on & ~defends & ~reopens & ~exchanges & ~examines
    left = place.LEFT.of(sets) - jnp.where(ends, 1, 0)
    finished = won | (left == 0)

    new_kind = jnp.where(waits, kind, code.ACTION)
    new_kind = jnp.where(claims | said.blocking, code.CHALLENGE, new_kind)
    new_kind = jnp.where(aid | defends | reopens, code.BLOCK, new_kind)
    new_kind = jnp.where(said.doubting, code.PROVE, new_kind)
    new_kind = jnp.where(chooses, code.LOSE, new_kind)
    new_kind = jnp.where(exchanges | keeps, code.RETURN, new_kind)
    new_kind = jnp.where(shows, code.SHOW, new_kind)
    new_kind = jnp.where(judges, code.EXAMINE, new_kind)
    new_kind = jnp.where(finished, code.OVER, new_kind)

    claimant = jnp.where(unblocked, actor, blocker)
    single = jnp.where(said.doubting, claimant, actor)
    single = jnp.where(chooses, loser, single)
    single = jnp.where(shows | defends, target, single)
    window = jnp.where(waits, awaited, one(single))
    window = jnp.where(claims | said.blocking | aid, living & ~one(seat), window)
    window = jnp.where(reopens, rest, window)
    window = jnp.where(ends, living, window)
    number = jnp.where(ends, 0, below(draws.order, lax.population_count(window)))
    new_seat = clockwise(window, jnp.where(ends, actor + 1, actor), number)
    new_actor = jnp.where(ends, new_seat, actor)
    window = jnp.where(ends, one(new_seat), window)

    reply_role = word(reply) - code.BLOCKS
    reply_role = reply_role + jnp.where(reply_role > 0, 1, 0)  # the Assassin blocks nothing
    new_blocker = jnp.where(said.blocking, seat, blocker)
    new_blocker = jnp.where(ends | reopens, code.NOBODY, new_blocker)
    new_role = jnp.where(said.blocking, reply_role, place.BLOCK_ROLE.of(asked))
    doubted = said.doubting | (chooses & (said.proving | said.declining))
    new_challenger = jnp.where(said.doubting, seat, challenger)
    new_challenger = jnp.where(doubted, new_challenger, code.NOBODY)

    note = place.NOTE.of(asked)
    note = jnp.where(claims, jnp.where(purse > 2, 2, purse), note)
    note = jnp.where(exchanges, jnp.where(inquisitor, 1, 2), note)
    note = jnp.where(keeps, note - 1, note)
    note = jnp.where(examines, only & 7, note)
    note = jnp.where(showing, said.card, note)
    rest = jnp.where(said.blocking, awaited, place.REST.of(sets))

    after = State(
        seats,  # type: ignore[arg-type]
        court,
        place.KIND.put(new_kind)
        | place.SEAT.put(new_seat)
        | place.ACTOR.put(new_actor)
        | place.DEED.put(deed)
        | place.TARGET.put(jnp.where(ends, code.NOBODY, target))
        | place.BLOCKER.put(new_blocker)
        | place.BLOCK_ROLE.put(new_role)
        | place.CHALLENGER.put(new_challenger)
        | place.THEN.put(then)
        | place.NOTE.put(note),
        place.PENDING.put(jnp.where(finished, 0, window))
        | place.REST.put(rest)
        | place.LIVING.put(living)
        | place.LEFT.put(left),
    )
    return choose(kind == code.OVER, state, after)
