"""Coup: its options, its set-up, and what can be imagined of its hidden cards."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Literal

from msgspec.structs import replace

from camarilla.court.events import GameBegan
from camarilla.court.imagine import hidden_room, lay_out
from camarilla.court.memory import deal_hidden, remember, unseen
from camarilla.court.table import CourtRules, CourtSeen
from camarilla.court.turn import BeginTurn
from camarilla.games.coup.draft import Draft, imagined_asides
from camarilla.games.coup.editions import copies_for, edition_for
from camarilla.games.coup.examine import CardShown, JudgeCard
from camarilla.games.coup.roles import box
from camarilla.games.coup.table import CoupTable
from camarilla.kernel import BadSetup, Fate, Options, Steps, View, register


class CoupOptions(Options, frozen=True):
    """A table's choices. Where one is None, the edition says."""

    edition: Literal["en", "de", "it"] | None = None
    """Without one: the first edition that has what is asked for."""
    fifth: Literal["ambassador", "inquisitor"] = "ambassador"
    draft: bool = False
    """The draft variant for two players."""
    free: bool = False
    """What the edition does not have is no error."""
    copies: int | None = None
    """Of each character."""
    duel_coins: tuple[int, int] | None = None
    """With two players: the first player's coins, and the other's."""
    draw_first: bool | None = None
    """A card that the Inquisitor has replaced goes back only after its owner has drawn."""
    lives: int = 2
    """Cards dealt to each. With one, and few characters, the game is small enough to be solved."""
    roles: tuple[str, ...] = ()
    """The characters in the box; without them, all five."""


@register
class Coup(CourtRules):
    """The rules of Coup for one table."""

    key = "coup"
    version = 1
    options_type = CoupOptions
    table_type = CoupTable
    draw_by_agreement = True

    def __init__(self, seats: int, options: CoupOptions) -> None:
        if not 2 <= seats <= 10:
            raise BadSetup(f"Coup is played by 2 to 10, not by {seats}")
        if options.draft and seats != 2:
            raise BadSetup(f"the draft variant is for 2 players, not for {seats}")
        super().__init__(seats, _filled_in(seats, options))
        self.box = box(options.fifth, self.options.roles)
        self.role_names = tuple(sorted(role.name for role in self.box.roles))
        self.copies = self.options.copies

    @classmethod
    def presets(cls) -> Mapping[str, tuple[int, dict[str, Any]]]:
        found: dict[str, tuple[int, dict[str, Any]]] = {}
        for seats in range(2, 7):
            found[f"en-{seats}"] = (seats, {"edition": "en"})
            found[f"de-inquisitor-{seats}"] = (seats, {"edition": "de", "fifth": "inquisitor"})
        for seats in (2, 7, 8, 9, 10):
            found[f"it-{seats}"] = (seats, {"edition": "it"})
            found[f"it-inquisitor-{seats}"] = (seats, {"edition": "it", "fifth": "inquisitor"})
        for edition in ("en", "de", "it"):
            found[f"{edition}-draft"] = (2, {"edition": edition, "draft": True})
        found["de-inquisitor-draft"] = (
            2,
            {"edition": "de", "fifth": "inquisitor", "draft": True},
        )
        found["en-free-8"] = (8, {"edition": "en", "fifth": "inquisitor", "free": True})
        found["en-limit-20"] = (3, {"edition": "en", "turn_limit": 20})
        reduced = {"free": True, "lives": 1, "copies": 1}
        found["reduced"] = (2, {**reduced, "turn_limit": 6})
        found["reduced-inquisitor"] = (2, {**reduced, "fifth": "inquisitor", "turn_limit": 6})
        three = {**reduced, "roles": ["assassin", "contessa", "duke"]}
        found["reduced-three"] = (2, {**three, "turn_limit": 8})
        found["reduced-rich"] = (2, {**three, "duel_coins": [3, 3], "turn_limit": 6})
        found["reduced-3"] = (3, {**three, "copies": 2, "turn_limit": 6})
        return found

    # -- set-up ----------------------------------------------------------------------------------

    def setup(self, first: int | None, fate: Fate) -> tuple[CoupTable, Steps]:
        if first is None:
            first = fate.pick(self.seats)
        table = CoupTable(self)
        table.active = first
        table.tell(GameBegan(self.seats, first, self.role_names, self.copies))
        for seat in self.everybody:
            table.earn(seat, self._starting_coins(seat == first))
        if self.options.draft:
            table.aside = (self.role_names,) * 2
            table.deck = list(self.role_names)
            return table, (Draft(), BeginTurn(first))
        table.deck = sorted(self.cards().elements())
        for seat in self.everybody:
            table.deal(seat, self.options.lives, fate)
        return table, (BeginTurn(first),)

    def _starting_coins(self, begins: bool) -> int:
        if self.seats > 2:
            return 2
        first, second = self.options.duel_coins
        return int(first if begins else second)

    def cards(self) -> Counter[str]:
        """All the character cards in the box."""
        return Counter(dict.fromkeys(self.role_names, self.copies))

    # -- imagining -------------------------------------------------------------------------------

    def imagine(self, view: View, fate: Fate) -> CoupTable:
        seen = view.table
        assert isinstance(seen, CourtSeen)
        memory = remember(view)
        room = hidden_room(seen)
        for aside in self._asides(seen, fate):
            pool = unseen(seen, self.cards())
            for cards, seat in zip(aside, seen.seats, strict=True):
                pool.subtract(cards if seat.aside is None else ())
            dealt = deal_hidden(room, pool, memory, fate)
            if dealt is not None:
                break
        else:
            raise BadSetup("no deal of the hidden cards fits this view")
        table = CoupTable(self)
        table.aside = aside
        lay_out(table, seen, dealt)
        table.shown = _imagined_shown(view, table, fate)
        return table

    def _asides(self, seen: CourtSeen, fate: Fate) -> Iterator[tuple[tuple[str, ...], ...]]:
        if not self.options.draft:
            return iter([((),) * self.seats])
        chosen = seen.seats[0].cards + len(seen.seats[0].face_up) > 0
        return imagined_asides([seat.aside for seat in seen.seats], self.role_names, chosen, fate)


