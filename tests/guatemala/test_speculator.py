"""Speculator, Gamble: gain as many coins as held, at most 5."""

import pytest

from camarilla.court.events import CoinsTaken, LifeLost
from tests.guatemala.table import deal

HANDS = "speculator director", "guerrilla politician", "priest priest"


@pytest.mark.parametrize(("rounds", "after"), [(0, 4), (1, 6), (3, 10), (4, 11), (7, 14)])
def test_gains_as_many_as_held_at_most_5(rounds, after):
    game = deal(*HANDS).rounds(rounds).play("0 gamble", "pass")
    assert game.coins[0] == after


def test_costs_nothing_and_has_no_counteraction():
    assert deal(*HANDS).play("0 gamble", "pass").kind == "action"


def test_caught_the_challenger_takes_all_the_coins_first_then_the_life_is_lost():
    game = deal("director director", *HANDS[1:], roles="speculator").rounds(2)
    game.play("0 gamble", "2 challenge", "0 lose director")
    assert game.coins == [0, 4, 8]
    taken = game.news().index(CoinsTaken(2, 0, 4))
    assert taken < game.news().index(LifeLost(0, "director", "challenge"))


def test_challenged_and_proved():
    game = deal(*HANDS, draws=["director"]).play("0 gamble", "2 challenge", "2 lose priest")
    assert game.coins == [4, 2, 2]
