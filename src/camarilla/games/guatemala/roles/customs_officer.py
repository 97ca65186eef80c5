"""Customs Officer, Tax: others give the officer 1 before each claim of a role.

The action is called `customs` here, since Coup has a `tax` of its own.
"""

from msgspec.structs import replace

from camarilla.court.roles import Action, Deed, Effect, Group, Role
from camarilla.games.guatemala.table import GuatemalaTable
from camarilla.kernel import Event, Fate, Steps


class TaxPlaced(Event, frozen=True):
    """A customs officer put the Tax tokens before itself and on a role."""

    seat: int
    role: str


class PlaceTax(Effect, frozen=True):
    """Both tokens come from wherever they are."""

    def apply(self, table: GuatemalaTable, deed: Deed, fate: Fate) -> Steps:
        assert deed.named is not None
        if deed.seat in table.living:
            table.tokens = replace(table.tokens, officer=deed.seat, taxed=deed.named)
            table.tell(TaxPlaced(deed.seat, deed.named))
        return ()


CUSTOMS_OFFICER = Role(
    "customs_officer",
    group=Group.SPECIAL,
    advanced=True,
    actions=[Action("customs", names_role=True, effect=[PlaceTax()])],
)
