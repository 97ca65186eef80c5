"""Speculator, Gamble: gain as many coins as held, at most 5. Caught, one loses all one has."""

from camarilla.court.events import CoinsGained
from camarilla.court.roles import Action, Deed, Effect, Group, Role
from camarilla.court.table import Court
from camarilla.court.verbs import GiveAll
from camarilla.kernel import Fate, Steps


class GainAsHeld(Effect, frozen=True):
    """As many coins from the treasury as one has, up to a number."""

    most: int

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        coins = min(self.most, table.purse(deed.seat))
        table.earn(deed.seat, coins)
        table.tell(CoinsGained(deed.seat, coins))
        return ()


SPECULATOR = Role(
    "speculator",
    group=Group.FINANCE,
    advanced=True,
    actions=[Action("gamble", effect=[GainAsHeld(most=5)], caught=[GiveAll()])],
)
