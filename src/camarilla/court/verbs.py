"""The verbs of the reference cards: what actions do."""

from functools import lru_cache

from camarilla.court.events import CoinsGained, CoinsGiven, CoinsTaken
from camarilla.court.lives import LoseLife
from camarilla.court.roles import Deed, Effect
from camarilla.court.table import Court
from camarilla.court.turn import TakeAction
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
        for target in deed.struck:
            coins = table.hand_over(target, deed.seat, self.most)
            table.tell(CoinsTaken(deed.seat, target, coins))
        return ()


class Give(Effect, frozen=True):
    """Coins of one's own to the receiver, as many as there are up to a number."""

    most: int

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        assert deed.receiver is not None
        _give(table, deed.seat, deed.receiver, self.most)
        return ()


class GivePartners(Effect, frozen=True):
    """Coins of one's own to each who joined and still lives, in turn, until there are no more."""

    most: int

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        for partner in deed.partners:
            if partner in table.living:
                _give(table, deed.seat, partner, self.most)
        return ()


class GiveAll(Effect, frozen=True):
    """All coins of one's own to the target."""

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        for target in deed.struck:
            coins = table.hand_over(deed.seat, target, table.purse(deed.seat))
            table.tell(CoinsTaken(target, deed.seat, coins))
        return ()


class HandCostTo(Effect, frozen=True):
    """What was paid for the action goes to its target, whether it is spared the rest or not."""

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        for target in deed.targets:
            table.earn(target, deed.paid)
            table.tell(CoinsGiven(deed.seat, target, deed.paid))
        return ()


class Kill(Effect, frozen=True):
    """The target loses a life."""

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        return [LoseLife(target, deed.action) for target in deed.struck]


class Exchange(Effect, frozen=True):
    """Draw cards from the court, then return as many."""

    count: int

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        if deed.seat not in table.living:
            return ()
        return [ReturnCard(deed.seat)] * table.draw(deed.seat, self.count, fate)


class Draw(Effect, frozen=True):
    """Draw cards from the court, and keep them."""

    count: int

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        table.draw(deed.seat, self.count, fate)
        return ()


class ActAgain(Effect, frozen=True):
    """Take one more action, but not this one."""

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        return (TakeAction(deed.seat, deed.action),) if deed.seat in table.living else ()


def _give(table: Court, seat: int, to: int, most: int) -> None:
    coins = table.hand_over(seat, to, most)
    if coins:
        table.tell(CoinsGiven(seat, to, coins))


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
