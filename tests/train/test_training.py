"""Training: it learns, it can be cut off, it is repeatable, and what it keeps can be played."""

import json

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from camarilla.bots import RandomBot
from camarilla.bots.net import NetBot
from camarilla.bots.simulation import simulate, tally
from camarilla.bots.weights import forward as plain_forward
from camarilla.bots.weights import load_weights
from camarilla.cli import main
from camarilla.games.coup.observation import SEATS, WIDTH
from camarilla.vector import checkpoint
from camarilla.vector.evaluate import Cell, evaluate, scripted_cells
from camarilla.vector.learn import begin, lesson_of, returns, turned_back, turned_to
from camarilla.vector.nets import forward, log_policy, sample, sharpened
from camarilla.vector.rollout import Sights, Trail
from camarilla.vector.seating import LEARNER, POOL, SEATING_WORDS, plan, seat_all
from camarilla.vector.settings import SMALL, Settings


def test_a_small_run_learns_to_beat_random(run):
    (rate,) = evaluate(run.learner.nets.actor, [Cell(2, "random")], 600, seed=1)
    assert rate.rate > 0.7


def test_a_run_is_kept_with_its_curves_and_goes_on(run):
    kept = checkpoint.load(run.out, checkpoint.load_settings(run.out))
    assert int(kept.lessons) == int(run.learner.lessons)
    for one, other in zip(
        jax.tree.leaves((kept.nets, kept.moments, kept.magnet)),
        jax.tree.leaves((run.learner.nets, run.learner.moments, run.learner.magnet)),
        strict=True,
    ):
        assert np.array_equal(one, other)
    further, _ = run.advance(kept)
    assert int(further.lessons) == int(run.learner.lessons) + run.each
    rows = [json.loads(line) for line in (run.out / "curves.jsonl").read_text().splitlines()]
    assert rows[-1]["decisions"] == run.decisions >= run.settings.decisions
    assert (run.out / "curves.svg").read_text().startswith("<svg")
    assert (run.out / checkpoint.EARLY).exists()


def test_the_same_seed_gives_the_same_run(run):
    first = json.loads((run.out / "curves.jsonl").read_text().splitlines()[0])
    _, figures = run.advance(begin(run.settings, plan(run.settings)))
    assert float(figures.report.loss) == pytest.approx(first["loss"], abs=1e-5)
    assert int(figures.tally.ended[0]) == first["ended_2"]


def test_what_is_played_is_what_was_trained(run):
    """NumPy at the table, JAX in training: the same policy."""
    weights = load_weights(run.out / checkpoint.WEIGHTS)
    x = np.random.default_rng(1).random((50, WIDTH), np.float32)
    everything = jnp.ones((50, plain_forward(weights.actor, x).shape[-1]), bool)
    trained = np.exp(log_policy(forward(run.learner.nets.actor, jnp.asarray(x)), everything))
    played = np.exp(log_policy(jnp.asarray(plain_forward(weights.actor, x)), everything))
    np.testing.assert_allclose(played, trained, atol=1e-4)
    assert weights.card["decisions"] == run.decisions
    assert weights.card["settings"]["seed"] == run.settings.seed


# -- the parts -----------------------------------------------------------------------------------


def a_trail(over, won):
    """A made-up trail of one two-seat game, of which only the outcome matters."""
    steps = len(over)
    return Trail(
        Sights(*(jnp.zeros((steps, 1, 1)) for _ in Sights._fields)),
        asked=jnp.zeros((steps, 1)),
        reply=jnp.zeros((steps, 1)),
        log_p=jnp.zeros((steps, 1)),
        taught=jnp.ones((steps, 1), bool),
        over=jnp.asarray(over)[:, None],
        won=six(*won),
    )


def six(*rows):
    """The rows of two seats, among six."""
    return jnp.asarray([[row + (0,) * 4] for row in rows], jnp.float32)


