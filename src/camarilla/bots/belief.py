"""Belief: what a seat may make of what the others have done.

Counting is exact and comes first: `imagine` deals only hands that do not contradict what was seen.
Among those, a hand is the more likely the better it explains its owner's claims. How often a seat
bluffs and doubts is learnt from what it has been seen to do in this game, from a prior of what
people usually do.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from camarilla.bots.sight import LIFE, box_of, reckoned
from camarilla.court.events import (
    ActionDeclared,
    CardReturned,
    CardsDrawn,
    Challenged,
    ClaimFailed,
    ClaimProved,
    CounterClaimed,
    TurnBegan,
)
from camarilla.court.memory import Memory, remember
from camarilla.court.roles import Box, By, Target
from camarilla.court.table import Court
from camarilla.kernel import Fate, State, View, imagine

HONEST_PRIOR = (4.0, 0.5)
"""Claims that turned out true, and false, before anything is known of a seat."""

DOUBT_PRIOR = (1.0, 9.0)
"""Claims challenged, and let pass."""

COMPANY = 0.25
"""How much one seat's habits say about another's."""

BELIEVED = 1.0
"""How much it says of a seat's doubts that it lets a claim go by."""

CARDS = 2
TOO_MANY = 1.0
"""Claims of more roles than a seat has cards count as so many that were found to be false."""

UNUSED = 0.6
UNBLOCKED = 0.3
LEAST = 0.15
"""How much less likely a role is with whoever did not use it, or did not block with it; and how
unlikely that can make it at the most."""


