"""What cubes and loot are worth before the end: the fame that each seat can expect.

A category is a race. What a seat will hold at the end is what it is known or expected to hold now,
give or take a spread that shrinks as the loot runs out; from that follow the chances of each place,
and so the expected fame. All of it is worked out from a view, so bots may use it.
"""

from itertools import combinations_with_replacement
from math import erf, exp, sqrt
from operator import mul

from camarilla.games.royal.deck import (
    CARTE_BLANCHE,
    COLOURS,
    DOCUMENTS,
    INTRIGUES,
    SAFECRACKER,
    symbols,
)
from camarilla.games.royal.table import HideoutSeen, RoyalRules, RoyalSeen

Fame = list[float]
"""A change of expected fame, for each seat."""

SPREAD_NOW = 1.0
SPREAD_A_CARD = (0.22, 0.7)
"""Variance of what a seat will hold of a colour: now, and for each card left in stack I and in
stack II, shared among the seats. As simulated with the house deck."""
CLOSENESS = 2.0
"""Fame by which a seat must trail to count about a third as much as a rival."""
LATER_SWAPS = 1.0
"""What the second and third swap of Intrigues bring, compared with the first."""


class Prospects:
    """The expected fame of each seat, and what would change it."""

    def __init__(self, rules: RoyalRules, seen: RoyalSeen) -> None:
        self.rules = rules
        self.seen = seen
        self.seats = rules.everybody
        self.chances = self._secret_chances()
        cards = zip(SPREAD_A_CARD, seen.stacks, strict=True)
        self.to_come = sum([spread * left for spread, left in cards]) / rules.seats
        self.expected = [self._expected(hideout) for hideout in seen.seats]
        self.spread = [
            [self._spread(hideout, chance) for hideout in seen.seats] for chance in self.chances
        ]
        self._known: dict[tuple[int, tuple[int, ...]], Fame] = {}
        still = (0,) * len(self.seats)
        self._now = [self.race(colour, still) for colour in range(len(COLOURS))]
        self.standing = [
            sum(rules.item_fame[item] for item in hideout.items)
            + sum(fame[number] for fame in self._now)
            for number, hideout in enumerate(seen.seats)
        ]
        self.rivalry = [self._rivalry(own) for own in self.seats]

    # -- what is known ---------------------------------------------------------------------------

    def _secret_chances(self) -> list[float]:
        """The chance of each colour that an unseen secret card has it."""
        shown = [card for hideout in self.seen.seats for card in hideout.secrets or ()]
        counts = zip(COLOURS, self.rules.deck.secrets.each, strict=True)
        left = [count - shown.count(colour) for colour, count in counts]
        return [count / max(1, sum(left)) for count in left]

    def _expected(self, hideout: HideoutSeen) -> Fame:
        if hideout.secrets is not None:
            own = hideout.secrets
            return [n + own.count(c) for c, n in zip(COLOURS, hideout.cubes, strict=True)]
        hidden = hideout.secret_cards
        return [n + p * hidden for p, n in zip(self.chances, hideout.cubes, strict=True)]

    def _spread(self, hideout: HideoutSeen, chance: float) -> float:
        hidden = 0 if hideout.secrets is not None else hideout.secret_cards
        return SPREAD_NOW + self.to_come + hidden * chance * (1 - chance)

    def _rivalry(self, own: int) -> list[float]:
        """How much a point of each other seat's hurts this one: by how near the top it is."""
        top = max(self.standing[seat] for seat in self.seats if seat != own)
        near = [exp(min(0.0, fame - top) / CLOSENESS) for fame in self.standing]
        near[own] = 0.0
        return [share / sum(near) for share in near]

    # -- races -----------------------------------------------------------------------------------

    def race(self, colour: int, more: tuple[int, ...]) -> Fame:
        """Each seat's expected fame in a category, if the seats had so many more of the colour."""
        fame = self._known.get((colour, more))
        if fame is None:
            mean = [own[colour] + extra for own, extra in zip(self.expected, more, strict=True)]
            row = self.rules.fame_card.rows[colour]
            run = _duel if len(mean) == 2 else _field
            fame = self._known[colour, more] = run(row, mean, self.spread[colour])
        return fame

    def after(self, changes: dict[int, tuple[int, ...]]) -> Fame:
        """The change of fame when, for some colours, each seat's holding changes by so much."""
        total = [0.0] * len(self.seats)
        for colour, more in changes.items():
            for seat, (new, old) in enumerate(
                zip(self.race(colour, more), self._now[colour], strict=True)
            ):
                total[seat] += new - old
        return total

    def utility(self, seat: int, fame: Fame) -> float:
        """What a change of everybody's fame is worth to a seat."""
        hurt = sum(w * f for w, f in zip(self.rivalry[seat], fame, strict=True))
        return fame[seat] - hurt

    def only(self, seat: int, count: int) -> tuple[int, ...]:
        """A change of one seat's holding."""
        return tuple([count if other == seat else 0 for other in self.seats])

    # -- loot ------------------------------------------------------------------------------------

    def of_loot(self, seat: int, card: str) -> Fame:
        """The change of fame if a seat took this loot."""
        if card in self.rules.item_fame:
            return [float(n * self.rules.item_fame[card]) for n in self.only(seat, 1)]
        if card == SAFECRACKER:
            return [min(3, self.seen.pile) * fame for fame in self.of_secret(seat)]
        if card == CARTE_BLANCHE:
            return self._of_cubes(seat, self.best_cubes(seat, 3))
        if card == INTRIGUES:
            return [(1 + LATER_SWAPS) * fame for fame in self._of_swap(seat)]
        if card in DOCUMENTS:
            return self._of_documents(seat, COLOURS.index(DOCUMENTS[card]))
        return self._of_cubes(seat, [COLOURS.index(colour) for colour in symbols(card)])

    def of_secret(self, seat: int) -> Fame:
        """The change of fame if a seat drew a secret card."""
        one = self.only(seat, 1)
        total = [0.0] * len(self.seats)
        for colour, chance in enumerate(self.chances):
            for other, fame in enumerate(self.after({colour: one})):
                total[other] += chance * fame
        return total

    def _of_cubes(self, seat: int, colours: list[int]) -> Fame:
        return self.after({c: self.only(seat, colours.count(c)) for c in set(colours)})

    def best_cubes(self, seat: int, count: int) -> list[int]:
        """The colours that a seat would take, free to choose from the supply."""
        supply = self.seen.supply
        choices = [
            list(colours)
            for colours in combinations_with_replacement(range(len(COLOURS)), count)
            if all(supply[c] >= colours.count(c) for c in colours)
        ]
        if not choices:
            return []
        return max(choices, key=lambda some: self.utility(seat, self._of_cubes(seat, some)))

    def _of_documents(self, thief: int, colour: int) -> Fame:
        lost = [-((hideout.cubes[colour] + 1) // 2) for hideout in self.seen.seats]
        lost[thief] = 0
        return self.after({colour: tuple(lost)})

    # -- swaps -----------------------------------------------------------------------------------

    def swaps(self, seat: int, other: int) -> list[tuple[float, int, int]]:
        """Every swap with another seat: its worth, the colour taken, the colour given."""
        own, theirs = self.seen.seats[seat].cubes, self.seen.seats[other].cubes
        take = [n - m for n, m in zip(self.only(seat, 1), self.only(other, 1), strict=True)]
        gain, loss = tuple(take), tuple([-n for n in take])
        worth = [self.utility(seat, self.after({c: gain})) for c in range(len(COLOURS))]
        price = [self.utility(seat, self.after({c: loss})) for c in range(len(COLOURS))]
        return [
            (worth[took] + price[gave], took, gave)
            for took, there in enumerate(theirs)
            for gave, here in enumerate(own)
            if there and here and took != gave
        ]

    def best_swap(self, seat: int) -> tuple[float, int, int, int] | None:
        """The best swap of all: its worth, the other seat, the colour taken, the colour given."""
        found = [
            (worth, other, took, gave)
            for other in self.seats
            if other != seat
            for worth, took, gave in self.swaps(seat, other)
        ]
        return max(found, default=None)

    def _of_swap(self, seat: int) -> Fame:
        best = self.best_swap(seat)
        if best is None or best[0] <= 0:
            return [0.0] * len(self.seats)
        _, other, took, gave = best
        gain = [n - m for n, m in zip(self.only(seat, 1), self.only(other, 1), strict=True)]
        return self.after({took: tuple(gain), gave: tuple([-n for n in gain])})


def _above(gap: float, variance: float) -> float:
    """The chance that a seat ahead by `gap` on average is ahead in the end."""
    return 0.5 + 0.5 * erf(gap / sqrt(2 * variance))


def _duel(row: tuple[int, ...], mean: Fame, spread: Fame) -> Fame:
    """Two seats: a lead of 2 wins, less is a tie. Leads are whole, so 1.5 is the border."""
    gap, variance = mean[0] - mean[1], spread[0] + spread[1]
    first, second = _above(gap - 1.5, variance), _above(-gap - 1.5, variance)
    tie = (1 - first - second) * (sum(row) // 2)
    return [row[0] * first + row[1] * second + tie, row[0] * second + row[1] * first + tie]


def _field(row: tuple[int, ...], mean: Fame, spread: Fame) -> Fame:
    """Three seats or more: for each, the chances of how many end up above it."""
    fame = []
    for own, middle in enumerate(mean):
        chances = [1.0]
        for other, theirs in enumerate(mean):
            if other != own:
                ahead = _above(theirs - middle, spread[own] + spread[other])
                behind = 1 - ahead
                below = 0.0
                for place, chance in enumerate(chances):
                    chances[place] = chance * behind + below * ahead
                    below = chance
                chances.append(below * ahead)
        fame.append(sum(map(mul, chances, row)))
    return fame
