"""Search on top of a net: the worlds it imagines are true to the rules, and it finds what wins."""

import json
from functools import cache
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from camarilla import Game
from camarilla.bots.net import AdeptBot
from camarilla.cli import main
from camarilla.games.coup.observation import SEATS, WIDTH
from camarilla.games.coup.recall import facts_of
from camarilla.games.coup.replies import NAMES, numbers_of
from camarilla.vector import codes as code
from camarilla.vector.checkpoint import load_insight
from camarilla.vector.insight import HANDS, Insight
from camarilla.vector.memory import remember, seat_asked, turned
from camarilla.vector.nets import OUTPUTS, new_actor, new_critic, new_net, sample
from camarilla.vector.rollout import DEALING_WORDS, Tables, deal, sights
from camarilla.vector.search import Effort, Weighing, tempered, weigh
from camarilla.vector.seating import plan, uniform
from camarilla.vector.settings import SMALL, Settings
from camarilla.vector.state import over, table
from camarilla.vector.step import Draws, step
from camarilla.vector.worlds import SEARCHED, dealt, even_points, imagined

GAMES = 256
SETTINGS = Settings(**{**SMALL, "games": GAMES, "scripted": 0.0, "past": 0.0, "pool": 1})

# -- worlds --------------------------------------------------------------------------------------


def from_seat(here, seat):
    """A table with its seats counted from one of them on, as a world counts them."""
    places = jnp.arange(SEATS)[:, None]
    order = jnp.where(places < here.seats, (seat + places) % here.seats, places)
    by_seat = ("hands", "face_up", "coins", "lives", "living", "pending")
    named = ("asked", "actor", "target", "blocker", "challenger")
    return here._replace(
        **{name: turned(getattr(here, name), order) for name in by_seat},
        **{
            name: jnp.where(getattr(here, name) < 0, -1, (getattr(here, name) - seat) % here.seats)
            for name in named
        },
    )


def equal(one, other):
    """Of each game, whether two arrays are the same; the batch is the last axis."""
    return (one == other).reshape(-1, GAMES).all(0)


UNKNOWN = ("left", "rest", "note")
"""How many turns are left, who may still block an aid once its block is refuted; and a note, which
matters only of a steal, is compared apart."""


@jax.jit
def played_twice(tables, key):
    """One reply, at random, in the games and in worlds with the same hands."""
    words = jax.random.bits(key, (5, GAMES))
    facts, seen = sights(tables, jnp.float32)
    hands = seen.hands.reshape(GAMES, SEATS, -1).transpose(1, 2, 0)
    state, memory = imagined(facts, hands, table(tables.state).draw_first)
    _, again = sights(Tables(state, memory, tables.controllers), jnp.float32)
    same_sight = equal(again.legal.T, seen.legal.T) & equal(again.numbers.T, seen.numbers.T)

    evenly = jnp.where(seen.legal, -jnp.log(seen.legal.sum(1))[:, None], -1e9)
    reply = sample(evenly, uniform(words[4]))
    after, world = (
        step(game, reply.astype(jnp.uint32), Draws(*words[:4])) for game in (tables.state, state)
    )
    real, unreal = from_seat(table(after), seat_asked(tables.state)), table(world)
    same_course = jnp.stack(
        [
            equal(getattr(real, name), getattr(unreal, name))
            for name in real._fields
            if name not in UNKNOWN
        ]
    ).all(0)
    same_course &= (real.action != code.STEAL) | (real.note == unreal.note)
    # Who has passed is not known either, so a world may ask somebody again.
    refuted = (reply == code.DECLINE) & (facts.action == code.FOREIGN_AID)
    same_course |= ((reply == code.PASS) | refuted) & (facts.seats > 2)

    looked = jnp.isin(facts.question, jnp.asarray(SEARCHED)) & ~over(tables.state)
    memory = remember(tables.memory, tables.state, reply, after)
    return Tables(after, memory, tables.controllers), facts, looked, same_sight, same_course


@cache
def rounds():
    """Random games of all sizes and editions, decision by decision."""
    words = jax.random.bits(jax.random.key(1), (DEALING_WORDS, GAMES))
    tables = deal(words, plan(SETTINGS), SETTINGS)
    found = []
    for number in range(60):
        tables, *told = played_twice(tables, jax.random.key(number))
        found.append(jax.device_get(told))
    return found


def test_a_world_with_the_true_hands_is_the_true_game():
    kinds = set()
    for facts, looked, same_sight, same_course in rounds():
        assert same_sight[looked].all()
        assert same_course[looked].all()
        kinds |= set(facts.question[looked].tolist())
    assert kinds == set(SEARCHED)


def test_hands_are_dealt_from_the_cards_there_are_and_by_the_belief():
    believed = jnp.zeros((SEATS, len(HANDS), GAMES)).at[:, 0].set(50.0)  # two Dukes, if possible
    for number, (facts, looked, *_) in enumerate(rounds()[:30]):
        points = jax.random.uniform(jax.random.key(number), (SEATS, GAMES))
        hands = np.asarray(jax.jit(dealt)(facts, believed, points))
        assert (hands[0] == facts.hand).all()
        assert (hands[1:].sum(1) == facts.lives[1:])[:, looked].all()
        left = 3 - facts.face_up.sum(0) - hands.sum(0)
        assert (left >= 0)[:, looked].all()
        dukes = 3 - facts.hand[0] - facts.face_up[:, 0].sum(0)
        able = looked & (dukes >= 2) & (facts.lives[1] == 2)
        assert (hands[1, 0] == 2)[able].all()