def test_returns_look_to_the_end_of_a_game_and_no_further():
    trail = a_trail([False, True, False], [(0, 0), (1, 0), (0, 0)])
    value = six((0.5, 0.5), (0.8, 0.2), (0.5, 0.5))
    found = np.asarray(returns(trail, value, six((0.2, 0.8))[0], 0.9))[:, 0, :2]
    np.testing.assert_allclose(found[1], (1, 0))
    np.testing.assert_allclose(found[0], 0.1 * np.array((0.8, 0.2)) + 0.9 * np.array((1, 0)))
    np.testing.assert_allclose(found[2], (0.2, 0.8), rtol=1e-6)


def test_a_game_that_was_cut_off_teaches_no_share_of_a_draw():
    trail = a_trail([True], [(1, 1)])
    found = returns(trail, six((0.9, 0.1)), six((0, 0))[0], 0.9)
    np.testing.assert_allclose(found[0, 0, :2], (0.9, 0.1), rtol=1e-6)


def test_a_draw_is_shared_where_the_limit_is_a_part_of_the_game():
    found = returns(a_trail([True], [(1, 1)]), six((0.9, 0.1)), six((0, 0))[0], 0.9, draws=True)
    np.testing.assert_allclose(found[0, 0, :2], (0.5, 0.5))
    found = returns(a_trail([True], [(0, 1)]), six((0.9, 0.1)), six((0, 0))[0], 0.9, draws=True)
    np.testing.assert_allclose(found[0, 0, :2], (0, 1))


def test_advantages_are_in_units_of_their_spread_and_entropy_in_units_of_reward():
    one = {"games": 1, "steps": 1, "minibatches": 1, "pool": 1, "scripted": 0.0, "past": 0.0}
    settings = Settings(**{**SMALL, **one, "shares": (1.0, 0.0, 0.0, 0.0, 0.0)})
    lesson, spread = lesson_of(
        a_trail([True], [(1, 0)]),
        six((0.75, 0.25)),
        six((0, 0))[0],
        jnp.float32(0.05),
        plan(settings),
        settings,
    )
    assert float(spread[0]) == pytest.approx(0.5)  # a quarter more, of a reward from -1 to 1
    assert float(lesson.gain[0, 0]) == pytest.approx(1.0)
    assert float(lesson.spice[0, 0]) == pytest.approx(0.1)


def test_values_turn_with_the_seats_and_back():
    sizes, asked = jnp.arange(2, 7), jnp.arange(1, 6)
    values = jnp.arange(5 * SEATS).reshape(5, SEATS)
    turned = turned_to(values, asked, sizes)
    assert (turned[:, 0] == values[jnp.arange(5), asked]).all()
    assert turned[1].tolist() == [8, 6, 7, 9, 10, 11]  # seat 2 of three
    assert (turned_back(turned, asked, sizes) == values).all()


def test_a_sample_is_never_a_reply_that_is_not_offered():
    chance = np.random.default_rng(2)
    legal = chance.random((4000, 40)) < 0.1
    legal[:, 7] |= ~legal.any(1)
    log_p = log_policy(jnp.asarray(chance.normal(size=legal.shape) * 5), jnp.asarray(legal))
    points = np.concatenate([np.zeros(1000), np.full(1000, 1 - 2**-24), chance.random(2000)])
    chosen = np.asarray(sample(log_p, jnp.asarray(points, jnp.float32)))
    assert legal[np.arange(4000), chosen].all()


def test_pruning_leaves_the_likeliest_and_drops_the_seldom():
    legal = jnp.ones((1, 4), bool)
    log_p = jnp.log(jnp.asarray([[0.6, 0.385, 0.01, 0.005]]))
    played = np.exp(sharpened(log_p, legal, 1.0, 0.02))[0]
    np.testing.assert_allclose(played, [0.6 / 0.985, 0.385 / 0.985, 0, 0], atol=1e-6)
    assert np.exp(sharpened(log_p, legal, 1.0, 0.9))[0].tolist() == [1, 0, 0, 0]
    assert np.exp(sharpened(log_p, legal, 0.5, 0.0))[0, 0] > 0.7


