"""Spy, Intel: gain 1, then take one more action."""

from camarilla.court.events import CoinsGained
from tests.guatemala.table import deal

HANDS = "spy director", "guerrilla politician", "priest priest"


def test_gains_1_then_takes_one_more_action():
    game = deal(*HANDS).play("0 intel", "pass")
    assert CoinsGained(0, 1) in game.news()
    assert game.moment() == ("action", (0,))
    game.play("0 income")
    assert game.coins == [4, 2, 2]
    assert game.active == 1


def test_not_intel_again():
    game = deal(*HANDS).play("0 intel", "pass")
    assert game.why(0, "intel") == "barred"


def test_with_10_or_more_after_the_coin_the_second_action_is_a_coup():
    game = deal(*HANDS).rounds(7).play("0 intel", "pass")
    assert game.coins[0] == 10
    assert game.options(0) == ["coup 1", "coup 2"]
    assert game.why(0, "income") == "must_coup"


def test_the_second_action_has_its_own_full_windows():
    game = deal(*HANDS).play("0 intel", "pass", "0 bribery 1")
    assert game.moment() == ("challenge", (1, 2))
    game.play("pass")
    assert game.moment() == ("block", (1,))
    game.play("1 block politician")
    assert game.moment() == ("challenge", (0, 2))


def test_caught_the_turn_ends():
    game = deal("director director", *HANDS[1:], roles="spy")
    game.play("0 intel", "1 challenge", "0 lose director")
    assert game.active == 1
    assert game.coins == [2, 2, 2]


def test_challenged_and_proved_the_turn_goes_on():
    game = deal(*HANDS, draws=["director"]).play("0 intel", "2 challenge", "2 lose priest")
    assert game.moment() == ("action", (0,))
    assert game.coins[0] == 3


def test_a_caught_second_action_fails_alone_and_the_coin_of_intel_stays():
    game = deal(*HANDS).play("0 intel", "pass", "0 bribery 1", "1 challenge", "0 lose director")
    assert game.coins == [3, 2, 2]
    assert game.active == 1
