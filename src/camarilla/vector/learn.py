"""The lesson: what a rollout teaches the nets.

Policy gradient with clipped steps (PPO), strong entropy, and a pull towards a slowly moving average
of itself (magnetic mirror descent). Winning is the only reward. Since the critic says for every
seat how likely it wins, returns are a plain recursion on a vector of seats, and a rollout may be
cut anywhere: nobody bootstraps across somebody else's move.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax
from jax import Array

from camarilla.games.coup.observation import SEATS, WIDTH
from camarilla.vector.memory import seat_asked
from camarilla.vector.nets import Net, forward, log_policy, log_winner, new_actor, new_critic
from camarilla.vector.nets import new_judge as new_judge_net
from camarilla.vector.rollout import (
    DEALING_WORDS,
    Sights,
    Tables,
    Tally,
    Trail,
    critic_input,
    deal,
    rollout,
    sights_of,
    type_of,
)
from camarilla.vector.seating import Plan
from camarilla.vector.settings import Settings

SIZES = SEATS - 1


class Nets(NamedTuple):
    actor: Net
    critic: Net
    judge: Net


class Learner(NamedTuple):
    """Everything that a run carries from one lesson to the next."""

    nets: Nets
    moments: tuple[Any, ...]
    """Of Adam, for each net."""
    magnet: Net
    """The slowly moving average of the actor."""
    pool: Net
    """The weights of all nets of the pool, stacked."""
    tables: Tables
    key: Array
    lessons: Array


class Lesson(NamedTuple):
    """What a batch of one minibatch is taught from."""

    sights: Sights
    reply: Array
    log_p: Array
    taught: Array
    gain: Array
    """The advantage of the reply, in units of its standard deviation at this table size."""
    spice: Array
    """The weight of entropy, in the same units."""
    target: Array
    """[…, 6] who wins, by the returns; from the asked seat on."""


def begin(settings: Settings, plan: Plan) -> Learner:
    """A new run."""
    key = jax.random.key(settings.seed)
    key, a, c, j, d = jax.random.split(key, 5)
    width = WIDTH + settings.clock
    nets = Nets(
        new_actor(a, settings.hidden, width),
        new_critic(c, settings.critic, width),
        new_judge_net(j, settings.judge, width),
    )
    adam = optimizer(settings)
    return Learner(
        nets=nets,
        moments=tuple(adam.init(net) for net in nets),
        magnet=jax.tree.map(jnp.copy, nets.actor),
        pool=jax.tree.map(lambda x: jnp.stack([x] * settings.pool), nets.actor),
        tables=deal(jax.random.bits(d, (DEALING_WORDS, settings.games)), plan, settings),
        key=key,
        lessons=jnp.int32(0),
    )


def optimizer(settings: Settings) -> optax.GradientTransformation:
    """Adam on bounded gradients; its rate is applied apart, since it falls."""
    return optax.chain(optax.clip_by_global_norm(settings.norm), optax.scale_by_adam(eps=1e-5))


def falling(first: float, last: float, progress: Array) -> Array:
    """From one value to another, by equal factors."""
    return first * (last / first) ** jnp.clip(progress, 0.0, 1.0)


# -- returns -------------------------------------------------------------------------------------


def values(critic: Net, seen: Sights, asked: Array, sizes: Array, settings: Settings) -> Array:
    """[…, 6] each seat's chance to win, in the order of the table."""
    logits = forward(critic, critic_input(seen), type_of(settings))
    chances = jnp.exp(log_winner(logits, seen.lives))
    return turned_back(chances, asked, sizes)


def returns(trail: Trail, value: Array, last: Array, trace: float, draws: bool = False) -> Array:
    """[steps, games, 6] how likely each seat wins, as seen from what came after.

    A game cut off by the limit of turns is worth what the critic thought of it: no share of a draw
    is taught. With `draws`, the limit is a part of the game, and the living have equal shares.
    """

    def back(
        later: tuple[Array, Array], now: tuple[Array, Array, Array]
    ) -> tuple[tuple[Array, Array], Array]:
        over, won, value = now
        found = (1 - trace) * later[0] + trace * later[1]
        count = won.sum(-1, keepdims=True)
        end = won / jnp.maximum(count, 1) if draws else jnp.where(count == 1, won, value)
        found = jnp.where(over[:, None], end, found)
        return (value, found), found

    _, found = jax.lax.scan(back, (last, last), (trail.over, trail.won, value), reverse=True)
    return found


