"""The price of a claim: paid whenever the role is claimed, never refunded, and needed to claim."""

from camarilla.court.events import ActionDeclared, CoinsGiven
from tests.court.carnival import carnival, why

HANDS = "knight jester", "jester scout", "scout knight"


def test_paid_before_an_action():
    game = carnival(*HANDS, toll="scout").play("0 income", "1 ride")
    assert game.news()[-2:] == [CoinsGiven(1, 0, 1), ActionDeclared(1, "ride", "scout", (), 0)]


def test_cost_and_price_must_both_be_there():
    game = carnival(*HANDS, toll="knight", coins=2).play("0 income")
    assert why(game, 1, "ransom 0") == "coins"
    assert why(game, 1, "joust") is None


def test_never_refunded():
    game = carnival(*HANDS, toll="knight").play(
        "0 income", "1 ransom 2", "0 challenge", "1 lose scout"
    )
    assert game.coins == [5, 2, 3]


def test_paid_before_a_counteraction():
    game = carnival(*HANDS, toll="knight").play("0 ransom 2", "pass", "2 block knight")
    assert CoinsGiven(2, 0, 1) in game.news()


def test_who_cannot_pay_it_is_not_asked_for_a_counteraction():
    game = carnival(*HANDS, toll="knight", coins=0).play("0 ride", "pass", "0 income", "1 income")
    game.play("2 jest", "1 challenge", "2 lose scout", "0 ransom 2", "pass")
    assert game.coins == [1, 1, 1]
    assert (game.kind, game.active) == ("action", 1)


def test_paid_before_a_reaction_and_closed_without_a_coin():
    hands = "knight jester", "poet scout", "scout knight"
    game = carnival(*hands, toll="poet").play("0 income", "1 jest", "2 challenge")
    assert game.coins == [4, 0, 6]  # a caught jester has nothing left
    assert game.options(1) == ["lose poet", "lose scout"]
    assert why(game, 1, "ode poet") == "coins"
    game = carnival(*hands, toll="poet").play(
        "0 income", "1 ride", "2 pass", "0 pass", "1 joust", "2 challenge"
    )
    game.play("1 ode poet")
    assert CoinsGiven(1, 0, 1) in game.news()


def test_without_a_toll_nothing_is_paid():
    game = carnival(*HANDS).play("0 income", "1 ride", "pass")
    assert game.coins == [4, 4, 3]
