"""Missionary, Sacrifice: in answer to a life lost, except by a coup, take a card from the deck."""

from camarilla.court.events import AsideTurnedUp, CardsDrawn
from camarilla.kernel import Sealed
from tests.guatemala.table import deal

HANDS = "guerrilla director", "missionary banker", "politician guerrilla"


def executed(rounds=2, hands=HANDS, **more):
    return deal(*hands, **more).rounds(rounds).play("0 execution 1", "pass", "1 pass")


def test_the_card_is_set_aside_and_one_drawn_from_the_deck():
    game = executed(draws=["politician"]).play("1 sacrifice banker", "pass")
    assert CardsDrawn(1, 1, Sealed((1,), ("politician",))) in game.news(1)
    assert game.hand(1) == ["missionary", "politician"]
    assert game.aside(1) == ("banker",)


def test_not_for_a_coup():
    game = deal(*HANDS).rounds(5).play("0 coup 1")
    assert game.options(1) == ["lose banker", "lose missionary"]


def test_only_while_the_deck_has_a_card():
    hands = "guerrilla director", "missionary banker", "politician guerrilla"
    more = "missionary director", "banker politician", "guerrilla director"
    draws = ["missionary", "banker", "politician"]
    game = deal(*hands, *more, draws=draws).rounds(2)
    game.play("0 execution 1", "pass", "1 pass", "1 sacrifice banker", "pass")
    game.play("1 income", "2 execution 3", "pass", "3 pass", "3 sacrifice director", "pass")
    game.play("3 income", "4 execution 5", "pass", "5 pass", "5 sacrifice director", "pass")
    assert game.court == 0
    game.play("5 execution 4", "pass", "4 pass")
    assert game.options(4) == ["lose banker", "lose politician"]


def test_for_a_last_life_who_is_not_out_until_it_is_settled():
    game = executed(draws=["politician"]).play("1 lose banker", "1 income", "2 income").rounds(4)
    game.play("0 execution 1", "pass", "1 pass")
    assert game.options(1) == ["lose missionary", "sacrifice missionary"]
    game.play("1 sacrifice missionary")
    assert 1 in game.living
    assert game.influence(1) == 0
    game.play("pass")
    assert game.hand(1) == ["politician"]


def test_a_last_life_that_is_challenged_and_true_lives_on():
    game = executed(draws=["politician"]).play("1 lose banker", "1 income", "2 income").rounds(4)
    game.play("0 execution 1", "pass", "1 pass", "1 sacrifice missionary", "2 challenge")
    assert game.moment() == ("lose", (2,))
    assert 1 in game.living
    game.play("2 lose politician")
    assert game.hand(1) == ["politician"]
    assert AsideTurnedUp(1, "missionary", "missionary", 2) in game.game.events()


def test_a_last_life_that_is_challenged_and_false_is_out():
    game = executed().play("1 lose missionary", "1 income", "2 income").rounds(4)
    game.play("0 execution 1", "pass", "1 pass", "1 sacrifice banker", "2 challenge")
    assert 1 not in game.living
    assert game.face_up(1) == ("missionary", "banker")


def test_a_false_claim_costs_another_life():
    game = executed().play("1 sacrifice banker", "2 challenge")
    assert game.moment() == ("lose", (1,))
    assert game.options(1) == ["lose missionary", "sacrifice missionary"]


def test_the_penalty_life_can_be_answered_too():
    game = executed(draws=["politician"]).play("1 sacrifice banker", "2 challenge")
    game.play("1 sacrifice missionary", "pass")
    assert game.hand(1) == ["politician"]


def test_whose_last_life_is_at_stake_has_none_to_stake_on_a_challenge():
    game = executed(draws=["politician", "director"]).play("1 lose banker", "1 income", "2 income")
    game.rounds(4).play("0 execution 1", "pass", "1 pass", "1 sacrifice missionary", "2 challenge")
    game.play("2 sacrifice politician")
    assert game.moment() == ("challenge", (0,))
