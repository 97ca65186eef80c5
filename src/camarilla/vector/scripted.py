"""Scripted opponents as arrays: the characters of `bots`, to train and measure with.

An action is worth what it brings in coins, a life eleven of them; one that somebody is known to
block brings nothing. The honest claim what they hold and challenge what cannot be true; the doubter
challenges what is unlikely too; the liar claims whatever would be best to have; random plays any
legal reply. The honest play as the bot `honest` does, and a test compares the two.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from camarilla.games.coup.observation import COPIES, GUARDS, QUESTIONS, Facts, chances
from camarilla.vector import codes as code
from camarilla.vector.seating import DOUBTER, HONEST, LIAR, RANDOM

LIFE = 11.0


class Style(NamedTuple):
    """How somebody plays, as rates between 0 and 1; `noise` in coins."""

    bluff: float
    doubt: float
    block: float
    noise: float


STYLES = {
    HONEST: Style(bluff=0.0, doubt=0.0, block=0.0, noise=0.003),
    DOUBTER: Style(bluff=0.0, doubt=0.8, block=0.0, noise=0.003),
    LIAR: Style(bluff=0.7, doubt=0.2, block=0.6, noise=0.4),
}

CARD_VALUES = (3.0, 2.4, 3.08, 3.5)
"""Duke, Assassin, Captain, Contessa: the least is given up first. As `bots.sight` reckons them."""
AMBASSADOR, INQUISITOR = 2.0, 2.9
SECOND = 2.0
"""A second copy is worth so much less."""

_NEEDS = (
    *(-1, -1, code.DUKE, code.FIFTH),
    *[code.CAPTAIN] * 5,
    *[code.ASSASSIN] * 5,
    *[-1] * 5,
    *[code.FIFTH] * 5,
)
"""The role that each action needs to be true."""


def scripted(facts: Facts, legal: Array, who: Array) -> Array:
    """[39, batch] how likely each reply is, for whoever of the scripts plays."""
    any_reply = legal / jnp.maximum(legal.sum(0), 1)
    chosen = _by_style(facts, legal, _styles(who))
    return jnp.where(who == RANDOM, any_reply, chosen)


def _styles(who: Array) -> Style:
    """The style of each, game by game."""

    def rate(name: str) -> Array:
        rates = [jnp.where(who == one, getattr(style, name), 0.0) for one, style in STYLES.items()]
        found: Array = sum(rates[1:], rates[0])
        return found

    return Style(*(rate(name) for name in Style._fields))  # type: ignore[arg-type]


def _by_style(facts: Facts, legal: Array, style: Style) -> Array:
    worth = jnp.concatenate([_actions(facts), _answers(facts, style)])
    noise = jnp.where(_is(facts, "action"), jnp.maximum(style.noise, 0.003), 0.003)
    untrue = _untrue(facts)
    likely = jax.nn.softmax(jnp.where(legal & ~untrue, worth / noise, -1e9), axis=0)
    lying = jax.nn.softmax(jnp.where(legal, worth / noise, -1e9), axis=0)
    bluff = jnp.where(_is(facts, "action"), style.bluff, 0.0)
    mixed = bluff * lying + (1 - bluff) * likely
    rated = _challenges(facts, style)
    rated = jnp.where(_is(facts, "block"), _blocks(facts, legal, style), rated)
    return jnp.where(_is(facts, "challenge") | _is(facts, "block"), rated, mixed)


def _is(facts: Facts, kind: str) -> Array:
    asked: Array = facts.question == QUESTIONS.index(kind)
    return asked


def _untrue(facts: Facts) -> Array:
    """[39] the actions that claim a role which is not held."""
    needs = jnp.asarray(_NEEDS)
    held = jnp.concatenate([facts.hand > 0, jnp.ones_like(facts.hand[:1], bool)])
    false = ~held[needs]  # -1: the last, which is always held
    return jnp.concatenate([false, jnp.zeros((code.REPLIES - code.PASS, *false.shape[1:]), bool)])


def _actions(facts: Facts) -> Array:
    """[24] what each action brings, in coins."""
    coins, lives = facts.coins[1:], facts.lives[1:]
    strength = lives / 2 + coins / 20
    kill = LIFE + strength + strength / 10
    aid, steal, murder = ((facts.guards[1:] & bit) == 0 for bit in GUARDS.values())
    pair = (facts.hand > 1).any(0)
    cards = jnp.where(facts.fifth == 1, 1, 2) * jnp.where(pair, 1.5, 0.4)
    income, tax = jnp.full_like(cards, 1.0), jnp.full_like(cards, 3.0)
    return jnp.concatenate(
        [
            jnp.stack([income, 2.0 * aid.all(0), tax, cards]),
            steal * (jnp.minimum(coins, 2) * 1.4 + strength / 10),
            murder * kill - 3,
            kill - 7,
            1.5 + strength / 10,
        ]
    )


def _answers(facts: Facts, style: Style) -> Array:
    """[15] the worth of other replies: prove when able, give up the card that is worth least."""
    zero = jnp.zeros((2 + 4, *facts.seats.shape))
    proof = jnp.broadcast_to(_column((9.0, 0.0), facts), (2, *facts.seats.shape))
    fifth = jnp.where(facts.fifth == 1, INQUISITOR, AMBASSADOR)[None]
    first = jnp.broadcast_to(_column(CARD_VALUES, facts), (4, *facts.seats.shape))
    value = jnp.concatenate([first, fifth]) - SECOND * (facts.hand > 1)
    return jnp.concatenate([zero, proof, -value, zero[:2]])


def _challenges(facts: Facts, style: Style) -> Array:
    """[39] pass or challenge: what cannot be true always, what is unlikely sometimes."""
    role = jnp.maximum(facts.role, 0)
    in_sight = facts.hand + facts.face_up.sum(0)
    here = jnp.arange(code.ROLES).reshape(-1, *(1,) * facts.seats.ndim) == role
    seen = jnp.where(here, in_sight, 0).sum(0)
    claimant = jnp.maximum(jnp.where(facts.blocker >= 0, facts.blocker, facts.actor), 0)
    odds = chances(facts, jnp)
    at = jnp.arange(code.SEATS).reshape(-1, 1, *(1,) * facts.seats.ndim) == claimant
    likely = jnp.where(at & here, odds, 0.0).sum((0, 1))
    doubt = jnp.where(seen >= COPIES, 1.0, style.doubt * (1 - likely) ** 2)
    return _spread({code.PASS: 1 - doubt, code.DOUBT: doubt}, facts)


def _blocks(facts: Facts, legal: Array, style: Style) -> Array:
    """[39] block with what is held; else sometimes with what is not, when it matters."""
    roles = (code.DUKE, code.CAPTAIN, code.CONTESSA, code.FIFTH)
    open_ = legal[code.BLOCKS : code.PROOF]
    held = open_ & jnp.stack([facts.hand[role] > 0 for role in roles])
    kills = facts.action == code.ASSASSINATE
    matters = jnp.where(kills, jnp.where(facts.lives[0] == 1, 3.0, 1.0), 0.25)
    matters = jnp.where(facts.target == 0, matters, 0.2)
    bluff = jnp.minimum(style.block * matters, 1.0)
    true = held.any(0)
    block = jnp.where(
        true, held / jnp.maximum(held.sum(0), 1), open_ / jnp.maximum(open_.sum(0), 1)
    )
    share = jnp.where(true, 1.0, bluff)
    chosen = {code.BLOCKS + number: block[number] * share for number in range(len(roles))}
    return _spread({code.PASS: 1 - share, **chosen}, facts)


def _spread(chances: dict[int, Array], facts: Facts) -> Array:
    zero = jnp.zeros(facts.seats.shape)
    return jnp.stack([chances.get(number, zero) for number in range(code.REPLIES)])


def _column(values: tuple[float, ...], facts: Facts) -> Array:
    return jnp.asarray(values).reshape(-1, *(1,) * facts.seats.ndim)
