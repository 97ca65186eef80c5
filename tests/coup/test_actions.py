"""Section 3: the turn and its actions."""

import pytest

from camarilla import Illegal
from camarilla.court.events import ActionDeclared, CoinsGained, CoinsTaken, LifeLost
from tests.coup.table import Played, deal

HANDS = "duke duke", "captain captain", "contessa contessa"


@pytest.fixture
def game() -> Played:
    return deal(*HANDS)


def inquisition(*hands: str, **more) -> Played:
    return deal(*(hands or HANDS), edition="it", fifth="inquisitor", **more)


def closed(game: Played, seat: int) -> dict[str, str]:
    return {str(other.reply): other.why for other in game.game.question(seat).closed}


# -- exactly one action, no pass ----------------------------------------------------------------


def test_the_active_player_has_every_affordable_action_and_no_pass(game):
    assert game.options(0) == [
        *("income", "foreign_aid", "tax", "steal 1", "steal 2", "exchange"),
    ]
    with pytest.raises(Illegal):
        game.play("0 pass")


def test_exactly_one_action_a_turn(game):
    game.play("0 income")
    assert game.asked == (1,)
    with pytest.raises(Illegal) as refused:
        game.play("0 income")
    assert refused.value.code == Illegal.NOT_ASKED


def test_an_action_need_not_be_true(game):
    """Seat 1 holds two Captains; it may claim every character."""
    game.play("0 income")
    assert {"tax", "exchange", "steal 0"} <= set(game.options(1))


# -- the ten coins ------------------------------------------------------------------------------


def test_with_ten_coins_the_only_legal_action_is_a_coup(game):
    game.incomes(3 * 8)
    assert game.coins == [10, 10, 10]
    assert game.options(0) == ["coup 1", "coup 2"]
    assert closed(game, 0)["income"] == "must_coup"
    assert closed(game, 0)["assassinate 1"] == "must_coup"


def test_with_more_than_ten_too(game):
    game.taxes(9)
    assert game.coins == [11, 11, 11]
    assert game.options(0) == ["coup 1", "coup 2"]


def test_with_nine_coins_there_is_still_a_choice(game):
    game.incomes(3 * 7)
    assert game.coins == [9, 9, 9]
    assert {"income", "coup 1", "assassinate 2", "tax"} <= set(game.options(0))


# -- affordable, and aimed at others who live ---------------------------------------------------


def test_an_assassination_must_be_affordable(game):
    assert closed(game, 0)["assassinate 1"] == "coins"
    with pytest.raises(Illegal):
        game.play("0 assassinate 1")
    game.incomes(3)
    assert game.coins[0] == 3
    assert "assassinate 1" in game.options(0)


def test_a_coup_must_be_affordable(game):
    game.incomes(3 * 4)
    assert game.coins[0] == 6
    assert closed(game, 0)["coup 1"] == "coins"
    with pytest.raises(Illegal):
        game.play("0 coup 1")
    game.incomes(3)
    assert "coup 1" in game.options(0)


@pytest.mark.parametrize("action", ["coup", "assassinate", "steal", "examine"])
def test_an_action_never_targets_oneself(action):
    game = inquisition().incomes(15)
    assert f"{action} 1" in game.options(0)
    assert f"{action} 0" not in game.options(0)
    with pytest.raises(Illegal):
        game.play(f"0 {action} 0")


@pytest.mark.parametrize("action", ["coup", "assassinate", "steal", "examine"])
def test_an_action_never_targets_an_exiled_player(action):
    game = inquisition().incomes(15)
    game.play("0 income").caught(1, "captain").play("2 income", "0 income").caught(1)
    game.play("2 income")
    assert f"{action} 2" in game.options(0)
    assert f"{action} 1" not in game.options(0)
    with pytest.raises(Illegal):
        game.play(f"0 {action} 1")


@pytest.mark.parametrize("reply", ["steal", "steal 3", "tax 1", "income 1", "coup", "examine 1"])
def test_an_action_with_the_wrong_target_or_of_another_box_is_not_to_be_had(game, reply):
    game.incomes(15)
    with pytest.raises(Illegal):
        game.play(f"0 {reply}")


# -- the table of actions -----------------------------------------------------------------------


def test_income_takes_one_and_can_be_neither_blocked_nor_challenged(game):
    game.play("0 income")
    assert game.coins == [3, 2, 2]
    assert game.asked == (1,)
    assert game.kind == "action"
    assert game.news()[:2] == [ActionDeclared(0, "income", None, (), 0), CoinsGained(0, 1)]


