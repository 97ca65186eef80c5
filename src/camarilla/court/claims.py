"""Claims and challenges."""

from collections.abc import Callable
from typing import ClassVar

from camarilla.court.events import Challenged, ClaimFailed, ClaimProved
from camarilla.court.lives import LoseLife
from camarilla.court.roles import Deed
from camarilla.court.table import Court
from camarilla.kernel import PASS, Answers, Ask, AskOne, Fate, Question, Reply, Run, Step, Steps

CHALLENGE = Reply("challenge")
PROVE = Reply("prove")
DECLINE = Reply("decline")

_CHALLENGE = Question("challenge", (PASS, CHALLENGE), (PASS,))
_CAN_PROVE = Question("prove", (PROVE, DECLINE), (PROVE,))
_CANNOT_PROVE = Question("prove", (DECLINE,), (DECLINE,))


class Challenge(Ask, frozen=True):
    """Everybody but the claimant may challenge a claim; the first who does counts."""

    proof: ClassVar[Callable[..., Step]]
    """The step in which the claimant answers the challenge."""

    claimant: int
    role: str
    stands: tuple[Step, ...]
    """What follows when the claim is proved, or nobody doubts it."""
    falls: tuple[Step, ...]
    """What follows when it is not proved."""

    caught: str | None = None
    """The action whose `caught` applies when the claim falls."""

    def seats(self, table: Court) -> tuple[int, ...]:
        others = table.others(self.claimant)
        if table.box.reactions:
            # Whose last life is at stake (see `reactions`) has none to stake on a challenge.
            return tuple([seat for seat in others if table.hands[seat]])
        return others

    def ask(self, table: Court, seat: int) -> Question:
        return _CHALLENGE

    def settle(self, table: Court, answers: Answers, fate: Fate) -> Steps:
        if not answers:
            return self.stands
        *passed, seat = answers
        if answers[seat] is PASS or answers[seat] == PASS:
            return self.stands
        table.tell(Challenged(seat, self.claimant, self.role, tuple(passed)))
        proof = self.proof
        return (proof(self.claimant, self.role, seat, self.stands, self.falls, self.caught),)


class Prove(AskOne, frozen=True):
    """The challenged seat shows the claimed card, or declines to, even when it could.

    Where declining is allowed it is asked in either case: whether there is a pause must not tell.
    Elsewhere nobody is asked, and the cards decide.
    """

    role: str
    challenger: int
    stands: tuple[Step, ...]
    falls: tuple[Step, ...]
    caught: str | None = None

    def seats(self, table: Court) -> tuple[int, ...]:
        return (self.seat,) if table.box.may_decline else ()

    def ask(self, table: Court, seat: int) -> Question:
        return _CAN_PROVE if self.role in table.hands[seat] else _CANNOT_PROVE

    def settle(self, table: Court, answers: Answers, fate: Fate) -> Steps:
        if answers[self.seat] == PROVE if answers else self.role in table.hands[self.seat]:
            table.tell(ClaimProved(self.seat, self.role, self.challenger))
            table.put_back(self.seat, self.role, readers=None)  # everybody saw it
            table.draw(self.seat, 1, fate)
            return (LoseLife(self.challenger, "challenge"), *self.stands)
        table.tell(ClaimFailed(self.seat, self.role, self.challenger))
        loss = LoseLife(self.seat, "challenge")
        if self.caught is None:
            return (loss, *self.falls)
        return (Catch(self.seat, self.caught, self.challenger), loss, *self.falls)


Challenge.proof = Prove


class Catch(Run, frozen=True):
    """A caught claimant suffers what the card says, at the hands of the challenger."""

    seat: int
    action: str
    challenger: int

    def run(self, table: Court, fate: Fate) -> Steps:
        deed = Deed(self.seat, self.action, None, (self.challenger,), 0)
        effects = table.box.actions[self.action].caught
        return [step for effect in effects for step in effect.apply(table, deed, fate)]
