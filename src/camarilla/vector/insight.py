"""Insight: what a search needs beside a policy, learnt from games of a net against itself.

The *belief* says from what a seat sees which hand each of the others holds. The *critic*, as in
training, sees all hands and says who wins. The net that plays stays as it is.
"""

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from camarilla.games.coup.observation import ROLES, SEATS, WIDTH
from camarilla.vector.learn import (
    falling,
    optimizer,
    part_of,
    returns,
    stepped_all,
    turned_to,
    values,
    winner_loss,
)
from camarilla.vector.memory import seat_asked
from camarilla.vector.nets import Net, forward, new_critic, new_net
from camarilla.vector.rollout import (
    DEALING_WORDS,
    Sights,
    Tables,
    critic_input,
    deal,
    rollout,
    sights_of,
    type_of,
)
from camarilla.vector.seating import Plan, plan
from camarilla.vector.settings import Settings

HANDS = np.array(
    [
        [(one == role) + (other == role) for role in range(ROLES)]
        for one in range(ROLES)
        for other in range(one, ROLES)
    ]
    + np.eye(ROLES, dtype=int).tolist(),
    np.int8,
)
"""[20, 5] every hand that a seat may have while another is asked: two cards, or one."""


class Insight(NamedTuple):
    """The nets that a search goes by."""

    critic: Net
    belief: Net
    """From what a seat sees to [6 · 20]: the hands of all seats from it on."""


class Pupil(NamedTuple):
    """Everything that goes on from one lesson to the next."""

    nets: Insight
    moments: tuple[Any, ...]
    tables: Tables
    key: Array
    lessons: Array


Learnt: TypeAlias = tuple[Insight, tuple[Any, ...]]
"""The nets, and the moments of their optimizer."""


class Off(NamedTuple):
    """How badly the nets foretell: cross-entropies."""

    critic: Array
    belief: Array
    """Of one hand."""


def begin(settings: Settings, plan: Plan) -> Pupil:
    """Nets that know nothing yet, and games that have just been dealt."""
    key, c, b, d = jax.random.split(jax.random.key(settings.seed), 4)
    sizes = (WIDTH, settings.critic[0], SEATS * len(HANDS))
    nets = Insight(new_critic(c, settings.critic), new_net(b, sizes, last=0.01))
    return Pupil(
        nets,
        tuple(optimizer(settings).init(net) for net in nets),
        deal(jax.random.bits(d, (DEALING_WORDS, settings.games)), plan, settings),
        key,
        jnp.int32(0),
    )


def log_belief(net: Net, numbers: Array, dtype: Any = jnp.float32) -> Array:
    """[…, 6, 20] the logarithm of how likely each seat holds each hand, whatever can be counted."""
    logits = forward(net, numbers, dtype)
    return jax.nn.log_softmax(logits.reshape(*logits.shape[:-1], SEATS, len(HANDS)), axis=-1)


def belief_loss(net: Net, seen: Sights, settings: Settings) -> Array:
    """How badly a net foretells the hands of the others."""
    hands = seen.hands.reshape(*seen.hands.shape[:-1], SEATS, ROLES)
    held = (hands[..., None, :] == HANDS).all(-1)
    others = (seen.lives > 0).at[..., 0].set(False)
    log_b = log_belief(net, seen.numbers, type_of(settings))
    off = -(held * log_b).sum(-1)
    return jnp.where(others, off, 0.0).sum() / jnp.maximum(others.sum(), 1)


def lesson(pupil: Pupil, actor: Net, plan: Plan, settings: Settings) -> tuple[Pupil, Off]:
    """Play, and learn to foretell."""
    key, playing = jax.random.split(pupil.key)
    progress = pupil.lessons * (settings.batch / settings.decisions)
    rate = falling(settings.rate, settings.rate_end, progress)
    nobody = jax.tree.map(lambda x: x[None], actor)
    tables, trail, _ = rollout(actor, nobody, pupil.tables, playing, plan, settings)
    sizes = jnp.asarray(plan.sizes)
    value = values(pupil.nets.critic, trail.sights, trail.asked, sizes, settings)
    _, seen = sights_of(tables, settings)
    last = values(pupil.nets.critic, seen, seat_asked(tables.state), sizes, settings)
    found = returns(trail, value, last, settings.trace)
    whole = trail.sights, turned_to(found, trail.asked, sizes)

    def part(learnt: Learnt, number: Array) -> tuple[Learnt, Off]:
        seen, target = jax.tree.map(lambda x: part_of(x, number, settings.minibatches), whole)
        return _taught(learnt, seen, target, rate, settings)

    learnt = pupil.nets, pupil.moments
    (nets, moments), off = jax.lax.scan(part, learnt, jnp.arange(settings.minibatches))
    pupil = Pupil(nets, moments, tables, key, pupil.lessons + 1)
    return pupil, jax.tree.map(lambda x: x.mean(), off)


def _taught(
    learnt: Learnt, seen: Sights, target: Array, rate: Array, settings: Settings
) -> tuple[Learnt, Off]:
    """One step of each net."""
    nets, moments = learnt
    critic_off, critic_toward = jax.value_and_grad(winner_loss)(
        nets.critic, critic_input(seen), seen.lives, target, settings
    )
    belief_off, belief_toward = jax.value_and_grad(belief_loss)(nets.belief, seen, settings)
    stepped, kept = stepped_all(nets, moments, (critic_toward, belief_toward), rate, settings)
    return (Insight(*stepped), kept), Off(critic_off, belief_off)


def study(
    actor: Net,
    settings: Settings,
    each: int,
    until: float | None,
    say: Callable[[str], None],
) -> tuple[Pupil, dict[str, float]]:
    """Learn for as long as the settings say, or until some time; how it went, every so often."""
    shared = plan(settings)
    pupil = begin(settings, shared)
    once = jax.jit(lambda pupil: lesson(pupil, actor, shared, settings), donate_argnums=0)
    done, told, row = 0, [], {}
    while done < settings.decisions and (until is None or time.monotonic() < until):
        pupil, off = once(pupil)
        told.append(jax.device_get(off))
        done += settings.batch
        if len(told) == each or done >= settings.decisions:
            row = {name: round(float(np.mean(x)), 4) for name, x in _columns(told).items()}
            say(f"{done / 1e6:9.1f} M  who wins {row['critic']:.4f}  hands {row['belief']:.4f}")
            told = []
    return pupil, row


def _columns(told: Sequence[Off]) -> dict[str, list[Any]]:
    return {name: [getattr(off, name) for off in told] for name in Off._fields}
