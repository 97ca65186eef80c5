"""Banker, Profit: gain 3."""

from camarilla.court.events import ActionDeclared, CoinsGained
from tests.guatemala.table import deal

HANDS = "banker director", "guerrilla politician", "priest priest"


def test_gains_3():
    game = deal(*HANDS).play("0 profit", "pass")
    assert CoinsGained(0, 3) in game.news()
    assert game.coins == [5, 2, 2]


def test_costs_nothing_and_has_no_counteraction():
    game = deal(*HANDS).play("0 profit")
    assert game.news() == [ActionDeclared(0, "profit", "banker", (), 0)]
    game.play("pass")
    assert (game.kind, game.active) == ("action", 1)


def test_challenged_and_proved():
    game = deal(*HANDS, draws=["guerrilla"]).play("0 profit", "2 challenge", "2 lose priest")
    assert game.coins == [5, 2, 2]
    assert game.hand(0) == ["director", "guerrilla"]
    assert game.influence(2) == 1


def test_challenged_and_caught():
    game = deal("director director", *HANDS[1:]).play("0 profit", "1 challenge", "0 lose director")
    assert game.coins == [2, 2, 2]
    assert game.influence(0) == 1
    assert game.active == 1
