"""Claims, challenges, counteractions and verbs, with made-up roles."""

import pytest

from camarilla import Illegal, Outcome
from camarilla.court.events import (
    ActionBlocked,
    ActionDeclared,
    CardReturned,
    CardsDrawn,
    Challenged,
    ClaimProved,
    CoinsGained,
    CoinsTaken,
    CostReturned,
    EstateReturned,
    Exiled,
    LifeLost,
    TurnBegan,
)
from camarilla.kernel import Sealed
from tests.coup.table import Played
from tests.court.fable import fable, pieces

HANDS = "baker pedlar", "poisoner taster", "bandit beadle", "bandit beadle"


# -- claims -------------------------------------------------------------------------------------


def test_a_claim_without_cost():
    game = fable(*HANDS).play("0 bake")
    assert game.news() == [ActionDeclared(0, "bake", "baker", (), 0)]
    assert game.asked == (1, 2, 3)
    game.play("pass")
    assert game.news() == [CoinsGained(0, 5), TurnBegan(1, 2)]


def test_a_claim_without_cost_that_falls_returns_nothing():
    game = fable(*HANDS).play("0 rob 1", "3 challenge", "0 decline", "0 lose pedlar")
    assert "CostReturned" not in game.names()
    assert game.coins == [3, 3, 3, 3]


def test_a_claim_with_a_cost_that_falls_returns_it():
    game = fable(*HANDS).play("0 poison 1", "3 challenge", "0 decline", "0 lose pedlar")
    assert game.news()[-3:] == [
        LifeLost(0, "pedlar", "challenge"),
        CostReturned(0, 2),
        TurnBegan(1, 2),
    ]


def test_a_proved_claim_replaces_the_card_then_costs_the_challenger_then_stands():
    game = fable(*HANDS, draws=["taster"])
    game.play("0 bake", "1 pass", "2 challenge", "0 prove", "2 lose beadle")
    assert game.news(0)[1:] == [
        Challenged(2, 0, "baker", (1,)),
        ClaimProved(0, "baker", 2),
        CardReturned(0, Sealed(None, "baker")),
        CardsDrawn(0, 1, Sealed((0,), ("taster",))),
        LifeLost(2, "beadle", "challenge"),
        CoinsGained(0, 5),
        TurnBegan(1, 2),
    ]


# -- a kill with blockers -----------------------------------------------------------------------


def test_a_targeted_kill_may_be_blocked_by_its_target_with_any_blocking_role():
    game = fable(*HANDS).play("0 poison 1", "pass")
    assert game.asked == (1,)
    assert game.options(1) == ["pass", "block taster", "block beadle"]
    game.play("1 block beadle", "pass")
    assert game.news()[-2:] == [ActionBlocked(0, "poison", 1), TurnBegan(1, 2)]
    assert game.coins == [1, 3, 3, 3]


def test_a_targeted_kill_that_is_not_blocked_kills():
    game = fable(*HANDS).play("0 poison 1", "pass", "1 pass", "1 lose taster")
    assert game.news()[-2:] == [LifeLost(1, "taster", "poison"), TurnBegan(1, 2)]


def test_the_cause_of_a_lost_life_is_the_action():
    game = fable(*HANDS).play("0 waylay 2", "pass", "2 lose bandit")
    assert LifeLost(2, "bandit", "waylay") in game.news()


# -- blocks by anyone ---------------------------------------------------------------------------


def test_anyone_may_block_with_any_blocking_role():
    game = fable(*HANDS).play("0 beg")
    assert game.asked == (1, 2, 3)
    assert game.options(3) == ["pass", "block bandit", "block beadle"]
    game.play("3 block bandit", "pass")
    assert ActionBlocked(0, "beg", 3) in game.news()


def test_anyone_may_block_an_action_that_also_makes_a_claim_once_the_claim_stands():
    game = fable(*HANDS).play("0 preach")
    assert game.kind == "challenge"
    game.play("pass")
    assert (game.kind, game.asked) == ("block", (1, 2, 3))
    game.play("2 block beadle", "pass")
    assert ActionBlocked(0, "preach", 2) in game.news()


def test_who_was_exiled_by_the_challenge_may_not_block_any_more():
    game = fable("beadle pedlar", *HANDS[1:3], "bandit baker", draws=["taster"]).incomes(3)
    game.play("3 poison 0", "0 challenge", "3 decline", "3 lose bandit")
    game.play("0 preach", "3 challenge", "0 prove")
    assert Exiled(3) in game.news()
    assert (game.kind, game.asked) == ("block", (1, 2))


def test_a_refuted_block_leaves_the_window_open_to_those_who_had_not_answered():
    game = fable(*HANDS).play("0 beg", "3 pass", "1 block bandit", "0 challenge", "1 decline")
    game.play("1 lose taster")
    assert (game.kind, game.asked) == ("block", (2,))
    game.play("2 pass")
    assert game.news() == [CoinsGained(0, 4), TurnBegan(1, 2)]


