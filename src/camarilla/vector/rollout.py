"""Playing many games at once: the nets and the scripts decide, and what they saw is kept.

A rollout is one scan over the steps of a batch of games; games that end are dealt anew in it.
"""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from camarilla.games.coup.observation import SEATS, Facts, clock, encode
from camarilla.vector import codes as code
from camarilla.vector import state as place
from camarilla.vector.box import box
from camarilla.vector.deal import DEAL_DRAWS, init
from camarilla.vector.legal import replies
from camarilla.vector.memory import Memory, blank, look, remember, seat_asked, secrets
from camarilla.vector.nets import (
    CONTROLLERS,
    OUTPUTS,
    SECRETS,
    VERY_SMALL,
    Net,
    forward,
    log_policy,
    sample,
    sharpened,
)
from camarilla.vector.scripted import scripted
from camarilla.vector.seating import (
    HONEST,
    LEARNER,
    POOL,
    SEATING_WORDS,
    Plan,
    seat_all,
    uniform,
)
from camarilla.vector.settings import Settings
from camarilla.vector.state import Options, State, over, winners
from camarilla.vector.step import Draws, step


class Tables(NamedTuple):
    """The games of a batch: under way, or just ended."""

    state: State
    memory: Memory
    controllers: Array
    """[6, games] who holds each seat."""


class Sights(NamedTuple):
    """What the nets look at, games first."""

    numbers: Array
    """[games, WIDTH], and more where the nets see a clock."""
    legal: Array
    """[games, OUTPUTS]"""
    hands: Array
    """[games, 6 · 5], from the asked seat on"""
    who: Array
    """[games, 6], from the asked seat on"""
    lives: Array
    """[games, 6], from the asked seat on. (Who lives, as flags kept step by step, is more than the
    compiler of JAX 0.10 can do on processors with AVX-512.)"""


class Trail(NamedTuple):
    """One step of all games, as the lesson needs it."""

    sights: Sights
    asked: Array
    reply: Array
    log_p: Array
    """Of the reply, when it was given."""
    taught: Array
    """The learner decided, and had a choice."""
    over: Array
    """The game ended with this reply."""
    won: Array
    """[games, 6] then: the winner, or all who share a draw."""

    def ended_later(self, over: Array, won: Array) -> "Trail":
        """Each step with what became of it, where each had what became of the one before."""
        return self._replace(
            over=jnp.concatenate([self.over[1:], over[None]]),
            won=jnp.concatenate([self.won[1:], won[None]]),
        )


def type_of(settings: Settings) -> Any:
    """The type of what is stored and multiplied."""
    return jnp.bfloat16 if settings.half else jnp.float32


# -- dealing -------------------------------------------------------------------------------------


DEALING_WORDS = DEAL_DRAWS + 3 + SEATING_WORDS
"""How many random words it takes to begin a game."""


def deal(words: Array, plan: Plan, settings: Settings) -> Tables:
    """A new game in each place of the batch, of some edition. `words`: [DEALING_WORDS, games]."""
    cards, choices, seating = jnp.split(words, [DEAL_DRAWS, DEAL_DRAWS + 3])
    first_coins, other_coins = settings.duel_coins or (1, 1 + (choices[2] & 1))
    options = Options(
        seats=jnp.asarray(plan.sizes),
        inquisitor=uniform(choices[0]) < settings.inquisitor,
        draw_first=uniform(choices[1]) < settings.draw_first,
        first_coins=first_coins,
        other_coins=other_coins,
        turn_limit=settings.turn_limit,
        lives=settings.lives,
        deck=box(settings.roles, settings.copies).deck,
    )
    games = len(plan.sizes)
    return Tables(init(cards, options), blank((games,)), seat_all(seating, plan, settings))


def renew(tables: Tables, fresh: Tables, ended: Array, shift: Array, plan: Plan) -> Tables:
    """Where a game has ended, one of the fresh deals of the same kind and size.

    `shift` takes another deal at each step, so that a game that ends twice in one rollout is not
    dealt the same cards again.
    """
    start, length = plan.runs()
    game = jnp.arange(len(plan.sizes))
    source = start + (game - start + shift) % length
    state, controllers = jax.tree.map(
        lambda new, old: jnp.where(ended, new[..., source], old),
        (fresh.state, fresh.controllers),
        (tables.state, tables.controllers),
    )
    memory = jax.tree.map(lambda new, old: jnp.where(ended, new, old), fresh.memory, tables.memory)
    return Tables(state, memory, controllers)


