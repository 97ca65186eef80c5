"""Search on top of a net: each reply is tried in worlds that the seat believes in.

Everybody plays on by the net for some decisions, then the critic, who sees all hands of that world,
says who wins. All replies are tried in the same worlds and with the same luck.
"""

from functools import partial
from typing import NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
from jax import Array

from camarilla.games.coup.observation import SEATS, Facts, encode
from camarilla.vector.insight import Insight, log_belief
from camarilla.vector.learn import turned_back
from camarilla.vector.memory import Memory, remember, seat_asked
from camarilla.vector.nets import Net, forward, log_policy, log_winner, sample, sharpened
from camarilla.vector.rollout import Sights, Tables, critic_input, sights
from camarilla.vector.seating import LEARNER, uniform
from camarilla.vector.state import State, over, winners
from camarilla.vector.step import Draws, step
from camarilla.vector.worlds import dealt, even_points, imagined

Game: TypeAlias = tuple[State, Memory]
"""Games that are played on."""

WORDS = 5
"""Random words that a decision takes: those of a step, and one for the reply."""


class Effort(NamedTuple):
    """How hard to search."""

    tries: int = 512
    """Games that are played on at once, shared among the replies."""
    depth: int = 2
    """Decisions that they are played on for."""
    replies: int = 8
    """So many of the likeliest replies are tried."""
    prune: float = 0.02
    """How everybody plays on: without replies that are less likely than this."""


class Weighing(NamedTuple):
    """What came of a search."""

    replies: Array
    """[replies] their numbers, the likeliest first."""
    chances: Array
    """[replies] of the net; 0 for those that it would not give."""
    values: Array
    """[replies] the chance to win after each."""


@partial(jax.jit, static_argnames="effort")
def weigh(
    actor: Net,
    insight: Insight,
    facts: Facts,
    legal: Array,
    draw_first: Array,
    seed: Array,
    effort: Effort,
) -> Weighing:
    """Weigh the replies of one seat to one question, one of `worlds.SEARCHED`."""
    numbers = encode(facts, jnp)
    own = sharpened(log_policy(forward(actor, numbers), legal), legal, 1.0, effort.prune)
    log_p, replies = jax.lax.top_k(own, effort.replies)
    chances = jnp.exp(log_p)
    count = jnp.maximum((chances > 0).sum(), 1)
    place = jnp.arange(effort.tries)
    world, tried = place // count, place % count
    dealing, luck = jax.random.split(jax.random.key(seed))
    many = jax.tree.map(lambda x: _repeated(x, effort.tries), facts)
    belief = _repeated(log_belief(insight.belief, numbers), effort.tries)
    hands = dealt(many, belief, even_points(effort.tries, dealing))[..., world]
    words = jax.random.bits(luck, (effort.depth + 1, WORDS, effort.tries))[..., world]
    game = _advanced(*imagined(many, hands, draw_first), replies[tried], words[0])

    def play_on(game: Game, words: Array) -> tuple[Game, None]:
        seen = _seen(game)
        policy = log_policy(forward(actor, seen.numbers), seen.legal)
        policy = sharpened(policy, seen.legal, 1.0, effort.prune)
        return _advanced(*game, sample(policy, uniform(words[4])), words), None

    game, _ = jax.lax.scan(play_on, game, words[1:])
    won = _chance_to_win(insight.critic, game, facts.seats)
    mine = tried == jnp.arange(effort.replies)[:, None]
    values = (mine * won).sum(1) / jnp.maximum(mine.sum(1), 1)
    return Weighing(replies, chances, values)


def tempered(found: Weighing, indifferent: float) -> Array:
    """[replies] the chances of the net, moved towards replies of a higher value: one whose chance
    to win is lower by `indifferent` is given less often by a factor of e."""
    values = jnp.where(found.chances > 0, found.values, -jnp.inf)
    weights = found.chances * jnp.exp((values - values.max(-1, keepdims=True)) / indifferent)
    return weights / weights.sum(-1, keepdims=True)


def _repeated(x: Array, times: int) -> Array:
    """The same for every game that is played on."""
    return jnp.broadcast_to(jnp.asarray(x)[..., None], (*jnp.shape(x), times))


def _advanced(state: State, memory: Memory, reply: Array, words: Array) -> Game:
    after = step(state, reply.astype(jnp.uint32), Draws(*words[:4]))
    return after, remember(memory, state, reply, after)


def _seen(game: Game) -> Sights:
    """What whoever is asked sees."""
    state, memory = game
    controllers = jnp.full((SEATS, *state.asked.shape), LEARNER, jnp.int8)
    return sights(Tables(state, memory, controllers), jnp.float32)[1]


def _chance_to_win(critic: Net, game: Game, seats: Array) -> Array:
    """Of seat 0: as the critic says, or as it came out."""
    state, seen = game[0], _seen(game)
    chances = jnp.exp(log_winner(forward(critic, critic_input(seen)), seen.lives))
    sizes = jnp.full(state.asked.shape, seats, jnp.int32)
    chances = turned_back(chances, seat_asked(state), sizes)
    won = winners(state)
    ended = won[0] / jnp.maximum(won.sum(0), 1)
    return jnp.where(over(state), ended, chances[..., 0])