def lesson_of(
    trail: Trail, value: Array, last: Array, entropy: Array, plan: Plan, settings: Settings
) -> tuple[Lesson, Array]:
    """What the trail of a rollout teaches; and how far advantages spread at each table size."""
    found = returns(trail, value, last, settings.trace, settings.draws)
    sizes = jnp.asarray(plan.sizes)
    asked = trail.asked.astype(jnp.int32)[..., None]
    better = jnp.take_along_axis(found - value, asked, -1)[..., 0]
    better = better * (sizes / (sizes - 1.0))  # the reward is 1, or -1/(n-1)
    size = (sizes == jnp.arange(2, SEATS + 1)[:, None]).astype(jnp.float32)
    square = jnp.einsum("tg,sg->s", jnp.where(trail.taught, better**2, 0.0), size)
    count = jnp.einsum("tg,sg->s", trail.taught.astype(jnp.float32), size)
    spread = jnp.sqrt(square / jnp.maximum(count, 1.0))
    scale = jnp.maximum(spread, 0.05) @ size  # the first lessons know little of who wins
    return Lesson(
        sights=trail.sights,
        reply=trail.reply,
        log_p=trail.log_p,
        taught=trail.taught,
        gain=better / scale,
        spice=jnp.broadcast_to(entropy / scale, better.shape),
        target=turned_to(found, trail.asked, sizes),
    ), spread


def turned_to(values: Array, asked: Array, sizes: Array) -> Array:
    """[…, 6] values of seats in the order of the table, counted from the asked one on instead."""
    place = jnp.arange(SEATS)
    seat = asked.astype(jnp.int32)[..., None] + place
    return _reordered(values, jnp.where(seat >= sizes[:, None], seat - sizes[:, None], seat), sizes)


def turned_back(values: Array, asked: Array, sizes: Array) -> Array:
    """[…, 6] values counted from the asked seat on, in the order of the table again."""
    steps = jnp.arange(SEATS) - asked.astype(jnp.int32)[..., None]
    return _reordered(values, jnp.where(steps < 0, steps + sizes[:, None], steps), sizes)


def _reordered(values: Array, order: Array, sizes: Array) -> Array:
    """Places where nobody sits stay as they are."""
    place = jnp.arange(SEATS)
    return jnp.take_along_axis(values, jnp.where(place < sizes[:, None], order, place), -1)


# -- losses --------------------------------------------------------------------------------------


class Report(NamedTuple):
    """How a lesson went."""

    loss: Array
    entropy: Array
    kl: Array
    """To the magnet."""
    clipped: Array
    """The share of replies whose step was bounded."""
    critic: Array
    judge: Array


def actor_loss(
    actor: Net, magnet: Net, lesson: Lesson, settings: Settings
) -> tuple[Array, tuple[Array, ...]]:
    dtype = type_of(settings)
    seen = lesson.sights
    log_p = log_policy(forward(actor, seen.numbers, dtype), seen.legal)
    pulled = log_policy(forward(magnet, seen.numbers, dtype), seen.legal)
    p = jnp.exp(log_p)
    here = jnp.take_along_axis(log_p, lesson.reply.astype(jnp.int32)[..., None], -1)[..., 0]
    ratio = jnp.exp(here - lesson.log_p)
    bounded = jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    gain = jnp.minimum(ratio * lesson.gain, bounded * lesson.gain)
    entropy = -jnp.where(seen.legal, p * log_p, 0.0).sum(-1)
    kl = jnp.where(seen.legal, p * (log_p - pulled), 0.0).sum(-1)
    weight = lesson.taught / jnp.maximum(lesson.taught.sum(), 1)
    loss = (weight * (settings.kl * kl - gain - lesson.spice * entropy)).sum()
    clipped = (weight * (jnp.abs(ratio - 1) > settings.clip)).sum()
    return loss, ((weight * entropy).sum(), (weight * kl).sum(), clipped)


def winner_loss(net: Net, numbers: Array, lives: Array, target: Array, settings: Settings) -> Array:
    """How badly a net foretells who wins."""
    log_w = log_winner(forward(net, numbers, type_of(settings)), lives)
    return -(target * log_w).sum(-1).mean()


