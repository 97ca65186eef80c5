"""Reactions to a lost life: the card is set aside face down, and only a challenge turns it up.

Who has set its last card aside is not out until this is settled: it lives, with an empty hand.
"""

from camarilla.court.claims import Challenge
from camarilla.court.events import AsideTurnedUp
from camarilla.court.lives import LoseLife
from camarilla.court.roles import Deed, Reaction
from camarilla.court.table import Court
from camarilla.kernel import Fate, Run, Step, Steps


def claim(table: Court, seat: int, verb: str, card: str, cause: str) -> Steps:
    """A seat sets a card aside as its lost life, and claims a role in answer."""
    role, _ = _named(table, verb)
    table.charge(seat, role)
    table.set_aside(seat, card, role, cause)
    settle = Settle(seat)
    return (ChallengeAside(seat, role, (React(seat, verb), settle), (settle,)),)


def _named(table: Court, verb: str) -> tuple[str, Reaction]:
    return next(pair for pair in table.box.reactions.items() if pair[1].name == verb)


class TurnUpAside(Run, frozen=True):
    """The very card that was set aside decides. It stays lost, whatever it is."""

    seat: int
    role: str
    challenger: int
    stands: tuple[Step, ...]
    falls: tuple[Step, ...]
    caught: str | None = None

    def run(self, table: Court, fate: Fate) -> Steps:
        card = table.turn_up_aside(self.seat)
        table.tell(AsideTurnedUp(self.seat, card, self.role, self.challenger))
        if card == self.role:
            return (LoseLife(self.challenger, "challenge"), *self.stands)
        return (LoseLife(self.seat, "challenge"), *self.falls)


class ChallengeAside(Challenge, frozen=True):
    """Everybody else may challenge a reaction; then the card set aside is turned up."""

    proof = TurnUpAside


class React(Run, frozen=True):
    """The reaction takes effect, unless its claimant went out over a challenge of its own."""

    seat: int
    verb: str

    def run(self, table: Court, fate: Fate) -> Steps:
        if self.seat not in table.living:
            return ()
        role, reaction = _named(table, self.verb)
        deed = Deed(self.seat, self.verb, role, (), 0)
        return [step for effect in reaction.effect for step in effect.apply(table, deed, fate)]


class Settle(Run, frozen=True):
    """The reaction is over: who has no card left now is out."""

    seat: int

    def run(self, table: Court, fate: Fate) -> Steps:
        table.settle(self.seat)
        return ()
