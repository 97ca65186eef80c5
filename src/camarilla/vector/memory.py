"""What the seats remember of a game, and what the asked one knows: the other half of `State`.

The rules need none of this, so it is kept apart and the bare engine stays small. All arrays are
int8, seats are absolute, and the batch comes last. `remember` tells from two states and the reply
between them what the events of the engine tell: `games/coup/recall.py` keeps the same memory from
those, and a test compares the two.
"""

from typing import Any, NamedTuple

import jax.numpy as jnp
from jax import Array

from camarilla.games.coup.observation import (
    ACTIONS,
    CAPS,
    CLAIMED,
    CLAIMED_BY,
    COPIES,
    DOUBTS_CAP,
    EVER,
    FAILED,
    GUARDS,
    LONG_AGO,
    NOBODY,
    PROVED,
    STALE_CAP,
    Facts,
)
from camarilla.games.coup.sheet import NOTHING
from camarilla.vector import codes as code
from camarilla.vector import state as place
from camarilla.vector.bits import looked_up, word
from camarilla.vector.legal import claimed
from camarilla.vector.state import State, Table


class Memory(NamedTuple):
    """What has happened, as far as it matters later."""

    claims: Array
    """[4 kinds, 6, 5]: see `Facts.claims`."""
    since: Array
    """[6, 5]"""
    redrawn: Array
    """[6]"""
    doubts: Array
    """[6]"""
    lost: Array
    """[6]"""
    shown: Array
    """[6 who was shown a card, 6 whose card]: its role, or -1."""
    known: Array
    """[6 who knows, 5]: see `Facts.known`."""
    stale: Array
    """[6 who knows]"""
    guards: Array
    """[6]: see `Facts.guards`."""


def blank(batch: tuple[int, ...]) -> Memory:
    """What is remembered when a game begins."""

    def filled(value: int, *axes: int) -> Array:
        return jnp.full((*axes, *batch), value, jnp.int8)

    return Memory(
        claims=filled(0, 4, 6, 5),
        since=filled(LONG_AGO, 6, 5),
        redrawn=filled(LONG_AGO, 6),
        doubts=filled(0, 6),
        lost=filled(0, 6),
        shown=filled(NOBODY, 6, 6),
        known=filled(0, 6, 5),
        stale=filled(0, 6),
        guards=filled(0, 6),
    )


def seen(state: State) -> Table:
    """`table`, with few operations on large arrays in place of many on small ones: a scan with all
    of training in it compiles and runs the quicker for it."""
    words = jnp.stack(state.seats)
    asked, sets = state.asked, state.sets
    kind = place.KIND.of(asked)
    two, five = (_places(code.ROLES, kind) * bits for bits in (2, 5))
    names = jnp.stack([field.of(asked) for field in _SEATS]).astype(jnp.int8)
    names = jnp.where(names == code.NOBODY, jnp.int8(-1), names)
    actor, target, blocker, challenger, seat = names
    sets_of = jnp.stack([field.of(sets) for field in (place.LIVING, place.PENDING, place.REST)])
    living, pending, rest = ((sets_of[:, None] >> _places(code.SEATS, kind)) & 1) == 1
    face_up = ((place.FACE_UP.of(words)[:, None] >> two) & 3).astype(jnp.int8)
    single = place.SINGLE.of(words).astype(jnp.int8)
    return Table(
        hands=((place.HAND.of(words)[:, None] >> two) & 3).astype(jnp.int8),
        face_up=face_up,
        court=((place.DECK.of(state.court) >> five) & 31).astype(jnp.int8),
        coins=place.COINS.of(words).astype(jnp.int8),
        lives=jnp.where(living, 2 - single - face_up.sum(1, dtype=jnp.int8), jnp.int8(0)),
        living=living,
        kind=kind.astype(jnp.int8),
        asked=jnp.where(kind == code.OVER, jnp.int8(-1), seat),
        pending=pending,
        actor=actor,
        action=jnp.where(kind == code.ACTION, -1, place.DEED.of(asked).astype(jnp.int8)),
        target=target,
        blocker=blocker,
        block_role=jnp.where(blocker < 0, -1, place.BLOCK_ROLE.of(asked).astype(jnp.int8)),
        challenger=challenger,
        then=place.THEN.of(asked).astype(jnp.int8),
        note=place.NOTE.of(asked).astype(jnp.int8),
        rest=rest,
        left=place.LEFT.of(sets).astype(jnp.int32),
        seats=place.TABLE_SEATS.of(state.court).astype(jnp.int8),
        inquisitor=place.INQUISITOR.of(state.court) == 1,
        draw_first=place.DRAW_FIRST.of(state.court) == 1,
    )


