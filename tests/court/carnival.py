"""A second made-up game of the court family, with a role for each mechanism that Coup does without.

Nobody declines a proof here. Options stand in for what a real game has tokens for: a `toll` on a
role, paid to seat 0; a `sanctuary` where a seat cannot be a target; and how many coins to begin.
"""

from collections import Counter as Bag
from collections.abc import Iterable, Mapping
from typing import Any

from camarilla import Game, picks_for
from camarilla.court.events import CoinsGiven, CoinsTaken
from camarilla.court.imagine import aside_room, hidden_room, lay_out
from camarilla.court.memory import aside, deal_hidden, remember, unseen
from camarilla.court.roles import Action, Box, Counter, Deed, Effect, Reaction, Role, Target
from camarilla.court.table import Court, CourtRules
from camarilla.court.turn import BeginTurn
from camarilla.court.verbs import (
    ActAgain,
    Draw,
    Gain,
    Give,
    GiveAll,
    GivePartners,
    HandCostTo,
    Kill,
    Take,
)
from camarilla.kernel import Event, Fate, Options, Run, Steps, View
from tests.coup.table import Played


class BellRung(Event, frozen=True):
    when: str
    seat: int


class Ring(Run, frozen=True):
    """A made-up step of the opening and the closing of a turn."""

    when: str

    def run(self, table: Court, fate: Fate) -> Steps:
        table.tell(BellRung(self.when, table.active))
        return ()


class Level(Effect, frozen=True):
    """A made-up effect: two coins from the target to the receiver."""

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        assert deed.receiver is not None
        for target in deed.struck:
            coins = table.hand_over(target, deed.receiver, 2)
            table.tell(CoinsTaken(deed.receiver, target, coins))
        return ()


class Proclaim(Effect, frozen=True):
    """A made-up effect: what was named is told."""

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        assert deed.named is not None
        table.tell(BellRung(deed.named, deed.seat))
        return ()


ROLES = {
    role.name: role
    for role in (
        Role(
            "knight",
            actions=[
                Action("joust", target=Target.OTHERS, cost=1, effect=[Kill()]),
                Action("ransom", target=Target.OTHER, cost=2, effect=[HandCostTo(), Take(1)]),
            ],
            counters=[Counter("joust"), Counter("ransom")],
        ),
        Role(
            "minstrel",
            actions=[Action("sing", also_claimed=True, effect=[Gain(2), GivePartners(1)])],
        ),
        Role("jester", actions=[Action("jest", effect=[Gain(1)], caught=[GiveAll()])]),
        Role(
            "piper",
            actions=[Action("march", target=Target.OTHER, cost=1, backed=2, effect=[Kill()])],
            counters=[Counter("march")],
        ),
        Role(
            "monk",
            reaction=Reaction("vow", effect=[Draw(1)], not_to=["joust"], needs_deck=True),
        ),
        Role("poet", reaction=Reaction("ode", effect=[Gain(2)], last_life=False)),
        Role("scout", actions=[Action("ride", effect=[Gain(1), ActAgain()])]),
        Role("ringer", opening=[Ring("opening")], closing=[Ring("closing")]),
        Role(
            "miller",
            actions=[Action("mill", target=Target.RICHEST, effect=[Level()])],
            counters=[Counter("mill")],
        ),
        Role("herald", actions=[Action("cry", names_role=True, effect=[Proclaim()])]),
        Role("usurer", actions=[Action("lend", holds=4, effect=[Gain(1)])]),
        Role(
            "hunter",
            actions=[
                Action("hunt", target=Target.OTHER, cost_by_lives={2: 1, 1: 3}, effect=[Kill()])
            ],
        ),
        Role(
            "almoner",
            actions=[Action("alms", target=Target.RECEIVER, effect=[Gain(2), Give(1)])],
        ),
        Role(
            "peddler",
            actions=[Action("hawk", target=Target.OTHER, alone=True, effect=[Gain(1), Take(1)])],
        ),
        Role("bawd", actions=[Action("wink", claimed=False, effect=[Gain(2)])]),
        Role("fair", general=True, actions=[Action("dance", effect=[Gain(2)])]),
    )
}

GENERAL = (
    Action("income", effect=[Gain(1)]),
    Action("coup", cost=7, target=Target.OTHER, effect=[Kill()]),
)


class CarnivalOptions(Options, frozen=True):
    roles: tuple[str, ...] = ()
    toll: str | None = None
    sanctuary: int | None = None
    coins: int = 3


class CarnivalTable(Court):
    """Tokens are options here."""

    def price(self, seat: int, role: str) -> int:
        return 1 if role == self.rules.options.toll and seat != 0 else 0

    def charge(self, seat: int, role: str) -> None:
        price = self.price(seat, role)
        if price:
            self.tell(CoinsGiven(seat, 0, self.hand_over(seat, 0, price)))

    def may_target(self, seat: int, other: int, action: str) -> bool:
        return other != self.rules.options.sanctuary or action == "coup"


class Carnival(CourtRules):
    """Three of each role, two cards a seat."""

    key = "carnival"
    version = 1
    options_type = CarnivalOptions
    table_type = CarnivalTable
    copies = 3

    def __init__(self, seats: int, options: CarnivalOptions) -> None:
        super().__init__(seats, options)
        self.box = self.box_of(options.roles)

    def box_of(self, roles: tuple[str, ...]) -> Box:
        chosen = [ROLES[name] for name in roles]
        return Box(chosen, GENERAL, may_decline=False, plain=False)

    @classmethod
    def presets(cls) -> Mapping[str, tuple[int, dict[str, Any]]]:
        return {}

    def setup(self, first: int | None, fate: Fate) -> tuple[Court, Steps]:
        table = CarnivalTable(self)
        table.deck = sorted(self.cards().elements())
        for seat in self.everybody:
            table.earn(seat, self.options.coins)
            table.deal(seat, 2, fate)
        return table, (BeginTurn(first or 0),)

    def cards(self) -> Bag[str]:
        return Bag(dict.fromkeys(self.box.names, self.copies))

    def imagine(self, view: View, fate: Fate) -> Court:
        table = CarnivalTable(self)
        seen = view.table
        room = {**hidden_room(seen), **aside_room(seen)}
        memory = remember(view, proofs_are_forced=True)
        dealt = deal_hidden(room, unseen(seen, self.cards()), memory, fate)
        assert dealt is not None
        lay_out(table, seen, dealt)
        table.aside = tuple(
            tuple(dealt.get(aside(s), ())) if seat.aside is None else seat.aside
            for s, seat in enumerate(seen.seats)
        )
        return table


def carnival(*hands: str, roles: str = "", draws: Iterable[str] = (), **more: Any) -> Played:
    """A game with these hands, of their roles and those named besides."""
    cards = [card for hand in hands for card in hand.split()]
    names = sorted({*cards, *roles.split()})
    bag = [name for name in names if not ROLES[name].general] * 3
    game = Game.compose("carnival", len(hands), picks_for(bag, cards), roles=names, **more)
    return Played(game, draws)


def why(game: Played, seat: int, reply: str) -> str | None:
    """Why a reply is closed; None if it is open."""
    question = game.game.question(seat)
    if reply in game.options(seat):
        return None
    return next(closed.why for closed in question.closed if str(closed.reply) == reply)
