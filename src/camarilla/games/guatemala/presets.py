"""Named set-ups that between them use every role, and every two that a draft allows together."""

from functools import cache
from itertools import combinations, count, product
from typing import Any

from camarilla.court.roles import Group
from camarilla.games.guatemala.draft import candidates, in_order
from camarilla.games.guatemala.roles import ROLES

Pair = frozenset[str]

_SEATS = (3, 4, 5, 6)


def presets() -> dict[str, tuple[int, dict[str, Any]]]:
    """Every preset by its name."""
    found: dict[str, tuple[int, dict[str, Any]]] = {
        "first-game": (4, {"first_game": True}),
        "first-game-duel": (2, {"first_game": True, "free": True}),
        "limit-20": (3, {"advanced": True, "turn_limit": 20}),
    }
    for seats in _SEATS:
        found[f"draft-{seats}"] = (seats, {})
        found[f"advanced-{seats}"] = (seats, {"advanced": True})
        found[f"anarchy-{seats}"] = (seats, {"anarchy": True})
    for seats in (2, 7, 8, 9, 10):
        found[f"free-{seats}"] = (seats, {"anarchy": True, "free": True})
    for number, roles in enumerate(every_pair(anarchy=False) + every_pair(anarchy=True)):
        seats = _SEATS[number % len(_SEATS)]
        found[f"roles-{number + 1}"] = (seats, {"roles": list(roles)})
    return found


@cache
def every_pair(anarchy: bool) -> tuple[tuple[str, ...], ...]:
    """Drafts in which every two roles that may meet do meet. For each two special interests, of
    some drafts (a ninth of them, always others) the one that brings most new pairs about."""
    chosen: list[tuple[str, ...]] = []
    wanted = _may_meet(anarchy)
    if anarchy:  # what the drafts without it show is not shown again
        wanted -= {pair for roles in every_pair(anarchy=False) for pair in pairs(roles)}
    specials = list(combinations(candidates(Group.SPECIAL, True, anarchy), 2))
    turns = count()
    while wanted:
        for two in specials:
            some = _drafts(two, anarchy)[next(turns) % 9 :: 9]
            best = max(some, key=lambda roles: len(wanted & pairs(roles)))
            if wanted & pairs(best):
                chosen.append(best)
                wanted -= pairs(best)
    return tuple(chosen)


@cache
def pairs(roles: tuple[str, ...]) -> frozenset[Pair]:
    """Every two of the roles of a draft."""
    return frozenset(Pair(two) for two in combinations(roles, 2))


def _may_meet(anarchy: bool) -> set[Pair]:
    """Roles of two groups, or two special interests; and a general action meets every role."""
    groups = [candidates(group, True, anarchy) for group in Group]
    met = {Pair(two) for one, other in combinations(groups, 2) for two in product(one, other)}
    met |= {Pair(two) for two in combinations(groups[-1], 2)}
    everything = [name for group in groups for name in group]
    general = [name for name in everything if ROLES[name].general]
    return met | {Pair(two) for two in product(general, everything) if len(set(two)) == 2}


@cache
def _drafts(specials: tuple[str, str], anarchy: bool) -> tuple[tuple[str, ...], ...]:
    """Every draft with these special interests; a general action needs a role by its side."""
    finance, communications, force = (
        candidates(group, True, anarchy) for group in Group if group is not Group.SPECIAL
    )
    general = [name for name in communications if ROLES[name].general]
    roles = [name for name in communications if name not in general]
    spoken = [(name,) for name in roles] + list(product(general, roles))
    return tuple(
        in_order((one, *words, other, *specials))
        for one, words, other in product(finance, spoken, force)
    )
