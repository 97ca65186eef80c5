"""Newscaster, Propaganda: pay 1; draw 3, return 3."""

from camarilla.court.events import ActionDeclared, CardsDrawn
from camarilla.kernel import Sealed
from tests.guatemala.table import deal

HANDS = "newscaster banker", "guerrilla politician", "priest priest"
DRAWS = ["banker", "politician", "guerrilla"]


def test_draws_3_and_returns_3():
    game = deal(*HANDS, draws=DRAWS).play("0 propaganda", "pass")
    assert CardsDrawn(0, 3, Sealed((0,), tuple(DRAWS))) in game.news(0)
    assert CardsDrawn(0, 3, Sealed((0,))) in game.news(1)
    assert game.influence(0) == 5
    game.play("0 return banker", "0 return politician", "0 return guerrilla")
    assert game.influence(0) == 2
    assert game.active == 1


def test_coins():
    game = deal(*HANDS, draws=DRAWS).play("0 propaganda")
    assert game.news() == [ActionDeclared(0, "propaganda", "newscaster", (), 1)]
    game.play("pass")
    assert game.coins[0] == 1


def test_must_have_the_coin():
    game = deal(*HANDS).play("0 income", "1 bribery 0", "pass", "0 pass")
    game.play("2 bribery 0", "pass", "0 pass")
    assert game.coins[0] == 0
    assert game.why(0, "propaganda") == "coins"


def test_no_counteraction():
    assert deal(*HANDS, draws=DRAWS).play("0 propaganda", "pass").kind == "return"


def test_challenged_and_proved():
    game = deal(*HANDS, draws=["priest", *DRAWS])
    game.play("0 propaganda", "2 challenge", "2 lose priest")
    assert game.moment() == ("return", (0,))


def test_challenged_and_caught_the_cost_comes_back():
    game = deal("banker banker", *HANDS[1:], roles="newscaster")
    game.play("0 propaganda", "1 challenge", "0 lose banker")
    assert game.coins == [2, 2, 2]
    assert "CardsDrawn" not in game.names()