def test_points_lie_evenly_however_many_are_taken():
    points = np.asarray(even_points(512, jax.random.key(5)))
    for count in (100, 170, 512):
        for seat in range(1, SEATS):
            found, _ = np.histogram(points[seat, :count], bins=10, range=(0, 1))
            assert np.abs(found - count / 10).max() <= 6  # by chance it would be 10 and more


# -- the search ----------------------------------------------------------------------------------


def untrained() -> tuple:
    """Nets that know nothing: what a search finds with them follows from the rules."""
    keys = jax.random.split(jax.random.key(2), 3)
    belief = new_net(keys[2], (WIDTH, 8, SEATS * len(HANDS)), last=0.01)
    return new_actor(keys[0], (8,)), Insight(new_critic(keys[1], (8,)), belief)


def weighed(game: Game, seat: int) -> dict[str, float]:
    """What each reply is worth, by a search with untrained nets."""
    question, view = game.question(seat), game.view(seat)
    legal = np.zeros(OUTPUTS, bool)
    legal[list(numbers_of(question, seat, view.seats))] = True
    found = weigh(
        *(*untrained(), facts_of(view), legal),
        *(jnp.bool_(True), jnp.uint32(3), Effort(tries=512, depth=2)),
    )
    return dict(zip((NAMES[n] for n in found.replies.tolist()), found.values.tolist(), strict=True))


def last_life(coins: int) -> Game:
    """Two seats, both down to their last card, and the first to play has so many coins."""
    game = Game.start("coup", 2, seed=4, first=0)
    table = game.state.table
    for seat in (0, 1):
        hand = table.hands[seat]
        table.hands[seat], table.face_up[seat] = hand[:1], hand[1:]
    table.coins[0] = coins
    return game


def test_it_sees_that_a_coup_wins_at_once():
    values = weighed(last_life(coins=7), 0)
    assert values["coup 1"] == 1.0
    assert all(value < 0.95 for reply, value in values.items() if reply != "coup 1")


def test_it_sees_what_a_lost_proof_costs():
    """Down to the last card, whoever is challenged and declines is out."""
    game = last_life(coins=2)
    claim = {"duke": "tax", "captain": "steal 1", "assassin": "assassinate 1"}
    claim["ambassador"] = "exchange"
    held = game.state.table.hands[0][0]
    if held not in claim:
        game.state.table.hands[0] = ("duke",)
        held = "duke"
    game.decide(0, claim[held])
    game.decide(1, "challenge")
    values = weighed(game, 0)
    assert values["prove"] == 1.0  # the challenger's last card is lost
    assert values["decline"] == 0.0


def test_replies_of_a_higher_value_are_given_more_often():
    even = np.array([0.5, 0.5, 0.0])
    first, second, untried = tempered(Weighing(np.arange(3), even, np.array([0.5, 0.6, 0])), 0.03)
    assert first + second == pytest.approx(1)
    assert second / first == pytest.approx(np.exp(0.1 / 0.03), rel=1e-3)
    assert untried == 0
    level = tempered(Weighing(np.arange(3), np.array([0.2, 0.4, 0.4]), np.full(3, 0.5)), 0.03)
    assert level == pytest.approx([0.2, 0.4, 0.4])


def test_the_bench_tells_what_a_search_brings_from_what_it_promises(monkeypatch):
    """A search that promises most where least is won."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "bench"))
    import search

    even = np.full((2, 2), 0.5)
    found = Weighing(np.zeros((2, 2)), even, np.array([[0.9, 0.1], [0.5, 0.5]]))
    told = search.gains(search.Decided(found, np.array([[0.0, 1.0], [0.0, 1.0]])), 0.01)
    assert told["gain"] == pytest.approx(-0.25)
    assert told["promised"] == pytest.approx(0.2)


# -- insight -------------------------------------------------------------------------------------


def test_insight_is_learnt_from_games_of_a_net(tmp_path):
    words = ["--weights", str(AdeptBot.file), "--out", str(tmp_path), "--small"]
    given = ["--seats", "2", "--decisions", "2e5", "--report", "10"]
    assert main(["train", "insight", *words, *given]) == 0
    assert load_insight(tmp_path / "insight.npz").belief["w0"].shape[0] == WIDTH
    card = json.loads((tmp_path / "insight.json").read_text())
    assert card["decisions"] >= 2e5
    assert card["results"]["belief"] < 0.95 * np.log(len(HANDS))  # better than a guess
    assert card["results"]["critic"] < 0.95 * np.log(2)


def test_insight_needs_weights(tmp_path, capsys):
    assert main(["train", "insight", "--out", str(tmp_path)]) == 2
    assert "--weights" in capsys.readouterr().err
