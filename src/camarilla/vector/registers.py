"""Random play as one GPU kernel for many steps: a game's state stays in registers (Pallas)."""

from typing import Any

import jax
import jax.numpy as jnp
from jax import Array, lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton

from camarilla.vector.playout import POOL, Play, Round, pool_place, random_step, seed_at
from camarilla.vector.state import State, choose, over


def in_registers(block: int = 128, warps: int = 4, interpret: bool = False) -> Round:
    """A round that is one kernel; each of its programs plays a block of games.

    `interpret` runs it without a GPU, slowly, to test it.
    """

    def play_round(play: Play, pool: State, seed: Array, steps: int) -> Play:
        words, form = jax.tree.flatten(play)
        deals, deal = jax.tree.flatten(pool)
        games = play.ended.shape[0]
        size = min(block, games)
        if games % size:
            raise ValueError(f"{games} games are not a multiple of {size}")

        def kernel(*refs: Any) -> None:
            seed = refs[0][0]
            mine, rest = refs[1 : 1 + len(words)], refs[1 + len(words) :]
            dealt, out = rest[: len(deals)], rest[len(deals) :]
            place = pl.program_id(0).astype(jnp.uint32) * size + jnp.arange(size, dtype=jnp.uint32)

            def body(step: Array, play: Play) -> Play:
                state = random_step(play.state, seed_at(seed, step), place)
                done = over(state)
                source = pool_place(place, step)
                fresh = [triton.load(ref.at[source], mask=done, other=0) for ref in dealt]
                state = choose(done, jax.tree.unflatten(deal, fresh), state)
                return Play(state, play.ended + done.astype(jnp.uint32))

            play = jax.tree.unflatten(form, [ref[...] for ref in mine])
            play = lax.fori_loop(0, steps, body, play)
            for ref, word in zip(out, jax.tree.leaves(play), strict=True):
                ref[...] = word

        own = pl.BlockSpec((size,), lambda number: (number,))
        whole = pl.BlockSpec((POOL,), lambda _: (0,))
        call = pl.pallas_call(
            kernel,
            out_shape=jax.eval_shape(lambda: words),
            grid=(games // size,),
            in_specs=[
                pl.BlockSpec((1,), lambda _: (0,)),
                *[own] * len(words),
                *[whole] * len(deals),
            ],
            out_specs=[own] * len(words),
            compiler_params=triton.CompilerParams(num_warps=warps, num_stages=1),
            interpret=interpret,
        )
        found: Play = jax.tree.unflatten(form, call(seed.reshape(1), *words, *deals))
        return found

    return play_round
