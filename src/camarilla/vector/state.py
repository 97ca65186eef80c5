"""A game of Coup in nine words of 32 bits, and the same as a table of named arrays.

`State` is what `step` works on: every field is an array of one shape, the batch (none for a single
game, `[games]` for many), so that each word of neighbouring games lies side by side and a step is
one elementwise expression. `Table` is what people and nets read: `table(state)` unpacks.

Cards are counts per role. Two bits hold one count of a hand or of the cards face up (there are
three copies of each role), five bits one count of the court, which leaves a guard bit for the draw.

A seat that is dealt one card only, in a reduced game, is marked as if it had lost the other: one
bit beside the cards face up, so that one comparison tells who is down to the last life in any game.
"""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array
from jax.typing import ArrayLike

from camarilla.vector.codes import COPIES, NOBODY, OVER, ROLES, SEATS


class State(NamedTuple):
    """A game at one moment, packed. All words are uint32 and of one shape: the batch."""

    seats: tuple[Array, Array, Array, Array, Array, Array]
    """One word a seat: hand, cards face up, whether it was dealt one card only, coins."""
    court: Array
    """The court deck, and the options of the table."""
    asked: Array
    """The open question, and the action it is about."""
    sets: Array
    """Sets of seats (awaited, entitled, living), and the turns that are left."""


class Field(NamedTuple):
    """Where a small number lies in a word."""

    shift: int
    bits: int

    def of(self, word: Array) -> Array:
        """Read it."""
        return (word >> self.shift) & ((1 << self.bits) - 1)

    def put(self, value: ArrayLike) -> Array:
        """A word that holds it and nothing else."""
        return jnp.asarray(value).astype(jnp.uint32) << self.shift


# A seat's word
HAND = Field(0, 10)
FACE_UP = Field(10, 10)
SINGLE = Field(20, 1)
WOUNDS = Field(FACE_UP.shift, FACE_UP.bits + SINGLE.bits)
"""Not zero once a single life is left."""
COINS = Field(21, 4)

# The court's word
DECK = Field(0, 25)
TABLE_SEATS = Field(25, 3)
INQUISITOR = Field(28, 1)
DRAW_FIRST = Field(29, 1)

# The question's word
KIND = Field(0, 4)
SEAT = Field(4, 3)
ACTOR = Field(7, 3)
DEED = Field(10, 3)
TARGET = Field(13, 3)
BLOCKER = Field(16, 3)
BLOCK_ROLE = Field(19, 3)
CHALLENGER = Field(22, 3)
THEN = Field(25, 2)
NOTE = Field(27, 3)

# The word of sets
PENDING = Field(0, 6)
REST = Field(6, 6)
LIVING = Field(12, 6)
LEFT = Field(18, 14)

MOST_TURNS = (1 << LEFT.bits) - 1


FULL_DECK = sum(COPIES << (5 * role) for role in range(ROLES))
"""All cards of the box, as a bag with five bits a role."""


class Options(NamedTuple):
    """The choices of a table; arrays of the batch's shape, or one value for all games."""

    seats: ArrayLike = 2
    """2 to 6."""
    inquisitor: ArrayLike = False
    """The fifth character is the Inquisitor, not the Ambassador."""
    draw_first: ArrayLike = True
    """A card that the Inquisitor has replaced goes back only after its owner has drawn."""
    first_coins: ArrayLike = 1
    """With two seats: the coins of the first to play."""
    other_coins: ArrayLike = 2
    """With two seats: the other's coins."""
    turn_limit: ArrayLike = 500
    """After so many turns the game is a draw among the living; at most `MOST_TURNS`."""
    first: ArrayLike = -1
    """Who plays first; drawn where it is negative."""
    lives: ArrayLike = 2
    """Cards dealt to each: 2, or 1 in a reduced game."""
    deck: ArrayLike = FULL_DECK
    """All cards of the box; `box` makes a smaller one."""


