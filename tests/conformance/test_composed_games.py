"""Composed games: what happens when a list of picks does not do."""

import pytest

from camarilla.kernel import BadSetup, FateSpent, Game
from camarilla.kernel.codec import save_state


def test_a_composed_game_that_runs_out_of_picks_in_mid_decision_has_not_changed():
    game = Game.compose("coup", 2, [0] * 4, first=0)
    game.decide(0, "exchange")
    before = save_state(game.state), game.fate.counter, len(game.decisions)
    with pytest.raises(FateSpent):
        game.decide(1, "pass")  # nobody challenges, so two cards are to be drawn
    assert (save_state(game.state), game.fate.counter, len(game.decisions)) == before
    assert game.asked == (1,)


def test_a_composed_game_that_cannot_even_be_dealt():
    with pytest.raises(FateSpent):
        Game.compose("coup", 2, [0])


def test_a_pick_that_cannot_be():
    with pytest.raises(FateSpent):
        Game.compose("coup", 2, [99] * 5)


def test_a_seat_that_is_not_there_cannot_begin():
    with pytest.raises(BadSetup):
        Game.start("coup", 3, first=3)
