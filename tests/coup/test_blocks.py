"""Section 4: blocks, refuted and not."""

import pytest

from camarilla.court.events import ActionBlocked, ClaimFailed, CoinsGained, CoinsTaken
from tests.coup.table import Played, deal

HANDS = "duke assassin", "contessa captain", "ambassador assassin", "contessa assassin"


@pytest.fixture
def game() -> Played:
    return deal(*HANDS)


@pytest.fixture
def attacked() -> Played:
    """Seat 0 sends an assassin to seat 2, and nobody doubts it."""
    return deal(*HANDS, draws=["duke"]).incomes(4).play("0 assassinate 2", "pass")


def test_a_block_that_nobody_challenges_stands(game):
    game.play("0 foreign_aid", "2 block duke", "pass")
    assert game.news()[-2] == ActionBlocked(0, "foreign_aid", 2)
    assert game.coins == [2, 2, 2, 2]
    assert game.active == 1


def test_a_block_need_not_be_true(attacked):
    attacked.play("2 block contessa", "pass")
    assert attacked.influence(2) == 2


def test_an_action_that_is_blocked_fails_and_its_cost_stays_spent(attacked):
    attacked.play("2 block contessa", "pass")
    assert attacked.names() == ["CounterClaimed", "ActionBlocked", "TurnBegan"]
    assert attacked.coins == [0, 3, 3, 3]


def test_a_block_that_is_proved_stands_and_the_challenger_loses_an_influence():
    game = deal(*HANDS, draws=["duke"]).play("0 steal 2", "pass", "2 block ambassador")
    game.play("3 challenge", "2 prove", "3 lose contessa")
    assert game.news()[-2] == ActionBlocked(0, "steal", 2)
    assert game.coins == [2, 2, 2, 2]
    assert game.face_up(3) == ("contessa",)


def test_a_block_that_is_not_proved_fails(game):
    game.play("0 steal 2", "pass", "2 block captain", "0 challenge", "2 decline", "2 lose assassin")
    assert ClaimFailed(2, "captain", 0) in game.news()
    assert CoinsTaken(0, 2, 2) in game.news()
    assert game.coins == [4, 2, 0, 2]


def test_for_foreign_aid_a_new_window_opens_for_those_who_had_not_yet_answered(game):
    game.play("0 foreign_aid", "1 pass", "2 block duke", "3 challenge", "2 decline")
    game.play("2 lose assassin")
    assert (game.kind, game.asked) == ("block", (3,))
    game.play("3 block duke")
    assert game.asked == (0, 1, 2)
    game.play("pass")
    assert game.news()[-2] == ActionBlocked(0, "foreign_aid", 3)
    assert game.coins == [2, 2, 2, 2]


def test_the_refuted_blocker_and_those_who_passed_get_no_second_block_of_foreign_aid(game):
    game.play("0 foreign_aid", "2 block duke", "0 challenge", "2 decline", "2 lose assassin")
    assert game.asked == (1, 3)
    game.play("3 block duke", "0 challenge", "3 decline", "3 lose assassin")
    assert game.asked == (1,)
    game.play("1 block duke", "2 challenge", "1 decline", "1 lose captain")
    assert CoinsGained(0, 2) in game.news()
    assert game.active == 1


def test_when_none_is_left_the_foreign_aid_goes_on(game):
    game.play("0 foreign_aid", "1 pass", "3 pass", "2 block duke", "0 challenge", "2 decline")
    game.play("2 lose assassin")
    assert game.names() == ["LifeLost", "CoinsGained", "TurnBegan"]
    assert game.coins == [4, 2, 2, 2]


def test_the_window_for_foreign_aid_opens_anew_when_the_refuted_blocker_is_exiled_too():
    game = deal("contessa contessa", "assassin assassin", "captain captain", "duke duke")
    game.incomes(1).caught(1, "assassin").incomes(2)
    game.play("0 foreign_aid", "1 block duke", "3 challenge", "1 decline")
    assert (game.kind, game.asked) == ("block", (2, 3))


def test_a_refuted_target_of_a_steal_gets_no_second_block(game):
    game.play("0 steal 2", "pass", "2 block captain", "1 challenge", "2 decline", "2 lose assassin")
    assert game.names() == [
        *("ActionDeclared", "CounterClaimed", "Challenged", "ClaimFailed", "LifeLost"),
        *("CoinsTaken", "TurnBegan"),
    ]


def test_a_refuted_target_of_an_assassination_gets_no_second_block(attacked):
    attacked.play("2 block contessa", "1 challenge", "2 decline", "2 lose assassin")
    assert attacked.influence(2) == 0
    assert attacked.active == 1


def test_a_player_who_challenged_a_steal_and_lost_and_lives_may_still_block_it():
    game = deal("captain duke", "contessa contessa", "duke assassin", draws=["captain"])
    game.play("0 steal 1", "1 challenge", "0 prove", "1 lose contessa")
    assert (game.kind, game.asked) == ("block", (1,))
    game.play("1 block captain", "pass")
    assert game.coins == [2, 2, 2]


def test_a_player_who_challenged_an_assassination_and_lost_and_lives_may_still_block_it():
    game = deal(*HANDS, draws=["captain"]).incomes(4)
    game.play("0 assassinate 1", "1 challenge", "0 prove", "1 lose captain")
    assert (game.kind, game.asked) == ("block", (1,))
    game.play("1 block contessa", "pass")
    assert game.influence(1) == 1
    assert game.coins[0] == 0


def test_the_target_may_block_after_another_player_lost_the_challenge():
    game = deal(*HANDS, draws=["captain"]).incomes(4)
    game.play("0 assassinate 1", "3 challenge", "0 prove", "3 lose contessa")
    assert (game.kind, game.asked) == ("block", (1,))


def test_the_active_player_may_be_exiled_by_challenging_a_block():
    game = deal("duke duke", "captain captain", "contessa contessa", draws=["assassin"])
    game.caught(0, "duke").incomes(2).play("0 steal 1", "pass", "1 block captain")
    game.play("0 challenge", "1 prove")
    assert game.game.view().living == (1, 2)
    assert game.active == 1
    assert ActionBlocked(0, "steal", 1) in game.news()
