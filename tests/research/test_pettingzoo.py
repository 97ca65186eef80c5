"""All three games as PettingZoo sees them: its own tests, and what an agent may know."""

from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from camarilla.kernel import BadSetup, Loose, imagine, view
from camarilla.research.pettingzoo import env, raw_env
from camarilla.research.sitting import Sitting

TABLES = [
    ("coup", 4, {}),
    ("coup", 2, {"fifth": "inquisitor"}),
    ("coup", 2, {"draft": True}),
    ("guatemala", 4, {"first_game": True}),
    ("guatemala", 5, {"anarchy": True}),
    ("royal", 2, {}),
    ("royal", 5, {}),
]

every_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)

# PettingZoo would rather see plain arrays; a dictionary with a mask is its own way for such games.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def play(table, rng):
    """Play at random, and yield the table before each step of a living agent."""
    for agent in table.agent_iter():
        observation, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        yield agent, observation
        table.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))


@every_table
def test_the_api_is_kept(game, seats, options):
    api_test(env(game, seats, **options), num_cycles=200, verbose_progress=False)


@every_table
def test_a_seed_gives_the_same_game(game, seats, options):
    seed_test(lambda: env(game, seats, **options), num_cycles=60)


@every_table
def test_two_worlds_that_an_agent_cannot_tell_apart_look_the_same_to_it(game, seats, options):
    table = raw_env(game, seats, **options)
    table.reset(seed=5)
    rng = Random("worlds")
    compared = 0
    for agent, observation in play(table, rng):
        seat = int(agent.removeprefix("seat_"))
        kept = table._sitting
        table._sitting = Sitting(imagine(view(kept.state, seat), Loose(rng.random())))
        other = table.observe(agent)
        table._sitting = kept
        for name in ("observation", "action_mask"):
            assert np.array_equal(observation[name], other[name])
        compared += 1
    assert compared > 5


@every_table
def test_others_see_nothing_of_a_sealed_reply(game, seats, options):
    table = raw_env(game, seats, **options)
    compared = 0
    for seed in range(3):
        table.reset(seed=seed)
        asked, window, before = None, None, {}
        for agent, _ in play(table, Random(seed)):
            if table._sitting.state.window is window:
                for other, seen in before.items():
                    if other != asked:
                        now = table.observe(other)
                        assert all(np.array_equal(seen[name], now[name]) for name in seen)
                        compared += 1
            asked, window = agent, table._sitting.state.window
            before = {other: table.observe(other) for other in table.possible_agents}
    assert compared or seats == 2


@every_table
def test_rewards_come_at_the_end_and_sum_to_zero(game, seats, options):
    table = raw_env(game, seats, **options)
    table.reset(seed=3)
    for agent, _ in play(table, Random(3)):
        assert not any(table.rewards.values())
        last = agent
    assert table.agents == []
    assert last in table.possible_agents
    outcome = table._sitting.outcome
    assert outcome is not None
    table.reset(seed=3)
    paid = {}
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        if terminated or truncated:
            paid[agent] = reward
            table.step(None)
        else:
            table.step(int(np.flatnonzero(observation["action_mask"])[-1]))
    assert sum(paid.values()) == pytest.approx(0)
    assert {f"seat_{seat}" for seat in table._sitting.outcome.winners} == {
        agent for agent, reward in paid.items() if reward == max(paid.values())
    }


def test_an_illegal_action_ends_the_game_and_costs_one():
    table = env("coup", 3)
    table.reset(seed=1)
    agent = table.agent_selection
    mask = table.observe(agent)["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(table.terminations.values())
    assert table.rewards[agent] == -1


def test_the_first_seat_may_be_chosen():
    table = raw_env("coup", 4)
    table.reset(seed=1, options={"first": 3})
    assert table.agent_selection == "seat_3"
    with pytest.raises(BadSetup):
        table.reset(options={"first": 4})


def test_without_a_seed_games_differ():
    table = raw_env("coup", 4)
    seen = set()
    for _ in range(8):
        table.reset()
        seen.add(table.observe("seat_0")["observation"].tobytes())
    assert len(seen) > 1


def test_what_is_rendered_is_what_a_spectator_saw():
    table = raw_env("coup", 3)
    table.reset(seed=1)
    assert "CardsDealt" in table.render()
    assert not any(role in table.render().split("copies")[1] for role in ("duke", "contessa"))


def test_an_impossible_table_gets_one_clear_line():
    with pytest.raises(BadSetup):
        env("coup", 11)
    with pytest.raises(BadSetup):
        env("chess", 2)