def test_seats_are_shared_out_as_planned():
    settings = Settings(**{**SMALL, "games": 1024, "past": 0.25, "scripted": 0.25})
    shared = plan(settings)
    words = jax.random.bits(jax.random.key(1), (SEATING_WORDS, 1024))
    held = np.asarray(seat_all(words, shared, settings))
    here = np.arange(SEATS)[:, None] < shared.sizes
    assert (shared.scripted.start, shared.pool.start) == (512, 768)
    assert (held[:, :512] == LEARNER).all()
    assert ((held == LEARNER) & here).any(0).all()
    assert set(np.unique(held[:, shared.scripted])) == {0, 2, 3, 4, 5}
    assert set(np.unique(held[:, shared.pool])) == {LEARNER, POOL}
    shares = np.bincount(shared.sizes, minlength=7)[2:] / 1024
    np.testing.assert_allclose(shares, settings.shares, atol=0.03)
    alone = Settings(**{**settings.to_json(), "alone": True})
    held = np.asarray(seat_all(words, shared, alone))
    assert (((held == LEARNER) & here).sum(0)[512:] == 1).all()


def test_scripts_meet_as_expected_in_the_arrays(run):
    """With a net that has learnt nothing: honest play beats it everywhere."""
    fresh = begin(run.settings, plan(run.settings)).nets.actor
    for rate in evaluate(fresh, scripted_cells([2, 4]), 100, seed=3):
        assert rate.rate < (0.75 if rate.against == "random" else 1 / rate.seats), rate


# -- the command ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--out", "DIR", "--seats", "7"],
        ["--out", "DIR", "--set", "nonsense=1"],
        ["--out", "DIR", "--games", "1000"],
        ["--out", "DIR", "--set", "copies=1"],
        ["--out", "DIR", "--set", "copies=4"],
        ["--out", "DIR", "--set", "lives=3"],
        ["--out", "DIR", "--set", "roles=duke,assassin"],
        ["--out", "DIR", "--set", "duel_coins=3"],
        ["--out", "DIR", "--resume"],
        ["dance", "--out", "DIR"],
        ["evaluate", "--out", "DIR"],
        ["evaluate", "--out", "DIR", "--weights", "DIR/none.npz"],
        ["respond", "--out", "DIR"],
    ],
)
def test_a_mistake_gets_one_clear_line(words, tmp_path, capsys):
    code = main(["train", *(word.replace("DIR", str(tmp_path)) for word in words)])
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert err.startswith("camarilla: ")
    assert err.count("\n") == 1


def test_a_net_that_sees_a_clock_is_no_bot(tmp_path, capsys):
    settings = Settings(**{**SMALL, "clock": 3})
    weights = tmp_path / "clocked.npz"
    checkpoint.save_net(weights, begin(settings, plan(settings)), settings, {})
    assert checkpoint.load_actor(weights, clock=3)["w0"].shape[0] == WIDTH + 3
    for mode in (["evaluate"], ["publish", "--name", "some"]):
        words = [*mode, "--weights", str(weights), "--out", str(tmp_path)]
        assert main(["train", *words]) == 2
        assert "sees a clock of 3 turns, not of 0" in capsys.readouterr().err


def test_a_best_response_finds_out_the_honest(tmp_path, capsys):
    """The calibration of every best response: who cannot beat the honest finds no hole anywhere."""
    words = ["--against", "honest", "--small", "--games", "256", "--decisions", "4e5"]
    out = ["--out", str(tmp_path), "--matches", "400"]
    assert main(["train", "respond", *words, *out]) == 0
    told = json.loads((tmp_path / "response.json").read_text())
    (rate,) = told["rates"]
    assert (rate["seats"], rate["against"], rate["games"]) == (2, "honest", 400)
    assert rate["rate"] > 0.85
    assert "2 seats against   honest" in capsys.readouterr().out


def test_weights_are_published_with_their_card_and_play(run, tmp_path):
    measured = tmp_path / "against_scripts.json"
    measured.write_text('{"rates": []}')
    weights = str(run.out / checkpoint.WEIGHTS)
    words = ["--weights", weights, "--name", "some", "--results", str(measured)]
    assert main(["train", "publish", "--out", str(tmp_path), *words]) == 0
    card = json.loads((tmp_path / "some.json").read_text())
    assert card["results"]["against_scripts"] == {"rates": []}
    bots = [NetBot(load_weights(tmp_path / "some.npz")), RandomBot()]
    wins = tally(simulate("coup", bots, 60, "published", {}), 2).wins
    assert wins[0] > 36  # the arrays are the real game
