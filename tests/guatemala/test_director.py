"""Director, Propaganda: draw 2, return 2."""

from camarilla.court.events import ActionDeclared, CardsDrawn
from camarilla.kernel import Sealed
from tests.guatemala.table import deal

HANDS = "director banker", "guerrilla politician", "priest priest"
DRAWS = ["banker", "politician"]


def test_draws_2_and_returns_2():
    game = deal(*HANDS, draws=DRAWS).play("0 propaganda", "pass")
    assert CardsDrawn(0, 2, Sealed((0,), tuple(DRAWS))) in game.news(0)
    assert CardsDrawn(0, 2, Sealed((0,))) in game.news(1)
    assert game.influence(0) == 4
    game.play("0 return banker", "0 return politician")
    assert game.influence(0) == 2
    assert game.active == 1


def test_coins():
    game = deal(*HANDS, draws=DRAWS).play("0 propaganda")
    assert game.news() == [ActionDeclared(0, "propaganda", "director", (), 0)]
    game.play("pass")
    assert game.coins[0] == 2


def test_no_counteraction():
    assert deal(*HANDS, draws=DRAWS).play("0 propaganda", "pass").kind == "return"


def test_challenged_and_proved():
    game = deal(*HANDS, draws=["priest", *DRAWS])
    game.play("0 propaganda", "2 challenge", "2 lose priest")
    assert game.moment() == ("return", (0,))


def test_challenged_and_caught():
    game = deal("banker banker", *HANDS[1:], roles="director")
    game.play("0 propaganda", "1 challenge", "0 lose banker")
    assert game.coins == [2, 2, 2]
    assert "CardsDrawn" not in game.names()
