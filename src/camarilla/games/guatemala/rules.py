"""Guatemala 54: its options, its set-up, and what can be imagined of its hidden cards."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from camarilla.court.events import (
    AsideTurnedUp,
    CardsRevealed,
    ClaimFailed,
    ClaimProved,
    GameBegan,
    LifeLost,
)
from camarilla.court.imagine import aside_room, hidden_room, lay_out
from camarilla.court.memory import POOL, aside, deal_hidden, remember, unseen
from camarilla.court.roles import Box
from camarilla.court.table import CourtRules, CourtSeen
from camarilla.court.turn import BeginTurn
from camarilla.games.guatemala import draft
from camarilla.games.guatemala.presets import presets
from camarilla.games.guatemala.table import GuatemalaSeen, GuatemalaTable
from camarilla.kernel import BadSetup, Fate, Options, Steps, View, register


class GuatemalaOptions(Options, frozen=True):
    """A table's choices."""

    roles: tuple[str, ...] = ()
    """The roles in play, chosen by hand; without them, chance drafts."""
    first_game: bool = False
    """The five roles that are best for a first game."""
    advanced: bool = False
    """Chance may draft advanced roles."""
    anarchy: bool = False
    """Chance may draft the roles of Anarchy, which are advanced, so the others are too."""
    free: bool = False
    """Two, or seven to ten, may play."""


@register
class Guatemala(CourtRules):
    """The rules of Guatemala 54 for one table."""

    key = "guatemala"
    version = 1
    options_type = GuatemalaOptions
    table_type = GuatemalaTable
    draw_by_agreement = True
    revealing = (LifeLost, ClaimProved, ClaimFailed, AsideTurnedUp, CardsRevealed)

    def __init__(self, seats: int, options: GuatemalaOptions) -> None:
        if not 2 <= seats <= 10:
            raise BadSetup(f"Guatemala 54 is played by 3 to 6, freely by 2 to 10, not by {seats}")
        if not 3 <= seats <= 6 and not options.free:
            raise BadSetup(
                f"Guatemala 54 is played by 3 to 6, not by {seats} "
                "(unless the table is set up freely)"
            )
        super().__init__(seats, _filled_in(options))
        self.copies = 3 if seats <= 6 else 4 if seats <= 8 else 5

    @classmethod
    def presets(cls) -> Mapping[str, tuple[int, dict[str, Any]]]:
        return presets()

    def box_of(self, roles: tuple[str, ...]) -> Box:
        return draft.box_of(roles)

    def box_seen(self, seen: CourtSeen) -> Box:
        assert isinstance(seen, GuatemalaSeen)
        return draft.box_of(seen.roles)

    # -- set-up ----------------------------------------------------------------------------------

    def setup(self, first: int | None, fate: Fate) -> tuple[GuatemalaTable, Steps]:
        if first is None:
            first = fate.pick(self.seats)
        options = self.options
        roles = options.roles or draft.drafted(options.advanced, options.anarchy, fate)
        table = GuatemalaTable(self, self.box_of(roles))
        table.active = first
        table.tell(GameBegan(self.seats, first, roles, self.copies))
        table.deck = sorted(self.cards(table.box).elements())
        for seat in self.everybody:
            # Two players start as in the base game: who begins has a coin less.
            table.earn(seat, 1 if self.seats == 2 and seat == first else 2)
        for seat in self.everybody:
            table.deal(seat, 2, fate)
        return table, (BeginTurn(first),)

    def cards(self, box: Box) -> Counter[str]:
        """All the influence cards in the box."""
        return Counter(dict.fromkeys(box.names, self.copies))

    # -- imagining -------------------------------------------------------------------------------

    def imagine(self, view: View, fate: Fate) -> GuatemalaTable:
        seen = view.table
        assert isinstance(seen, GuatemalaSeen)
        box = self.box_of(seen.roles)
        room = {**hidden_room(seen), **aside_room(seen), POOL: seen.pool}
        memory = remember(view, proofs_are_forced=True)
        dealt = deal_hidden(room, unseen(seen, self.cards(box)), memory, fate)
        if dealt is None:
            raise BadSetup("no deal of the hidden cards fits this view")
        table = GuatemalaTable(self, box)
        lay_out(table, seen, dealt)
        table.aside = tuple(
            tuple(dealt.get(aside(s), ())) if seat.aside is None else seat.aside
            for s, seat in enumerate(seen.seats)
        )
        table.tokens = seen.tokens
        table.bank = seen.bank
        table.treasury -= seen.bank
        table.pool = tuple(dealt[POOL])
        return table


def _filled_in(options: GuatemalaOptions) -> GuatemalaOptions:
    if options.first_game:
        by_hand = options.roles and set(options.roles) != set(draft.FIRST_GAME)
        if by_hand or options.advanced or options.anarchy:
            raise BadSetup("the roles of a first game are fixed: leave the draft's options out")
        return replace(options, roles=draft.FIRST_GAME)
    if options.roles:
        draft.check(options.roles)
        return replace(options, roles=draft.in_order(options.roles))
    return replace(options, advanced=options.advanced or options.anarchy)
