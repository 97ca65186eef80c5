"""The two-player draft: each keeps one card of a set of its own, and is dealt one of a third."""

from collections.abc import Iterator
from itertools import product

from camarilla.games.coup.table import CoupTable
from camarilla.kernel import Answers, Ask, Event, Fate, Question, Reply, Sealed, Steps


class CardChosen(Event, frozen=True):
    """A seat kept one card of its set; the other four are out of the game, unseen."""

    seat: int
    card: Sealed[str]


class Draft(Ask, frozen=True):
    """Both seats choose at once; nobody sees the other's choice."""

    waits = True

    def seats(self, table: CoupTable) -> tuple[int, ...]:
        return table.rules.everybody

    def ask(self, table: CoupTable, seat: int) -> Question:
        options = tuple(Reply("choose", what=card) for card in table.aside[seat])
        return Question("draft", options, options)

    def settle(self, table: CoupTable, answers: Answers, fate: Fate) -> Steps:
        aside = list(table.aside)
        for seat in table.rules.everybody:
            card = answers[seat].what
            assert card is not None
            table.hands[seat] = (card,)
            aside[seat] = tuple(other for other in aside[seat] if other != card)
            table.tell(CardChosen(seat, Sealed((seat,), card)))
        table.aside = tuple(aside)
        for seat in table.rules.everybody:
            table.deal(seat, 1, fate)
        return ()


def possible_asides(roles: tuple[str, ...], chosen: bool) -> list[tuple[str, ...]]:
    """What may lie aside before a seat: its whole set, or its set without the card it chose."""
    if not chosen:
        return [roles]
    return [tuple(role for role in roles if role != kept) for kept in roles]


def imagined_asides(
    known: list[tuple[str, ...] | None], roles: tuple[str, ...], chosen: bool, fate: Fate
) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Every way in which the cards set aside may lie, in random order."""
    ways = list(
        product(*([own] if own is not None else possible_asides(roles, chosen) for own in known))
    )
    while ways:
        yield ways.pop(fate.pick(len(ways)))