_SEATS = (place.ACTOR, place.TARGET, place.BLOCKER, place.CHALLENGER, place.SEAT)


class _Deed(NamedTuple):
    """What a reply did, as sets of seats and roles."""

    claim: Array
    """[6, 5] who claimed what."""
    proof: Array
    failure: Array
    doubt: Array
    """[6]"""
    refuted: Array
    """[6] whose challenge was lost."""
    redraw: Array
    """[6] who exchanged cards, or had to replace one."""
    drawer: Array
    """[6] who drew from the court."""
    drawn: Array
    """[5] which cards."""
    turned: Array
    """A new turn began."""


def remember(memory: Memory, before: State, reply: Array, after: State) -> Memory:
    """The memory after a reply that led from one state to another."""
    was, now = seen(before), seen(after)
    said = word(reply)
    disputed = claimed(before.asked)
    deed = _deed(was, now, disputed, said)
    known, stale = _court(memory, was, deed, disputed, said)
    return Memory(
        claims=_claims(memory.claims, deed),
        since=_aged(jnp.where(deed.claim, 0, memory.since), deed.turned),
        redrawn=_aged(jnp.where(deed.redraw, 0, memory.redrawn), deed.turned),
        doubts=jnp.minimum(memory.doubts + deed.doubt, DOUBTS_CAP).astype(jnp.int8),
        lost=jnp.minimum(memory.lost + deed.refuted, DOUBTS_CAP).astype(jnp.int8),
        shown=_shown(memory.shown, was, now, deed),
        known=known.astype(jnp.int8),
        stale=stale.astype(jnp.int8),
        guards=_guards(memory.guards, was, now, deed),
    )


def _deed(was: Table, now: Table, disputed: Array, said: Array) -> _Deed:
    seats, roles = _places(code.SEATS, was.kind), _places(code.ROLES, was.kind)
    asked = seats == was.asked
    claiming = _claimed_role(was, said)
    proving, declining = said == code.PROOF, said == code.DECLINE
    replacing = said == code.REPLACE
    exchanging = (now.kind == code.RETURN) & (was.kind != code.RETURN)
    owner = jnp.where(replacing, was.target, now.actor)
    redraw = (seats == owner) & (replacing | exchanging)
    drawer = redraw | (asked & proving)
    returned = (roles == jnp.where(replacing, was.note, disputed)) & (proving | replacing)
    more = jnp.where(drawer[:, None], now.hands - was.hands, 0).sum(0, dtype=jnp.int8)
    return _Deed(
        claim=asked[:, None] & (roles == claiming),
        proof=asked[:, None] & (roles == disputed) & proving,
        failure=asked[:, None] & (roles == disputed) & declining,
        doubt=asked & (said == code.DOUBT),
        refuted=(seats == was.challenger) & proving,
        redraw=redraw,
        drawer=drawer,
        drawn=more + returned,
        turned=now.left != was.left,
    )


def _claimed_role(was: Table, said: Array) -> Array:
    """The role that a reply claims; 7 for none."""
    aimed = code.AIMED + (((said - code.AIMED) * 13) >> 6)  # divided by five
    action = jnp.where(said < code.AIMED, said, aimed)
    by_action = looked_up(_BY_ACTION, jnp.minimum(action, 7))
    block = (said >= code.BLOCKS) & (said < code.PROOF)
    by_block = looked_up(_BY_BLOCK, jnp.minimum(said - code.BLOCKS, 7))
    role = jnp.where(block & (was.kind == code.BLOCK), by_block, 7)
    return jnp.where(was.kind == code.ACTION, by_action, role)


