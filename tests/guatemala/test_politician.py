"""Politician, Bribery: take up to 2 from the target."""

from camarilla.court.events import ActionBlocked, CoinsTaken, EstateReturned
from tests.guatemala.table import deal

HANDS = "politician director", "politician banker", "priest guerrilla"


def test_takes_2():
    game = deal(*HANDS).play("0 bribery 2", "pass", "2 pass")
    assert game.coins == [4, 2, 0]


def test_takes_what_there_is():
    game = deal(*HANDS).play("0 bribery 2", "pass", "2 pass", "1 bribery 2", "pass", "2 pass")
    assert CoinsTaken(1, 2, 0) in game.news()
    game.play("2 income", "0 bribery 2", "pass", "2 pass")
    assert CoinsTaken(0, 2, 1) in game.news()


def test_costs_nothing_and_the_target_may_block():
    game = deal(*HANDS).play("0 bribery 1", "pass", "1 block politician", "pass")
    assert ActionBlocked(0, "bribery", 1) in game.news()
    assert game.coins == [2, 2, 2]


def test_a_caught_block():
    game = deal(*HANDS).play("0 bribery 2", "pass", "2 block politician", "0 challenge")
    game.play("2 lose priest")
    assert game.coins == [4, 2, 0]


def test_challenged_and_caught():
    game = deal("director director", *HANDS[1:]).play(
        "0 bribery 1", "2 challenge", "0 lose director"
    )
    assert game.coins == [2, 2, 2]


def test_challenged_and_proved():
    game = deal(*HANDS, draws=["banker"]).play(
        "0 bribery 1", "2 challenge", "2 lose priest", "1 pass"
    )
    assert game.coins == [4, 0, 2]


def test_a_target_who_is_out_pays_from_the_estate():
    game = deal(*HANDS, draws=["banker"]).rounds(1)
    game.play("0 income", "1 income", "2 profit", "0 challenge", "2 lose priest")
    game.play("0 bribery 2", "2 challenge")
    assert 2 not in game.living
    assert game.coins[0] == 6
    assert EstateReturned(2, 1) in game.news()
