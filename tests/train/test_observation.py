"""What a net sees is the same at a table and in arrays, decision by decision."""

from collections import Counter

import jax
import jax.numpy as jnp
import numpy as np

from camarilla import vector
from camarilla.games.coup import sheet
from camarilla.games.coup.observation import ROLES, SEATS, WIDTH, encode
from camarilla.games.coup.recall import Bookmark
from camarilla.kernel import view
from camarilla.vector.memory import blank, look, remember, secrets
from tests.vector.compare import SETUPS, Match, options_of

GAMES = len(SETUPS)


@jax.jit
def seen(state, memory):
    facts = look(state, memory)
    return facts, encode(facts, jnp), vector.legal(state), vector.table(state).asked


@jax.jit
def onward(state, memory, reply, draws):
    after = vector.step(state, reply, draws)
    return after, remember(memory, state, reply, after), vector.over(after)


def words(chance, count, games=GAMES):
    return chance.integers(0, 1 << 32, (count, games), dtype=np.uint32)


def test_arrays_and_views_give_a_net_the_same_numbers():
    chance = np.random.default_rng(54)
    deal = words(chance, vector.DEAL_DRAWS)
    state = jax.jit(vector.init)(jnp.asarray(deal), options_of(SETUPS))
    memory = blank((GAMES,))
    matches = [Match(setup, deal[:, n].tolist(), Counter()) for n, setup in enumerate(SETUPS)]
    playing = list(range(GAMES))
    compared = 0
    while playing:
        facts, numbers, legal, asked = jax.tree.map(np.asarray, seen(state, memory))
        # Few challenges and coups, so that games last; some of everything all the same.
        wish = chance.gumbel(size=legal.shape) + legal
        wish[[14, 15, 16, 17, 18, 25]] -= 2.0
        replies = np.where(legal, wish, -np.inf).argmax(0).astype(np.uint32)
        draws = words(chance, 4)
        for game in playing:
            match, seat = matches[game], int(asked[game])
            own = view(match.state, seat)
            row = Bookmark().recall(own).known(own)
            assert ((row >= sheet.LEAST) & (row <= sheet.MOST)).all()
            real = sheet.facts(row)
            for name, value in real._asdict().items():
                other = getattr(facts, name)[..., game]
                assert np.array_equal(value, other), (name, value, other, match.line)
            np.testing.assert_allclose(encode(real, np), numbers[:, game], atol=1e-6)
            looked_up = sheet.lookup(own.seats).numbers(row)
            np.testing.assert_allclose(looked_up, numbers[:, game], atol=1e-6)
            match.decide(seat, int(replies[game]), draws[:3, game].tolist())
            compared += 1
        state, memory, over = onward(
            state, memory, jnp.asarray(replies), vector.Draws(*map(jnp.asarray, draws))
        )
        playing = [game for game in playing if not over[game]]
    assert compared > 2000


def test_numbers_are_as_many_as_promised_and_small():
    state = vector.init(jnp.zeros((vector.DEAL_DRAWS, 1), jnp.uint32), vector.Options(seats=6))
    numbers = encode(look(state, blank((1,))), jnp)
    assert numbers.shape == (WIDTH, 1)
    assert numbers.dtype == np.float32
    assert float(jnp.abs(numbers).max()) <= 1.5


def test_the_critics_secrets_turn_with_the_seats():
    chance = np.random.default_rng(1)
    options = vector.Options(seats=jnp.arange(2, 7))
    state = vector.init(jnp.asarray(words(chance, vector.DEAL_DRAWS, 5)), options)
    controllers = jnp.broadcast_to(jnp.arange(SEATS, dtype=jnp.int8)[:, None], (SEATS, 5))
    hands, who = secrets(state, controllers)
    table = vector.table(state)
    for game in range(5):
        assert int(who[0, game]) == int(table.asked[game])
        assert np.array_equal(hands[0, :, game], table.hands[int(table.asked[game]), :, game])
    assert hands.shape == (SEATS, ROLES, 5)
