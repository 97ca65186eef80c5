"""The verbs of the reference cards: what actions do."""

from functools import lru_cache

from camarilla.court.events import CoinsGained, CoinsTaken
from camarilla.court.lives import LoseLife
from camarilla.court.roles import Deed, Effect
from camarilla.court.table import Court
from camarilla.kernel import AskOne, Fate, Question, Reply, Steps


class Gain(Effect, frozen=True):
    """Coins from the treasury."""

    coins: int

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        table.earn(deed.seat, self.coins)
        table.tell(CoinsGained(deed.seat, self.coins))
        return ()


class Take(Effect, frozen=True):
    """Coins from the target, as many as there are up to a number."""

    most: int

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        for target in deed.targets:
            coins = table.hand_over(target, deed.seat, self.most)
            table.tell(CoinsTaken(deed.seat, target, coins))
        return ()


class Kill(Effect, frozen=True):
    """The target loses a life."""

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        return [LoseLife(target, deed.action) for target in deed.targets]


class Exchange(Effect, frozen=True):
    """Draw cards from the court, then return as many."""

    count: int

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        return [ReturnCard(deed.seat)] * table.draw(deed.seat, self.count, fate)


class ReturnCard(AskOne, frozen=True):
    """A seat gives one card back to the court. Which one is its secret."""

    def ask(self, table: Court, seat: int) -> Question:
        return _which_to_return(table.hands[seat])

    def then(self, table: Court, reply: Reply, fate: Fate) -> Steps:
        assert reply.what is not None
        table.put_back(self.seat, reply.what, readers=(self.seat,))
        return ()


@lru_cache(maxsize=4096)
def _which_to_return(hand: tuple[str, ...]) -> Question:
    """Unanswered, the cards that were drawn last go back."""
    options = tuple(Reply("return", what=card) for card in sorted(set(hand)))
    return Question("return", options, (Reply("return", what=hand[-1]),))
