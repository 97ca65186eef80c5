"""Roles, actions and counteractions, as data that reads like a reference card."""

from collections.abc import Sequence
from enum import Enum
from typing import Any

from msgspec import Struct

from camarilla.kernel import Fate, Steps


class Target(Enum):
    """Whom an action is aimed at."""

    NOBODY = "nobody"
    OTHER = "other"


class By(Enum):
    """Who may claim a counteraction."""

    TARGET = "target"
    ANYONE = "anyone"


class Deed(Struct, frozen=True, gc=False):
    """An action under way: who does what, claiming which role, to whom, at what price."""

    seat: int
    action: str
    role: str | None
    targets: tuple[int, ...]
    paid: int


class Effect(Struct, frozen=True):
    """A verb of a reference card, such as `Gain(3)` or `Take(2)`."""

    def apply(self, table: Any, deed: Deed, fate: Fate) -> Steps:
        """Do it, or return the steps that do."""
        raise NotImplementedError


class Action(Struct, frozen=True):
    """Something to do with a turn."""

    name: str
    effect: Sequence[Effect]
    target: Target = Target.NOBODY
    cost: int = 0


class Counter(Struct, frozen=True):
    """A role's power to block an action."""

    action: str
    by: By = By.TARGET


class Role(Struct, frozen=True):
    """A character: what claiming it lets one do, and what it blocks."""

    name: str
    actions: Sequence[Action] = ()
    counters: Sequence[Counter] = ()


class Blocks(Struct, frozen=True):
    """The roles that block one action, and who may claim them."""

    by: By
    roles: tuple[str, ...]


class Box:
    """What lies in the box of one game: its roles, the actions open to everybody, its coins.

    With `must_coup` coins at the start of a turn the only legal action is a coup.
    """

    def __init__(
        self, roles: Sequence[Role], general: Sequence[Action], must_coup: int = 10, coins: int = 50
    ) -> None:
        self.roles = tuple(roles)
        self.must_coup = must_coup
        self.coins = coins
        self.actions = {action.name: action for action in general}
        self.claims: dict[str, str] = {}
        """The role that an action claims. General actions claim none."""
        for role in self.roles:
            for action in role.actions:
                self.actions[action.name] = action
                self.claims[action.name] = role.name
        self.blocks = {name: self._blocks(name) for name in self.actions}

    def _blocks(self, action: str) -> Blocks | None:
        found = [
            (counter.by, role.name)
            for role in self.roles
            for counter in role.counters
            if counter.action == action
        ]
        return Blocks(found[0][0], tuple(name for _, name in found)) if found else None