def test_foreign_aid_takes_two(game):
    game.play("0 foreign_aid", "pass")
    assert game.coins == [4, 2, 2]
    assert CoinsGained(0, 2) in game.news()


def test_foreign_aid_makes_no_claim_and_any_other_player_may_block_it_claiming_duke(game):
    game.play("0 foreign_aid")
    assert game.kind == "block"
    assert game.asked == (1, 2)
    assert game.options(1) == game.options(2) == ["pass", "block duke"]


def test_a_coup_costs_seven_and_the_target_loses_an_influence(game):
    game.incomes(15).play("0 coup 2")
    assert game.coins == [0, 7, 7]
    assert game.asked == (2,)
    assert game.kind == "lose"
    game.play("2 lose contessa")
    assert LifeLost(2, "contessa", "coup") in game.news()
    assert game.active == 1


def test_tax_claims_duke_takes_three_and_cannot_be_blocked(game):
    game.play("0 tax")
    assert game.kind == "challenge"
    assert ActionDeclared(0, "tax", "duke", (), 0) in game.news()
    game.play("pass")
    assert game.coins == [5, 2, 2]
    assert (game.kind, game.asked) == ("action", (1,))


def test_an_assassination_claims_assassin_costs_three_and_the_target_loses_an_influence(game):
    game.incomes(3).play("0 assassinate 2")
    assert ActionDeclared(0, "assassinate", "assassin", (2,), 3) in game.news()
    game.play("pass", "2 pass", "2 lose contessa")
    assert game.coins == [0, 3, 3]
    assert LifeLost(2, "contessa", "assassinate") in game.news()


def test_only_the_target_may_block_an_assassination_claiming_contessa(game):
    game.incomes(3).play("0 assassinate 2", "pass")
    assert (game.kind, game.asked) == ("block", (2,))
    assert game.options(2) == ["pass", "block contessa"]


def test_costs_are_paid_when_the_action_is_declared(game):
    game.incomes(15).play("0 assassinate 1")
    assert game.kind == "challenge"
    assert game.coins == [4, 7, 7]


def test_a_steal_claims_captain_and_takes_two_from_the_target(game):
    game.play("0 steal 1")
    assert ActionDeclared(0, "steal", "captain", (1,), 0) in game.news()
    game.play("pass", "1 pass")
    assert game.coins == [4, 0, 2]
    assert CoinsTaken(0, 1, 2) in game.news()


def test_a_steal_takes_one_if_the_target_has_one():
    game = deal("duke duke", "captain captain", edition="de")
    game.play("0 steal 1", "pass", "1 pass")
    assert game.coins == [2, 0]
    assert CoinsTaken(0, 1, 1) in game.news()


def test_a_target_with_no_coins_may_be_stolen_from_and_nothing_is_taken(game):
    game.play("0 steal 2", "pass", "2 pass")
    assert game.coins == [4, 2, 0]
    game.play("1 steal 2", "pass", "2 pass")
    assert game.coins == [4, 2, 0]
    assert game.active == 2


@pytest.mark.parametrize("fifth", ["ambassador", "inquisitor"])
def test_only_the_target_may_block_a_steal_claiming_captain_or_the_fifth_character(fifth):
    game = deal(*HANDS, edition="de", fifth=fifth).play("0 steal 1", "pass")
    assert (game.kind, game.asked) == ("block", (1,))
    assert game.options(1) == ["pass", "block captain", f"block {fifth}"]


@pytest.mark.parametrize("fifth", ["ambassador", "inquisitor"])
def test_an_exchange_claims_the_fifth_character_and_cannot_be_blocked(fifth):
    game = deal(*HANDS, edition="de", fifth=fifth, draws=["assassin"] * 2)
    game.play("0 exchange")
    assert game.kind == "challenge"
    assert ActionDeclared(0, "exchange", fifth, (), 0) in game.news()
    game.play("pass")
    assert (game.kind, game.asked) == ("return", (0,))


def test_examine_claims_inquisitor_and_cannot_be_blocked():
    game = inquisition().play("0 examine 2")
    assert game.kind == "challenge"
    assert ActionDeclared(0, "examine", "inquisitor", (2,), 0) in game.news()
    game.play("pass")
    assert (game.kind, game.asked) == ("show", (2,))


def test_there_is_no_examining_with_the_ambassador_in_play(game):
    assert not [option for option in game.options(0) if option.startswith("examine")]