# -- several verbs ------------------------------------------------------------------------------


def test_several_verbs_take_place_in_order_each_with_all_its_steps():
    game = fable(*HANDS, draws=["taster", "baker"]).play("0 trade", "pass")
    assert game.coins[0] == 4  # the first gain, and not yet the second
    game.play("0 return taster")
    assert game.coins[0] == 4
    game.play("0 return pedlar")
    assert game.coins[0] == 7
    kinds = [type(event).__name__ for event in game.game.events()[-6:]]
    assert kinds == [
        *("CoinsGained", "CardsDrawn", "CardReturned", "CardReturned", "CoinsGained"),
        "TurnBegan",
    ]
    assert game.hand(0) == ["baker", "baker"]


def test_verbs_without_steps_take_place_at_once():
    game = fable(*HANDS).play("0 rob 1", "pass")
    assert game.news()[1:] == [CoinsTaken(0, 1, 3), CoinsGained(0, 1), TurnBegan(1, 2)]
    assert game.coins == [7, 0, 3, 3]


def test_as_many_are_taken_as_there_are():
    game = fable(*HANDS).play("0 poison 1", "pass", "1 block taster", "pass", "1 rob 0", "pass")
    assert CoinsTaken(1, 0, 1) in game.news()
    assert game.coins == [0, 5, 3, 3]


def test_as_many_are_drawn_as_there_are():
    """Six seats hold all twelve cards: the court is empty."""
    hands = "baker baker", "taster taster", "pedlar pedlar", "bandit bandit", "beadle beadle"
    game = fable(*hands, "poisoner poisoner").play("0 trade", "pass")
    assert game.news()[1:4] == [
        CoinsGained(0, 1),
        CardsDrawn(0, 0, Sealed((0,))),
        CoinsGained(0, 3),
    ]
    assert game.active == 1


# -- estates ------------------------------------------------------------------------------------


def weakened() -> Played:
    """Seat 1 has one card left, seat 0 is on turn."""
    game = fable("baker pedlar", "poisoner taster", "bandit beadle").play("0 income", "1 bake")
    return game.play("2 challenge", "1 decline", "1 lose taster", "2 income")


def test_an_estate_waits_for_the_rest_of_the_action():
    game = weakened().play("0 income", "1 income", "2 income").play("0 waylay 1", "pass")
    assert game.news()[1:] == [
        LifeLost(1, "poisoner", "waylay"),
        Exiled(1),
        CoinsTaken(0, 1, 3),
        EstateReturned(1, 1),
        TurnBegan(2, 8),
    ]
    assert game.coins == [8, 0, 5]


def test_an_estate_stands_in_everybodys_view_until_the_turn_ends():
    game = weakened().play("0 beg", "1 block beadle", "2 challenge", "1 decline")
    for seat in (0, 1, 2, None):
        assert game.game.view(seat).table.estates == {1: 3}
        assert game.game.view(seat).table.seats[1].coins == 0
    game.play("2 pass")
    assert game.game.view().table.estates == {}
    assert EstateReturned(1, 3) in game.news()


def test_who_had_no_coins_leaves_no_estate():
    game = weakened().play("0 rob 1", "pass").play("1 bake", "0 challenge", "1 decline")
    assert Exiled(1) in game.news()
    assert "EstateReturned" not in game.names()


def test_pieces_are_conserved_through_it_all():
    game = weakened()
    before = pieces(game)
    assert before["coin"] == 30
    assert sum(before.values()) == 30 + 12
    for line in ("0 beg", "1 block beadle", "2 challenge", "1 decline", "2 pass"):
        assert pieces(game.play(line)) == before


# -- the rest of the turn -----------------------------------------------------------------------


def test_the_box_says_with_how_many_coins_one_must_coup():
    game = fable(*HANDS).play("0 bake", "pass").incomes(3)
    assert game.coins[0] == 8
    assert game.options(0) == ["coup 1", "coup 2", "coup 3"]


def test_the_box_says_what_a_coup_costs():
    game = fable(*HANDS).incomes(12)
    assert game.coins == [6, 6, 6, 6]
    game.play("0 coup 1", "1 lose taster")
    assert game.coins == [0, 6, 6, 6]


def test_a_game_that_does_not_allow_it_has_no_agreed_draw():
    with pytest.raises(Illegal, match="no say in a draw"):
        fable(*HANDS).play("0 agree")


def test_the_last_one_wins():
    game = fable("baker pedlar", "poisoner taster")
    game.play("0 rob 1", "1 challenge", "0 decline", "0 lose baker", "1 income")
    game.play("0 rob 1", "1 challenge", "0 decline")
    assert game.game.outcome == Outcome((1,), "last")
