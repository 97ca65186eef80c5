"""Guerrilla, Execution: pay 4; the target loses a life. With the rulebook's own examples."""

from camarilla.court.events import ActionBlocked, ActionDeclared, LifeLost
from tests.guatemala.table import deal

HANDS = "guerrilla director", "politician banker", "priest guerrilla"


def test_the_target_loses_a_life():
    game = deal(*HANDS).rounds(2).play("0 execution 1", "pass", "1 pass", "1 lose banker")
    assert LifeLost(1, "banker", "execution") in game.news()
    assert game.coins == [0, 4, 4]


def test_costs_4():
    game = deal(*HANDS).rounds(1)
    assert game.why(0, "execution 1") == "coins"
    game.rounds(1).play("0 execution 1")
    assert game.news() == [ActionDeclared(0, "execution", "guerrilla", (1,), 4)]


def test_only_the_target_may_block():
    game = deal(*HANDS).rounds(2).play("0 execution 1", "pass")
    assert game.moment() == ("block", (1,))
    assert game.options(1) == ["pass", "block guerrilla"]


def test_paid_and_counteracted_the_life_is_saved_and_the_4_are_gone():
    game = deal(*HANDS).rounds(2).play("0 execution 2", "pass", "2 block guerrilla", "pass")
    assert ActionBlocked(0, "execution", 2) in game.news()
    assert game.influence(2) == 2
    assert game.coins == [0, 4, 4]


def test_challenged_successfully_the_4_come_back():
    game = deal("director director", *HANDS[1:]).rounds(2)
    game.play("0 execution 1", "2 challenge", "0 lose director")
    assert game.coins == [4, 4, 4]
    assert game.influence(1) == 2


def test_two_lives_challenge_and_lose_then_the_execution():
    game = deal(*HANDS, draws=["banker"]).rounds(2)
    game.play("0 execution 1", "1 challenge", "1 lose banker", "1 pass")
    assert 1 not in game.living
    assert [event.cause for event in game.news() if isinstance(event, LifeLost)] == [
        "challenge",
        "execution",
    ]


def test_two_lives_bluff_the_counter_guerrilla_and_be_challenged():
    game = deal(*HANDS).rounds(2)
    game.play("0 execution 1", "pass", "1 block guerrilla", "2 challenge", "1 lose banker")
    assert 1 not in game.living


def test_a_proved_block_costs_the_challenger_a_life():
    game = deal(*HANDS, draws=["banker"]).rounds(2)
    game.play("0 execution 2", "pass", "2 block guerrilla", "0 challenge", "0 lose director")
    assert game.influence(2) == 2
    assert game.influence(0) == 1
