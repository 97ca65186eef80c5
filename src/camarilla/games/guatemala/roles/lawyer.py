"""Lawyer, Probate: at the end of a turn, the coins of the eliminated."""

from camarilla.court.claims import Challenge
from camarilla.court.events import Claim, EstateDivided, EstateReturned
from camarilla.court.roles import Group, Role
from camarilla.court.table import Court
from camarilla.kernel import PASS, AskOne, Event, Fate, Question, Reply, Run, Steps

CLAIM = Reply("probate")

_CLAIM = Question("probate", (PASS, CLAIM), (PASS,))


class EstateClaimed(Claim, Event, frozen=True):
    """A seat claimed Lawyer, for the coins of the exiled."""

    seat: int
    role: str


class Probate(Run, frozen=True):
    """All estates of the turn that hold a coin are settled together; then what this brought on."""

    def run(self, table: Court, fate: Fate) -> Steps:
        estates = tuple([seat for seat, coins in table.estates.items() if coins])
        if not estates:
            return ()
        return (HearHeirs(estates, table.others(-1)), Probate())


class HearHeirs(Run, frozen=True):
    """The survivors are asked one after another, each challenged before the next."""

    estates: tuple[int, ...]
    waiting: tuple[int, ...]
    heirs: tuple[int, ...] = ()

    def run(self, table: Court, fate: Fate) -> Steps:
        able = [s for s in self.waiting if s in table.living and table.can_claim(s, "lawyer")]
        if able:
            return (ClaimEstate(able[0], self.estates, tuple(able[1:]), self.heirs),)
        divide(table, self.estates, tuple([heir for heir in self.heirs if heir in table.living]))
        return ()


class ClaimEstate(AskOne, frozen=True):
    """A survivor may claim Lawyer."""

    estates: tuple[int, ...]
    waiting: tuple[int, ...]
    heirs: tuple[int, ...]

    def ask(self, table: Court, seat: int) -> Question:
        return _CLAIM

    def then(self, table: Court, reply: Reply, fate: Fate) -> Steps:
        without = HearHeirs(self.estates, self.waiting, self.heirs)
        if reply == PASS:
            return (without,)
        table.charge(self.seat, "lawyer")
        table.tell(EstateClaimed(self.seat, "lawyer"))
        heirs = (*self.heirs, self.seat)
        with_it = HearHeirs(self.estates, self.waiting, heirs)
        return (Challenge(self.seat, "lawyer", (with_it,), (without,)),)


def divide(table: Court, estates: tuple[int, ...], heirs: tuple[int, ...]) -> None:
    """Equal shares for those whose claim stands; the treasury gets what is over, or everything."""
    left = dict(table.estates)
    coins = {seat: left.pop(seat) for seat in estates}
    table.estates = left
    table.treasury += sum(coins.values())
    if not heirs:
        for seat in estates:
            table.tell(EstateReturned(seat, coins[seat]))
        return
    share, remainder = divmod(sum(coins.values()), len(heirs))
    for heir in heirs:
        table.earn(heir, share)
    table.tell(EstateDivided(estates, heirs, share, remainder))


LAWYER = Role(
    "lawyer",
    group=Group.SPECIAL,
    claimed_by=["probate"],
    offers=["probate"],
    closing=[Probate()],
)
