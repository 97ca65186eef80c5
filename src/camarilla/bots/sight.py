"""What a seat at a court table sees, reckoned up for a quick decision.

It is made from a view, or, where a search plays many games on, straight from a table; either way it
holds nothing but what the seat may know. No role is known by name: what an action is worth is read
off the verbs of its reference card.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb

from msgspec import Struct

from camarilla.bots.guards import Guards, guards
from camarilla.court.claims import Challenge
from camarilla.court.roles import Action, Box, By, Target
from camarilla.court.table import Court, CourtRules, CourtSeen
from camarilla.court.verbs import (
    ActAgain,
    Draw,
    Exchange,
    Gain,
    Give,
    GivePartners,
    HandCostTo,
    Kill,
    Take,
)
from camarilla.kernel import Reply, Step, View, rules_for

LIFE = 11.0
"""What a life is worth, in coins: enough to prefer a coup to a tax."""

PRICE = 7.0
"""What a life costs whoever takes one in earnest, in coins."""

DEAR = 6.0
"""No card is worth more than this."""

STRANGE = 1.5
"""What an effect is taken to be worth that this reckoning has no word for."""


class Reckoned(Struct, frozen=True):
    """What an action does, in numbers."""

    cost: float
    gain: float
    take: float
    kills: int
    cards: int
    everybody: bool


class Sight:
    """A table through the eyes of one seat."""

    __slots__ = (
        "box",
        "cards",
        "coins",
        "copies",
        "grudges",
        "guards",
        "hand",
        "living",
        "seat",
        "step",
        "up",
    )

    def __init__(
        self,
        box: Box,
        copies: int,
        seat: int,
        hand: tuple[str, ...],
        coins: Sequence[int],
        cards: Sequence[int],
        up: Iterable[tuple[str, ...]],
        living: tuple[int, ...],
        step: Step | None,
        guards: Guards,
    ) -> None:
        self.box = box
        self.copies = copies
        self.seat = seat
        self.hand = hand
        self.coins = coins
        self.cards = cards
        self.up = up
        self.living = living
        self.step = step
        self.guards = guards
        self.grudges: dict[int, float] = {}

    @classmethod
    def of_view(cls, view: View) -> "Sight":
        seen = view.table
        assert isinstance(seen, CourtSeen)
        assert view.seat is not None
        rules = _rules(view)
        return cls(
            box_of(view),
            rules.copies,
            view.seat,
            seen.seats[view.seat].hand or (),
            [seat.coins for seat in seen.seats],
            [seat.cards for seat in seen.seats],
            [seat.face_up for seat in seen.seats],
            view.living,
            view.window.step if view.window else None,
            guards(view.events) if _acts(view) else set(),
        )

    @classmethod
    def of_table(cls, table: Court, seat: int, step: Step, guards: Guards) -> "Sight":
        """What a seat sees of a table that a search plays on: its own hand, and what lies open."""
        return cls(
            table.box,
            table.rules.copies,
            seat,
            table.hands[seat],
            table.coins,
            [len(hand) for hand in table.hands],
            table.face_up,
            table.living,
            step,
            guards,
        )

    # -- counting --------------------------------------------------------------------------------

    def in_sight(self, role: str) -> int:
        """How many copies of a role this seat can see."""
        return self.hand.count(role) + sum([cards.count(role) for cards in self.up])

    def possible(self, role: str) -> bool:
        """Could anybody but this seat believe that it holds a role? Not if all copies lie open."""
        return sum([cards.count(role) for cards in self.up]) < self.copies

    def chance_to_hold(self, seat: int, role: str) -> float:
        """How likely another seat holds a role, by counting alone."""
        hidden = self.copies - self.in_sight(role)
        if hidden <= 0:
            return 0.0
        unseen = self.copies * len(self.box.names) - len(self.hand) - sum(map(len, self.up))
        held = self.cards[seat]
        return 1.0 - comb(max(0, unseen - hidden), held) / comb(max(1, unseen), held)

    def doubtful(self, seat: int, role: str) -> float:
        """How much by counting alone a seat's claim invites a challenge: 1 if it must be false."""
        unlikely = 1.0 - self.chance_to_hold(seat, role)
        return unlikely * unlikely

    def claimed(self) -> tuple[int, str] | None:
        """Whose claim is open to challenge now, and of which role."""
        step = self.step
        return (step.claimant, step.role) if isinstance(step, Challenge) else None

    # -- worth -----------------------------------------------------------------------------------

    def worth(self, reply: Reply) -> float:
        """What an action brings, in coins."""
        does = reckoned(self.box, reply.verb)
        if self.guards and self._stopped(reply.verb):
            return -does.cost
        worth = does.gain - does.cost
        if does.cards:
            worth += does.cards * (1.5 if len(set(self.hand)) < len(self.hand) else 0.4)
        targets = self._targets(does, reply)
        for target in targets:
            strength = self.cards[target] / 2 + self.coins[target] / 20
            strength += self.grudges.get(target, 0.0)
            worth += does.kills * (LIFE + strength)
            worth += min(does.take, self.coins[target]) * 1.4  # it costs a rival as much
            worth += strength / 10
        return worth

    def _targets(self, does: Reckoned, reply: Reply) -> list[int]:
        """Those whom an action will strike, as far as is known."""
        if does.everybody:
            aimed = [seat for seat in self.living if seat != self.seat]
        else:
            aimed = [] if reply.seat is None or reply.seat == self.seat else [reply.seat]
        if self.guards:
            return [seat for seat in aimed if (reply.verb, seat) not in self.guards]
        return aimed

    def _stopped(self, action: str) -> bool:
        """Is somebody known to block this action, whomever it is aimed at?"""
        blocks = self.box.blocks[action]
        if blocks is None or blocks.by is By.TARGET:
            return False
        return any((action, seat) in self.guards for seat in self.living if seat != self.seat)

    def value(self, card: str) -> float:
        """What a card in the hand is worth; a second copy of it is worth less."""
        return card_value(self.box, card) - 2 * (self.hand.count(card) > 1)