def teach(
    learner: Learner, lesson: Lesson, rate: Array, settings: Settings
) -> tuple[Learner, Report]:
    """One step of each net."""
    actor, critic, judge = learner.nets
    (loss, (entropy, kl, clipped)), toward = jax.value_and_grad(actor_loss, has_aux=True)(
        actor, learner.magnet, lesson, settings
    )
    seen, target = lesson.sights, lesson.target
    foretold = jax.value_and_grad(winner_loss)
    critic_off, critic_toward = foretold(critic, critic_input(seen), seen.lives, target, settings)
    judge_off, judge_toward = foretold(judge, seen.numbers, seen.lives, target, settings)
    gradients = (toward, critic_toward, judge_toward)
    stepped, moments = stepped_all(learner.nets, learner.moments, gradients, rate, settings)
    learner = learner._replace(nets=Nets(*stepped), moments=moments)
    return learner, Report(loss, entropy, kl, clipped, critic_off, judge_off)


def stepped_all(
    nets: Sequence[Net],
    moments: Sequence[Any],
    gradients: Sequence[Net],
    rate: Array,
    settings: Settings,
) -> tuple[list[Net], tuple[Any, ...]]:
    """Nets after one step of Adam each, and its moments."""
    adam = optimizer(settings)
    stepped, kept = [], []
    for net, moment, gradient in zip(nets, moments, gradients, strict=True):
        change, after = adam.update(gradient, moment)
        stepped.append(jax.tree.map(lambda w, d: w - rate * d, net, change))
        kept.append(after)
    return stepped, tuple(kept)


class Figures(NamedTuple):
    """What one lesson is judged by."""

    report: Report
    tally: Tally
    spread: Array
    taught: Array
    """The share of decisions that the actor was taught from."""


def lesson(learner: Learner, plan: Plan, settings: Settings) -> tuple[Learner, Figures]:
    """Play, learn, and move the magnet."""
    key, playing = jax.random.split(learner.key)
    progress = learner.lessons * (settings.batch / settings.decisions)
    rate = falling(settings.rate, settings.rate_end, progress)
    entropy = falling(settings.entropy, settings.entropy_end, progress)
    tables, trail, tally = rollout(
        learner.nets.actor, learner.pool, learner.tables, playing, plan, settings
    )
    sizes = jnp.asarray(plan.sizes)
    critic = learner.nets.critic
    # All at once, not step by step: few large products are quicker than many.
    value = values(critic, trail.sights, trail.asked, sizes, settings)
    _, seen = sights_of(tables, settings)
    last = values(critic, seen, seat_asked(tables.state), sizes, settings)
    whole, spread = lesson_of(trail, value, last, entropy, plan, settings)
    parts = settings.minibatches

    def part(learner: Learner, number: Array) -> tuple[Learner, Report]:
        some = jax.tree.map(lambda x: part_of(x, number, parts), whole)
        return teach(learner, some, rate, settings)

    learner = learner._replace(tables=tables, key=key)
    learner, reports = jax.lax.scan(part, learner, jnp.arange(parts))
    magnet = jax.tree.map(
        lambda slow, now: slow + settings.magnet * (now - slow), learner.magnet, learner.nets.actor
    )
    learner = learner._replace(magnet=magnet, lessons=learner.lessons + 1)
    report = jax.tree.map(lambda x: x.mean(), reports)
    return learner, Figures(report, tally, spread, trail.taught.mean())


def part_of(x: Array, number: Array, parts: int) -> Array:
    """Every so-manieth game: each part has its share of all kinds and sizes."""
    steps, games, *rest = x.shape
    split = x.reshape(steps, games // parts, parts, *rest)
    found: Array = jax.lax.dynamic_index_in_dim(split, number, axis=2, keepdims=False)
    return found


def lessons(
    learner: Learner, count: int, plan: Plan, settings: Settings
) -> tuple[Learner, Figures]:
    """Several lessons in one go; the figures are their means, the tally is their sum."""

    def one(learner: Learner, _: None) -> tuple[Learner, Figures]:
        return lesson(learner, plan, settings)

    learner, figures = jax.lax.scan(one, learner, None, length=count)
    tally = jax.tree.map(lambda x: x.sum(0), figures.tally)
    return learner, jax.tree.map(lambda x: x.mean(0), figures)._replace(tally=tally)
