"""One seat against bots, as Gymnasium sees it."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from camarilla.kernel import BadSetup, Illegal
from camarilla.research.gymnasium import ILLEGAL, TableEnv

TABLES = [
    ("coup", ("honest",), {}),
    ("coup", ("honest", "thinker", "random"), {"fifth": "inquisitor"}),
    ("guatemala", ("honest", "random", "bold"), {"advanced": True}),
    ("royal", ("random", "random"), {}),
]

every_table = pytest.mark.parametrize(("game", "opponents", "options"), TABLES)


def made(game, opponents, **options):
    return gymnasium.make("camarilla/Table-v0", game=game, opponents=opponents, **options)


def played(table, seed):
    """An episode at random: its length, its reward, and what was said at the end."""
    observation, _ = table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    steps = 0
    while True:
        assert table.observation_space.contains(observation)
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, terminated, truncated, info = table.step(action)
        steps += 1
        if terminated or truncated:
            return steps, reward, info
        assert reward == 0


@every_table
def test_gymnasium_finds_no_fault(game, opponents, options):
    check_env(made(game, opponents, render_mode="ansi", **options).unwrapped)


@every_table
def test_the_same_seed_gives_the_same_episode(game, opponents, options):
    episodes = [played(made(game, opponents, **options), 4) for _ in range(2)]
    assert episodes[0] == episodes[1]


def test_the_reward_is_one_for_a_win_and_a_share_of_minus_one_for_a_loss():
    rewards = {round(played(made("coup", ("random",) * 3), seed)[1], 3) for seed in range(25)}
    assert rewards == {1.0, -0.333}


def test_who_is_out_is_not_kept_waiting():
    table = TableEnv("coup", ("bold", "bold", "bold"))
    ended_early = 0
    for seed in range(12):
        _, reward, info = played(table, seed)
        if info["winners"] is None:
            assert reward == pytest.approx(-1 / 3)
            ended_early += 1
    assert ended_early


def test_one_sits_where_one_wants_or_anywhere():
    table = TableEnv("coup", ("random", "random"), seat=2)
    assert {table.reset(seed=seed)[1] == {} and table.seat for seed in range(6)} == {2}
    anywhere = TableEnv("coup", ("random", "random"))
    assert {anywhere.reset(seed=seed) and anywhere.seat for seed in range(20)} == {0, 1, 2}


def test_an_illegal_action_ends_the_episode():
    table = TableEnv("coup", ("honest",))
    observation, _ = table.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, _, info = table.step(illegal)
    assert (reward, terminated) == (ILLEGAL, True)
    assert info["illegal"]
    with pytest.raises(Illegal):
        table.step(illegal)


@pytest.mark.parametrize(
    ("game", "opponents", "seat"),
    [("coup", ("nobody",), 0), ("royal", ("honest",), 0), ("coup", ("honest",), 2)],
)
def test_a_table_that_cannot_be_gets_one_clear_line(game, opponents, seat):
    with pytest.raises(BadSetup):
        TableEnv(game, opponents, seat=seat)
