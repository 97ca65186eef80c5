"""The arrays by themselves: shapes, draws, the end of a game, the tables of numbers."""

import subprocess
import sys
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from camarilla import vector
from camarilla.games.coup import replies
from camarilla.games.coup.editions import EDITIONS
from camarilla.kernel import Game, Reply
from camarilla.vector import codes
from camarilla.vector.bits import below, clockwise, picked
from camarilla.vector.state import SEAT

GAMES = 64

NAMED = {
    codes.PASS: "pass",
    codes.DOUBT: "challenge",
    codes.BLOCKS: "block duke",
    codes.PROOF: "prove",
    codes.DECLINE: "decline",
    codes.CARDS: "card duke",
    codes.KEEP: "keep",
    codes.REPLACE: "replace",
}


def words(chance, *shape):
    return jnp.asarray(chance.integers(0, 1 << 32, shape, dtype=np.uint32))


def draws(chance, *shape):
    return vector.Draws(*words(chance, 4, *shape))


step, legal, init = jax.jit(vector.step), jax.jit(vector.legal), jax.jit(vector.init)
unpack = jax.jit(vector.table)


def equal(one, other):
    return all(map(np.array_equal, jax.tree.leaves(one), jax.tree.leaves(other)))


def random_reply(chance, state):
    open_ = np.asarray(legal(state))
    return jnp.asarray((open_ * chance.random(open_.shape)).argmax(0).astype(np.uint32))


# -- the numbers -----------------------------------------------------------------------------------


def test_codes_are_those_of_the_replies():
    assert replies.REPLIES == codes.REPLIES == 39
    assert {number: replies.NAMES[number] for number in NAMED} == NAMED
    actions = (*replies.UNTARGETED, *replies.TARGETED)
    assert actions.index("steal") == codes.STEAL == codes.AIMED
    assert actions.index("examine") == codes.EXAMINE_CARD
    assert replies.ROLES == codes.ROLE_NAMES
    assert replies.ROLES[codes.CONTESSA] == "contessa"
    assert (replies.MOST_SEATS, len(replies.ROLES)) == (codes.SEATS, codes.ROLES)


@pytest.mark.parametrize("seats", range(2, 7))
def test_replies_have_one_number_each_and_back(seats):
    game = Game.start("coup", seats, seed=seats, edition="it", fifth="inquisitor")
    chance = np.random.default_rng(seats)
    while not game.over:
        seat = game.asked[-1]
        question = game.question(seat)
        numbers = replies.numbers_of(question, seat, seats)
        assert len(set(numbers)) == len(question.options)
        for number, reply in zip(numbers, question.options, strict=True):
            assert replies.reply_at(number, question, seat, seats) == reply
        game.decide(seat, question.options[chance.integers(len(question.options))])


def test_relative_seats_go_round():
    assert replies.NAMES[replies.number_of(Reply("coup", seat=1), 4, 6)] == "coup 3"
    with pytest.raises(ValueError, match="does not answer"):
        replies.reply_at(codes.KEEP, Game.start("coup", 2, seed=1).question(0), 0, 2)


# -- chance ----------------------------------------------------------------------------------------


