"""A net on games that can be solved: its policy as a table, and what training does to NashConv."""

from functools import lru_cache

import jax
import jax.numpy as jnp
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import expected_game_score

from camarilla.bots.policy import Policy
from camarilla.bots.weights import Weights
from camarilla.games.coup.observation import WIDTH
from camarilla.research.openspiel import CoupGame
from camarilla.research.tabular import InformationStates
from camarilla.vector import DEAL_DRAWS, Draws, init, over, step, winners
from camarilla.vector.learn import begin, lessons
from camarilla.vector.memory import blank, remember
from camarilla.vector.nets import forward, log_policy, new_actor, sample
from camarilla.vector.rollout import Tables, sights_of
from camarilla.vector.seating import plan, uniform
from camarilla.vector.settings import REDUCED, Settings
from camarilla.vector.tables import options_of, settings_of

GAMES = 20_000
KINDS = [
    ("reduced-rich", 3),
    pytest.param("reduced-inquisitor", 1, marks=pytest.mark.slow),
    pytest.param("reduced-three", 4, marks=pytest.mark.slow),
    pytest.param("reduced", 1, marks=pytest.mark.slow),
]


@lru_cache
def opened(preset, turns):
    parameters = {"preset": preset, "turn_limit": turns, "first": 0}
    words = ",".join(f"{name}={value}" for name, value in parameters.items())
    tree = pyspiel.convert_to_cached_tree(pyspiel.load_game(f"camarilla_coup({words})"))
    return InformationStates(CoupGame(parameters)), tree


def bold_net(settings, seed=1):
    """An untrained net whose policy is far from uniform."""
    net = new_actor(jax.random.key(seed), settings.hidden, WIDTH + settings.clock)
    return {**net, "w2": 100 * net["w2"]}


def settings_for(states, **more):
    return Settings(**{**REDUCED, **settings_of(states.rules), **more})


def layers(net):
    return {name: np.asarray(x) for name, x in net.items()}


def played(net, rules, settings):
    """The first seat's mean payoff when the net plays itself in the arrays."""
    key = jax.random.key(2)
    options = options_of(rules)._replace(first=0)
    state = init(jax.random.bits(key, (DEAL_DRAWS, GAMES)), options)
    tables = Tables(state, blank((GAMES,)), jnp.zeros((6, GAMES), jnp.int8))

    def onward(carry):
        tables, key = carry
        key, chance = jax.random.split(key)
        words = jax.random.bits(chance, (5, GAMES))
        _, seen = sights_of(tables, settings)
        reply = sample(log_policy(forward(net, seen.numbers), seen.legal), uniform(words[4]))
        after = step(tables.state, reply.astype(jnp.uint32), Draws(*words[:4]))
        memory = remember(tables.memory, tables.state, reply, after)
        return tables._replace(state=after, memory=memory), key

    ended = jax.jit(
        lambda tables: jax.lax.while_loop(lambda c: ~over(c[0].state).all(), onward, (tables, key))
    )
    won = winners(ended(tables)[0].state)
    return float((2 * won[0] / won.sum(0) - 1).mean())


@pytest.mark.parametrize(("preset", "turns"), KINDS)
def test_arrays_and_openspiel_play_the_same_game(preset, turns):
    """The value of a net against itself: sampled in the arrays, and exactly in the tree."""
    states, tree = opened(preset, turns)
    settings = settings_for(states)
    net = bold_net(settings)
    policy = states.policy(layers(net))
    exact = expected_game_score.policy_value(tree.new_initial_state(), [policy, policy])
    assert exact[0] == pytest.approx(-exact[1])
    assert played(net, states.rules, settings) == pytest.approx(exact[0], abs=0.03)


def test_the_table_has_the_policy_that_a_bot_plays():
    """Net and view in, chances out: as at a real table, at every state of the game."""
    states, _ = opened("reduced-rich", 3)
    net = layers(bold_net(settings_for(states, clock=0)))
    policy, bot = states.policy(net), Policy(Weights(net, {}, {}))
    met = set()

    def compare(state):
        if state.is_terminal():
            return
        if not state.is_chance_node():
            seat = state.current_player()
            question = state.sitting.question(seat)
            chances = bot.chances(state.sitting.view(seat), question)
            named = {str(r): chance for r, chance in zip(question.options, chances, strict=True)}
            found = policy.action_probabilities(state)
            assert {state.action_to_string(seat, a): p for a, p in found.items()} == pytest.approx(
                named, abs=1e-5
            )
            met.add(state.information_state_string())
        for action in state.legal_actions():
            compare(state.child(action))

    compare(CoupGame({"preset": "reduced-rich", "turn_limit": 3, "first": 0}).new_initial_state())
    assert len(met) == len(states) == 948


def test_what_is_too_seldom_is_left_out_and_the_likeliest_stays():
    states, _ = opened("reduced-rich", 3)
    net = layers(bold_net(settings_for(states)))
    whole, pruned = states.chances(net), states.chances(net, prune=0.2)
    for before, after in zip(whole, pruned, strict=True):
        assert after.sum() == pytest.approx(1)
        assert (after > 0).tolist() == (before >= min(0.2, before.max())).tolist()
    assert any((before < 0.2).any() for before in whole)


def test_a_net_tells_information_states_apart_by_memory_and_by_the_clock():
    states, _ = opened("reduced-rich", 3)
    assert states.told_apart(3) == states.told_apart(0) == len(states)
    states, _ = opened("reduced-three", 4)
    assert states.told_apart(0) < states.told_apart(4) <= len(states) == 2604


def test_training_lowers_nash_conv():
    """The first lessons of a run: far from an equilibrium, and far better than chance."""
    states, tree = opened("reduced-rich", 3)
    settings = settings_for(states, games=512, decisions=6e6, past=0.0, scripted=0.0)
    learner, shared = begin(settings, plan(settings)), plan(settings)
    before = pyspiel.nash_conv(tree, states.policy(layers(learner.nets.actor)))
    learner, _ = jax.jit(lambda learner: lessons(learner, 50, shared, settings))(learner)
    after = pyspiel.nash_conv(tree, states.policy(layers(learner.nets.actor)))
    chance = pyspiel.nash_conv(tree, pyspiel.UniformRandomPolicy(tree))
    assert chance == pytest.approx(1.4566, abs=1e-4)
    assert before == pytest.approx(chance, abs=0.05)  # a new net knows nothing
    assert after < 1.0
