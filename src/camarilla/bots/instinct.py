"""Instinct: a quick way to decide, with a style that people can name.

It is the whole of the characters, and the fast policy with which the thinker plays games on.
"""

from collections.abc import Sequence

from msgspec import Struct

from camarilla.bots.sight import Sight, reckoned
from camarilla.court.claims import CHALLENGE, PROVE
from camarilla.court.counters import Counteract
from camarilla.court.honesty import claimed, is_true
from camarilla.kernel import PASS, Fate, Question, Reply

FINE = 1 << 20


class Style(Struct, frozen=True):
    """How somebody plays, as a few rates between 0 and 1."""

    bluff: float = 0.25
    """How often an action is chosen without asking whether the claim is true."""
    doubt: float = 0.3
    """How much a claim that is unlikely by counting is challenged."""
    block: float = 0.3
    """How often a block is claimed that is not held, when it matters."""
    noise: float = 1.0
    """How much choices vary, in coins."""


def decide(sight: Sight, question: Question, style: Style, fate: Fate) -> Reply:
    """One of the question's options."""
    options = question.options
    if len(options) == 1:
        return options[0]
    kind = question.kind
    if kind == "challenge":
        return _challenge(sight, style, fate)
    if kind == "action":
        return _action(sight, options, style, fate)
    if kind == "block":
        return _block(sight, options, style, fate)
    if kind == "prove":
        return PROVE if PROVE in options else options[0]
    if kind in ("lose", "return", "show", "give"):
        return _cheapest(sight, options, style, fate)
    if kind == "draft":
        return max(options, key=lambda reply: sight.value(reply.what or ""))
    return _unsure(sight, options, style, fate)


def rolled(fate: Fate) -> float:
    """A number from 0 up to 1."""
    return fate.pick(FINE) / FINE


def _challenge(sight: Sight, style: Style, fate: Fate) -> Reply:
    claim = sight.claimed()
    if claim is None:
        return PASS
    claimant, role = claim
    point = rolled(fate)
    if point < style.doubt:
        return CHALLENGE if point < style.doubt * sight.doubtful(claimant, role) else PASS
    return CHALLENGE if sight.in_sight(role) >= sight.copies else PASS


def _action(sight: Sight, options: Sequence[Reply], style: Style, fate: Fate) -> Reply:
    lying = rolled(fate) < style.bluff
    best, most = options[0], -1e9
    for reply in options:
        role = sight.box.claims.get(reply.verb)
        if role is not None and role not in sight.hand and not (lying and sight.possible(role)):
            continue
        worth = sight.worth(reply) + style.noise * rolled(fate)
        if worth > most:
            best, most = reply, worth
    return best


def _block(sight: Sight, options: Sequence[Reply], style: Style, fate: Fate) -> Reply:
    held = [reply for reply in options if reply.what in sight.hand]
    if held:
        return held[0]
    step = sight.step
    assert isinstance(step, Counteract)
    possible = [reply for reply in options if reply.what and sight.possible(reply.what)]
    if not possible:
        return PASS
    stake = reckoned(sight.box, step.deed.action)
    matters = 0.25 if not stake.kills else 3.0 if len(sight.hand) == 1 else 1.0
    if sight.seat not in step.deed.targets:
        matters = 0.2  # somebody else's gain
    if rolled(fate) < style.block * matters:
        return possible[fate.pick(len(possible))]
    return PASS


def _cheapest(sight: Sight, options: Sequence[Reply], style: Style, fate: Fate) -> Reply:
    """Give up the card that is worth least, or react to its loss with a claim."""
    honest, lying = _by_truth(sight, options)
    true = [reply for reply in honest if claimed(sight.box, sight.step, reply) is not None]
    if true:
        return true[0]
    if lying and (not honest or rolled(fate) < style.bluff / 2):
        return lying[fate.pick(len(lying))]
    return min(honest, key=lambda r: sight.value(r.what or "") + style.noise * rolled(fate) / 4)


def _unsure(sight: Sight, options: Sequence[Reply], style: Style, fate: Fate) -> Reply:
    """A question that only one role asks."""
    honest, lying = _by_truth(sight, options)
    if lying and (not honest or rolled(fate) < style.bluff):
        return lying[fate.pick(len(lying))]
    true = [reply for reply in honest if claimed(sight.box, sight.step, reply) is not None]
    chosen = true or honest
    return chosen[fate.pick(len(chosen))]


def _by_truth(sight: Sight, options: Sequence[Reply]) -> tuple[list[Reply], list[Reply]]:
    """The options that claim nothing, or only what is held; and the bluffs that can be tried."""
    honest, lying = [], []
    for reply in options:
        if is_true(sight.box, sight.step, reply, sight.hand) is not False:
            honest.append(reply)
        elif sight.possible(claimed(sight.box, sight.step, reply) or ""):
            lying.append(reply)
    return honest or ([] if lying else list(options)), lying
