"""Random play at full speed: it is the same game, in each of its forms."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from camarilla import vector
from camarilla.vector.bits import bit_at
from camarilla.vector.legal import replies
from camarilla.vector.playout import POOL, drawn_reply, elementwise, player, start, words
from camarilla.vector.registers import in_registers

GAMES = 64
STEPS = 24

PLACES = np.arange(POOL)
OPTIONS = vector.Options(
    seats=jnp.asarray(PLACES % 5 + 2), inquisitor=jnp.asarray(PLACES // 5 % 2 == 1)
)


def played(play_round):
    play_on = player(play_round, rounds=2, steps=STEPS)
    return play_on(start(7, GAMES, OPTIONS), OPTIONS, jnp.uint32(8))


def test_the_kernel_plays_the_same_games():
    plain = played(elementwise())
    kernel = played(in_registers(block=32, interpret=True))
    assert all(map(np.array_equal, jax.tree.leaves(plain), jax.tree.leaves(kernel)))
    table = vector.table(plain.state)
    cards = table.hands.sum((0, 1)) + table.face_up.sum((0, 1)) + table.court.sum(0)
    assert (cards == 15).all()
    assert plain.ended.sum() > GAMES / 4
    assert not vector.over(plain.state).any()


def test_the_kernel_can_be_lowered_for_a_gpu():
    play_on = player(in_registers(), rounds=2)
    traced = play_on.trace(start(1, 256, OPTIONS), OPTIONS, jnp.uint32(2))
    assert "triton" in traced.lower(lowering_platforms=("cuda",)).as_text()


def test_intermediate_results_can_be_held():
    games = start(1, GAMES, OPTIONS)
    held = jax.make_jaxpr(player(elementwise(lax.optimization_barrier), rounds=1))
    assert "optimization_barrier" in str(held(games, OPTIONS, jnp.uint32(2)))


def test_a_batch_must_fill_its_blocks():
    with pytest.raises(ValueError, match="not a multiple"):
        played(in_registers(block=24))


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
