"""Lawyer, Probate: at the end of a turn with an elimination, take the eliminated one's coins."""

from camarilla.court.events import EstateDivided, EstateReturned
from tests.guatemala.table import deal

HANDS = "guerrilla director", "banker banker", "lawyer guerrilla", "lawyer director"


def widowed(hands=HANDS, **more):
    """Seat 1 is out, at the end of seat 0's turn, and leaves 6 coins."""
    game = deal(*hands, **more).play("0 income", "1 propaganda", "0 challenge", "1 lose banker")
    game.play("2 income", "3 income").rounds(4)
    assert game.coins == [7, 6, 7, 7]
    return game.play("0 coup 1")


def test_any_survivor_may_claim_clockwise_from_the_active_player():
    game = widowed()
    assert game.estates == {1: 6}
    assert game.moment() == ("probate", (0,))
    assert game.options(0) == ["pass", "probate"]
    game.play("0 pass")
    assert game.moment() == ("probate", (2,))


def test_takes_the_coins_before_the_treasury():
    game = widowed().play("0 pass", "2 probate", "pass", "3 pass")
    assert EstateDivided((1,), (2,), 6, 0) in game.news()
    assert game.coins == [0, 0, 13, 7]
    assert "EstateReturned" not in game.names()


def test_each_claim_is_challenged_at_once():
    game = widowed().play("0 pass", "2 probate")
    assert game.moment() == ("challenge", (0, 3))
    game.play("pass")
    assert game.moment() == ("probate", (3,))


def test_several_standing_claims_split_equally():
    game = widowed().play("0 probate", "pass", "2 probate", "pass", "3 probate", "pass")
    assert EstateDivided((1,), (0, 2, 3), 2, 0) in game.news()
    assert game.coins == [2, 0, 9, 9]


def test_a_caught_claim_loses_a_life_and_the_rest_goes_on():
    game = widowed().play(
        "0 probate", "3 challenge", "0 lose director", "2 probate", "pass", "3 pass"
    )
    assert game.coins == [0, 0, 13, 7]
    assert game.influence(0) == 1


def test_a_proved_claim():
    game = widowed(draws=["banker"]).play(
        "0 pass", "2 probate", "3 challenge", "3 lose director", "3 pass"
    )
    assert game.coins[2] == 13


def test_nobody_claims_the_treasury_gets_it():
    game = widowed().play("0 pass", "2 pass", "3 pass")
    assert EstateReturned(1, 6) in game.news()
    assert game.estates == {}


def test_no_window_when_the_estates_hold_no_coin():
    hands = "guerrilla director", "banker banker", "politician guerrilla", "lawyer director"
    game = deal(*hands).play("0 income", "1 propaganda", "0 challenge", "1 lose banker")
    game.play("2 bribery 1", "pass", "1 pass", "3 income", "0 income")
    game.play("1 propaganda", "0 challenge")
    assert 1 not in game.living
    assert game.moment() == ("action", (2,))


def test_no_window_without_an_elimination():
    game = deal(*HANDS).play("0 income")
    assert game.moment() == ("action", (1,))


def test_if_settling_it_eliminates_someone_lawyer_again_for_that_estate():
    hands = "guerrilla director", "banker banker", "lawyer guerrilla", "guerrilla director"
    game = deal(*hands).play("0 income", "1 propaganda", "0 challenge", "1 lose banker", "2 income")
    game.play("3 profit", "0 challenge", "3 lose director").rounds(4)
    game.play("0 coup 1", "0 pass", "2 probate", "pass", "3 probate", "0 challenge")
    assert EstateDivided((1,), (2,), 6, 0) in game.news()
    assert game.estates == {3: 6}
    assert game.moment() == ("probate", (0,))
    game.play("0 pass", "2 probate", "pass")
    assert game.coins == [0, 0, 19, 0]


def test_an_active_player_who_is_out_leaves_an_estate_too():
    game = deal(*HANDS).play("0 income", "1 propaganda", "0 challenge", "1 lose banker", "2 income")
    game.play("3 income", "0 income", "1 propaganda", "0 challenge")
    assert game.moment() == ("probate", (2,))
    assert game.estates == {1: 2}


def test_a_heir_who_dies_before_the_shares_gets_none():
    hands = "guerrilla director", "banker banker", "lawyer guerrilla", "lawyer director"
    game = deal(*hands, draws=["banker"]).play("0 income", "1 propaganda", "0 challenge")
    game.play("1 lose banker", "2 profit", "0 challenge", "2 lose guerrilla", "3 income").rounds(4)
    game.play("0 coup 1", "0 pass", "2 probate", "pass", "3 probate", "2 challenge")
    assert 2 not in game.living
    assert EstateDivided((1,), (3,), 6, 0) in game.news()
    assert game.estates == {2: 6}
