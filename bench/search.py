"""What does a search on top of a net gain?

Games of the net against itself are played as arrays. At some of their decisions the search weighs
the replies that the net would give; then each of them is tried in the game as it truly is, and
played to its end by the net, with the same luck for all. So what the search promises can be
compared with what it brings, without bias: the true game is one of the worlds that the seat could
not tell apart.

    camarilla train insight --weights src/camarilla/bots/nets/master.npz --out runs/insight
    python bench/search.py --insight runs/insight/insight.npz --seats 2 --minutes 6
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from camarilla.kernel import CamarillaError
from camarilla.vector.checkpoint import load_actor, load_insight
from camarilla.vector.evaluate import any_edition
from camarilla.vector.memory import blank, remember, seat_asked
from camarilla.vector.nets import Net, forward, log_policy, sample, sharpened
from camarilla.vector.rollout import Tables, sights
from camarilla.vector.search import Effort, Weighing, tempered, weigh
from camarilla.vector.seating import uniform
from camarilla.vector.state import over, table, winners
from camarilla.vector.step import Draws, step
from camarilla.vector.worlds import SEARCHED

GAMES = 128
AT_ONCE = 16
"""Decisions that are weighed at once: a sample of those that are due."""
PRUNE = 0.02
MASTER = Path("src/camarilla/bots/nets/master.npz")
TEMPERS = (0.1, 0.03, 0.01)


class Decided(NamedTuple):
    """Decisions that were weighed, and what came of each reply in the true game."""

    found: Weighing
    won: Any
    """[decisions, replies]"""


def policy(actor: Net, tables: Tables) -> jax.Array:
    """As `master` plays."""
    _, seen = sights(tables, jnp.float32)
    return sharpened(log_policy(forward(actor, seen.numbers), seen.legal), seen.legal, 1.0, PRUNE)


def onward(tables: Tables, reply: jax.Array, words: jax.Array) -> Tables:
    after = step(tables.state, reply.astype(jnp.uint32), Draws(*words[:4]))
    return tables._replace(state=after, memory=remember(tables.memory, tables.state, reply, after))


@partial(jax.jit, static_argnums=1)
def dealt(key: jax.Array, seats: int) -> Tables:
    nobody = jnp.zeros((6, GAMES), jnp.int8)
    return Tables(any_edition(key, jnp.full(GAMES, seats)), blank((GAMES,)), nobody)


@jax.jit
def played(actor: Net, tables: Tables, key: jax.Array) -> tuple[Tables, jax.Array]:
    """Every game by one decision, and which had a decision worth a search before that."""
    words = jax.random.bits(key, (5, GAMES))
    log_p = policy(actor, tables)
    kind = table(tables.state).kind
    due = jnp.isin(kind, jnp.asarray(SEARCHED)) & ((jnp.exp(log_p) > 0).sum(1) > 1)
    due &= ~over(tables.state)
    return onward(tables, sample(log_p, uniform(words[4])), words), due


@partial(jax.jit, static_argnames="effort")
def weighed(actor: Net, insight: Any, tables: Tables, seeds: jax.Array, effort: Effort) -> Weighing:
    facts, seen = sights(tables, jnp.float32)
    first = table(tables.state).draw_first
    one = partial(weigh, actor, insight, effort=effort)
    return jax.vmap(one, in_axes=(-1, 0, 0, 0))(facts, seen.legal, first, seeds)


@partial(jax.jit, static_argnames="plays")
def tried(actor: Net, tables: Tables, replies: jax.Array, key: jax.Array, plays: int) -> jax.Array:
    """[decisions, replies] how often whoever decided won the true game after each reply."""
    decisions, count = replies.shape
    shape = (5, decisions, 1, plays)
    every = decisions * count * plays
    games = jax.tree.map(lambda x: jnp.repeat(x, count * plays, axis=-1), tables)
    seat = seat_asked(games.state).astype(jnp.int32)

    def luck(key: jax.Array) -> jax.Array:
        words = jax.random.bits(key, shape)
        return jnp.broadcast_to(words, (5, decisions, count, plays)).reshape(5, every)

    def going_on(now: tuple[Tables, jax.Array]) -> jax.Array:
        return ~over(now[0].state).all()

    def play(now: tuple[Tables, jax.Array]) -> tuple[Tables, jax.Array]:
        games, key = now
        key, chance = jax.random.split(key)
        words = luck(chance)
        return onward(games, sample(policy(actor, games), uniform(words[4])), words), key

    first, rest = jax.random.split(key)
    games = onward(games, jnp.repeat(replies.reshape(-1), plays), luck(first))
    games, _ = jax.lax.while_loop(going_on, play, (games, rest))
    won = winners(games.state)
    share = won / jnp.maximum(won.sum(0), 1)
    mine = jnp.take_along_axis(share, seat[None], 0)[0]
    return mine.reshape(decisions, count, plays).mean(-1)


def decisions(given: argparse.Namespace, effort: Effort) -> Iterator[Decided]:
    """Weighed and tried decisions, for as long as is given."""
    actor, insight = load_actor(given.weights), load_insight(given.insight)
    until = time.monotonic() + 60 * given.minutes
    chance = np.random.default_rng(given.seed)
    keys = iter(lambda: jax.random.key(int(chance.integers(1 << 31))), None)
    tables = dealt(next(keys), given.seats)
    while time.monotonic() < until:
        before = tables
        tables, due = played(actor, tables, next(keys))
        some = chance.permutation(np.flatnonzero(due))[:AT_ONCE]
        if len(some) == AT_ONCE:
            here = jax.tree.map(lambda x, some=some: x[..., some], before)
            seeds = jnp.asarray(chance.integers(0, 1 << 32, AT_ONCE, dtype=np.uint32))
            found = weighed(actor, insight, here, seeds, effort)
            # What the net would not give is not counted: the likeliest reply stands in for it.
            replies = jnp.where(found.chances > 0, found.replies, found.replies[:, :1])
            won = tried(actor, here, replies, next(keys), given.plays)
            yield Decided(*jax.device_get((found, won)))
        if over(tables.state).all():
            tables = dealt(next(keys), given.seats)


def gains(decided: Decided, indifferent: float) -> dict[str, float]:
    """What it brings to search, at one decision, in chances to win; and what it promised."""
    chances = decided.found.chances / decided.found.chances.sum(1, keepdims=True)
    moved = np.asarray(tempered(decided.found, indifferent)) - chances
    brought = (moved * decided.won).sum(1)
    return {
        "indifferent": indifferent,
        "gain": round(float(brought.mean()), 5),
        "interval": round(1.96 * float(brought.std()) / math.sqrt(len(brought)), 5),
        "promised": round(float((moved * decided.found.values).sum(1).mean()), 5),
    }


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--weights", type=Path, default=MASTER)
    parser.add_argument("--insight", type=Path, required=True)
    parser.add_argument("--seats", type=int, default=2, choices=range(2, 7))
    parser.add_argument("--minutes", type=float, default=6.0)
    parser.add_argument("--plays", type=int, default=4, help="true games for each reply")
    parser.add_argument("--tries", type=int, default=Effort().tries, help="of each search")
    parser.add_argument("--depth", type=int, default=Effort().depth)
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args()


def main() -> None:
    given = arguments()
    effort = Effort(tries=given.tries, depth=given.depth)
    rows = list(decisions(given, effort))
    if not rows:
        sys.exit("no decision was weighed: more --minutes, please")
    decided = jax.tree.map(lambda *parts: np.concatenate(parts), *rows)
    print(f"{given.seats} seats, {len(decided.won)} decisions, {effort}")
    for indifferent in TEMPERS:
        print(json.dumps(gains(decided, indifferent)))


if __name__ == "__main__":
    try:
        main()
    except CamarillaError as error:
        sys.exit(str(error))
