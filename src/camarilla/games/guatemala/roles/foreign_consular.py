"""Foreign Consular, Alliance: a treaty: neither of the two may target the other."""

from msgspec.structs import replace

from camarilla.court.roles import Action, Deed, Effect, Group, Role, Target
from camarilla.games.guatemala.table import GuatemalaTable
from camarilla.kernel import Event, Fate, Steps


class TreatyMade(Event, frozen=True):
    """The Treaty tokens lie before these two."""

    seat: int
    partner: int


class PlaceTreaty(Effect, frozen=True):
    """Both tokens come from wherever they are, unless one of the two is out by now."""

    def apply(self, table: GuatemalaTable, deed: Deed, fate: Fate) -> Steps:
        other = deed.receiver
        assert other is not None
        if other in table.living and deed.seat in table.living:
            table.tokens = replace(table.tokens, treaty=(deed.seat, other))
            table.tell(TreatyMade(deed.seat, other))
        return ()


FOREIGN_CONSULAR = Role(
    "foreign_consular",
    group=Group.SPECIAL,
    advanced=True,
    actions=[Action("alliance", target=Target.RECEIVER, effect=[PlaceTreaty()])],
)
