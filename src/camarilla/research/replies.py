"""Every reply that the rules can ever offer at a table, numbered: a fixed discrete action space.

Seats are counted from the one who is asked (1 is the next one clockwise), so that a number means
the same to everybody, and one policy can sit anywhere.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from camarilla.court.claims import CHALLENGE, DECLINE, PROVE
from camarilla.court.joining import JOIN
from camarilla.court.roles import Action, Role, Target
from camarilla.court.table import CourtRules
from camarilla.games.coup import Coup
from camarilla.games.guatemala import Guatemala
from camarilla.games.guatemala.draft import WANTED, box_of, candidates
from camarilla.games.guatemala.roles import ROLES
from camarilla.games.royal import Royal
from camarilla.games.royal.deck import COLOURS
from camarilla.games.royal.plans import all_plans, crew
from camarilla.kernel import PASS, BadSetup, Question, Reply, Rules

Mask = NDArray[np.int8]


class ReplySpace:
    """Replies by number, and numbers by reply.

    >>> from camarilla.kernel import rules_for
    >>> space = reply_space(rules_for("coup", 3, {}))
    >>> str(space.reply(space.number(Reply("steal", seat=2), seat=1), seat=0))
    'steal 1'
    """

    def __init__(self, seats: int, replies: Iterable[Reply]) -> None:
        self.seats = seats
        self.replies = tuple(dict.fromkeys(replies))
        self._numbers = {reply: number for number, reply in enumerate(self.replies)}

    def __len__(self) -> int:
        return len(self.replies)

    def number(self, reply: Reply, seat: int) -> int:
        """The number of a reply that is offered to a seat."""
        return self._numbers[_turned(reply, -seat, self.seats)]

    def reply(self, number: int, seat: int) -> Reply:
        """The reply of that number, given by a seat."""
        return _turned(self.replies[number], seat, self.seats)

    def legal(self, question: Question, seat: int) -> list[int]:
        """The numbers of all that a question offers, in ascending order."""
        return sorted([self.number(reply, seat) for reply in question.options])

    def mask(self, question: Question | None, seat: int) -> Mask:
        """1 where a reply is open to the seat, which has no question when it is not asked."""
        mask = np.zeros(len(self), np.int8)
        if question is not None:
            mask[self.legal(question, seat)] = 1
        return mask


@lru_cache(maxsize=65536)
def _turned(reply: Reply, by: int, seats: int) -> Reply:
    return reply if reply.seat is None else replace(reply, seat=(reply.seat + by) % seats)


@lru_cache(maxsize=64)
def reply_space(rules: Rules) -> ReplySpace:
    """The action space of a table. Rules are shared by equal tables, and so is this."""
    if isinstance(rules, Royal):
        return ReplySpace(rules.seats, _royal(rules))
    if isinstance(rules, CourtRules):
        return ReplySpace(rules.seats, _court(rules))
    raise BadSetup(f"nobody has numbered the replies of {rules.key} yet")


# -- the court -----------------------------------------------------------------------------------


def possible_roles(rules: CourtRules) -> tuple[Role, ...]:
    """The roles that may be in play: where chance drafts, all that it may draft."""
    if not isinstance(rules, Guatemala):
        return rules.box.roles
    options = rules.options
    names = options.roles or [
        name for group in WANTED for name in candidates(group, options.advanced, options.anarchy)
    ]
    return tuple(ROLES[name] for name in names)


def possible_actions(rules: CourtRules) -> tuple[Action, ...]:
    """The actions that anybody may ever take, first those that need no role."""
    box = box_of(()) if isinstance(rules, Guatemala) else rules.box
    of_roles = [action for role in possible_roles(rules) for action in role.actions]
    general = [action for action in box.actions.values() if action not in of_roles]
    return (*general, *of_roles)


def role_names(rules: CourtRules) -> tuple[str, ...]:
    """The roles that may be held and claimed."""
    return tuple(sorted(role.name for role in possible_roles(rules) if not role.general))


def _court(rules: CourtRules) -> Iterator[Reply]:
    roles, names, actions = possible_roles(rules), role_names(rules), possible_actions(rules)
    others = range(1, rules.seats)
    for action in actions:
        yield from _declared(action, names, rules.seats)
    yield from (PASS, CHALLENGE)
    yield from (Reply("block", what=role.name) for role in roles if role.counters)
    if isinstance(rules, Coup):
        yield from (PROVE, DECLINE)
    if any(action.also_claimed or action.backed for action in actions):
        yield JOIN
    if any(action.target is Target.RICHEST for action in actions):
        yield from (Reply("give", seat=seat) for seat in range(rules.seats))
    verbs = [role.reaction.name for role in roles if role.reaction]
    drafts = ["choose"] if isinstance(rules, Coup) and rules.options.draft else []
    for verb in ("lose", "return", *verbs, *drafts):
        yield from (Reply(verb, what=name) for name in names)
    for offer in [offer for role in roles for offer in role.offers]:
        yield from _offered(offer, others, names)


def _declared(action: Action, names: Sequence[str], seats: int) -> Iterator[Reply]:
    if action.names_role:
        yield from (Reply(action.name, what=name) for name in names)
        return
    aimed = action.target not in (Target.NOBODY, Target.OTHERS)
    if not aimed or action.alone:
        yield Reply(action.name)
    if aimed:  # the richest may be oneself
        nearest = 0 if action.target is Target.RICHEST else 1
        yield from (Reply(action.name, seat=seat) for seat in range(nearest, seats))


def _offered(offer: str, seats: Iterable[int], names: Sequence[str]) -> Iterator[Reply]:
    """The replies that a role's `offers` stand for."""
    verb, *words = offer.split()
    aimed = words[:1] == ["@"]
    word = words[aimed] if len(words) > aimed else None
    for seat in seats if aimed else [None]:
        yield from (Reply(verb, seat, what) for what in (names if word == "*" else [word]))


# -- Royal ---------------------------------------------------------------------------------------


def _royal(rules: Royal) -> Iterator[Reply]:
    """Whole plans (there are at most 120), cubes to take and to give, and swaps."""
    partner = 0 if rules.seats == 2 else None
    for sent in dict.fromkeys(crew(seat, partner) for seat in rules.everybody):
        yield from (Reply("plan", what=plan) for plan in all_plans(rules.letters, *sent))
    yield PASS
    for verb in ("take", "give"):
        yield from (Reply(verb, what=colour) for colour in COLOURS)
    for seat in range(1, rules.seats):
        yield from (Reply("take", seat=seat, what=colour) for colour in COLOURS)
