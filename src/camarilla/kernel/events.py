"""What happened: frozen, past tense, public but for what is sealed."""

from functools import cache
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import fields, replace

T = TypeVar("T")


class Sealed(Struct, Generic[T], frozen=True, gc=False):
    """A secret and the seats that may read it. To anybody else the value is None.

    `readers` None: it lies open, and spectators see it too.

    >>> Sealed((2,), "duke").seen_by(1) == Sealed((2,))
    True
    """

    readers: tuple[int, ...] | None
    value: T | None = None

    def seen_by(self, seat: int | None) -> "Sealed[T]":
        return self if self.readers is None or seat in self.readers else Sealed(self.readers)

    def __repr__(self) -> str:  # a secret must not get into a log by way of a debug print
        return f"Sealed(readers={self.readers})"


class AnyEvent:
    """The type of a field that holds events of any kind (see `codec`)."""

    __slots__ = ()

    def seen_by(self, seat: int | None) -> "AnyEvent":
        raise NotImplementedError


class Event(AnyEvent, Struct, frozen=True, gc=False, tag=True, tag_field="event"):
    """Something that happened at the table."""

    def seen_by(self, seat: int | None) -> "Event":
        """The event as a seat, or a spectator (None), sees it."""
        sealed = _sealed_fields(type(self))
        if not sealed:
            return self
        return replace(self, **{name: getattr(self, name).seen_by(seat) for name in sealed})


@cache
def _sealed_fields(kind: type[Event]) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind) if getattr(f.type, "__origin__", None) is Sealed)


class GameEnded(Event, frozen=True):
    """The game is over: who won, and why it ended (`last`, `limit`, `agreed`, `score`)."""

    winners: tuple[int, ...]
    reason: str


class DrawAgreed(Event, frozen=True):
    """A seat would call the game a draw; it is one when all who live agree in the same turn."""

    seat: int
