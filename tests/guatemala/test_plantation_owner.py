"""Plantation Owner, Harvest: gain 1; then each of the n standing owners gains n."""

from tests.guatemala.table import deal

HANDS = "plantation_owner director", "plantation_owner priest", "politician guerrilla"


def test_alone_gains_1_and_1():
    game = deal(*HANDS).play("0 harvest", "pass", "pass")
    assert game.coins == [4, 2, 2]


def test_each_of_the_standing_owners_gains_their_number():
    game = deal(*HANDS).play("0 harvest", "pass", "1 join", "2 join", "pass", "pass")
    assert game.coins == [6, 5, 5]


def test_a_caught_joiner_loses_a_life_and_does_not_count():
    game = deal(*HANDS).play("0 harvest", "pass", "1 join", "2 join", "pass", "1 challenge")
    game.play("2 lose politician")
    assert game.coins == [5, 4, 2]


def test_challenged_and_caught():
    game = deal("director director", *HANDS[1:]).play("0 harvest", "1 challenge", "0 lose director")
    assert game.coins == [2, 2, 2]


def test_challenged_and_proved():
    game = deal(*HANDS, draws=["priest"]).play("0 harvest", "2 challenge", "2 lose politician")
    assert game.moment() == ("join", (1, 2))