def box_of(view: View) -> Box:
    """The roles and actions of the game that is seen."""
    assert isinstance(view.table, CourtSeen)
    return _rules(view).box_seen(view.table)


def _rules(view: View) -> CourtRules:
    rules = rules_for(view.game, view.seats, view.options)
    assert isinstance(rules, CourtRules)
    return rules


def _acts(view: View) -> bool:
    """Is this seat asked for an action? Only then does it matter who blocks what."""
    question = view.window.question if view.window else None
    return question is not None and question.kind == "action"


@lru_cache(maxsize=4096)
def reckoned(box: Box, name: str) -> Reckoned:
    """The numbers of an action, from the verbs of its card."""
    action = box.actions[name]
    gain, take, kills, cards = 0.0, 0.0, 0, 0
    for effect in action.effect:
        if isinstance(effect, Gain):
            gain += effect.coins
        elif isinstance(effect, Take):
            take += effect.most
        elif isinstance(effect, Kill):
            kills += 1
        elif isinstance(effect, Exchange | Draw):
            cards += effect.count
        elif isinstance(effect, Give | GivePartners):
            gain -= effect.most * 1.4
        elif isinstance(effect, HandCostTo):
            gain -= action.cost * 0.4
        elif isinstance(effect, ActAgain):
            gain += 2.0
        else:
            gain += STRANGE
    return Reckoned(
        cost=_cost(action) + 0.5 * action.backed,
        gain=gain,
        take=take,
        kills=kills,
        cards=cards,
        everybody=action.target is Target.OTHERS,
    )


def _cost(action: Action) -> float:
    if action.cost_by_lives:
        return sum(action.cost_by_lives.values()) / len(action.cost_by_lives)
    return float(action.cost or action.holds)


@lru_cache(maxsize=4096)
def card_value(box: Box, name: str) -> float:
    """What a role is good for, in coins a turn: its best action, its blocks, its reaction."""
    role = next(role for role in box.roles if role.name == name)
    best = max([_bring(box, action.name) for action in role.actions], default=0.0)
    blocked = [counter.action for counter in role.counters if counter.action in box.actions]
    blocks = sum(_harm(box, action) for action in blocked) / 2
    beyond = (3.0 if role.reaction else 0.0) + (1.0 if role.closing else 0.0)
    return min(DEAR, max(0.0, best) + blocks + beyond)


def _bring(box: Box, action: str) -> float:
    """What an action brings; one that can be blocked often brings nothing."""
    does = reckoned(box, action)
    worth = does.gain + _harm(box, action) + 0.3 * does.cards - does.cost
    return worth if box.blocks[action] is None else 0.6 * worth


def _harm(box: Box, action: str) -> float:
    """What an action costs those it is aimed at."""
    does = reckoned(box, action)
    return 1.4 * does.take + PRICE * does.kills
