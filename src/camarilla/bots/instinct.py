"""Instinct: a quick way to decide, with a style that people can name.

It is the whole of the characters, and the fast policy with which the thinker plays games on.
"""

from collections.abc import Sequence

from msgspec import Struct

from camarilla.bots.sight import Sight, reckoned
from camarilla.court.claims import CHALLENGE, PROVE
from camarilla.court.counters import Counteract
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
    likely = sight.chance_to_hold(claimant, role)
    if likely == 0.0:
        return CHALLENGE
    return CHALLENGE if rolled(fate) < style.doubt * (1 - likely) ** 2 else PASS


def _action(sight: Sight, options: Sequence[Reply], style: Style, fate: Fate) -> Reply:
    claims, hand = sight.box.claims, sight.hand
    lying = rolled(fate) < style.bluff
    best, most = options[0], -1e9
    for reply in options:
        role = claims.get(reply.verb)
        if role is not None and role not in hand and not (
            lying and sight.in_sight(role) < sight.copies
        ):
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
    possible = [r for r in options if r.what and sight.in_sight(r.what) < sight.copies]
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
    """Give up the card that is worth least. A reaction is claimed when the card is its role."""
    reactions = {reaction.name: role for role, reaction in sight.box.reactions.items()}
    for reply in options:
        if reactions.get(reply.verb) == reply.what:
            return reply
    losing = [reply for reply in options if reply.verb not in reactions]
    lying = [
        reply
        for reply in options
        if reply.verb in reactions and sight.in_sight(reactions[reply.verb]) < sight.copies
    ]
    if lying and (not losing or rolled(fate) < style.bluff / 2):
        return lying[fate.pick(len(lying))]
    return min(losing, key=lambda r: sight.value(r.what or "") + style.noise * rolled(fate) / 4)


def _unsure(sight: Sight, options: Sequence[Reply], style: Style, fate: Fate) -> Reply:
    """A question that only one role asks: what is held is said, what is not is mostly not."""
    roles = set(sight.box.names) - set(sight.hand)
    honest = [reply for reply in options if reply.what not in roles]
    if honest and rolled(fate) >= style.bluff:
        return honest[fate.pick(len(honest))]
    return options[fate.pick(len(options))]
