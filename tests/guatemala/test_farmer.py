"""Farmer, Cooperation: gain 3, give 1 of it to another player."""

from camarilla.court.events import ActionDeclared, CoinsGained, CoinsGiven, EstateReturned
from tests.guatemala.table import deal

HANDS = "farmer director", "guerrilla politician", "priest priest"


def test_gains_3_and_gives_1():
    game = deal(*HANDS).play("0 cooperation 2", "pass")
    assert game.news()[-3:-1] == [CoinsGained(0, 3), CoinsGiven(0, 2, 1)]
    assert game.coins == [4, 2, 3]


def test_costs_nothing_and_has_no_counteraction():
    game = deal(*HANDS).play("0 cooperation 1")
    assert game.news() == [ActionDeclared(0, "cooperation", "farmer", (), 0, receiver=1)]
    assert game.play("pass").kind == "action"


def test_the_receiver_is_not_a_target():
    game = deal("farmer director", "peacekeeper guerrilla", "priest priest")
    game.play("0 income", "1 peacekeeping", "pass", "2 income")
    assert game.why(0, "cooperation 1") is None
    assert game.play("0 income", "1 income", "2 income").why(0, "execution 1") == "protected"


def test_challenged_and_proved():
    game = deal(*HANDS, draws=["guerrilla"])
    game.play("0 cooperation 1", "2 challenge", "2 lose priest")
    assert game.coins == [4, 3, 2]


def test_challenged_and_caught():
    game = deal("director director", *HANDS[1:], roles="farmer")
    game.play("0 cooperation 1", "1 challenge", "0 lose director")
    assert game.coins == [2, 2, 2]


def test_a_receiver_who_is_out_before_the_action_applies_gets_it_into_the_estate():
    hands = "director farmer", "guerrilla guerrilla", "priest priest"
    game = deal(*hands, draws=["politician", "farmer"])
    game.play("0 income", "1 cooperation 0", "0 challenge", "1 lose guerrilla", "2 income")
    game.play("0 cooperation 1", "1 challenge")
    assert game.living == (0, 2)
    assert EstateReturned(1, 3) in game.news()
    assert game.coins == [5, 0, 3]
