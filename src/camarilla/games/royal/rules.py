"""Coup Royal: everybody plans a heist in secret, at once. It uses the kernel alone."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from camarilla.games.royal.deck import FEWEST, MOST, Counts, Deck, check_deck, house_deck
from camarilla.games.royal.events import CubesDealt, SecretsRevealed, TableLaid
from camarilla.games.royal.round import BeginRound, lay_loot
from camarilla.games.royal.table import RoyalRules, RoyalSeen, RoyalTable
from camarilla.kernel import BadSetup, Fate, Options, Steps, View, draw, register


class RoyalOptions(Options, frozen=True):
    """A table's choices."""

    deck: Deck | None = None
    """The component data (`load_deck`); without them, the house deck."""
    partner: int | None = None
    """With two seats: who holds the partner card in the first round; else chance says."""


@register
class Royal(RoyalRules):
    """The rules of Coup Royal for one table."""

    key = "royal"
    version = 1
    options_type = RoyalOptions
    table_type = RoyalTable
    revealing = (SecretsRevealed,)

    def __init__(self, seats: int, options: RoyalOptions) -> None:
        if not FEWEST <= seats <= MOST:
            raise BadSetup(f"Coup Royal is played by {FEWEST} to {MOST}, not by {seats}")
        if options.partner is not None and (seats != 2 or options.partner not in (0, 1)):
            raise BadSetup("the partner card is for two: seat 0 or seat 1 begins with it")
        super().__init__(seats, options)
        self.deck = house_deck() if options.deck is None else _own_deck(options.deck)
        self.letters = self.deck.letters(seats)
        self.fame_card = self.deck.fame_card(seats)
        self.item_fame = {item.key: item.fame for item in self.deck.items}

    @classmethod
    def presets(cls) -> Mapping[str, tuple[int, dict[str, Any]]]:
        found: dict[str, tuple[int, dict[str, Any]]] = {
            f"house-{seats}": (seats, {}) for seats in range(FEWEST, MOST + 1)
        }
        found["partner-2"] = (2, {"partner": 1})
        found["limit-3"] = (3, {"turn_limit": 5})
        found["scarce-3"] = (3, {"deck": _scarce()})
        found["scarce-5"] = (5, {"deck": _scarce()})
        return found

    # -- set-up ----------------------------------------------------------------------------------

    def setup(self, first: int | None, fate: Fate) -> tuple[RoyalTable, Steps]:
        table = RoyalTable(self)
        if self.seats == 2:
            table.partner = self._first_partner(first, fate)
        table.tell(TableLaid(self.seats, self.deck.name, table.partner))
        bag = self.deck.cubes.cards()
        for seat in self.everybody:
            cubes = tuple([draw(bag, fate) for _ in range(self.deck.start_cubes)])
            for colour in cubes:
                table.move_cubes(seat, colour, 1)
            table.tell(CubesDealt(seat, cubes))
        lay_loot(table, fate)
        return table, (BeginRound(),)

    def _first_partner(self, first: int | None, fate: Fate) -> int:
        chosen: int | None = self.options.partner
        if first is None:
            return fate.pick(2) if chosen is None else chosen
        if chosen is not None and chosen != first:
            raise BadSetup(f"seat {first} is to begin, and seat {chosen} has the partner card")
        return first

    # -- imagining -------------------------------------------------------------------------------

    def imagine(self, view: View, fate: Fate) -> RoyalTable:
        seen = view.table
        assert isinstance(seen, RoyalSeen)
        table = RoyalTable(self)
        table.loot = seen.loot.copy()
        table.discard = list(seen.discard)
        table.supply = list(seen.supply)
        table.cubes = [seat.cubes for seat in seen.seats]
        table.items = [seat.items for seat in seen.seats]
        table.partner = seen.partner
        self._imagine_secrets(table, seen, fate)
        self._rebuild_stacks(table, seen)
        return table

    def _imagine_secrets(self, table: RoyalTable, seen: RoyalSeen, fate: Fate) -> None:
        """Deal the secret cards that this view does not show. No rule ever tells of one."""
        shown = Counter(card for seat in seen.seats for card in seat.secrets or ())
        pool = Counter(table.pile) - shown
        table.pile = sorted(pool.elements())
        for number, seat in enumerate(seen.seats):
            own = seat.secrets
            if own is None:
                own = tuple([draw(table.pile, fate) for _ in range(seat.secret_cards)])
            table.secrets[number] = own

    def _rebuild_stacks(self, table: RoyalTable, seen: RoyalSeen) -> None:
        """What is left of the loot is known: all that has been drawn lies open, I before II."""
        drawn = Counter(seen.discard)
        drawn.update(card for card in seen.loot.values() if card is not None)
        drawn.update(card for seat in seen.seats for card in seat.items)
        if seen.stacks[0]:
            left = [Counter(self.deck.stack_1) - drawn, Counter(self.deck.stack_2)]
        else:
            drawn.subtract(self.deck.stack_1)
            left = [Counter(), Counter(self.deck.stack_2) - drawn]
        table.stacks = [sorted(stack.elements()) for stack in left]


def _own_deck(deck: Deck) -> Deck:
    """A deck that a table brings along: a transcript's may never have been through a file."""
    try:
        check_deck(deck)
    except BadSetup as error:
        raise BadSetup(f"royal: deck.{error}") from None
    if deck.name == house_deck().name and deck != house_deck():
        raise BadSetup(f"royal: deck.name: this is not the {deck.name}; give it its own name")
    return deck


def _scarce() -> dict[str, Any]:
    """The house deck with so few cubes and secret cards that they run out: for the tests."""
    few = Counts(blue=4, green=5, red=4, yellow=4), Counts(blue=1, green=1, red=1, yellow=2)
    deck = replace(house_deck(), name="scarce deck", cubes=few[0], secrets=few[1])
    plain: dict[str, Any] = to_builtins(deck)
    return plain
