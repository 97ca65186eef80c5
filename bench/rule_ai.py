"""coupml's `RuleAI` (from the Python registry) as a bot at our table.

Its own code decides. Here our view is told in its words, with its chance drawn from ours, and its
answer is told in ours. Where the two games ask differently:

- It shows a card of its choice when it is challenged, not always the one that it claimed. If that
  card is another, our seat declines to prove, and then loses a card other than the one claimed.
  `ProvingRuleAI` shows the claimed card whenever it has it, which is stronger.
- It says at once which cards it keeps in an exchange; our seat is asked for one card at a time.
"""

from collections import Counter

from coupml import constants as theirs
from coupml.rule_ai import RuleAI

from camarilla.bots import Bot
from camarilla.court.claims import CHALLENGE, DECLINE, PROVE
from camarilla.court.events import (
    ActionDeclared,
    CardReturned,
    CardsDrawn,
    ClaimFailed,
    ClaimProved,
    CounterClaimed,
    LifeLost,
)
from camarilla.kernel import PASS, Fate, Question, Reply, View


class Chance:
    """The calls of NumPy's generator that RuleAI makes, from a fate."""

    def __init__(self, fate: Fate) -> None:
        self.fate = fate

    def rand(self) -> float:
        return self.fate.pick(1 << 30) / (1 << 30)

    def choice(self, items):
        return items[self.fate.pick(len(items))]

    def shuffle(self, items: list) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.fate.pick(last + 1)
            items[last], items[other] = items[other], items[last]


class RuleAIBot(Bot):
    """RuleAI with its own settings."""

    name = "RuleAI"
    games = ("coup",)
    proves = False

    def reply(self, view: View, question: Question, fate: Fate) -> Reply:
        if len(question.options) == 1:
            return question.options[0]
        if self.proves and question.kind == "prove":
            return PROVE
        verb, _, what = self._asked(view, question, fate).partition(":")
        if question.kind == "action":
            return Reply(verb, seat=int(what)) if what else Reply(verb)
        if question.kind == "prove":
            return PROVE if what == view.window.step.role else DECLINE
        if question.kind == "lose":
            return Reply("lose", what=what)
        if question.kind == "return":
            return Reply("return", what=_to_return(view, what.split(",")))
        if verb == theirs.BLOCK:
            return Reply("block", what=what)
        return CHALLENGE if verb == theirs.CHALLENGE else PASS

    def _asked(self, view: View, question: Question, fate: Fate) -> str:
        """RuleAI's own answer."""
        state = {"players": _players(view, question), "game": _game(view, question)}
        return str(RuleAI(state, Chance(fate)).get_action())


class ProvingRuleAI(RuleAIBot):
    """RuleAI that never fails to prove what it can."""

    name = "RuleAI that proves"
    proves = True


def _game(view: View, question: Question) -> dict:
    """Where the game stands, in coupml's words."""
    game = {"whose_turn": view.table.active, "player_to_act": view.seat}
    game["phase"] = _phase(view, question)
    if game["phase"] == theirs.START_OF_TURN:
        return game
    deed = _last(view, ActionDeclared)
    game["action"] = deed.action
    if deed.targets:
        game["target_player"] = deed.targets[0]
    if game["phase"] == theirs.AWAITING_BLOCK_CHALLENGE:
        game["blocking_player"] = view.window.step.claimant
        game["blocked_with"] = view.window.step.role
    if game["phase"] == theirs.CHOOSE_NEW_ROLES:
        game["drawn_roles"] = list(_last(view, CardsDrawn).cards.value)
    return game


def _phase(view: View, question: Question) -> str:
    if question.kind == "challenge":
        of_action = view.window.step.claimant == view.table.active
        return theirs.AWAITING_CHALLENGE if of_action else theirs.AWAITING_BLOCK_CHALLENGE
    return {
        "action": theirs.START_OF_TURN,
        "block": theirs.AWAITING_BLOCK,
        "prove": theirs.PROVE_CHALLENGE,
        "lose": theirs.DIRECT_ATTACK,
        "return": theirs.CHOOSE_NEW_ROLES,
    }[question.kind]


def _players(view: View, question: Question) -> list[dict]:
    """What everybody has and has done, in coupml's words; the others' cards stay hidden."""
    traces = _traces(view)
    players = []
    for seat, seen in enumerate(view.table.seats):
        hidden = ["hidden"] * seen.cards
        if seat == view.seat:
            hidden = sorted(_hand(view, question))
        revealed = sorted(seen.face_up)
        cash = seen.coins
        players.append(
            {"cash": cash, "hidden": hidden, "revealed": revealed, "trace": traces[seat]}
        )
    return players


def _hand(view: View, question: Question) -> tuple[str, ...]:
    """The cards that RuleAI chooses from."""
    hand = view.table.seats[view.seat].hand
    if question.kind == "return":
        drawn = Counter(_last(view, CardsDrawn).cards.value)
        return tuple((Counter([*hand, *_returned(view)]) - drawn).elements())
    if question.kind == "lose" and view.window.step.cause == "challenge":
        tested = _last(view, (ClaimFailed, ClaimProved))
        if isinstance(tested, ClaimFailed) and tested.seat == view.seat:
            # It showed a card other than the one it claimed: that is the card it loses.
            return tuple(card for card in hand if card != tested.role) or hand
    return hand


def _to_return(view: View, kept: list[str]) -> str:
    """The next card to give back, when these are to be kept."""
    hand = Counter(view.table.seats[view.seat].hand)
    return min((hand - Counter(kept)).elements())


def _returned(view: View) -> list[str]:
    """What this seat has given back of the exchange that is under way."""
    returned: list[str] = []
    for event in view.events:
        if isinstance(event, CardsDrawn):
            returned = []
        elif isinstance(event, CardReturned) and event.seat == view.seat:
            returned.append(event.card.value)
    return returned


def _last(view: View, kind: type | tuple[type, ...]):
    return next((event for event in reversed(view.events) if isinstance(event, kind)), None)


def _traces(view: View) -> list[list[tuple[str, str | None]]]:
    """What everybody has been seen to do."""
    traces: list[list[tuple[str, str | None]]] = [[] for _ in range(view.seats)]
    for event in view.events:
        if isinstance(event, ActionDeclared | CounterClaimed):
            if event.role is not None:
                traces[event.seat].append(("claim", event.role))
        elif isinstance(event, ClaimProved):
            traces[event.seat].append(("reveal", event.role))
        elif isinstance(event, ClaimFailed):
            traces[event.seat].append(("lost_challenge", event.role))
        elif isinstance(event, LifeLost):
            traces[event.seat].append(("reveal", event.card))
        elif isinstance(event, CardReturned) and event.card.readers is not None:
            traces[event.seat].append(("exchange", None))
    return traces