class Table(NamedTuple):
    """A state unpacked: int8 (`left`: int32), bool for flags and sets of seats.

    Axes of seats and roles come first, the batch last. Seats are absolute, `codes` has the numbers
    of roles, actions and kinds; a seat that does not apply is -1. Everything is here, hidden or
    not: what a seat may see of it is for `games/coup/observation.py` to say.
    """

    hands: Array
    """[6, 5]: face-down cards, by seat and role."""
    face_up: Array
    """[6, 5]"""
    court: Array
    """[5]: the court deck."""
    coins: Array
    """[6]"""
    lives: Array
    """[6]: 0 for the exiled, and for places where nobody sits."""
    living: Array
    """[6], bool"""
    kind: Array
    """The kind of the open question."""
    asked: Array
    """The seat whose reply `step` takes next; -1 when the game is over."""
    pending: Array
    """[6], bool: the seats of the open window that have not answered, the one asked among them.
    At a table nobody knows who else has passed: not for a net's eyes."""
    actor: Array
    """The active seat."""
    action: Array
    """The action under way; -1 while it is being chosen."""
    target: Array
    blocker: Array
    """The seat whose block is under way; -1 without one."""
    block_role: Array
    """The role it claims; -1 without a block."""
    challenger: Array
    """Who challenged, from the challenge to the end of what it costs; else -1."""
    then: Array
    """What follows a life lost (`codes.END` and its sisters)."""
    note: Array
    """Of a steal its amount, of an exchange the cards still to return, of an examination the role
    shown."""
    rest: Array
    """[6], bool: who may still block a foreign aid, if the block under way is refuted."""
    left: Array
    """Turns left, the present one included."""
    seats: Array
    inquisitor: Array
    draw_first: Array


def table(state: State) -> Table:
    """Unpack a state, of one game or of many."""
    asked, sets = state.asked, state.sets
    kind = KIND.of(asked)
    over = kind == OVER
    choosing = kind == 0
    blocked = BLOCKER.of(asked) != NOBODY
    face_up = jnp.stack([_counts(FACE_UP.of(word), 2) for word in state.seats])
    single = jnp.stack([_small(SINGLE.of(word)) for word in state.seats])
    living = _members(LIVING.of(sets))
    return Table(
        hands=jnp.stack([_counts(HAND.of(word), 2) for word in state.seats]),
        face_up=face_up,
        court=_counts(DECK.of(state.court), 5),
        coins=jnp.stack([_small(COINS.of(word)) for word in state.seats]),
        lives=jnp.where(living, 2 - single - face_up.sum(1, dtype=jnp.int8), jnp.int8(0)),
        living=living,
        kind=_small(kind),
        asked=jnp.where(over, jnp.int8(-1), _small(SEAT.of(asked))),
        pending=_members(PENDING.of(sets)),
        actor=_small(ACTOR.of(asked)),
        action=jnp.where(choosing, jnp.int8(-1), _small(DEED.of(asked))),
        target=_seat(TARGET.of(asked)),
        blocker=_seat(BLOCKER.of(asked)),
        block_role=jnp.where(blocked, _small(BLOCK_ROLE.of(asked)), jnp.int8(-1)),
        challenger=_seat(CHALLENGER.of(asked)),
        then=_small(THEN.of(asked)),
        note=_small(NOTE.of(asked)),
        rest=_members(REST.of(sets)),
        left=LEFT.of(sets).astype(jnp.int32),
        seats=_small(TABLE_SEATS.of(state.court)),
        inquisitor=INQUISITOR.of(state.court) == 1,
        draw_first=DRAW_FIRST.of(state.court) == 1,
    )


def over(state: State) -> Array:
    """Has the game ended?"""
    return KIND.of(state.asked) == OVER


def winners(state: State) -> Array:
    """[6], bool: who won, or shares in a draw; nobody while the game goes on."""
    return _members(LIVING.of(state.sets)) & over(state)


def choose(which: Array, one: State, other: State) -> State:
    """Game by game the one state or the other: `choose(over(state), fresh, state)` resets."""
    return State(
        tuple(jnp.where(which, a, b) for a, b in zip(one.seats, other.seats, strict=True)),  # type: ignore[arg-type]
        jnp.where(which, one.court, other.court),
        jnp.where(which, one.asked, other.asked),
        jnp.where(which, one.sets, other.sets),
    )


def _small(value: Array) -> Array:
    return value.astype(jnp.int8)


def _seat(value: Array) -> Array:
    return jnp.where(value == NOBODY, jnp.int8(-1), _small(value))


def _counts(bag: Array, bits: int) -> Array:
    """[5]: the counts of a bag."""
    return jnp.stack([_small((bag >> (bits * role)) & ((1 << bits) - 1)) for role in range(ROLES)])


def _members(mask: Array) -> Array:
    return jnp.stack([((mask >> seat) & 1) == 1 for seat in range(SEATS)])
