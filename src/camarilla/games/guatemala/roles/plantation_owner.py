"""Plantation Owner, Harvest: gain 1; then each of the n standing owners gains n."""

from camarilla.court.events import CoinsGained
from camarilla.court.roles import Action, Deed, Effect, Group, Role
from camarilla.court.table import Court
from camarilla.court.verbs import Gain
from camarilla.kernel import Fate, Steps


class GainByNumber(Effect, frozen=True):
    """All whose claim stands gain as many coins as there are of them."""

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        owners = [deed.seat, *(seat for seat in deed.partners if seat in table.living)]
        for owner in owners:
            table.earn(owner, len(owners))
            table.tell(CoinsGained(owner, len(owners)))
        return ()


PLANTATION_OWNER = Role(
    "plantation_owner",
    group=Group.FINANCE,
    advanced=True,
    expansion="anarchy",
    actions=[Action("harvest", also_claimed=True, effect=[Gain(1), GainByNumber()])],
)
