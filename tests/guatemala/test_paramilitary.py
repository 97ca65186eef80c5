"""Paramilitary, Execution: 3 if the target has two lives, 5 if one."""

from camarilla.court.events import ActionDeclared
from tests.guatemala.table import deal

HANDS = "paramilitary director", "politician banker", "priest paramilitary"


def test_3_against_two_lives():
    game = deal(*HANDS).rounds(1).play("0 execution 1")
    assert game.news() == [ActionDeclared(0, "execution", "paramilitary", (1,), 3)]
    game.play("pass", "1 pass", "1 lose banker")
    assert game.influence(1) == 1


def test_5_against_one():
    game = deal(*HANDS).rounds(1).play("0 execution 1", "pass", "1 pass", "1 lose banker")
    game.play("1 income", "2 income").rounds(4)
    assert game.coins[0] == 4
    assert game.why(0, "execution 1") == "coins"
    assert game.why(0, "execution 2") is None
    game.rounds(1).play("0 execution 1")
    assert game.coins[0] == 0


def test_blocked_the_cost_stays_paid():
    game = deal(*HANDS).rounds(1).play("0 execution 2", "pass", "2 block paramilitary", "pass")
    assert game.coins == [0, 3, 3]
    assert game.influence(2) == 2


def test_challenged_and_caught_the_cost_comes_back():
    game = deal("director director", *HANDS[1:]).rounds(1)
    game.play("0 execution 1", "2 challenge", "0 lose director")
    assert game.coins == [3, 3, 3]


def test_challenged_and_proved():
    game = (
        deal(*HANDS, draws=["banker"])
        .rounds(1)
        .play("0 execution 1", "2 challenge", "2 lose priest")
    )
    assert game.moment() == ("block", (1,))