# -- looking and deciding ------------------------------------------------------------------------


def sights_of(tables: Tables, settings: Settings) -> tuple[Facts, Sights]:
    """`sights`, in the games of these settings."""
    roles = box(settings.roles, settings.copies).roles
    return sights(tables, type_of(settings), roles, settings.clock)


def sights(
    tables: Tables, dtype: Any, roles: int = code.EVERY_ROLE, turns: int = 0
) -> tuple[Facts, Sights]:
    """What the asked seats of all games see, and what the critic sees beyond that.

    `roles` are those in the box, `turns` how many of the last turns the nets count.
    """
    facts = look(tables.state, tables.memory)
    numbers = encode(facts, jnp)
    if turns:
        left = place.LEFT.of(tables.state.sets)
        numbers = jnp.concatenate([numbers, clock(left, turns, jnp)])
    offered = _offered(tables.state, roles)
    hands, who = secrets(tables.state, tables.controllers)
    return facts, Sights(
        numbers=numbers.astype(dtype).T,
        legal=offered.T,
        hands=hands.reshape(-1, *offered.shape[1:]).T,
        who=who.T,
        lives=facts.lives.T,
    )


def _offered(state: State, roles: int) -> Array:
    """[OUTPUTS, games] the legal replies."""
    actions, answers = replies(state, roles)
    first = (actions >> jnp.arange(code.PASS, dtype=jnp.uint32)[:, None]) & 1
    rest = (answers >> jnp.arange(OUTPUTS - code.PASS, dtype=jnp.uint32)[:, None]) & 1
    return jnp.concatenate([first, rest]) == 1


def critic_input(seen: Sights) -> Array:
    """The numbers, every hand, and who plays it."""
    dtype = seen.numbers.dtype
    hands = seen.hands.astype(dtype) * 0.5
    who = seen.who[..., None] == jnp.arange(CONTROLLERS, dtype=seen.who.dtype)
    who = who.reshape(*seen.who.shape[:-1], -1).astype(dtype)
    spare = SECRETS - hands.shape[-1] - who.shape[-1]
    empty = jnp.zeros((*hands.shape[:-1], spare), dtype)
    return jnp.concatenate([seen.numbers, hands, who, empty], axis=-1)


def policies(
    actor: Net, pool: Net, facts: Facts, seen: Sights, who: Array, plan: Plan, settings: Settings
) -> tuple[Array, Array]:
    """The learner's policy, and the policy of whoever is asked, as logarithms."""
    dtype = type_of(settings)
    own = log_policy(forward(actor, seen.numbers, dtype), seen.legal)
    if settings.as_played:
        own = sharpened(own, seen.legal, settings.temperature, settings.prune)
    parts = [own[: plan.scripted.start]]
    if plan.scripted.stop > plan.scripted.start:
        some = plan.scripted
        scripts = script_policy(
            jax.tree.map(lambda x: x[..., some], facts), seen.legal[some], who[some]
        )
        parts.append(jnp.where((who[some] >= HONEST)[:, None], scripts, own[some]))
    if plan.pool.stop > plan.pool.start:
        some = plan.pool
        theirs = _pool(pool, seen.numbers[some], seen.legal[some], settings)
        parts.append(jnp.where((who[some] == POOL)[:, None], theirs, own[some]))
    return own, jnp.concatenate(parts)


def script_policy(facts: Facts, offered: Array, who: Array) -> Array:
    """[games, OUTPUTS] how whoever of the scripts is asked would reply, as logarithms."""
    likely = scripted(facts, offered.T[: code.REPLIES], who)
    padded = jnp.pad(likely, ((0, OUTPUTS - code.REPLIES), (0, 0))).T
    return jnp.where(padded > 0, jnp.log(jnp.maximum(padded, 1e-30)), VERY_SMALL)


