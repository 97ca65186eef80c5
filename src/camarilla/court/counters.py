"""Counteractions, and the action itself once they are settled."""

from functools import lru_cache

from msgspec.structs import replace

from camarilla.court.claims import Challenge
from camarilla.court.events import ActionBlocked, CounterClaimed
from camarilla.court.roles import Box, By, Deed
from camarilla.court.table import Court
from camarilla.kernel import (
    PASS,
    Answers,
    Ask,
    Closed,
    Fate,
    Question,
    Reply,
    Run,
    Step,
    Steps,
)


def after_joining(box: Box, deed: Deed, table: Court) -> tuple[Step, ...]:
    """What comes once all claims of an action stand: the counteractions, then the action."""
    blocks = box.blocks[deed.action]
    if blocks is None:
        return (Apply(deed),)
    if blocks.by is By.ANYONE:
        return (Counteract(deed, table.others(deed.seat)),)
    targets = deed.targets
    if deed.seat in targets:  # nobody defends itself against its own action
        targets = tuple([target for target in targets if target != deed.seat])
    return (Counteract(deed, targets),) if len(targets) == 1 else defend(deed, targets)


def defend(deed: Deed, waiting: tuple[int, ...]) -> tuple[Step, ...]:
    """The targets may block one after another, each challenged before the next is asked."""
    return (Counteract(deed, waiting[:1], waiting[1:]),) if waiting else (Apply(deed),)


class Counteract(Ask, frozen=True):
    """Those entitled may claim a role that blocks the action; the first who does counts."""

    deed: Deed
    entitled: tuple[int, ...]
    later: tuple[int, ...] = ()
    """The targets that are asked after these."""

    def seats(self, table: Court) -> tuple[int, ...]:
        seats = tuple([seat for seat in self.entitled if seat in table.living])
        if table.box.plain:
            return seats
        return tuple([seat for seat in seats if self._affordable(table, seat)])

    def ask(self, table: Court, seat: int) -> Question:
        box = table.box
        question = _how_to_block(box, self.deed.action)
        if box.plain:
            return question
        dear = [
            Closed(reply, "coins")
            for reply in question.options
            if reply.what is not None and not table.can_claim(seat, reply.what)
        ]
        if not dear:
            return question
        shut = [closed.reply for closed in dear]
        options = tuple([reply for reply in question.options if reply not in shut])
        return Question(question.kind, options, question.defaults, tuple(dear))

    def settle(self, table: Court, answers: Answers, fate: Fate) -> Steps:
        deed = self.deed
        if not answers:
            return defend(deed, self.later)
        *passed, seat = answers
        role = answers[seat].what
        if role is None:
            return defend(deed, self.later)
        if not table.box.plain:
            table.charge(seat, role)
        table.tell(CounterClaimed(seat, role, deed.action, deed.seat, tuple(passed)))
        blocks = table.box.blocks[deed.action]
        assert blocks is not None
        if blocks.by is By.TARGET:
            return (
                Challenge(seat, role, (Shield(deed, seat, self.later),), defend(deed, self.later)),
            )
        # A block that is refuted leaves the window open to those who have not answered yet.
        rest = tuple([other for other in self.entitled if other not in answers])
        return (Challenge(seat, role, (Fail(deed, seat),), (Counteract(deed, rest),)),)

    def _affordable(self, table: Court, seat: int) -> bool:
        blocks = table.box.blocks[self.deed.action]
        assert blocks is not None
        return any(table.can_claim(seat, role) for role in blocks.roles)


class Fail(Run, frozen=True):
    """The action was blocked: it fails, and its cost stays spent."""

    deed: Deed
    by: int

    def run(self, table: Court, fate: Fate) -> Steps:
        table.tell(ActionBlocked(self.deed.seat, self.deed.action, self.by))
        return ()


class Shield(Run, frozen=True):
    """A target has blocked the action for itself; in all other respects it goes on."""

    deed: Deed
    by: int
    later: tuple[int, ...]

    def run(self, table: Court, fate: Fate) -> Steps:
        deed = self.deed
        table.tell(ActionBlocked(deed.seat, deed.action, self.by))
        return defend(replace(deed, shielded=(*deed.shielded, self.by)), self.later)


class Apply(Run, frozen=True):
    """The action takes place: its effects one after another, each with all its steps."""

    deed: Deed
    number: int = 0

    def run(self, table: Court, fate: Fate) -> Steps:
        effects = table.box.actions[self.deed.action].effect
        for number in range(self.number, len(effects)):
            steps = effects[number].apply(table, self.deed, fate)
            if steps:
                rest = (Apply(self.deed, number + 1),) if number + 1 < len(effects) else ()
                return (*steps, *rest)
        return ()


@lru_cache(maxsize=256)
def _how_to_block(box: Box, action: str) -> Question:
    blocks = box.blocks[action]
    assert blocks is not None
    options = (PASS, *(Reply("block", what=role) for role in blocks.roles))
    return Question("block", options, (PASS,))