_BY_ACTION = tuple(7 if role == NOBODY else role for role in CLAIMED_BY)
_BY_BLOCK = (code.DUKE, code.CAPTAIN, code.CONTESSA, code.FIFTH, 7, 7, 7, 7)


def _claims(claims: Array, deed: _Deed) -> Array:
    redraw = deed.redraw[:, None]
    fresh = jnp.where(deed.proof | redraw, 0, claims[CLAIMED] + deed.claim)
    failed = jnp.where(redraw, 0, claims[FAILED] + deed.failure)
    counts = {
        CLAIMED: fresh,
        EVER: claims[EVER] + deed.claim,
        PROVED: claims[PROVED] + deed.proof,
        FAILED: failed,
    }
    return jnp.stack(
        [jnp.minimum(counts[kind], cap) for kind, cap in enumerate(CAPS)], dtype=jnp.int8
    )


def _aged(turns: Array, turned: Array) -> Array:
    return jnp.minimum(turns + turned, LONG_AGO).astype(jnp.int8)


def _shown(shown: Array, was: Table, now: Table, deed: _Deed) -> Array:
    """A card that was shown is known until it is turned up, proved or exchanged."""
    gone = (now.face_up > was.face_up) | deed.proof
    kept = shown
    for role in range(code.ROLES):
        kept = jnp.where(gone[:, role] & (kept == role), jnp.int8(NOBODY), kept)
    kept = jnp.where(deed.redraw, jnp.int8(NOBODY), kept)
    seats = _places(code.SEATS, was.kind)
    fresh = (now.kind == code.EXAMINE) & (was.kind != code.EXAMINE)
    this = (seats == now.actor)[:, None] & (seats == now.target) & fresh
    return jnp.where(this, now.note, kept)


def _guards(guards: Array, was: Table, now: Table, deed: _Deed) -> Array:
    """Whoever has blocked an action is expected to do so again, until its cards change."""
    changed = deed.drawer | deed.failure.any(1) | (now.lives < was.lives)
    blocked = jnp.where(was.kind == code.BLOCK, looked_up(_BLOCKABLE, word(was.action)), 0)
    fresh = jnp.where(deed.claim.any(1), blocked, 0)
    return jnp.where(changed, 0, guards | fresh).astype(jnp.int8)


_BLOCKABLE = tuple(GUARDS.get(action, 0) for action in ACTIONS)


def _court(
    memory: Memory, was: Table, deed: _Deed, disputed: Array, said: Array
) -> tuple[Array, Array]:
    """What each seat knows to lie in the court."""
    seats = _places(code.SEATS, was.kind)
    proving, replacing = said == code.PROOF, said == code.REPLACE
    both = (seats == was.target) | (seats == was.actor)
    known, stale = memory.known.astype(jnp.int32), memory.stale.astype(jnp.int32)
    early = replacing & ~was.draw_first
    proved = jnp.where(proving, disputed.astype(jnp.int8), was.note)
    known, stale = _see(known, stale, proving | (both & early), proved)
    known = jnp.where(deed.drawer[:, None], jnp.maximum(known - deed.drawn, 0), known)
    count = jnp.where(deed.drawer.any(0), deed.drawn.sum(0, dtype=jnp.int32), 0)
    stale = jnp.where(deed.drawer, stale, jnp.minimum(stale + count, STALE_CAP))
    late = replacing & was.draw_first
    returning = was.kind == code.RETURN
    role = jnp.where(returning, said.astype(jnp.int32) - code.CARDS, was.note)
    return _see(known, stale, ((seats == was.asked) & returning) | (both & late), role)


