"""The honest bot: it claims only what it holds, and doubts only what cannot be true.

It knows no role by name. What an action is worth it reads off the verbs of the reference card.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from camarilla.bots.bot import Bot, register_bot
from camarilla.court.claims import CHALLENGE, PROVE, Challenge
from camarilla.court.honesty import is_true
from camarilla.court.roles import Box, Role
from camarilla.court.table import CourtRules, CourtSeen
from camarilla.court.verbs import Exchange, Gain, Kill, Take
from camarilla.kernel import PASS, Fate, Question, Reply, View, rules_for

LIFE = 11
"""What a life is worth, in coins: enough to prefer a coup to a tax."""


@register_bot
class HonestBot(Bot):
    """Never bluffs; challenges only when every copy of the claimed role is in sight."""

    name = "honest"
    games = ("coup", "guatemala")

    def reply(self, view: View, question: Question, fate: Fate) -> Reply:
        table = Sight(view)
        if question.kind == "action":
            return _best(table.honest(question.options), table.worth, fate)
        if question.kind == "challenge":
            return CHALLENGE if table.impossible(view) else PASS
        if question.kind == "block":
            honest = [reply for reply in question.options if reply.what in table.hand]
            return _best(honest or [PASS], lambda _: 0, fate)
        if question.kind == "prove":
            return PROVE if PROVE in question.options else question.options[0]
        if question.kind in ("lose", "return", "show"):
            honest = table.honest(question.options)
            return _best(honest, lambda reply: table.gain(reply) - table.value(reply.what), fate)
        if question.kind == "draft":
            return _best(question.options, lambda reply: table.value(reply.what), fate)
        honest = table.honest(question.options)
        return honest[fate.pick(len(honest))]


class Sight:
    """What the bot makes of what it sees."""

    def __init__(self, view: View) -> None:
        rules = rules_for(view.game, view.seats, view.options)
        assert isinstance(rules, CourtRules)
        assert isinstance(view.table, CourtSeen)
        assert view.seat is not None
        self.box: Box = rules.box_seen(view.table)
        self.step = view.window.step if view.window else None
        self.copies = rules.copies
        self.seen = view.table
        self.hand = self.seen.seats[view.seat].hand or ()
        self.roles = {role.name: role for role in self.box.roles}

    def honest(self, options: Sequence[Reply]) -> list[Reply]:
        """The options that claim nothing, or only what is held."""
        return [r for r in options if is_true(self.box, self.step, r, self.hand) is not False]

    def impossible(self, view: View) -> bool:
        """Is the claim in the open window one that cannot be true?"""
        step = view.window and view.window.step
        if not isinstance(step, Challenge):
            return False
        visible = Counter(self.hand)
        for seat in self.seen.seats:
            visible.update(seat.face_up)
        return visible[step.role] >= self.copies

    def worth(self, reply: Reply) -> float:
        """What an action brings, in coins."""
        action = self.box.actions[reply.verb]
        target = None if reply.seat is None else self.seen.seats[reply.seat]
        worth = float(-action.cost)
        for effect in action.effect:
            if isinstance(effect, Gain):
                worth += effect.coins
            elif isinstance(effect, Take) and target is not None:
                worth += min(effect.most, target.coins) * 1.5  # it also costs a rival as much
            elif isinstance(effect, Kill) and target is not None:
                worth += LIFE + target.cards / 2 + target.coins / 20  # the strongest first
            elif isinstance(effect, Exchange):
                worth += effect.count * (0.5 if len(set(self.hand)) == len(self.hand) else 1.5)
        return worth

    def gain(self, reply: Reply) -> float:
        """What there is in answering a lost life with a true claim, rather than just losing it."""
        return LIFE if reply.verb in self.box.claiming else 0

    def value(self, card: str | None) -> float:
        """What a card in the hand is worth; a second copy of it is worth less."""
        assert card is not None
        role: Role = self.roles[card]
        actions = [LIFE - action.cost if action.cost else 3 for action in role.actions]
        worth = max(actions, default=0) + 2.5 * len(role.counters)
        return worth - 4 * (self.hand.count(card) > 1)


def _best(options: Sequence[Reply], worth: Callable[[Reply], float], fate: Fate) -> Reply:
    """The option of most worth; chance decides between equals."""
    most = max(worth(reply) for reply in options)
    best = [reply for reply in options if worth(reply) == most]
    return best[fate.pick(len(best))]
