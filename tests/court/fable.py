"""A made-up game of the court family: roles that no published game has, to test the mechanics."""

from collections import Counter as Bag
from collections.abc import Iterable, Mapping
from typing import Any

from camarilla import Game, picks_for
from camarilla.court.roles import Action, Box, By, Counter, Role, Target
from camarilla.court.table import Court, CourtRules
from camarilla.court.turn import BeginTurn
from camarilla.court.verbs import Exchange, Gain, Kill, Take
from camarilla.kernel import Fate, Options, Steps, View
from tests.coup.table import Played

INCOME = Action("income", effect=[Gain(1)])
BEG = Action("beg", effect=[Gain(4)])
COUP = Action("coup", cost=6, target=Target.OTHER, effect=[Kill()])

BAKER = Role("baker", actions=[Action("bake", effect=[Gain(5)])])
POISONER = Role(
    "poisoner", actions=[Action("poison", cost=2, target=Target.OTHER, effect=[Kill()])]
)
TASTER = Role("taster", counters=[Counter("poison")])
PEDLAR = Role("pedlar", actions=[Action("trade", effect=[Gain(1), Exchange(2), Gain(3)])])
BANDIT = Role(
    "bandit",
    actions=[
        Action("rob", target=Target.OTHER, effect=[Take(3), Gain(1)]),
        Action("waylay", target=Target.OTHER, effect=[Kill(), Take(3)]),
    ],
    counters=[Counter("beg", by=By.ANYONE)],
)
BEADLE = Role(
    "beadle",
    actions=[Action("preach", effect=[Gain(2)])],
    counters=[Counter("poison"), Counter("beg", by=By.ANYONE), Counter("preach", by=By.ANYONE)],
)

BOX = Box(
    roles=[BAKER, POISONER, TASTER, PEDLAR, BANDIT, BEADLE],
    general=[INCOME, BEG, COUP],
    must_coup=8,
    coins=30,
)
CARDS = sorted([role.name for role in BOX.roles] * 2)


class Fable(CourtRules):
    """Two of each role, two cards and three coins a seat."""

    key = "fable"
    version = 1
    options_type = Options
    table_type = Court
    box = BOX
    copies = 2

    @classmethod
    def presets(cls) -> Mapping[str, tuple[int, dict[str, Any]]]:
        return {}

    def setup(self, first: int | None, fate: Fate) -> tuple[Court, Steps]:
        table = Court(self)
        table.deck = CARDS.copy()
        for seat in self.everybody:
            table.earn(seat, 3)
            table.deal(seat, 2, fate)
        return table, (BeginTurn(first or 0),)

    def imagine(self, view: View, fate: Fate) -> Court:
        raise NotImplementedError


def fable(*hands: str, draws: Iterable[str] = (), **more: Any) -> Played:
    """A game of it with these hands. The game must be known: see the fixture in `conftest`."""
    picks = picks_for(CARDS, [card for hand in hands for card in hand.split()])
    return Played(Game.compose("fable", len(hands), picks, **more), draws)


def pieces(game: Played) -> Bag[str]:
    return game.game.state.table.pieces()
