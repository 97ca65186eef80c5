"""Plans: where the thieves go and where the snitches. `C/E`; with two seats `AB/C` or `A/BC`."""

from functools import lru_cache
from itertools import combinations

from camarilla.kernel import Question, Reply


@lru_cache(maxsize=64)
def all_plans(letters: str, thieves: int, snitches: int) -> tuple[str, ...]:
    """Every plan: all of a seat's cards name different places.

    >>> all_plans("ABC", 1, 1)
    ('A/B', 'A/C', 'B/A', 'B/C', 'C/A', 'C/B')
    """
    return tuple(
        f"{''.join(thieving)}/{''.join(snitching)}"
        for thieving in combinations(letters, thieves)
        for snitching in combinations([p for p in letters if p not in thieving], snitches)
    )


@lru_cache(maxsize=64)
def plan_question(letters: str, thieves: int, snitches: int) -> Question:
    options = tuple(Reply("plan", what=plan) for plan in all_plans(letters, thieves, snitches))
    return Question("plan", options, options)


def crew(seat: int, partner: int | None) -> tuple[int, int]:
    """How many thieves and how many snitches a seat sends."""
    if partner is None:
        return (1, 1)
    return (2, 1) if seat == partner else (1, 2)


def targets(plan: str) -> tuple[str, str]:
    """The places of the thieves and of the snitches."""
    thieves, snitches = plan.split("/")
    return thieves, snitches