def _see(known: Array, stale: Array, who: Array, role: Array) -> tuple[Array, Array]:
    """Some seats see a card of this role go to the court. The fresh card counts with the others."""
    count = known.sum(1)
    card = who[:, None] & (_places(code.ROLES, role) == role)
    stale = jnp.where(who, stale * count // (count + 1), stale)
    return jnp.minimum(known + card, COPIES), stale


def _places(count: int, like: Array) -> Array:
    """0 … count-1 as first axis, before the batch."""
    return jnp.arange(count, dtype=jnp.int8).reshape(count, *(1,) * like.ndim)


# -- looking -------------------------------------------------------------------------------------


def look(state: State, memory: Memory) -> Facts:
    """What the seat that is asked knows."""
    here = seen(state)
    order = _order(here)
    doubtful = (here.kind == code.CHALLENGE) | (here.kind == code.PROVE)

    def relative(seat: Array, when: Any = True) -> Array:
        steps = seat - here.asked
        steps = jnp.where(steps < 0, steps + here.seats, steps)
        return jnp.where((seat >= 0) & when, steps, NOBODY)

    remembered = [
        *(*memory.claims, memory.since, memory.redrawn[:, None]),
        *(memory.doubts[:, None], memory.lost[:, None], _at(memory.shown, here.asked)[:, None]),
        memory.guards[:, None],
    ]
    nothing = jnp.asarray(NOTHING, jnp.int8).reshape(-1, *(1,) * here.asked.ndim)
    kept = jnp.where(here.living[:, None], jnp.concatenate(remembered, 1), nothing)
    parts = [here.lives[:, None], here.face_up, here.coins[:, None], kept]
    around = turned(jnp.concatenate([part.astype(jnp.int8) for part in parts], 1), order)
    batch = here.kind.shape
    return Facts(
        seats=here.seats,
        fifth=here.inquisitor,
        question=here.kind,
        action=here.action,
        actor=relative(here.actor),
        target=relative(here.target),
        blocker=relative(here.blocker, doubtful),
        challenger=relative(here.challenger, here.kind == code.PROVE),
        role=jnp.where(doubtful, claimed(state.asked).astype(jnp.int8), NOBODY),
        hand=_at(here.hands, here.asked),
        known=_at(memory.known, here.asked),
        stale=_at(memory.stale, here.asked),
        deck=here.court.sum(0, dtype=jnp.int8),
        lives=around[:, 0],
        face_up=around[:, 1:6],
        coins=around[:, 6],
        claims=jnp.moveaxis(around[:, 7:27].reshape(code.SEATS, 4, code.ROLES, *batch), 1, 0),
        since=around[:, 27:32],
        redrawn=around[:, 32],
        doubts=around[:, 33],
        lost=around[:, 34],
        shown=around[:, 35],
        guards=around[:, 36],
    )


def seat_asked(state: State) -> Array:
    """The seat whose reply is next."""
    return place.SEAT.of(state.asked).astype(jnp.int8)


def _order(here: Table) -> Array:
    """[6] the seats from the asked one on; places where nobody sits stay as they are."""
    places = _places(code.SEATS, here.asked)
    seat = here.asked + places
    seat = jnp.where(seat >= here.seats, seat - here.seats, seat)
    return jnp.where(places < here.seats, seat, places)


def turned(values: Array, order: Array) -> Array:
    """[6, …] in the order of seats that is given. A chain of choices, not a gather: it fuses."""
    order = order.reshape(code.SEATS, *(1,) * (values.ndim - order.ndim), *order.shape[1:])
    found = jnp.broadcast_to(values[0], values.shape)
    for seat in range(1, code.SEATS):
        found = jnp.where(order == seat, values[seat], found)
    return found


def _at(values: Array, seat: Array) -> Array:
    """The values of one seat."""
    found = values[0]
    for number in range(1, code.SEATS):
        found = jnp.where(seat == number, values[number], found)
    return found


def secrets(state: State, controllers: Array) -> tuple[Array, Array]:
    """[6, 5] every hand and [6] whoever plays it, from the asked seat on: for the critic alone."""
    here = seen(state)
    order = _order(here)
    return turned(here.hands, order), turned(controllers, order)
