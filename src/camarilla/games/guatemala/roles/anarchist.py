"""Anarchist, Bomb: pay 3; the target gets the Bomb, and no claim is made by that.

The holder may claim Anarchist to hand it on or to defuse it; else it costs a life.
"""

from camarilla.court.claims import Challenge
from camarilla.court.events import Claim
from camarilla.court.lives import LoseLife
from camarilla.court.roles import Action, Deed, Effect, Group, Role, Target
from camarilla.court.table import Court
from camarilla.kernel import (
    PASS,
    Answers,
    AskOne,
    Event,
    Fate,
    Question,
    Reply,
    Run,
    Steps,
)

DEFUSE = Reply("defuse")


class BombHeld(Event, frozen=True):
    """A seat has the Bomb."""

    seat: int


class BombClaimed(Claim, Event, frozen=True):
    """A seat claimed Anarchist, to hand the Bomb on to another, or else to defuse it."""

    seat: int
    role: str
    to: int | None


class BombDefused(Event, frozen=True):
    """The Bomb is gone."""

    seat: int


class GiveBomb(Effect, frozen=True):
    """The target gets the Bomb."""

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        return [TakeBomb(target) for target in deed.struck]


class TakeBomb(Run, frozen=True):
    """A seat gets the Bomb, unless it is out: then the Bomb is gone."""

    seat: int
    past: tuple[int, ...] = ()

    def run(self, table: Court, fate: Fate) -> Steps:
        if self.seat not in table.living:
            return ()
        table.tell(BombHeld(self.seat))
        return (HoldBomb(self.seat, self.past),)


class HoldBomb(AskOne, frozen=True):
    """The holder claims Anarchist, or lets the Bomb go off."""

    past: tuple[int, ...]
    """Who had it before: it never comes back to them."""

    def seats(self, table: Court) -> tuple[int, ...]:
        return (self.seat,) if table.can_claim(self.seat, "anarchist") else ()

    def ask(self, table: Court, seat: int) -> Question:
        never = (*self.past, seat, table.active)
        others = [other for other in table.others(seat) if other not in never]
        hand_on = [
            Reply("hand_on", seat=other)
            for other in others
            if table.may_target(seat, other, "bomb")
        ]
        return Question("bomb", (PASS, DEFUSE, *hand_on), (PASS,))

    def settle(self, table: Court, answers: Answers, fate: Fate) -> Steps:
        explode = LoseLife(self.seat, "bomb")
        if not answers or answers[self.seat] == PASS:
            return (explode,)
        to = answers[self.seat].seat
        table.charge(self.seat, "anarchist")
        table.tell(BombClaimed(self.seat, "anarchist", to))
        stands = Defuse(self.seat) if to is None else TakeBomb(to, (*self.past, self.seat))
        return (Challenge(self.seat, "anarchist", (stands,), (explode,)),)


class Defuse(Run, frozen=True):
    """The Bomb does no harm."""

    seat: int

    def run(self, table: Court, fate: Fate) -> Steps:
        table.tell(BombDefused(self.seat))
        return ()


ANARCHIST = Role(
    "anarchist",
    group=Group.FORCE,
    advanced=True,
    expansion="anarchy",
    actions=[Action("bomb", cost=3, target=Target.OTHER, claimed=False, effect=[GiveBomb()])],
    claimed_by=["defuse", "hand_on"],
    offers=["defuse", "hand_on @"],
)
