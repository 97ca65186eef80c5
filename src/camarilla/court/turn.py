"""The order of one turn: declare and pay, challenge, counteract, apply, end."""

from functools import lru_cache

from camarilla.court.claims import Challenge
from camarilla.court.events import (
    ActionBlocked,
    ActionDeclared,
    CostReturned,
    CounterClaimed,
    TurnBegan,
)
from camarilla.court.roles import Action, Box, By, Deed, Target
from camarilla.court.table import Court
from camarilla.kernel import PASS, Answers, Ask, AskOne, Closed, Fate, Question, Reply, Run, Steps


class BeginTurn(Run, frozen=True):
    """It is a seat's turn, unless the limit of turns is reached: then those who live draw."""

    seat: int

    def run(self, table: Court, fate: Fate) -> Steps:
        if table.turn >= table.rules.options.turn_limit:
            table.finish(table.living, "limit")
            return ()
        table.turn += 1
        table.active = self.seat
        table.tell(TurnBegan(self.seat, table.turn))
        return (TakeAction(self.seat), END_TURN)


class TakeAction(AskOne, frozen=True):
    """The active seat declares one action, and pays for it."""

    def ask(self, table: Court, seat: int) -> Question:
        box = table.box
        return _which_action(box, seat, min(table.coins[seat], box.must_coup), table.living)

    def then(self, table: Court, reply: Reply, fate: Fate) -> Steps:
        box, seat = table.box, self.seat
        action = box.actions[reply.verb]
        targets = () if reply.seat is None else (reply.seat,)
        deed = Deed(seat, action.name, box.claims.get(action.name), targets, action.cost)
        if action.cost:
            table.earn(seat, -action.cost)
        table.tell(ActionDeclared(seat, deed.action, deed.role, targets, deed.paid))
        steps = after_challenge(box, deed, table)
        if deed.role is None:
            return steps
        falls = (ReturnCost(deed),) if deed.paid else ()
        return (Challenge(seat, deed.role, steps, falls),)


def after_challenge(box: Box, deed: Deed, table: Court) -> tuple[Ask | Run, ...]:
    """What comes once an action's claim stands: the counteractions, then the action itself."""
    blocks = box.blocks[deed.action]
    if blocks is None:
        return (Apply(deed),)
    seats = deed.targets if blocks.by is By.TARGET else table.others(deed.seat)
    return (Counteract(deed, seats),)


class Counteract(Ask, frozen=True):
    """Those entitled may claim a role that blocks the action; the first who does counts."""

    deed: Deed
    entitled: tuple[int, ...]

    def seats(self, table: Court) -> tuple[int, ...]:
        return tuple([seat for seat in self.entitled if seat in table.living])

    def ask(self, table: Court, seat: int) -> Question:
        return _how_to_block(table.box, self.deed.action)

    def settle(self, table: Court, answers: Answers, fate: Fate) -> Steps:
        deed = self.deed
        if not answers:
            return (Apply(deed),)
        *passed, seat = answers
        role = answers[seat].what
        if role is None:
            return (Apply(deed),)
        table.tell(CounterClaimed(seat, role, deed.action, deed.seat, tuple(passed)))
        # A block that is refuted leaves the window open to those who have not answered yet.
        rest = tuple([other for other in self.entitled if other not in answers])
        return (Challenge(seat, role, (Fail(deed, seat),), (Counteract(deed, rest),)),)


class Fail(Run, frozen=True):
    """The action was blocked: it fails, and its cost stays spent."""

    deed: Deed
    by: int

    def run(self, table: Court, fate: Fate) -> Steps:
        table.tell(ActionBlocked(self.deed.seat, self.deed.action, self.by))
        return ()


class ReturnCost(Run, frozen=True):
    """A challenged action that was not proved never was: its cost comes back."""

    deed: Deed

    def run(self, table: Court, fate: Fate) -> Steps:
        seat, paid = self.deed.seat, self.deed.paid
        if seat in table.living:
            table.earn(seat, paid)
            table.tell(CostReturned(seat, paid))
        return ()


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


class EndTurn(Run, frozen=True):
    """The treasury gets what the exiled left, and the next seat clockwise is on turn."""

    def run(self, table: Court, fate: Fate) -> Steps:
        table.settle_estates()
        return (BeginTurn(_next_seat(table.living, table.active)),)


END_TURN = EndTurn()


@lru_cache(maxsize=8192)
def _next_seat(living: tuple[int, ...], seat: int) -> int:
    return next((other for other in living if other > seat), living[0])


@lru_cache(maxsize=65536)
def _which_action(box: Box, seat: int, coins: int, living: tuple[int, ...]) -> Question:
    """Every action, with each of its targets, open or closed."""
    options: list[Reply] = []
    closed: list[Closed] = []
    for action in box.actions.values():
        why = _why_not(box, action, coins)
        for reply in _replies(action, seat, living):
            if why is None:
                options.append(reply)
            else:
                closed.append(Closed(reply, why))
    income = tuple(reply for reply in options if reply.verb == "income")
    return Question("action", tuple(options), income or tuple(options), tuple(closed))


def _why_not(box: Box, action: Action, coins: int) -> str | None:
    if coins < action.cost:
        return "coins"
    if coins >= box.must_coup and action.name != "coup":
        return "must_coup"
    return None


def _replies(action: Action, seat: int, living: tuple[int, ...]) -> list[Reply]:
    if action.target is Target.NOBODY:
        return [Reply(action.name)]
    return [Reply(action.name, seat=other) for other in living if other != seat]


@lru_cache(maxsize=256)
def _how_to_block(box: Box, action: str) -> Question:
    blocks = box.blocks[action]
    assert blocks is not None
    options = (PASS, *(Reply("block", what=role) for role in blocks.roles))
    return Question("block", options, (PASS,))
