"""Judge, Frame: 3 to the target, who loses a life."""

from camarilla.court.events import CoinsGiven, EstateReturned
from tests.guatemala.table import deal

HANDS = "judge director", "politician banker", "priest judge"


def test_3_to_the_target_who_loses_a_life():
    game = deal(*HANDS).rounds(1).play("0 frame 1", "pass", "1 pass")
    assert CoinsGiven(0, 1, 3) in game.news()
    game.play("1 lose banker")
    assert game.coins == [0, 6, 3]
    assert game.influence(1) == 1


def test_costs_3():
    game = deal(*HANDS)
    assert game.why(0, "frame 1") == "coins"
    assert game.rounds(1).why(0, "frame 1") is None


def test_blocked_the_life_is_saved_and_the_target_keeps_the_3():
    game = deal(*HANDS).rounds(1).play("0 frame 2", "pass", "2 block judge", "pass")
    assert game.coins == [0, 3, 6]
    assert game.influence(2) == 2


def test_caught_by_a_challenge_the_3_come_back():
    game = deal("director director", *HANDS[1:]).rounds(1)
    game.play("0 frame 1", "1 challenge", "0 lose director")
    assert game.coins == [3, 3, 3]


def test_challenged_and_proved():
    game = deal(*HANDS, draws=["banker"]).rounds(1)
    game.play("0 frame 1", "2 challenge", "2 lose priest", "1 pass", "1 lose banker")
    assert game.coins == [0, 6, 3]


def test_a_caught_block():
    game = deal(*HANDS).rounds(1)
    game.play("0 frame 1", "pass", "1 block judge", "2 challenge", "1 lose banker")
    assert 1 not in game.living


def test_the_3_arrive_when_the_action_applies_so_they_cannot_pay_for_the_block():
    hands = "judge director", "priest banker", "customs_officer judge"
    game = deal(*hands).play("0 income", "1 income", "2 customs judge", "pass")
    # Charity leaves seat 1 without a coin: it cannot pay the tax on a block.
    game.play("0 charity", "pass", "1 pass", "2 pass", "1 income", "2 charity", "pass", "0 pass")
    game.play("1 pass", "0 charity", "pass", "1 pass", "2 pass", "1 income")
    game.play("2 charity", "pass", "0 pass", "1 pass", "0 charity", "pass", "1 pass", "2 pass")
    game.play("1 income", "2 charity", "pass", "0 pass", "1 pass")
    game.play("0 charity", "pass", "1 pass", "2 pass")
    assert game.coins[1] == 0
    game.play("1 propaganda", "2 challenge", "1 lose priest", "2 income")
    game.play("0 frame 1", "pass")
    assert game.kind == "action"  # no window for seat 1: its last life is gone at once
    assert 1 not in game.living


def test_a_target_who_is_out_gets_the_3_into_the_estate():
    game = deal(*HANDS, draws=["politician"]).rounds(1)
    game.play("0 income", "1 frame 0", "2 challenge", "1 lose banker", "2 income")
    game.play("0 frame 1", "1 challenge")
    assert 1 not in game.living
    assert EstateReturned(1, 6) in game.news()
