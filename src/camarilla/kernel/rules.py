"""What a game has to say for itself: its name, its options, its set-up, and what can be imagined.

Each game registers one class of these; everything else in the house finds it by its key.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import msgspec

from camarilla.kernel.errors import BadSetup
from camarilla.kernel.events import Event
from camarilla.kernel.fate import Fate
from camarilla.kernel.steps import Steps
from camarilla.kernel.table import Table

if TYPE_CHECKING:
    from camarilla.kernel.view import View


class Options(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table's choices. Each game has its own; the turn limit is everybody's."""

    turn_limit: int = 500


class Rules(ABC):
    """The rules of one game for one table: a number of seats and a choice of options."""

    key: ClassVar[str]
    version: ClassVar[int]
    replays: ClassVar[tuple[int, ...]] = ()
    """Older versions whose games can go on under this one, since their decisions lead to the same
    events."""
    options_type: ClassVar[type[Options]]
    table_type: ClassVar[type[Table]]
    draw_by_agreement: ClassVar[bool] = False
    revealing: ClassVar[tuple[type[Event], ...]] = ()
    """The events in which the rules themselves turn something hidden up for all to see, without
    anybody's choice. Nothing else that is public may depend on a hidden card."""

    def __init__(self, seats: int, options: Any) -> None:
        if options.turn_limit < 1:
            raise BadSetup(f"the turn limit must be at least 1, not {options.turn_limit}")
        self.seats = seats
        self.everybody = tuple(range(seats))
        self.options = options

    @cached_property
    def options_saved(self) -> dict[str, Any]:
        """The options as JSON knows them, for headers and views."""
        saved: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.options))
        return saved

    @classmethod
    @abstractmethod
    def presets(cls) -> Mapping[str, tuple[int, dict[str, Any]]]:
        """Named set-ups, each a number of seats and options, that between them use every rule.

        The conformance suite plays them all.
        """

    @abstractmethod
    def setup(self, first: int | None, fate: Fate) -> tuple[Table, Steps]:
        """The table as it is laid, and the agenda of the game. `first` is who begins, if known."""

    @abstractmethod
    def imagine(self, view: "View", fate: Fate) -> Table:
        """A table that this view could be a view of, but for its events."""


GAMES: dict[str, type[Rules]] = {}

R = TypeVar("R", bound=type[Rules])


def register(game: R) -> R:
    """Make a game known by its key. A class decorator."""
    GAMES[game.key] = game
    return game


def rules_for(game: str, seats: int, options: Mapping[str, Any]) -> Rules:
    """The rules of a game for a table, or `BadSetup` in one clear line."""
    if game not in GAMES:
        raise BadSetup(f"there is no game '{game}'; there are {', '.join(sorted(GAMES))}")
    kind = GAMES[game]
    known = kind.options_type.__struct_fields__
    for name in options:
        if name not in known:
            raise BadSetup(f"{game} has no option '{name}'; it has {', '.join(known)}")
    try:
        chosen = msgspec.convert(dict(options), kind.options_type)
    except msgspec.ValidationError as error:
        raise BadSetup(f"{game}: {error}") from error
    return _shared_rules(kind, seats, chosen)


@lru_cache(maxsize=256)
def _shared_rules(kind: type[Rules], seats: int, options: Options) -> Rules:
    """One object for equal set-ups: rules are never changed, and remember what they worked out."""
    return kind(seats, options)
