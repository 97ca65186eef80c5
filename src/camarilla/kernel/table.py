"""The table: everything that lies on it, as plain values that are quick to copy."""

from abc import ABC, abstractmethod
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any, Self, get_type_hints

import msgspec

from camarilla.kernel.events import AnyEvent, Event, GameEnded

if TYPE_CHECKING:
    from camarilla.kernel.rules import Rules


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the winners (several: a shared win or a draw among them), and why."""

    winners: tuple[int, ...]
    reason: str

    @property
    def begins_next(self) -> int | None:
        """Who begins a rematch: the winner; nobody in particular when there were several."""
        return self.winners[0] if len(self.winners) == 1 else None


class Seen:
    """The type of a table as one seat sees it. Each game has its own."""

    __slots__ = ()


class Table(ABC):
    """What every game's table has. A game adds its own fields, annotated, and its `copy`.

    The annotated fields are what is saved; rules and events are kept apart.
    """

    __slots__ = ("events", "living", "outcome", "rules", "told", "turn")

    turn: int
    living: tuple[int, ...]
    outcome: Outcome | None

    def __init__(self, rules: "Rules") -> None:
        self.rules = rules
        self.turn = 0
        self.living = tuple(range(rules.seats))
        self.outcome = None
        self.events: list[AnyEvent] = []
        self.told = 0

    def tell(self, event: Event) -> None:
        """Something has happened. Copies share the list of events until one of them writes on."""
        events = self.events
        if len(events) != self.told:
            events = self.events = events[: self.told]
        events.append(event)
        self.told += 1

    def finish(self, winners: tuple[int, ...], reason: str) -> None:
        """The game is over."""
        self.outcome = Outcome(winners, reason)
        self.tell(GameEnded(winners, reason))

    def copy(self) -> Self:
        """A copy that goes its own way. Games extend it with their own fields."""
        twin = object.__new__(type(self))
        twin.rules = self.rules
        twin.turn = self.turn
        twin.living = self.living
        twin.outcome = self.outcome
        twin.events = self.events
        twin.told = self.told
        return twin

    @abstractmethod
    def seen_by(self, seat: int | None) -> Seen:
        """What a seat, or a spectator (None), sees of the table."""

    @abstractmethod
    def pieces(self) -> Counter[str]:
        """Every piece in the box, wherever it is now: equal before and after every decision."""

    def save(self) -> dict[str, Any]:
        """The annotated fields, as JSON knows them."""
        saved: dict[str, Any] = msgspec.to_builtins(
            {name: getattr(self, name) for name in _saved_fields(type(self))}, str_keys=True
        )
        return saved

    @classmethod
    def load(cls, rules: "Rules", saved: dict[str, Any]) -> Self:
        """A table from what `save` gave."""
        table = cls(rules)
        table.fill(saved)
        return table

    def fill(self, saved: dict[str, Any]) -> None:
        """Set the annotated fields as `save` gave them."""
        for name, kind in _saved_fields(type(self)).items():
            setattr(self, name, msgspec.convert(saved[name], kind, strict=False))


@cache
def _saved_fields(kind: type[Table]) -> dict[str, Any]:
    return {name: hint for name, hint in get_type_hints(kind).items() if name != "rules"}
