"""Joining another's action: by claiming the same role, or by paying for it."""

from msgspec.structs import replace

from camarilla.court.claims import Challenge
from camarilla.court.counters import after_joining
from camarilla.court.events import ActionBacked, ActionUnbacked, JoinClaimed
from camarilla.court.roles import Box, Deed
from camarilla.court.table import Court
from camarilla.kernel import PASS, Answers, Ask, Fate, Question, Reply, Run, Step, Steps

JOIN = Reply("join")

_JOIN = Question("join", (PASS, JOIN), (PASS,))
_BACK = Question("back", (PASS, JOIN), (PASS,))


def hear_others(box: Box, deed: Deed, table: Court) -> tuple[Step, ...]:
    """What comes once an action's own claim stands, if others may join it."""
    return (Join(deed) if deed.action in box.also_claimed else Back(deed),)


class Join(Ask, frozen=True):
    """Everybody else may claim the role too. All claims are collected before any is challenged."""

    waits = True

    deed: Deed

    def seats(self, table: Court) -> tuple[int, ...]:
        role = self.deed.role
        assert role is not None
        others = table.others(self.deed.seat)
        return tuple([seat for seat in others if table.can_claim(seat, role)])

    def ask(self, table: Court, seat: int) -> Question:
        return _JOIN

    def settle(self, table: Court, answers: Answers, fate: Fate) -> Steps:
        deed = self.deed
        assert deed.role is not None
        joiners = tuple([seat for seat in self.seats(table) if answers[seat] == JOIN])
        for seat in joiners:
            table.charge(seat, deed.role)
            table.tell(JoinClaimed(seat, deed.role, deed.action, deed.seat))
        return (HearJoiners(deed, joiners),)


class HearJoiners(Run, frozen=True):
    """The joiners' claims are open to challenge one after another; who is out has no claim left."""

    deed: Deed
    joiners: tuple[int, ...]

    def run(self, table: Court, fate: Fate) -> Steps:
        deed = self.deed
        joiners = [seat for seat in self.joiners if seat in table.living]
        if not joiners:
            return after_joining(table.box, deed, table)
        seat, *rest = joiners
        assert deed.role is not None
        joined = replace(deed, partners=(*deed.partners, seat))
        stands = (HearJoiners(joined, tuple(rest)),)
        falls = (HearJoiners(deed, tuple(rest)),)
        return (Challenge(seat, deed.role, stands, falls),)


class Back(Ask, frozen=True):
    """Somebody else must pay for the action: not its target, and the first who does counts."""

    deed: Deed

    def seats(self, table: Court) -> tuple[int, ...]:
        deed = self.deed
        if not any(target in table.living for target in deed.targets):
            return ()
        paid = table.box.actions[deed.action].backed
        others = table.others(deed.seat)
        return tuple([s for s in others if s not in deed.targets and table.coins[s] >= paid])

    def ask(self, table: Court, seat: int) -> Question:
        return _BACK

    def settle(self, table: Court, answers: Answers, fate: Fate) -> Steps:
        deed, box = self.deed, table.box
        backer = next((seat for seat, reply in answers.items() if reply == JOIN), None)
        if backer is None:
            table.tell(ActionUnbacked(deed.seat, deed.action))
            return ()
        paid = box.actions[deed.action].backed
        table.earn(backer, -paid)
        table.tell(ActionBacked(backer, deed.action, deed.seat, paid))
        return after_joining(box, replace(deed, partners=(backer,)), table)
