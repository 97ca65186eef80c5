"""Peacekeeper, Peacekeeping: gain 1, take the token: its holder cannot be a target."""

from camarilla.games.guatemala.tokens import TokensReturned
from tests.guatemala.table import deal

HANDS = "peacekeeper director", "politician banker", "peacekeeper guerrilla"


def kept(**more):
    return deal(*HANDS, **more).play("0 peacekeeping", "pass")


def test_gains_1_and_takes_the_token():
    game = kept()
    assert game.coins == [3, 2, 2]
    assert game.tokens.peacekeeping == 0


def test_costs_nothing_and_has_no_counteraction():
    assert kept().moment() == ("action", (1,))


def test_its_holder_cannot_be_a_target():
    game = kept().play("1 income", "2 income").rounds(1)
    game.play("0 income")
    assert game.why(1, "bribery 0") == "protected"
    assert game.why(1, "execution 0") == "protected"
    assert game.why(1, "execution 2") is None


def test_no_protection_from_coups():
    game = kept().play("1 income", "2 income").rounds(5).play("0 income")
    assert game.coins[1] == 8
    assert game.why(1, "coup 0") is None


def test_no_protection_from_challenges():
    game = kept().play("1 income", "2 income", "0 profit")
    assert game.moment() == ("challenge", (1, 2))


def test_stays_until_another_takes_it():
    game = kept().play("1 income", "2 peacekeeping", "pass")
    assert game.tokens.peacekeeping == 2


def test_the_token_goes_back_to_the_middle_when_its_holder_is_out():
    game = kept().play("1 income", "2 income", "0 profit", "1 challenge", "0 lose director")
    game.play("1 income", "2 income", "0 profit", "1 challenge")
    assert TokensReturned(0, ("peacekeeping",)) in game.news()
    assert game.tokens.peacekeeping is None


def test_challenged_and_caught():
    game = deal(*HANDS).play("0 income", "1 peacekeeping", "0 challenge", "1 lose banker")
    assert game.tokens.peacekeeping is None
    assert game.coins[1] == 2


def test_challenged_and_proved():
    game = deal(*HANDS, draws=["banker"]).play("0 peacekeeping", "1 challenge", "1 lose banker")
    assert game.tokens.peacekeeping == 0