def _pool(pool: Net, numbers: Array, offered: Array, settings: Settings) -> Array:
    """Each net of the pool plays its own share of the games."""
    each = numbers.reshape(settings.pool, -1, numbers.shape[-1])
    logits = jax.vmap(lambda net, x: forward(net, x, type_of(settings)))(pool, each)
    log_p = log_policy(logits.reshape(-1, logits.shape[-1]), offered)
    if settings.temperature == 1.0 and settings.prune == 0.0:
        return log_p
    return sharpened(log_p, offered, settings.temperature, settings.prune)


def who_asked(tables: Tables) -> Array:
    """[games] who holds the seat that is asked."""
    asked = seat_asked(tables.state)
    found = tables.controllers[0]
    for seat in range(1, SEATS):
        found = jnp.where(asked == seat, tables.controllers[seat], found)
    return found


# -- the rollout ---------------------------------------------------------------------------------


class Tally(NamedTuple):
    """What came of the games that ended: counts by table size, as rows for 2 to 6 seats."""

    ended: Array
    cut: Array
    alone: Array
    """[5, 2] ended games in which the learner held one seat: among scripts, among the pool."""
    won: Array
    """[5, 2] of those, the ones it won."""


def rollout(
    actor: Net, pool: Net, tables: Tables, key: Array, plan: Plan, settings: Settings
) -> tuple[Tables, Trail, Tally]:
    """Play every game on by some steps."""
    games, steps = settings.games, settings.steps
    words = jax.random.bits(key, (5 * steps + 1 + DEALING_WORDS, games))
    fresh = deal(words[5 * steps + 1 :], plan, settings)
    shifts = words[5 * steps, :steps].astype(jnp.int32) & 0xFFFF
    words = words[: 5 * steps].reshape(steps, 5, games)

    def play(tables: Tables, luck: tuple[Array, Array]) -> tuple[Tables, Any]:
        # What became of a game is read at the beginning of the next step, from what is carried
        # there: else the compiler would work a step out again for every number drawn from it.
        words, shift = luck
        ended, won = over(tables.state), winners(tables.state)
        tally = _tally(tables.controllers, won, ended, plan)
        tables = renew(tables, fresh, ended, shift, plan)
        facts, seen = sights_of(tables, settings)
        who = who_asked(tables)
        own, played = policies(actor, pool, facts, seen, who, plan, settings)
        reply = sample(played, uniform(words[4]))
        trail = Trail(
            sights=seen,
            asked=seat_asked(tables.state),
            reply=reply.astype(jnp.int8),
            log_p=jnp.take_along_axis(own, reply[:, None], 1)[:, 0],
            taught=(who == LEARNER) & (seen.legal.sum(1) > 1),
            over=ended,
            won=won.T,
        )
        after = step(tables.state, reply.astype(jnp.uint32), Draws(*words[:4]))
        memory = remember(tables.memory, tables.state, reply, after)
        return Tables(after, memory, tables.controllers), (trail, tally)

    tables, (trail, tallies) = jax.lax.scan(play, tables, (words, shifts))
    trail = trail.ended_later(over(tables.state), winners(tables.state).T)
    return tables, trail, jax.tree.map(lambda x: x.sum(0), tallies)


def _tally(controllers: Array, won: Array, ended: Array, plan: Plan) -> Tally:
    sizes = np.asarray(plan.sizes)
    size = (sizes == np.arange(2, SEATS + 1)[:, None]).astype(np.float32)
    pool = np.arange(len(sizes)) >= plan.pool.start
    mine = (controllers == LEARNER) & (np.arange(SEATS)[:, None] < sizes)
    alone = ended & (mine.sum(0) == 1)
    share = (won & mine).any(0) / jnp.maximum(won.sum(0), 1)
    counted = [
        *(ended, ended & (won.sum(0) > 1), alone & ~pool, alone & pool),
        *(alone * share * ~pool, alone * share * pool),
    ]
    # One product counts them all, by table size.
    counts = jnp.asarray(size) @ jnp.stack([x.astype(jnp.float32) for x in counted], -1)
    return Tally(counts[:, 0], counts[:, 1], counts[:, 2:4], counts[:, 4:6])
