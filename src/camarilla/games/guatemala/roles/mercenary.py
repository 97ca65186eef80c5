"""Mercenary, Disappear: pay 3; a token that costs its holder a life at the end of its next turn.

The holder may claim Mercenary to be rid of it: when targeted, before its action, and at the end of
its turn. One claim removes one token.
"""

from msgspec.structs import replace

from camarilla.court.claims import Challenge
from camarilla.court.events import Claim
from camarilla.court.lives import LoseLife
from camarilla.court.roles import Action, Counter, Deed, Effect, Group, Role, Target
from camarilla.games.guatemala.table import GuatemalaTable
from camarilla.kernel import (
    PASS,
    Answers,
    AskOne,
    Event,
    Fate,
    Question,
    Reply,
    Run,
    Step,
    Steps,
)

ESCAPE = Reply("block", what="mercenary")

_ESCAPE = Question("escape", (PASS, ESCAPE), (PASS,))


class DisappearPlaced(Event, frozen=True):
    """A seat got a Disappear token."""

    seat: int
    by: int


class EscapeClaimed(Claim, Event, frozen=True):
    """A seat claimed Mercenary to be rid of a Disappear token."""

    seat: int
    role: str


class DisappearLifted(Event, frozen=True):
    """A seat was rid of a Disappear token."""

    seat: int


class DisappearFired(Event, frozen=True):
    """A Disappear token took its toll."""

    seat: int


class PlaceDisappear(Effect, frozen=True):
    """The target gets a Disappear token."""

    def apply(self, table: GuatemalaTable, deed: Deed, fate: Fate) -> Steps:
        for target in deed.struck:
            if target in table.living:
                tokens = table.tokens
                table.tokens = replace(tokens, disappear=(*tokens.disappear, target))
                table.tell(DisappearPlaced(target, deed.seat))
        return ()


class BeforeAction(Run, frozen=True):
    """Before its action, the active seat may claim Mercenary for each of its tokens."""

    offers: int | None = None

    def run(self, table: GuatemalaTable, fate: Fate) -> Steps:
        seat = table.active
        tokens = table.tokens.disappear.count(seat)
        offers = tokens if self.offers is None else min(self.offers, tokens)
        if not offers:
            return ()
        again = BeforeAction(offers - 1)
        return (Escape(seat, (LiftToken(seat), again), (again,)),)


class AfterAction(Run, frozen=True):
    """At the end of its turn, each of a seat's tokens fires, unless the seat claims Mercenary."""

    def run(self, table: GuatemalaTable, fate: Fate) -> Steps:
        seat = table.active
        if seat not in table.tokens.disappear:
            return ()
        again = AfterAction()
        return (Escape(seat, (LiftToken(seat), again), (FireToken(seat), again)),)


class Escape(AskOne, frozen=True):
    """A seat may claim Mercenary against a token that it has."""

    stands: tuple[Step, ...]
    falls: tuple[Step, ...]

    def seats(self, table: GuatemalaTable) -> tuple[int, ...]:
        return (self.seat,) if table.can_claim(self.seat, "mercenary") else ()

    def ask(self, table: GuatemalaTable, seat: int) -> Question:
        return _ESCAPE

    def settle(self, table: GuatemalaTable, answers: Answers, fate: Fate) -> Steps:
        if not answers or answers[self.seat] == PASS:
            return self.falls
        table.charge(self.seat, "mercenary")
        table.tell(EscapeClaimed(self.seat, "mercenary"))
        return (Challenge(self.seat, "mercenary", self.stands, self.falls),)


class LiftToken(Run, frozen=True):
    """The claim stands: one token goes, unless its holder went out meanwhile, and all with it."""

    seat: int

    def run(self, table: GuatemalaTable, fate: Fate) -> Steps:
        if self.seat not in table.tokens.disappear:
            return ()
        _remove_one(table, self.seat)
        table.tell(DisappearLifted(self.seat))
        return ()


class FireToken(Run, frozen=True):
    """One token goes, and takes a life with it, unless its holder is out."""

    seat: int

    def run(self, table: GuatemalaTable, fate: Fate) -> Steps:
        if self.seat not in table.tokens.disappear:
            return ()
        _remove_one(table, self.seat)
        table.tell(DisappearFired(self.seat))
        return (LoseLife(self.seat, "disappear"),)


def _remove_one(table: GuatemalaTable, seat: int) -> None:
    left = list(table.tokens.disappear)
    left.remove(seat)
    table.tokens = replace(table.tokens, disappear=tuple(left))


MERCENARY = Role(
    "mercenary",
    group=Group.FORCE,
    advanced=True,
    actions=[Action("disappear", cost=3, target=Target.OTHER, effect=[PlaceDisappear()])],
    counters=[Counter("disappear")],
    opening=[BeforeAction()],
    closing=[AfterAction()],
)
