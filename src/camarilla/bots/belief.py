"""Belief: what a seat may make of what the others have done.

Counting is exact and comes first: `imagine` deals only hands that do not contradict what was seen.
Among those, a hand is the more likely the better it explains its owner's claims. How often a seat
bluffs and doubts is learnt from what it has been seen to do in this game, from a prior of what
people usually do.
"""

from collections import defaultdict
from collections.abc import Sequence

from msgspec import Struct

from camarilla.court.events import (
    ActionDeclared,
    CardReturned,
    CardsDrawn,
    Challenged,
    ClaimFailed,
    ClaimProved,
    CounterClaimed,
)
from camarilla.court.memory import Memory, remember
from camarilla.kernel import Fate, State, View, imagine

HONEST_PRIOR = (4.0, 0.5)
"""Claims that turned out true, and false, before anything is known of a seat."""

DOUBT_PRIOR = (1.0, 9.0)
"""Claims challenged, and let pass."""

COMPANY = 0.25
"""How much one seat's habits say about another's."""


class Habits(Struct):
    """What a seat has been seen to do."""

    true: float = HONEST_PRIOR[0]
    false: float = HONEST_PRIOR[1]
    doubted: float = DOUBT_PRIOR[0]
    believed: float = DOUBT_PRIOR[1]

    @property
    def bluffs(self) -> float:
        """How often its claims are not true."""
        return self.false / (self.true + self.false)

    @property
    def doubts(self) -> float:
        """How often it challenges what it could challenge."""
        return self.doubted / (self.doubted + self.believed)


class Belief:
    """What the seat of a view believes of the others."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.memory: Memory = remember(view)
        self.habits: defaultdict[int, Habits] = defaultdict(Habits)
        self.claims: defaultdict[int, list[str]] = defaultdict(list)
        """What each seat has claimed since it last drew a card."""
        for event in view.events:
            self._note(event)

    def _note(self, event: object) -> None:
        if isinstance(event, ActionDeclared | CounterClaimed):
            if event.role is not None:
                self.claims[event.seat].append(event.role)
                for seat in self.view.living:
                    if seat != event.seat:
                        self.habits[seat].believed += 0.5
        elif isinstance(event, Challenged):
            self.habits[event.seat].doubted += 1.0
            self.habits[event.seat].believed -= 0.5
        elif isinstance(event, ClaimProved):
            self._learn(event.seat, true=1.0)
        elif isinstance(event, ClaimFailed):
            self._learn(event.seat, false=1.5)
            self.claims[event.seat] = [r for r in self.claims[event.seat] if r != event.role]
        elif isinstance(event, CardsDrawn | CardReturned):
            self.claims[event.seat] = []

    def _learn(self, seat: int, true: float = 0.0, false: float = 0.0) -> None:
        """A claim was put to the test. It says something about its maker, and a little about the
        company at this table."""
        for other in range(self.view.seats):
            share = 1.0 if other == seat else COMPANY
            self.habits[other].true += share * true
            self.habits[other].false += share * false

    def weight(self, hands: Sequence[tuple[str, ...]]) -> float:
        """How well these hands explain what their owners have claimed."""
        weight = 1.0
        for seat, roles in self.claims.items():
            if seat == self.view.seat or not hands[seat]:
                continue
            bluffs = self.habits[seat].bluffs
            for role in dict.fromkeys(roles):
                # A claim is as likely from a holder as 1, from another as the odds of a bluff.
                repeated = min(3, roles.count(role))
                if role not in hands[seat]:
                    weight *= (bluffs / (1.0 + bluffs)) ** (0.6 + 0.4 * repeated)
        return weight

    def worlds(self, count: int, fate: Fate, tries: int = 2) -> list[State]:
        """States that this view could be a view of, drawn by how likely they are."""
        drawn = [imagine(self.view, fate) for _ in range(count * tries)]
        weights = [self.weight(state.table.hands) for state in drawn]  # type: ignore[attr-defined]
        return _resampled(drawn, weights, count, fate)

    def chances(self, worlds: Sequence[State]) -> dict[int, dict[str, float]]:
        """How likely each other seat holds each role, as these worlds have it."""
        found: dict[int, dict[str, float]] = {}
        for seat in self.view.living:
            if seat != self.view.seat:
                held: dict[str, float] = defaultdict(float)
                for state in worlds:
                    for role in set(state.table.hands[seat]):  # type: ignore[attr-defined]
                        held[role] += 1 / len(worlds)
                found[seat] = {role: round(chance, 3) for role, chance in sorted(held.items())}
        return found

    def certain(self, seat: int, role: str) -> bool:
        """Is it known for sure that this seat holds this role?"""
        return any(s.card == role and s.places == {seat} for s in self.memory.sightings)


def _resampled(states: list[State], weights: list[float], count: int, fate: Fate) -> list[State]:
    """Systematic resampling: each state as often as its weight asks for."""
    total = sum(weights)
    if total <= 0:
        return states[:count]
    step = total / count
    point = step * fate.pick(1 << 20) / (1 << 20)
    chosen: list[State] = []
    reached = 0.0
    for state, weight in zip(states, weights, strict=True):
        reached += weight
        while point < reached and len(chosen) < count:
            chosen.append(state)
            point += step
    return chosen or states[:count]
