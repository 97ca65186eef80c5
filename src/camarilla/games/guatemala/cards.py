"""The reference cards as data: what each role does, what it costs, who may counter it.

Everything here is read off the roles themselves, so that a card cannot say what the rules do not.
The words are in `text`: `role-…` is the name, `card-…` what the card says, a note a line.
"""

from msgspec import Struct

from camarilla.court.roles import Action, Role
from camarilla.games.guatemala.roles import ROLES


class ActionCard(Struct, frozen=True):
    """One action of a role."""

    name: str
    target: str
    costs: tuple[int, ...]
    """What it may cost: one figure, or one for each number of lives that the target may have."""
    holds: int
    """Coins that must be there at the declaration, and are paid later, if at all."""
    backed: int
    """What somebody else must pay to join."""
    claimed: bool
    """Does it claim the role? Then it may be challenged."""
    also_claimed: bool
    """May others claim the role as well, and share?"""
    countered_by: tuple[str, ...]
    """The roles that a target may claim against it."""


class ReferenceCard(Struct, frozen=True):
    """What a role's card says."""

    role: str
    group: str
    advanced: bool
    expansion: str | None
    actions: tuple[ActionCard, ...]
    reaction: str | None
    """Its answer to a lost life."""
    protects: bool
    """Does the role counter its own action?"""


def reference_card(name: str) -> ReferenceCard:
    """The card of a role.

    >>> card = reference_card("guerrilla")
    >>> card.actions[0].name, card.actions[0].costs, card.protects
    ('execution', (4,), True)
    """
    role = ROLES[name]
    assert role.group is not None
    return ReferenceCard(
        role=name,
        group=role.group.value,
        advanced=role.advanced,
        expansion=role.expansion,
        actions=tuple(_action_card(role, action) for action in role.actions),
        reaction=role.reaction.name if role.reaction else None,
        protects=bool(role.counters),
    )


def _action_card(role: Role, action: Action) -> ActionCard:
    countered = any(counter.action == action.name for counter in role.counters)
    return ActionCard(
        name=action.name,
        target=action.target.value,
        costs=tuple(action.cost_by_lives.values()) or (action.cost,),
        holds=action.holds,
        backed=action.backed,
        claimed=action.claimed and not role.general,
        also_claimed=action.also_claimed,
        countered_by=(role.name,) if countered else (),
    )
