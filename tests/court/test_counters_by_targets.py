"""A row of counteractions: each target for itself, each challenged before the next."""

from camarilla.court.events import ActionBlocked, CoinsGiven, CoinsTaken
from tests.court.carnival import carnival

HANDS = "knight jester", "jester jester", "knight scout", "scout scout"


def test_targets_are_asked_one_by_one_clockwise_from_the_active_seat():
    game = carnival(*HANDS, first=2).play("2 joust", "pass")
    assert game.asked == (3,)
    game.play("3 pass")
    assert game.asked == (0,)
    game.play("0 pass")
    assert game.asked == (1,)


def test_a_standing_block_shields_that_target_and_nobody_else():
    game = carnival(*HANDS).play("0 joust", "pass", "1 block knight", "pass", "2 pass", "3 pass")
    assert ActionBlocked(0, "joust", 1) in game.game.events()
    game.play("2 lose scout", "3 lose scout")
    assert [game.influence(seat) for seat in range(4)] == [2, 2, 1, 1]


def test_a_refuted_blocker_gets_no_second_block():
    game = carnival(*HANDS).play(
        "0 joust", "pass", "1 block knight", "3 challenge", "1 lose jester"
    )
    assert game.asked == (2,)


def test_who_is_out_by_its_turn_is_skipped():
    hands = "knight jester", "knight scout", "jester scout", "scout jester"
    game = carnival(*hands, draws=["knight", "knight"]).play(
        "0 joust", "2 challenge", "2 lose scout"
    )
    game.play("1 block knight", "2 challenge")
    assert 2 not in game.game.view().living
    assert (game.kind, game.asked) == ("block", (3,))


def test_in_all_other_respects_the_action_succeeds():
    game = carnival(*HANDS).play("0 ransom 2", "pass", "2 block knight", "pass")
    assert CoinsGiven(0, 2, 2) in game.news()
    assert not any(isinstance(event, CoinsTaken) for event in game.news())
    assert game.coins == [1, 3, 5, 3]


def test_nobody_is_shielded_the_effects_strike_all():
    game = carnival(*HANDS).play("0 ransom 2", "pass", "2 pass")
    assert game.coins == [2, 3, 4, 3]
