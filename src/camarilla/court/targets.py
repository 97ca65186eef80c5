"""What a seat may do and to whom, where that depends on more than its coins."""

from camarilla.court.roles import Action, Deed, Target
from camarilla.court.table import Court
from camarilla.kernel import Closed, Question, Reply


def which_action(table: Court, seat: int, barred: str | None) -> Question:
    """Every action, with each of its targets, open or closed."""
    options: list[Reply] = []
    closed: list[Closed] = []
    for action in table.box.actions.values():
        for reply in _replies(table, action, seat):
            why = "barred" if action.name == barred else _why_not(table, action, seat, reply)
            if why is None:
                options.append(reply)
            else:
                closed.append(Closed(reply, why))
    income = tuple([reply for reply in options if reply.verb == "income"])
    return Question("action", tuple(options), income or tuple(options), tuple(closed))


def aimed(table: Court, seat: int, reply: Reply, receiver: int | None = None) -> Deed:
    """The action that a reply stands for, with its targets as they are now."""
    action = table.box.actions[reply.verb]
    targets: tuple[int, ...] = ()
    if action.target is Target.RECEIVER:
        receiver = reply.seat
    elif action.target is Target.OTHERS:
        targets = possible_targets(table, action, seat)
    elif reply.seat is not None:
        targets = (reply.seat,)
    return Deed(
        seat,
        action.name,
        table.box.claims.get(action.name),
        targets,
        cost(table, action, reply.seat),
        receiver,
        reply.what,
    )


def cost(table: Court, action: Action, target: int | None) -> int:
    """What an action costs against this target."""
    if action.cost_by_lives and target is not None:
        return action.cost_by_lives[len(table.hands[target])]
    return action.cost


def possible_targets(table: Court, action: Action, seat: int) -> tuple[int, ...]:
    """Whom a seat may aim an action at, clockwise from the active one."""
    others = table.others(seat)
    return tuple([other for other in others if table.may_target(seat, other, action.name)])


def receivers(table: Court, action: Action, target: int) -> tuple[int, ...]:
    """Who may get what an action takes: the poorest, if it takes from the richest."""
    if action.target is not Target.RICHEST:
        return ()
    least = min(table.coins[seat] for seat in table.living)
    return tuple([s for s in table.living if table.coins[s] == least and s != target])


def _replies(table: Court, action: Action, seat: int) -> list[Reply]:
    name = action.name
    if action.names_role:
        return [Reply(name, what=role) for role in table.box.names]
    if action.target in (Target.NOBODY, Target.OTHERS):
        return [Reply(name)]
    if action.target is Target.RICHEST:
        most = max(table.coins[other] for other in table.living)
        return [Reply(name, seat=s) for s in table.living if table.coins[s] == most]
    aimed_at = [Reply(name, seat=other) for other in table.living if other != seat]
    if action.alone and not possible_targets(table, action, seat):
        return [Reply(name), *aimed_at]
    return aimed_at


def _why_not(table: Court, action: Action, seat: int, reply: Reply) -> str | None:
    coins = table.coins[seat]
    role = table.box.claims.get(action.name)
    price = 0 if role is None else table.price(seat, role)
    if coins < cost(table, action, reply.seat) + action.holds + price:
        return "coins"
    if coins >= table.box.must_coup and action.name != "coup":
        return "must_coup"
    if not _may_aim(table, action, seat, reply.seat):
        return "protected"
    return None


def _may_aim(table: Court, action: Action, seat: int, target: int | None) -> bool:
    if action.target is Target.OTHERS:
        return bool(possible_targets(table, action, seat))
    if target in (None, seat) or action.target is Target.RECEIVER:
        return True
    assert target is not None
    return table.may_target(seat, target, action.name)
