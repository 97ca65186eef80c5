"""Fame: pure functions from holdings to points."""

from collections.abc import Sequence
from functools import lru_cache

from camarilla.games.royal.deck import COLOURS, FameCard


@lru_cache(maxsize=65536)
def category_fame(row: tuple[int, ...], holdings: tuple[int, ...]) -> tuple[int, ...]:
    """The fame of each seat in one category, from the fame of the places and what each holds.

    Tied seats share the sum of their places, rounded down; a holding of 0 ranks like any other.

    >>> category_fame((3, 2, 0, 0), (1, 4, 1, 1))
    (0, 3, 0, 0)

    With two seats a lead of 1 is a tie.

    >>> category_fame((3, 0), (5, 4)), category_fame((3, 0), (6, 4))
    ((1, 1), (3, 0))
    """
    if len(holdings) == 2 and abs(holdings[0] - holdings[1]) < 2:
        return (sum(row) // 2,) * 2
    fame = []
    for own in holdings:
        above = sum(1 for other in holdings if other > own)
        level = holdings.count(own)
        fame.append(sum(row[above : above + level]) // level)
    return tuple(fame)


def fame_by_category(
    card: FameCard, holdings: Sequence[Sequence[int]]
) -> tuple[tuple[int, ...], ...]:
    """For each category, in the order of `COLOURS`, the fame of each seat.

    `holdings` are cubes and secret cards together: for each seat, how many of each colour.
    """
    return tuple(
        category_fame(row, tuple(seat[number] for seat in holdings))
        for number, row in enumerate(card.rows)
    )


def held(cubes: Sequence[int], secrets: Sequence[str]) -> tuple[int, ...]:
    """Cubes and secret cards of each colour together."""
    counts = zip(COLOURS, cubes, strict=True)
    return tuple(count + secrets.count(colour) for colour, count in counts)


def total_fame(
    card: FameCard, holdings: Sequence[Sequence[int]], items: Sequence[int]
) -> tuple[int, ...]:
    """Each seat's fame: its places in the four categories, and its special items."""
    by_category = fame_by_category(card, holdings)
    return tuple(own + sum(fame) for own, *fame in zip(items, *by_category, strict=True))


def best(fame: Sequence[int]) -> tuple[int, ...]:
    """The seats with the most fame: several share the win."""
    return tuple(seat for seat, points in enumerate(fame) if points == max(fame))
