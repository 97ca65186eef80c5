"""Reporter, Propaganda: gain 1; draw 1, return 1."""

from camarilla.court.events import ActionDeclared, CardsDrawn
from camarilla.kernel import Sealed
from tests.guatemala.table import deal

HANDS = "reporter banker", "guerrilla politician", "priest priest"
DRAWS = ["banker"]


def test_draws_1_and_returns_1():
    game = deal(*HANDS, draws=DRAWS).play("0 propaganda", "pass")
    assert CardsDrawn(0, 1, Sealed((0,), tuple(DRAWS))) in game.news(0)
    assert CardsDrawn(0, 1, Sealed((0,))) in game.news(1)
    assert game.influence(0) == 3
    game.play("0 return banker")
    assert game.influence(0) == 2
    assert game.active == 1


def test_coins():
    game = deal(*HANDS, draws=DRAWS).play("0 propaganda")
    assert game.news() == [ActionDeclared(0, "propaganda", "reporter", (), 0)]
    game.play("pass")
    assert game.coins[0] == 3


def test_no_counteraction():
    assert deal(*HANDS, draws=DRAWS).play("0 propaganda", "pass").kind == "return"


def test_challenged_and_proved():
    game = deal(*HANDS, draws=["priest", *DRAWS])
    game.play("0 propaganda", "2 challenge", "2 lose priest")
    assert game.moment() == ("return", (0,))


def test_challenged_and_caught():
    game = deal("banker banker", *HANDS[1:], roles="reporter")
    game.play("0 propaganda", "1 challenge", "0 lose banker")
    assert game.coins == [2, 2, 2]
    assert "CardsDrawn" not in game.names()
