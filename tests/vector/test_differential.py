"""The arrays play Coup as the engine does: the reason why they may exist."""

import pytest

from camarilla import vector
from camarilla.games.coup.replies import NAMES
from camarilla.vector.state import COINS
from tests.vector.compare import (
    FEW_CARDS,
    FOUR_ROLES,
    HABITS,
    SETUPS,
    THREE_ROLES,
    Comparison,
    Mismatch,
)
from tests.vector.turns import FIFTH_TURNS, SMALL_TURNS, missing_turns

GAMES = 256
DECISIONS = 120_000


def test_arrays_and_engine_agree_on_every_decision():
    """One test, since it plays once; a disagreement raises `Mismatch` with both sides."""
    played = Comparison(GAMES, seed=54)
    while played.decisions < DECISIONS:
        played.round()
    assert played.finished >= 1_000
    assert missing_turns(played.paths) == []
    tables = {f"table: {seats} {options['fifth']}" for seats, options in SETUPS}
    others = {*(f"reply: {name}" for name in NAMES), *tables, "forced coup", "declined though able"}
    assert {path for path in others if not played.paths[path]} == set()


@pytest.mark.parametrize(
    ("setups", "turns", "left_out"),
    [
        (FEW_CARDS, [*SMALL_TURNS, *FIFTH_TURNS], set()),
        (THREE_ROLES, SMALL_TURNS, {"exchange", "steal", "block captain", "block fifth"}),
        (FOUR_ROLES, ["steal counter blocked"], {"exchange", "block fifth"}),
    ],
    ids=["few cards", "three roles", "four roles"],
)
def test_they_agree_on_the_reduced_games(setups, turns, left_out):
    played = Comparison(GAMES, 3, setups)
    while played.decisions < DECISIONS // 8:
        played.round()
    assert played.finished >= 500
    assert missing_turns(played.paths, turns) == []
    met = {path.removeprefix("reply: ").removesuffix(" 1") for path in played.paths}
    assert not met & left_out


def test_a_single_coin_would_be_noticed():
    comparison = Comparison(GAMES, seed=1)
    comparison.round()
    state = comparison.state
    seats = list(state.seats)
    seats[1] = seats[1].at[GAMES // 2].add(COINS.put(1))
    comparison.state = state._replace(seats=tuple(seats))
    with pytest.raises(Mismatch, match="coins"):
        comparison.round()


def test_another_order_of_the_question_would_be_noticed():
    comparison = Comparison(GAMES, seed=2)
    comparison.round()
    comparison.state = comparison.state._replace(asked=comparison.state.asked ^ 1)
    with pytest.raises(Mismatch):
        comparison.round()


def test_habits_name_real_replies():
    words = {*NAMES, *(name.split()[0] for name in NAMES)}
    assert {word for weights in HABITS.values() for word in weights} <= words
    assert len(NAMES) == vector.REPLIES