def test_a_draw_takes_each_card_equally_often():
    chance = np.random.default_rng(3)
    draw = jax.jit(picked)
    for _ in range(50):
        counts = chance.integers(0, 4, 5)
        total = int(counts.sum())
        if not 0 < total <= 12:
            continue
        deck = jnp.uint32(sum(int(count) << (5 * role) for role, count in enumerate(counts)))
        evenly = jnp.asarray([((2 * k + 1) << 31) // total for k in range(total)], jnp.uint32)
        roles = np.asarray(draw(deck, jnp.pad(evenly, (0, 12 - total))))[:total]
        assert np.bincount(roles, minlength=5).tolist() == counts.tolist()


def test_below_reaches_both_ends():
    n = jnp.arange(1, 32, dtype=jnp.uint32)
    assert (below(jnp.uint32(0), n) == 0).all()
    assert (below(jnp.uint32(0xFFFFFFFF), n) == n - 1).all()


def test_clockwise():
    find = jax.jit(clockwise)
    places = jnp.arange(6, dtype=jnp.uint32)
    for mask in range(1, 64):
        for seat in range(6):
            expected = [(seat + k) % 6 for k in range(6) if mask >> ((seat + k) % 6) & 1]
            found = find(jnp.uint32(mask), jnp.uint32(seat), places).tolist()
            assert found[: len(expected)] == expected


# -- shapes and ends -------------------------------------------------------------------------------


def test_one_game_and_many_are_the_same():
    chance = np.random.default_rng(5)
    options = vector.Options(seats=4, inquisitor=True)
    many = init(words(chance, vector.DEAL_DRAWS, GAMES), options)
    mapped, one = many, jax.tree.map(lambda field: field[3], many)
    map_step = jax.jit(jax.vmap(vector.step))
    for _ in range(60):
        reply, drawn = random_reply(chance, many), draws(chance, GAMES)
        one = step(one, reply[3], vector.Draws(*(word[3] for word in drawn)))
        mapped = map_step(mapped, reply, drawn)
        many = step(many, reply, drawn)
    assert equal(many, mapped)
    assert equal(one, jax.tree.map(lambda field: field[3], many))
    assert unpack(one).hands.shape == (6, 5)
    assert unpack(many).hands.shape == (6, 5, GAMES)
    assert legal(one).shape == (vector.REPLIES,)


def test_a_game_that_is_over_stays_as_it_is_until_it_is_dealt_anew():
    chance = np.random.default_rng(6)
    options = vector.Options(seats=jnp.arange(GAMES) % 5 + 2, turn_limit=20)
    state = init(words(chance, vector.DEAL_DRAWS, GAMES), options)
    for _ in range(400):
        state = step(state, random_reply(chance, state), draws(chance, GAMES))
    assert vector.over(state).all()
    assert not legal(state).any()
    assert (vector.winners(state).sum(0) >= 1).all()
    after = step(state, words(chance, GAMES) % vector.REPLIES, draws(chance, GAMES))
    assert equal(state, after)
    fresh = init(words(chance, vector.DEAL_DRAWS, GAMES), options)
    assert not vector.over(vector.choose(vector.over(state), fresh, state)).any()


def test_a_random_order_asks_every_seat_first_equally_often():
    chance = np.random.default_rng(7)
    state = init(words(chance, vector.DEAL_DRAWS, GAMES), vector.Options(seats=4, first=2))
    tax = jnp.full(GAMES, codes.TAX, jnp.uint32)
    asked = np.zeros(6, int)
    for _ in range(64):
        seats = SEAT.of(step(state, tax, draws(chance, GAMES)).asked)
        asked += np.bincount(np.asarray(seats), minlength=6)
    assert asked[[2, 4, 5]].sum() == 0
    assert (abs(asked[[0, 1, 3]] - 64 * GAMES / 3) < 200).all()


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_the_options_of_the_editions(edition):
    first, other = edition.duel_coins
    options = vector.Options(2, edition.inquisitor, edition.draw_first, first, other, first=1)
    dealt = jnp.zeros((vector.DEAL_DRAWS, 1), jnp.uint32)
    table = jax.tree.map(lambda field: field[..., 0], unpack(init(dealt, options)))
    assert table.coins.tolist() == [other, first, 0, 0, 0, 0]
    assert (bool(table.inquisitor), bool(table.draw_first)) == (
        edition.inquisitor,
        edition.draw_first,
    )
    assert table.hands.sum(1).tolist() == [2, 2, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("roles", "copies"),
    [
        (["spy"], 3),
        (codes.ROLE_NAMES, 4),
        (codes.ROLE_NAMES, 0),
        (["captain"], 1),
        (["duke", "assassin"], 1),
    ],
)
def test_a_box_that_the_arrays_cannot_play(roles, copies):
    with pytest.raises(ValueError, match="arrays"):
        vector.box(roles, copies)


def test_a_smaller_box_and_one_card_each():
    small = vector.box(["duke", "assassin", "contessa"], copies=1)
    options = vector.Options(lives=1, deck=small.deck)
    chance = np.random.default_rng(8)
    state = init(words(chance, vector.DEAL_DRAWS, GAMES), options)
    table = unpack(state)
    assert (table.lives[:2] == 1).all()
    assert (table.lives[2:] == 0).all()
    cards = table.hands.sum(0) + table.court
    assert (cards == np.array([1, 1, 0, 1, 0])[:, None]).all()
    open_ = np.asarray(vector.legal(state, small.roles))[:, 0]
    assert [replies.NAMES[n] for n in np.flatnonzero(open_)] == ["income", "foreign_aid", "tax"]


# -- the house -----------------------------------------------------------------------------------

WITHOUT_THE_ENGINE = """
import runpy, sys
sys.modules["msgspec"] = None  # as if it were not installed
runpy.run_path("bench/vector.py")
assert "camarilla.vector.playout" in sys.modules
assert "camarilla.kernel" not in sys.modules
"""


def test_the_arrays_need_nothing_but_jax():
    root = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-c", WITHOUT_THE_ENGINE], cwd=root, check=True)
