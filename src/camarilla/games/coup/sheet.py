"""What a seat of one table knows, on one sheet: all `Facts` in a row, one after the other.

For a single table NumPy takes longer to begin than to calculate, so the fewer arrays the better.
What `encode` makes of a fact stands in a table here, which `encode` itself has filled.
"""

from functools import lru_cache
from math import prod
from typing import Any, Final, NamedTuple

import numpy as np

from camarilla.games.coup.observation import (
    ACTIONS,
    CAPS,
    COPIES,
    DOUBTS_CAP,
    GUARDS,
    JOINT,
    LONG_AGO,
    NOBODY,
    QUESTIONS,
    RICHEST,
    ROLES,
    SEATS,
    STALE_CAP,
    Facts,
    encode,
    joint,
    richest,
)

_PURSE: Final = 15
"""More coins than anybody can have, since with ten one must launch a coup."""


class _Field(NamedTuple):
    """One of the facts: its axes, and the least and the most that it can be."""

    shape: tuple[int, ...]
    least: int
    most: Any


_FIELDS: Final = Facts(
    seats=_Field((), 2, SEATS),
    fifth=_Field((), 0, 1),
    question=_Field((), 0, len(QUESTIONS) - 1),
    action=_Field((), NOBODY, len(ACTIONS) - 1),
    actor=_Field((), 0, SEATS - 1),
    target=_Field((), NOBODY, SEATS - 1),
    blocker=_Field((), NOBODY, SEATS - 1),
    challenger=_Field((), NOBODY, SEATS - 1),
    role=_Field((), NOBODY, ROLES - 1),
    hand=_Field((ROLES,), 0, COPIES),
    known=_Field((ROLES,), 0, COPIES),
    stale=_Field((), 0, STALE_CAP),
    deck=_Field((), 0, COPIES * ROLES),
    lives=_Field((SEATS,), 0, 2),
    face_up=_Field((SEATS, ROLES), 0, COPIES),
    coins=_Field((SEATS,), 0, _PURSE),
    claims=_Field((4, SEATS, ROLES), 0, np.reshape(CAPS, (4, 1, 1))),
    since=_Field((SEATS, ROLES), 0, LONG_AGO),
    redrawn=_Field((SEATS,), 0, LONG_AGO),
    doubts=_Field((SEATS,), 0, DOUBTS_CAP),
    lost=_Field((SEATS,), 0, DOUBTS_CAP),
    shown=_Field((SEATS,), NOBODY, ROLES - 1),
    guards=_Field((SEATS,), 0, sum(GUARDS.values())),
)


def _row(values: Any) -> np.ndarray:
    """A sheet with these values of the facts."""
    parts = [np.broadcast_to(x, f.shape).ravel() for x, f in zip(values, _FIELDS, strict=True)]
    return np.concatenate(parts)


LEAST: Final = _row([field.least for field in _FIELDS])
MOST: Final = _row([field.most for field in _FIELDS])
LENGTH: Final = len(MOST)

_ENDS = np.cumsum([prod(field.shape) for field in _FIELDS]).tolist()
_PARTS = [
    (slice(begin, end) if field.shape else begin, field.shape)
    for begin, end, field in zip([0, *_ENDS[:-1]], _ENDS, _FIELDS, strict=True)
]


def facts(sheet: np.ndarray) -> Facts:
    """The facts on a sheet, or on many side by side."""
    batch = sheet.shape[1:]
    return Facts(
        *[
            sheet[part].reshape((*shape, *batch)) if len(shape) > 1 else sheet[part]
            for part, shape in _PARTS
        ]
    )


_AT = facts(np.arange(LENGTH))
AT: Final = Facts(*[places.tolist() for places in _AT])
"""Where on the sheet each fact stands: `AT.coins[2]`."""

ABOUT: Final = slice(0, AT.hand[0])
"""The table, and what the question is about."""
CARDS: Final = slice(AT.hand[0], AT.coins[0])
"""All that is known of the cards."""
TIMES: Final = slice(AT.since[0][0], AT.doubts[0])

REMEMBERED: Final = [
    np.concatenate([_AT.claims[:, seat].ravel(), _AT.since[seat], np.array(_AT[-5:])[:, seat]])
    for seat in range(SEATS)
]
"""What is remembered of each seat: its claims, and all that follows them in `Facts`."""
NOTHING: Final = np.array([0] * (4 * ROLES) + [LONG_AGO] * (ROLES + 1) + [0, 0, NOBODY, 0])
"""The same where nothing is: of the exiled, and where nobody sits."""


class Lookup:
    """The numbers of `encode` for a table of so many seats, each by the one fact that it hangs on.

    To know them, every fact is given every value that it can have, and `encode` says what comes of
    it. Only the few numbers that hang on several facts are worked out when they are needed.
    """

    def __init__(self, seats: int) -> None:
        ranges = MOST - LEAST + 1
        ends = np.cumsum(ranges)
        tries = np.repeat(_lively(seats)[:, None], ends[-1], axis=1)
        for place in range(1, LENGTH):  # not the first, the number of seats
            begin, end = ends[place - 1], ends[place]
            tries[place, begin:end] = np.arange(LEAST[place], MOST[place] + 1)
        numbers = encode(facts(tries), np)
        varied = np.logical_or.reduceat(numbers != numbers[:, :1], ends - ranges, axis=1)
        assert (np.delete(varied, [*JOINT, RICHEST], axis=0).sum(1) <= 1).all()
        self._fact = varied.argmax(1)
        """Where the fact stands that a number hangs on; the first one where it hangs on none."""
        outcomes = [
            row[ends[place] - ranges[place] : ends[place]]
            for row, place in zip(numbers, self._fact, strict=True)
        ]
        self._table = np.concatenate(outcomes)
        self._begin = np.cumsum(ranges[self._fact]) - MOST[self._fact] - 1

    def numbers(self, sheet: np.ndarray) -> np.ndarray:
        """What a net gets."""
        found: np.ndarray = self._table.take(sheet.take(self._fact) + self._begin)
        found[JOINT] = _joint(sheet[CARDS].tobytes())
        found[RICHEST] = richest(sheet[_COINS])
        return found


_COINS = slice(AT.coins[0], AT.coins[-1] + 1)


def _lively(seats: int) -> np.ndarray:
    """A sheet with the least of everything, but everybody alive."""
    sheet = LEAST.copy()
    sheet[AT.seats] = seats
    sheet[AT.lives] = 2
    sheet[TIMES] = LONG_AGO
    return sheet


@lru_cache(maxsize=SEATS)
def lookup(seats: int) -> Lookup:
    """The one for tables of so many seats, made once."""
    return Lookup(seats)


@lru_cache(maxsize=4096)
def _joint(cards: bytes) -> np.ndarray:
    """They stay the same while no card is moved."""
    sheet = LEAST.copy()
    sheet[CARDS] = np.frombuffer(cards, sheet.dtype)
    return np.concatenate(joint(facts(sheet), np))