def _filled_in(seats: int, options: CoupOptions) -> CoupOptions:
    """The options with what the edition says, where they leave it to the edition."""
    edition = edition_for(options.edition, seats, options.fifth, options.free)
    filled = replace(options, edition=edition.key)
    says: dict[str, Any] = {
        "copies": copies_for(seats),
        "duel_coins": edition.duel_coins,
        "draw_first": edition.draw_first,
    }
    for name, value in says.items():
        chosen = getattr(options, name)
        if chosen is None:
            filled = replace(filled, **{name: value})
        elif chosen != value and not options.free:
            raise BadSetup(
                f"the edition '{edition.key}' has {name} {value}, not {chosen} "
                "(unless the table is set up freely)"
            )
    assert filled.copies is not None
    assert filled.duel_coins is not None
    _check_reduced(filled)
    court = 1 if options.roles else 3  # the least that the deal must leave
    if not len(box(options.fifth, filled.roles).roles) * filled.copies >= (
        filled.lives * seats + court
    ):
        raise BadSetup(f"{filled.copies} copies of each character are not enough for {seats}")
    if filled.copies > 10 or not all(0 <= coins <= 9 for coins in filled.duel_coins):
        raise BadSetup("at most 10 copies of each character, and 0 to 9 coins to begin with")
    if options.draft and filled.copies != 3:
        raise BadSetup("the draft variant is played with 3 copies of each character")
    return filled


def _check_reduced(options: CoupOptions) -> None:
    """A smaller game than the box holds is set up freely, and without the draft."""
    if options.lives not in (1, 2):
        raise BadSetup(f"everybody is dealt 1 card or 2, not {options.lives}")
    known = {role.name for role in box(options.fifth).roles}
    for role in options.roles:
        if role not in known:
            raise BadSetup(
                f"there is no '{role}' in this box; there are {', '.join(sorted(known))}"
            )
    if len(set(options.roles)) != len(options.roles):
        raise BadSetup("a character can be chosen only once")
    if options.lives == 2 and not options.roles:
        return
    if not options.free or options.draft:
        raise BadSetup("fewer cards or characters are for a table that is set up freely, undrafted")


def _imagined_shown(view: View, table: CoupTable, fate: Fate) -> str | None:
    """The card before the Inquisitor: known to the two of them, one of the hand to others."""
    window = view.window
    if window is None or not isinstance(window.step, JudgeCard):
        return None
    last = next(event for event in reversed(view.events) if isinstance(event, CardShown))
    if last.card.value is not None:
        return last.card.value
    hand = table.hands[window.step.owner]
    return hand[fate.pick(len(hand))]
