"""The rounds of a game so far, as everybody saw them: read off the public events of a view."""

from collections.abc import Iterable

from camarilla.games.royal.deck import COLOURS
from camarilla.games.royal.events import (
    CubesDealt,
    CubesReturned,
    CubesSwapped,
    CubesTaken,
    ItemKept,
    LootLaid,
    LootStolen,
    PartnerPassed,
    PlaceDeserted,
    PlansRevealed,
    RoundBegan,
    SecretsDrawn,
    TableLaid,
)
from camarilla.games.royal.table import HideoutSeen, RoyalRules, RoyalSeen
from camarilla.kernel import AnyEvent


def past_rounds(
    rules: RoyalRules, events: Iterable[AnyEvent]
) -> list[tuple[RoyalSeen, tuple[str, ...]]]:
    """For each round whose plans are revealed: the table as it was then, and the plans."""
    rounds = []
    track = _Track(rules)
    for event in events:
        if isinstance(event, PlansRevealed):
            rounds.append((track.table, event.plans))
        else:
            track.follow(event)
    return rounds


class _Track:
    """The public side of a table, moved on by events."""

    def __init__(self, rules: RoyalRules) -> None:
        self.rules = rules
        self.loot: dict[str, str | None] = dict.fromkeys(rules.letters)
        self.stacks = [len(rules.deck.stack_1), len(rules.deck.stack_2)]
        self.discard: list[str] = []
        self.supply = list(rules.deck.cubes.each)
        self.cubes = [[0] * len(COLOURS) for _ in rules.everybody]
        self.items: list[tuple[str, ...]] = [()] * rules.seats
        self.secrets = [0] * rules.seats
        self.partner: int | None = None
        self.table = self._seen()

    def follow(self, event: AnyEvent) -> None:
        """Take in what an event changed."""
        match event:
            case RoundBegan():
                self.table = self._seen()
            case LootLaid(loot):
                self._lay(loot)
            case PlaceDeserted(place, card):
                self.loot[place] = None
                self.discard.append(card)
            case LootStolen(_, place, card):
                self.loot[place] = None
                self.discard.append(card)
            case ItemKept(seat, item):
                self.discard.remove(item)
                self.items[seat] += (item,)
            case SecretsDrawn(seat, count):
                self.secrets[seat] += count
            case TableLaid(partner=partner) | PartnerPassed(partner):
                self.partner = partner
            case _:
                self._follow_cubes(event)

    def _follow_cubes(self, event: AnyEvent) -> None:
        match event:
            case CubesDealt(seat, cubes) | CubesTaken(seat, cubes):
                for colour in cubes:
                    self._move(seat, colour, 1)
            case CubesReturned(seat, colour, count):
                self._move(seat, colour, -count)
            case CubesSwapped(seat, other, took, gave):
                for owner, colour, count in (
                    (seat, took, 1),
                    (other, took, -1),
                    (seat, gave, -1),
                    (other, gave, 1),
                ):
                    self._move(owner, colour, count)

    def _move(self, seat: int, colour: str, count: int) -> None:
        number = COLOURS.index(colour)
        self.cubes[seat][number] += count
        self.supply[number] -= count

    def _lay(self, loot: tuple[tuple[str, str], ...]) -> None:
        for place, card in loot:
            self.loot[place] = card
            self.stacks[0 if self.stacks[0] else 1] -= 1

    def _seen(self) -> RoyalSeen:
        return RoyalSeen(
            deck=self.rules.deck.name,
            loot=self.loot.copy(),
            stacks=(self.stacks[0], self.stacks[1]),
            discard=tuple(self.discard),
            supply=tuple(self.supply),
            pile=sum(self.rules.deck.secrets.each) - sum(self.secrets),
            partner=self.partner,
            seats=tuple(
                HideoutSeen(tuple(cubes), items, secrets, None)
                for cubes, items, secrets in zip(self.cubes, self.items, self.secrets, strict=True)
            ),
        )