class Habits(Struct):
    """What a seat has been seen to do."""

    true: float
    false: float
    doubted: float
    believed: float

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
        self.box = box_of(view)
        self.habits: defaultdict[int, Habits] = defaultdict(
            lambda: Habits(*HONEST_PRIOR, *DOUBT_PRIOR)
        )
        self.claims: defaultdict[int, list[str]] = defaultdict(list)
        """What each seat has claimed with the cards it has now."""
        self.unlikely: defaultdict[int, dict[str, float]] = defaultdict(dict)
        """How much less likely each role is with a seat for what that seat has not done."""
        self._declared: ActionDeclared | None = None
        for event in view.events:
            self._note(event)
        self._explained = {seat: self._explain(seat) for seat in self.claims if seat != view.seat}

    def _note(self, event: object) -> None:
        if isinstance(event, ActionDeclared | CounterClaimed):
            if event.role is not None:
                self._claimed(event.seat, event.role)
            self._declared = event if isinstance(event, ActionDeclared) else None
            if self._declared is not None:
                self._chose(self._declared)
        elif isinstance(event, TurnBegan):
            self._let_pass()
        elif isinstance(event, Challenged):
            self.habits[event.seat].doubted += 1.0
            self.habits[event.seat].believed -= BELIEVED
        elif isinstance(event, ClaimProved):
            self._learn(event.seat, true=1.0)
        elif isinstance(event, ClaimFailed):
            self._declared = None
            self._learn(event.seat, false=1.5)
            self.claims[event.seat] = [r for r in self.claims[event.seat] if r != event.role]
        elif isinstance(event, CardsDrawn | CardReturned):
            self.claims[event.seat] = []
            self.unlikely[event.seat] = {}

    def _claimed(self, seat: int, role: str) -> None:
        claims = self.claims[seat]
        if role not in claims and len(set(claims)) >= CARDS:
            self._learn(seat, false=TOO_MANY)  # it cannot hold all that it has claimed
        claims.append(role)
        for other in self.view.living:
            if other != seat:
                self.habits[other].believed += BELIEVED

    def _chose(self, event: ActionDeclared) -> None:
        """Who holds a role that would have brought more would most likely have used it."""
        does = reckoned(self.box, event.action)
        worth = does.gain + 1.4 * does.take + LIFE * does.kills - does.cost
        for role, gain in quiet_gains(self.box).items():
            if gain > worth + 0.5:
                self._doubt(event.seat, role, UNUSED)

    def _let_pass(self) -> None:
        """The last action was not blocked: who could have blocked it most likely could not."""
        event, self._declared = self._declared, None
        blocks = None if event is None else self.box.blocks[event.action]
        if event is None or blocks is None:
            return
        for seat in event.targets if blocks.by is By.TARGET else self.view.living:
            if seat != event.seat:
                for role in blocks.roles:
                    self._doubt(seat, role, UNBLOCKED)

    def _doubt(self, seat: int, role: str, factor: float) -> None:
        unlikely = self.unlikely[seat]
        unlikely[role] = max(LEAST, factor * unlikely.get(role, 1.0))
        self.claims[seat]  # it is a seat that something is known of

    def _learn(self, seat: int, true: float = 0.0, false: float = 0.0) -> None:
        """A claim was put to the test. It says something about its maker, and a little about the
        company at this table."""
        for other in range(self.view.seats):
            share = 1.0 if other == seat else COMPANY
            self.habits[other].true += share * true
            self.habits[other].false += share * false

    def _explain(self, seat: int) -> dict[str, tuple[float, float]]:
        """How likely a seat would have acted as it did, with a role and without it."""
        bluffs = self.habits[seat].bluffs
        claims = self.claims[seat]
        unlikely = self.unlikely[seat]
        found = {}
        for role in {*claims, *unlikely}:
            # A claim is as likely from a holder as 1, from another as the odds of a bluff.
            times = min(3, claims.count(role))
            without = (bluffs / (1.0 + bluffs)) ** (0.6 + 0.4 * times) if times else 1.0
            found[role] = (1.0 if times else unlikely.get(role, 1.0), without)
        return found

    def weight(self, hands: Sequence[tuple[str, ...]]) -> float:
        """How well these hands explain what their owners have done."""
        weight = 1.0
        for seat, explained in self._explained.items():
            hand = hands[seat]
            if hand:
                for role, (held, without) in explained.items():
                    weight *= held if role in hand else without
        return weight

    def falsehood(self, seat: int, role: str, chance: float) -> float:
        """How likely a seat does not hold a role, if by counting alone it does with a chance."""
        held, without = self._explained.get(seat, {}).get(role, (1.0, 1.0))
        without *= 1.0 - chance
        return without / max(1e-9, without + held * chance)

    def worlds(self, count: int, fate: Fate, tries: int = 2) -> list[State]:
        """States that this view could be a view of, drawn by how likely they are."""
        drawn = [imagine(self.view, fate) for _ in range(count * tries)]
        weights = [self.weight(_hands(state)) for state in drawn]
        return _resampled(drawn, weights, count, fate)

    def chances(self, worlds: Sequence[State]) -> dict[int, dict[str, float]]:
        """How likely each other seat holds each role, as these worlds have it."""
        found: dict[int, dict[str, float]] = {}
        for seat in self.view.living:
            if seat != self.view.seat:
                held: dict[str, float] = defaultdict(float)
                for state in worlds:
                    for role in set(_hands(state)[seat]):
                        held[role] += 1 / len(worlds)
                found[seat] = dict(sorted(held.items()))
        return found

    def certain(self, seat: int, role: str) -> bool:
        """Is it known for sure that this seat holds this role?"""
        return any(s.card == role and s.places == {seat} for s in self.memory.sightings)


def _hands(state: State) -> list[tuple[str, ...]]:
    assert isinstance(state.table, Court)
    return state.table.hands


@lru_cache(maxsize=256)
def quiet_gains(box: Box) -> dict[str, float]:
    """What each role brings its owner that costs nothing and that nobody can block."""
    return {
        role.name: max(
            [
                reckoned(box, action.name).gain
                for action in role.actions
                if action.target is Target.NOBODY
                and not action.cost
                and not action.backed
                and box.blocks[action.name] is None
            ],
            default=0.0,
        )
        for role in box.roles
        if not role.general
    }


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
