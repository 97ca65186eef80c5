"""A box with fewer characters, or fewer cards of each: for the reduced games that can be solved."""

from collections.abc import Iterable
from typing import NamedTuple

from camarilla.vector.codes import COPIES, ROLE_NAMES


class Box(NamedTuple):
    """What is in the box."""

    roles: int
    """As bits: for `legal`."""
    deck: int
    """As a bag: for `Options.deck`."""


def box(roles: Iterable[str] = ROLE_NAMES, copies: int = COPIES) -> Box:
    """A box with so many cards of each of these roles; `fifth` is Ambassador or Inquisitor.

    >>> bin(box(["duke", "assassin", "contessa"], copies=1).roles)
    '0b1011'
    """
    chosen = set(roles)
    if unknown := chosen - set(ROLE_NAMES):
        raise ValueError(f"the arrays know no role '{min(unknown)}'")
    if not 1 <= copies <= COPIES:
        raise ValueError(f"the arrays have room for 1 to {COPIES} copies of a role, not {copies}")
    # The arrays always open the window for a block.
    if "duke" not in chosen or ("assassin" in chosen and "contessa" not in chosen):
        raise ValueError("in the arrays what can be blocked needs the role that blocks it")
    numbers = [ROLE_NAMES.index(role) for role in chosen]
    return Box(
        roles=sum(1 << number for number in numbers),
        deck=sum(copies << (5 * number) for number in numbers),
    )
