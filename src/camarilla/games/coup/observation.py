"""What a net sees of Coup: the facts that a seat knows, and the numbers they become.

It is defined once, for arrays of many games (`vector/memory.py`) and for the view of one
(`recall.py`): both fill `Facts`, and `encode` is written for any array namespace. (For a single
table `sheet.py` gives the same numbers sooner.) It imports nothing else, so that training runs
where only NumPy and JAX are installed.

Seats are counted from the one that looks: 0 is itself, 1 the next clockwise. Roles, actions and
questions are numbered as in `replies.py`. Who has let an open window pass is no fact here: at a
live table nobody knows.
"""

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

SEATS: Final = 6
"""The most seats that a net knows. A table with fewer leaves the last places empty."""

ROLES: Final = 5
COPIES: Final = 3
NOBODY: Final = -1
"""In the place of a seat, a role or an action that does not apply."""

QUESTIONS: Final = ("action", "challenge", "block", "prove", "lose", "return", "show", "examine")
ACTIONS: Final = (
    *("income", "foreign_aid", "tax", "exchange"),
    *("steal", "assassinate", "coup", "examine"),
)
CLAIMED_BY: Final = (NOBODY, NOBODY, 0, 4, 2, 1, NOBODY, 4)
"""The role that each action claims."""

GUARDS: Final = {"foreign_aid": 1, "steal": 2, "assassinate": 4}
"""The actions that can be blocked."""

LONG_AGO: Final = 63
"""So many turns ago, or more, or never."""

CLAIMED, EVER, PROVED, FAILED = range(4)
CAPS: Final = (4, 4, 3, 3)
"""Claims of each kind are counted up to here."""
DOUBTS_CAP: Final = 4
STALE_CAP: Final = 15

Array: TypeAlias = Any
"""An array of NumPy, or of JAX."""


class Facts(NamedTuple):
    """What a seat knows. The axes named come first; a batch of games may come after them."""

    seats: Array
    """How many sit at the table."""
    fifth: Array
    """1 with an Inquisitor, 0 with an Ambassador."""
    question: Array
    """One of QUESTIONS."""
    action: Array
    """One of ACTIONS, under way; NOBODY while it is still to be chosen."""
    actor: Array
    target: Array
    blocker: Array
    """Whose block is in doubt; NOBODY when it is the action's claim, or none."""
    challenger: Array
    """Who wants a proof; NOBODY when nobody does."""
    role: Array
    """The role whose claim is in doubt; NOBODY when there is none."""
    hand: Array
    """[role] own cards, those drawn in an exchange included."""
    known: Array
    """[role] cards that it saw going to the court, and has not drawn itself since."""
    stale: Array
    """How many cards others have drawn from the court since: the older, the less is sure."""
    deck: Array
    """How many cards lie in the court."""
    lives: Array
    """[seat] 0 for the exiled, and for places where nobody sits."""
    face_up: Array
    """[seat, role]"""
    coins: Array
    """[seat]"""
    claims: Array
    """[kind, seat, role] how often: claimed since the seat's cards were last exchanged, claimed at
    all, proved (and so replaced), not proved since the last exchange. From here on nothing is
    known of the exiled: no claims, and all of it long ago."""
    since: Array
    """[seat, role] turns since the last claim."""
    redrawn: Array
    """[seat] turns since it exchanged its cards, or had to replace one."""
    doubts: Array
    """[seat] challenges made."""
    lost: Array
    """[seat] challenges made and lost."""
    shown: Array
    """[seat] the role of a card that seat has shown this one and still holds; or NOBODY."""
    guards: Array
    """[seat] the actions that it has blocked with the cards it has now, as a sum of GUARDS. Nets
    do not get it (claims tell them nearly as much), scripts do."""


_CHOICES = (len(QUESTIONS), len(ACTIONS), SEATS, SEATS, SEATS, SEATS, ROLES, SEATS - 1)
_WHICH = np.repeat(np.arange(len(_CHOICES)), _CHOICES)
_VALUE = np.concatenate([np.arange(choices) for choices in _CHOICES])
_CAPS = np.asarray(CAPS)
_COINS = np.asarray((3, 7, 10))

