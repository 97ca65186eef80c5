"""The order of one turn: declare and pay, challenge, counteract, apply, end."""

from functools import lru_cache

from camarilla.court.claims import Challenge
from camarilla.court.counters import after_joining
from camarilla.court.events import ActionDeclared, CostReturned, TurnBegan
from camarilla.court.joining import hear_others
from camarilla.court.roles import Action, Box, Deed, Target
from camarilla.court.table import Court
from camarilla.court.targets import aimed, receivers, which_action
from camarilla.kernel import Answers, AskOne, Closed, Fate, Question, Reply, Run, Steps


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
        box = table.box
        if box.plain:
            return (TakeAction(self.seat), END_TURN)
        return (*box.opening, Proceed(self.seat), *box.closing, END_TURN)


class Proceed(Run, frozen=True):
    """After the opening the active seat has its action, if it is still there."""

    seat: int

    def run(self, table: Court, fate: Fate) -> Steps:
        return (TakeAction(self.seat),) if self.seat in table.living else ()


class TakeAction(AskOne, frozen=True):
    """The active seat declares one action, and pays for it. A second one of the same turn may not
    be the one that is `barred`."""

    barred: str | None = None

    def ask(self, table: Court, seat: int) -> Question:
        box = table.box
        if box.plain and self.barred is None:
            return _which_action(box, seat, min(table.coins[seat], box.must_coup), table.living)
        return which_action(table, seat, self.barred)

    def settle(self, table: Court, answers: Answers, fate: Fate) -> Steps:
        box, seat = table.box, self.seat
        reply = answers[seat]
        if not box.plain:
            return choose_receiver(table, seat, reply)
        action = box.actions[reply.verb]
        targets = () if reply.seat is None else (reply.seat,)
        role = box.claims.get(action.name)
        return declare(table, Deed(seat, action.name, role, targets, action.cost))


def choose_receiver(table: Court, seat: int, reply: Reply) -> Steps:
    """An action may have a receiver besides its target; a tie is the active seat's to decide."""
    if reply.seat is None:
        return declare(table, aimed(table, seat, reply))
    found = receivers(table, table.box.actions[reply.verb], reply.seat)
    if len(found) > 1:
        return (ChooseReceiver(seat, reply),)
    return declare(table, aimed(table, seat, reply, found[0] if found else None))


class ChooseReceiver(AskOne, frozen=True):
    """The active seat says who gets what its action takes."""

    declared: Reply

    def ask(self, table: Court, seat: int) -> Question:
        assert self.declared.seat is not None
        found = receivers(table, table.box.actions[self.declared.verb], self.declared.seat)
        options = tuple([Reply("give", seat=other) for other in found])
        return Question("receiver", options, options)

    def then(self, table: Court, reply: Reply, fate: Fate) -> Steps:
        return declare(table, aimed(table, self.seat, self.declared, reply.seat))


def declare(table: Court, deed: Deed) -> Steps:
    """An action is declared and paid for, and its claim, if any, is open to challenge."""
    box, seat, role = table.box, deed.seat, deed.role
    if role is not None and not box.plain:
        table.charge(seat, role)
    if deed.paid:
        table.earn(seat, -deed.paid)
    action, targets = deed.action, deed.targets
    table.tell(ActionDeclared(seat, action, role, targets, deed.paid, deed.receiver, deed.named))
    follow = hear_others if action in box.joined else after_joining
    steps = follow(box, deed, table)
    if role is None:
        return steps
    falls = (ReturnCost(deed),) if deed.paid else ()
    return (Challenge(seat, role, steps, falls, action if action in box.catching else None),)


class ReturnCost(Run, frozen=True):
    """A challenged action that was not proved never was: its cost comes back."""

    deed: Deed

    def run(self, table: Court, fate: Fate) -> Steps:
        seat, paid = self.deed.seat, self.deed.paid
        if seat in table.living or not table.box.plain:  # to the estate, if it is out
            table.earn(seat, paid)
            table.tell(CostReturned(seat, paid))
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
