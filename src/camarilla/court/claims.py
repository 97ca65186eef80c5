"""Claims and challenges."""

from camarilla.court.events import Challenged, ClaimFailed, ClaimProved
from camarilla.court.lives import LoseLife
from camarilla.court.table import Court
from camarilla.kernel import PASS, Answers, Ask, AskOne, Fate, Question, Reply, Step, Steps

CHALLENGE = Reply("challenge")
PROVE = Reply("prove")
DECLINE = Reply("decline")

_CHALLENGE = Question("challenge", (PASS, CHALLENGE), (PASS,))
_CAN_PROVE = Question("prove", (PROVE, DECLINE), (PROVE,))
_CANNOT_PROVE = Question("prove", (DECLINE,), (DECLINE,))


class Challenge(Ask, frozen=True):
    """Everybody but the claimant may challenge a claim; the first who does counts."""

    claimant: int
    role: str
    stands: tuple[Step, ...]
    """What follows when the claim is proved, or nobody doubts it."""
    falls: tuple[Step, ...]
    """What follows when it is not proved."""

    def seats(self, table: Court) -> tuple[int, ...]:
        return table.others(self.claimant)

    def ask(self, table: Court, seat: int) -> Question:
        return _CHALLENGE

    def settle(self, table: Court, answers: Answers, fate: Fate) -> Steps:
        *passed, seat = answers
        if answers[seat] is PASS or answers[seat] == PASS:
            return self.stands
        table.tell(Challenged(seat, self.claimant, self.role, tuple(passed)))
        return (Prove(self.claimant, self.role, seat, self.stands, self.falls),)


class Prove(AskOne, frozen=True):
    """The challenged seat shows the claimed card, or declines to, even when it could.

    It is asked in either case: whether there is a pause must not tell.
    """

    role: str
    challenger: int
    stands: tuple[Step, ...]
    falls: tuple[Step, ...]

    def ask(self, table: Court, seat: int) -> Question:
        return _CAN_PROVE if self.role in table.hands[seat] else _CANNOT_PROVE

    def then(self, table: Court, reply: Reply, fate: Fate) -> Steps:
        if reply == PROVE:
            table.tell(ClaimProved(self.seat, self.role, self.challenger))
            table.put_back(self.seat, self.role, readers=None)  # everybody saw it
            table.draw(self.seat, 1, fate)
            return (LoseLife(self.challenger, "challenge"), *self.stands)
        table.tell(ClaimFailed(self.seat, self.role, self.challenger))
        return (LoseLife(self.seat, "challenge"), *self.falls)
