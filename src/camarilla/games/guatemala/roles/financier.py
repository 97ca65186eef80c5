"""Financier, Banking: take the whole Bank, into which each Income puts a coin."""

from camarilla.court.roles import Action, Deed, Effect, Group, Role
from camarilla.games.guatemala.table import GuatemalaTable
from camarilla.kernel import Event, Fate, Steps


class BankFed(Event, frozen=True):
    """Coins from the treasury went into the Bank, which holds so many now."""

    coins: int
    bank: int


class BankTaken(Event, frozen=True):
    """A seat took all that was in the Bank."""

    seat: int
    coins: int


class FeedBank(Effect, frozen=True):
    """Coins from the treasury into the Bank."""

    coins: int

    def apply(self, table: GuatemalaTable, deed: Deed, fate: Fate) -> Steps:
        table.treasury -= self.coins
        table.bank += self.coins
        table.tell(BankFed(self.coins, table.bank))
        return ()


class TakeBank(Effect, frozen=True):
    """All that is in the Bank."""

    def apply(self, table: GuatemalaTable, deed: Deed, fate: Fate) -> Steps:
        coins, table.bank = table.bank, 0
        table.treasury += coins
        table.earn(deed.seat, coins)
        table.tell(BankTaken(deed.seat, coins))
        return ()


FINANCIER = Role(
    "financier",
    group=Group.FINANCE,
    advanced=True,
    expansion="anarchy",
    actions=[Action("banking", effect=[TakeBank()])],
    with_income=[FeedBank(1)],
)
