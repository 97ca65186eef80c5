"""Paces: how long a question may take. The rules know nothing of this."""

from msgspec import Struct


class Pace(Struct, frozen=True):
    """Seconds for a question, and a reserve that a seat can draw on during a match."""

    question: float
    reserve: float
    draw: float
    """How much of the reserve one call for more time draws."""


PACES: dict[str, Pace | None] = {
    "none": None,
    "relaxed": Pace(question=60, reserve=120, draw=30),
    "normal": Pace(question=30, reserve=60, draw=20),
    "fast": Pace(question=12, reserve=24, draw=8),
}

MISSES_BEFORE_A_BOT = 3
"""After so many questions in a row that ran out of time, a bot holds the seat."""
