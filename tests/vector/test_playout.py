"""Random play at full speed: whole games, and every legal reply."""

import jax
import jax.numpy as jnp
import numpy as np

from camarilla import vector
from camarilla.vector.bits import bit_at
from camarilla.vector.legal import replies
from camarilla.vector.playout import POOL, drawn_reply, player, start, words

GAMES = 64
STEPS = 24

PLACES = np.arange(POOL)
OPTIONS = vector.Options(
    seats=jnp.asarray(PLACES % 5 + 2), inquisitor=jnp.asarray(PLACES // 5 % 2 == 1)
)


def test_games_are_played_and_begun_anew():
    play_on = player(rounds=2, steps=STEPS)
    play = play_on(start(7, GAMES, OPTIONS), OPTIONS, jnp.uint32(8))
    table = vector.table(play.state)
    cards = table.hands.sum((0, 1)) + table.face_up.sum((0, 1)) + table.court.sum(0)
    assert (cards == 15).all()
    assert play.ended.sum() > GAMES / 4
    assert not vector.over(play.state).any()


def test_random_replies_are_legal_and_reach_all_that_are():
    state = start(3, GAMES, OPTIONS).state
    legal = np.asarray(vector.legal(state))
    found = np.zeros_like(legal)
    draw = jax.jit(lambda word: drawn_reply(replies(state), word))
    for seed in range(400):
        (word,) = words(jnp.uint32(seed), jnp.arange(GAMES, dtype=jnp.uint32), 1)
        found[np.asarray(draw(word)), np.arange(GAMES)] = True
    assert (found == legal).all()


def test_bit_at():
    masks = np.random.default_rng(9).integers(1, 1 << 24, 50, dtype=np.uint32)
    find = jax.jit(bit_at)
    for mask in masks.tolist():
        places = [place for place in range(24) if mask >> place & 1]
        numbers = jnp.arange(24, dtype=jnp.uint32)
        assert find(jnp.full(24, mask, jnp.uint32), numbers).tolist()[: len(places)] == places
