"""Writer, Propaganda: draw 1, more at 1 each; return as many as drawn."""

from tests.guatemala.table import deal

HANDS = "writer banker", "guerrilla politician", "priest priest"
DRAWS = ["politician", "guerrilla", "banker", "guerrilla", "politician", "writer"]


def test_draws_1_and_returns_1():
    game = deal(*HANDS, draws=DRAWS).play("0 propaganda", "pass", "0 enough")
    assert game.moment() == ("return", (0,))
    game.play("0 return banker")
    assert game.hand(0) == ["politician", "writer"]
    assert game.coins[0] == 2


def test_each_decision_comes_after_seeing_the_last_card():
    game = deal(*HANDS, draws=DRAWS).play("0 propaganda", "pass")
    assert game.hand(0) == ["banker", "politician", "writer"]
    assert game.options(0) == ["enough", "more"]
    game.play("0 more")
    assert game.hand(0) == ["banker", "guerrilla", "politician", "writer"]


def test_1_per_card_after_the_first():
    game = deal(*HANDS, draws=DRAWS).rounds(3).play("0 propaganda", "pass", "0 more", "0 more")
    assert game.coins[0] == 3
    assert game.influence(0) == 5


def test_returns_as_many_as_drawn():
    game = deal(*HANDS, draws=DRAWS).rounds(3)
    game.play("0 propaganda", "pass", "0 more", "0 more", "0 enough")
    game.play("0 return banker", "0 return politician")
    assert game.kind == "return"
    game.play("0 return guerrilla")
    assert game.active == 1
    assert game.influence(0) == 2


def test_no_more_without_a_coin():
    game = deal(*HANDS, draws=DRAWS).play("0 propaganda", "pass", "0 more", "0 more")
    assert game.coins[0] == 0
    assert game.kind == "return"


def test_while_the_deck_has_cards():
    hands = "writer banker", "guerrilla politician", "priest priest", "banker banker"
    more = "writer writer", "guerrilla guerrilla"
    game = deal(*hands, *more, draws=["politician", "politician", "priest"]).rounds(3)
    game.play("0 propaganda", "pass", "0 more", "0 more")
    assert game.court == 0
    assert game.kind == "return"


def test_challenged_and_proved():
    game = deal(*HANDS, draws=["priest", *DRAWS]).play(
        "0 propaganda", "2 challenge", "2 lose priest"
    )
    assert game.options(0) == ["enough", "more"]


def test_challenged_and_caught():
    game = deal("banker banker", *HANDS[1:], roles="writer")
    game.play("0 propaganda", "1 challenge", "0 lose banker")
    assert "CardsDrawn" not in game.names()
