"""Peacekeeper, Peacekeeping: gain 1, and take the token: its holder cannot be a target."""

from msgspec.structs import replace

from camarilla.court.roles import Action, Deed, Effect, Group, Role
from camarilla.court.verbs import Gain
from camarilla.games.guatemala.table import GuatemalaTable
from camarilla.kernel import Event, Fate, Steps


class PeacekeepingTaken(Event, frozen=True):
    """A seat took the Peacekeeping token."""

    seat: int


class TakePeacekeeping(Effect, frozen=True):
    """Take the token from wherever it is."""

    def apply(self, table: GuatemalaTable, deed: Deed, fate: Fate) -> Steps:
        if deed.seat in table.living:
            table.tokens = replace(table.tokens, peacekeeping=deed.seat)
            table.tell(PeacekeepingTaken(deed.seat))
        return ()


PEACEKEEPER = Role(
    "peacekeeper",
    group=Group.SPECIAL,
    actions=[Action("peacekeeping", effect=[Gain(1), TakePeacekeeping()])],
)