WIDTH: Final = 360
"""How many numbers `encode` gives: a multiple of eight, as matrix units like it."""

JOINT: Final = np.r_[61:66, 330:355, 357:359]
"""Where the numbers of `joint` stand."""
RICHEST: Final = 359
"""Where that of `richest` stands. All others hang on one fact each, and on `seats`."""


def encode(facts: Facts, xp: Any) -> Array:
    """The numbers that a net gets, most of them between 0 and 1: WIDTH of them, as first axis."""
    batch = facts.seats.shape
    rest = (1,) * len(batch)
    one_of = xp.stack(
        [
            *(facts.question, facts.action, facts.actor, facts.target),
            *(facts.blocker, facts.challenger, facts.role, facts.seats - 2),
        ]
    )
    times = xp.concatenate([facts.since, facts.redrawn[:, None]], 1)
    coins = facts.coins[:, None]
    in_court, held, living, cards = joint(facts, xp)
    parts = [
        one_of[_WHICH] == _VALUE.reshape(-1, *rest),
        facts.fifth[None],
        facts.hand * 0.5,
        facts.hand >= 2,
        in_court,
        facts.lives == 1,
        facts.lives == 2,
        xp.minimum(facts.coins, 12) / 12.0,
        coins >= _COINS.reshape(1, 3, *rest),
        facts.face_up * 0.5,
        facts.claims / _CAPS.reshape(4, 1, 1, *rest),
        xp.where(times < LONG_AGO, facts.seats / (facts.seats + times * 1.0), 0.0),
        xp.concatenate([facts.doubts[:, None], facts.lost[:, None]], 1) / DOUBTS_CAP,
        facts.shown[:, None] == np.arange(ROLES).reshape(1, ROLES, *rest),
        held,
        (facts.deck / 12.0)[None],
        (facts.stale / STALE_CAP)[None],
        living,
        cards,
        richest(facts.coins)[None],
    ]
    return xp.concatenate([part.reshape(-1, *batch) for part in parts], dtype=np.float32)


def joint(facts: Facts, xp: Any) -> tuple[Array, Array, Array, Array]:
    """The numbers that hang on all cards: [role] those known in the court, [other seat and role]
    how likely it is held, and how many are alive and in hand."""
    known = reckoned(facts, xp)
    held = _chances(facts, known, xp)[1:]
    living, cards = (facts.lives > 0).sum(0) / SEATS, facts.hand.sum(0) / 4.0
    return known * 0.5, held.reshape(-1, *facts.seats.shape), living[None], cards[None]


def richest(coins: Array) -> Array:
    """The most coins that another seat has."""
    return coins[1:].max(0) / 12.0


def clock(left: Array, turns: int, xp: Any) -> Array:
    """[turns] which of the last turns this is: for nets that learn games with few of them, beside
    what `encode` gives. At a real table the limit is too far away to matter."""
    places = np.arange(1, turns + 1).reshape(turns, *(1,) * len(left.shape))
    return (left == places).astype(np.float32)


def reckoned(facts: Facts, xp: Any) -> Array:
    """[role] how many of the known cards may still lie in the court."""
    kept = facts.deck / (facts.deck + 1.0)
    return facts.known * kept**facts.stale


def chances(facts: Facts, xp: Any) -> Array:
    """[seat, role] how likely each seat holds a role, by counting alone."""
    return _chances(facts, reckoned(facts, xp), xp)


def _chances(facts: Facts, known: Array, xp: Any) -> Array:
    left = COPIES - facts.hand - facts.face_up.sum(0) - known
    left = xp.maximum(left, 0.0)
    total = left.sum(0)
    rest = total - left
    one = left / xp.maximum(total, 1.0)
    two = 1.0 - rest * xp.maximum(rest - 1.0, 0.0) / xp.maximum(total * (total - 1.0), 1.0)
    lives = facts.lives[:, None]
    return (lives == 1) * one + (lives == 2) * two
