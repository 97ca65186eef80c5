"""Losing a life."""

from functools import lru_cache

from camarilla.court.table import Court
from camarilla.kernel import Answers, AskOne, Fate, Question, Reply, Steps


class LoseLife(AskOne, frozen=True):
    """A seat chooses which of its cards to turn up.

    It is asked even when both are equal, else the pause would tell; with one card left, which
    everybody can see, there is nothing to choose.
    """

    cause: str

    def seats(self, table: Court) -> tuple[int, ...]:
        return (self.seat,) if len(table.hands[self.seat]) > 1 else ()

    def ask(self, table: Court, seat: int) -> Question:
        return _which_to_lose(table.hands[seat])

    def settle(self, table: Court, answers: Answers, fate: Fate) -> Steps:
        hand = table.hands[self.seat]
        if hand:
            card = answers[self.seat].what if answers else hand[0]
            assert card is not None
            table.turn_up(self.seat, card, self.cause)
        return ()


@lru_cache(maxsize=4096)
def _which_to_lose(hand: tuple[str, ...]) -> Question:
    options = tuple(Reply("lose", what=card) for card in sorted(set(hand)))
    return Question("lose", options, options)
