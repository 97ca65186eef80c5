"""Roles, actions and counteractions, as data that reads like a reference card."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

from msgspec import Struct

from camarilla.kernel import Fate, Step, Steps


class Target(Enum):
    """Whom an action is aimed at."""

    NOBODY = "nobody"
    OTHER = "other"
    OTHERS = "others"
    """Every other seat that may be a target."""
    RECEIVER = "receiver"
    """Another seat, chosen for its good: it is no target, and no protection keeps it out."""
    RICHEST = "richest"
    """The richest seat; the poorest receives. The active seat may be either, and decides ties."""


class By(Enum):
    """Who may claim a counteraction."""

    TARGET = "target"
    """Each target for itself: a block spares that target, and in all else the action succeeds."""
    ANYONE = "anyone"
    """Any other seat: a block stops the whole action."""


class Deed(Struct, frozen=True, gc=False, omit_defaults=True):
    """An action under way: who does what, claiming which role, to whom, at what price."""

    seat: int
    action: str
    role: str | None
    targets: tuple[int, ...]
    paid: int
    receiver: int | None = None
    named: str | None = None
    """A role in play that the action names."""
    partners: tuple[int, ...] = ()
    """Those who joined in, and whose claim (if it takes one) stands."""
    shielded: tuple[int, ...] = ()
    """The targets whose counteraction stands."""

    @property
    def struck(self) -> tuple[int, ...]:
        """The targets that the effects are for."""
        shielded = self.shielded
        if not shielded:
            return self.targets
        return tuple([target for target in self.targets if target not in shielded])


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
    cost_by_lives: Mapping[int, int] = {}
    """The cost, where it depends on how many lives the target has."""
    holds: int = 0
    """Coins that must be there at the declaration, and are not paid then."""
    claimed: bool = True
    """A role's action claims the role, unless the card says that anybody may do it."""
    names_role: bool = False
    """A role in play is named with the action."""
    alone: bool = False
    """It may be done without a target when nobody may be one."""
    also_claimed: bool = False
    """Others may claim the role too, and share in the effect."""
    backed: int = 0
    """What somebody else must pay for it to happen at all. That takes no claim."""
    caught: Sequence[Effect] = ()
    """What happens to a caught claimant before the life is lost; the challenger is the target."""


class Counter(Struct, frozen=True):
    """A role's power to block an action."""

    action: str
    by: By = By.TARGET


class Reaction(Struct, frozen=True):
    """A role's answer to a lost life. The card lost is set aside, face down, with the claim."""

    name: str
    effect: Sequence[Effect]
    not_to: Sequence[str] = ()
    """The causes of a loss that cannot be answered."""
    last_life: bool = True
    """May it be claimed for one's last life?"""
    needs_deck: bool = False
    """Only while the deck has a card."""


class Group(Enum):
    """The four groups from which the roles of a game are drafted."""

    FINANCE = "finance"
    COMMUNICATIONS = "communications"
    FORCE = "force"
    SPECIAL = "special"


class Role(Struct, frozen=True):
    """A character: what claiming it lets one do, and what it blocks."""

    name: str
    actions: Sequence[Action] = ()
    counters: Sequence[Counter] = ()
    group: Group | None = None
    advanced: bool = False
    expansion: str | None = None
    """The expansion that it came with."""
    general: bool = False
    """It is an action open to everybody that was drafted: it has no cards and is never claimed."""
    reaction: Reaction | None = None
    claimed_by: Sequence[str] = ()
    """The replies that claim it besides actions, counteractions and reactions."""
    offers: Sequence[str] = ()
    """The replies of the questions that only this role asks, in their notation: `@` stands for any
    other seat, `*` for any role. Interfaces that must know every reply beforehand read it."""
    opening: Sequence[Step] = ()
    """What it adds to a turn before the action is chosen."""
    closing: Sequence[Step] = ()
    """What it adds to the end of a turn."""
    with_income: Sequence[Effect] = ()
    """What each Income does besides, while this role is in play."""


class Blocks(Struct, frozen=True):
    """The roles that block one action, and who may claim them."""

    by: By
    roles: tuple[str, ...]


class Box:
    """What lies in the box of one game: its roles, the actions open to everybody, its coins.

    With `must_coup` coins at the start of a turn the only legal action is a coup. In a `plain` box
    no claim has a price, everybody may be a target, each action costs what it costs and a turn is
    one action: what may be done is known from the coins alone, and need not be worked out anew.
    """

    def __init__(
        self,
        roles: Sequence[Role],
        general: Sequence[Action],
        must_coup: int = 10,
        coins: int = 50,
        *,
        may_decline: bool = True,
        plain: bool = True,
    ) -> None:
        self.roles = tuple(roles)
        self.drafted = tuple(role.name for role in self.roles)
        self.names = tuple(role.name for role in self.roles if not role.general)
        """The roles that have cards, and can be claimed."""
        self.must_coup = must_coup
        self.coins = coins
        self.may_decline = may_decline
        self.plain = plain
        self.actions = {action.name: action for action in general}
        self.claims: dict[str, str] = {}
        """The role that an action claims. General actions claim none."""
        for role in self.roles:
            for action in role.actions:
                assert action.name not in self.actions, f"two actions are called {action.name}"
                self.actions[action.name] = action
                if action.claimed and not role.general:
                    self.claims[action.name] = role.name
        self.blocks = {name: self._blocks(name) for name in self.actions}
        actions = self.actions.values()
        self.also_claimed = frozenset(action.name for action in actions if action.also_claimed)
        self.catching = frozenset(action.name for action in actions if action.caught)
        self.joined = self.also_claimed.union(action.name for action in actions if action.backed)
        """The actions that others may join."""
        self.reactions = {role.name: role.reaction for role in self.roles if role.reaction}
        self.claiming = self.claims | {
            verb: role.name
            for role in self.roles
            for verb in (*role.claimed_by, *([role.reaction.name] if role.reaction else ()))
        }
        """The role that a reply claims, whatever it answers."""
        self.opening = tuple(step for role in self.roles for step in role.opening)
        self.closing = tuple(step for role in self.roles for step in role.closing)

    def _blocks(self, action: str) -> Blocks | None:
        found = [
            (counter.by, role.name)
            for role in self.roles
            for counter in role.counters
            if counter.action == action
        ]
        return Blocks(found[0][0], tuple(name for _, name in found)) if found else None
