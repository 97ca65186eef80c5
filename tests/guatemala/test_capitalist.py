"""Capitalist, Dividends: gain 4, then give 1 to every other whose Capitalist claim stands."""

from camarilla.court.events import CoinsGiven, JoinClaimed
from tests.guatemala.table import deal

HANDS = "capitalist director", "capitalist politician", "priest priest", "guerrilla director"


def joined(*lines, hands=HANDS, **more):
    return deal(*hands, **more).play("0 dividends", "pass", *lines)


def test_alone_gains_4():
    game = joined("pass")
    assert game.coins == [6, 2, 2, 2]


def test_gives_1_to_each_standing_claim():
    game = joined("3 pass", "2 join", "1 join", "pass", "pass")
    assert game.coins == [4, 3, 3, 2]


def test_costs_nothing_and_cannot_be_countered():
    game = joined("pass")
    assert game.kind == "action"


def test_all_additional_claims_are_collected_first_then_challenged_clockwise():
    game = joined("3 join", "2 pass", "1 join")
    assert game.news()[-2:] == [
        JoinClaimed(1, "capitalist", "dividends", 0),
        JoinClaimed(3, "capitalist", "dividends", 0),
    ]
    assert game.moment() == ("challenge", (0, 2, 3))
    game.play("pass")
    assert game.moment() == ("challenge", (0, 1, 2))


def test_a_caught_joiner_loses_a_life_and_the_rest_goes_on():
    game = joined("1 join", "2 join", "3 pass", "pass", "0 challenge", "2 lose priest")
    assert game.influence(2) == 1
    assert game.coins == [5, 3, 2, 2]


def test_a_joiner_who_proves_the_claim_stands():
    game = joined("1 join", "2 pass", "3 pass", "2 challenge", "2 lose priest", draws=["priest"])
    assert game.coins == [5, 3, 2, 2]


def test_caught_the_action_fails_before_anybody_may_join():
    game = deal("director director", *HANDS[1:])
    game.play("0 dividends", "1 challenge", "0 lose director")
    assert game.kind == "action"
    assert game.coins == [2, 2, 2, 2]


def test_challenged_and_proved():
    game = deal(*HANDS, draws=["director"]).play("0 dividends", "2 challenge", "2 lose priest")
    assert game.moment() == ("join", (1, 2, 3))


def test_short_of_coins_pays_clockwise_until_out():
    hands = ["capitalist director", *["guerrilla politician", "priest priest"] * 3]
    hands[5] = hands[6] = "director guerrilla"
    game = deal(*hands, free=True)
    game.play("0 income", "1 bribery 0", "pass", "0 pass", "2 bribery 0", "pass", "0 pass")
    for seat in range(3, 7):
        game.play(f"{seat} income")
    assert game.coins[0] == 0
    game.play("0 dividends", "pass", *(f"{seat} join" for seat in range(1, 7)), *["pass"] * 6)
    assert [event.to for event in game.news() if isinstance(event, CoinsGiven)] == [1, 2, 3, 4]
    assert game.coins[0] == 0


def test_a_joiner_who_dies_before_the_effect_gets_nothing():
    hands = "capitalist director", "priest priest", "capitalist guerrilla", "guerrilla director"
    game = deal(*hands, draws=["director", "priest"])
    game.play("0 income", "1 dividends", "0 challenge", "1 lose priest")
    game.play("2 income", "3 income")
    game.play("0 dividends", "pass", "1 join", "2 join", "3 pass", "pass", "1 challenge")
    assert 1 not in game.living
    assert game.coins[0] == 6
