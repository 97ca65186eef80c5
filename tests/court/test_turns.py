"""What a role may add to a turn: an extra action, an opening, a closing; and estates."""

from camarilla.court.events import CoinsGained, CostReturned, EstateReturned, TurnBegan
from tests.court.carnival import BellRung, carnival, why

HANDS = "scout jester", "ringer ringer", "knight hunter"


def test_an_extra_action_but_not_the_same():
    game = carnival(*HANDS).play("0 ride", "pass")
    assert (game.kind, game.asked) == ("action", (0,))
    assert why(game, 0, "ride") == "barred"
    game.play("0 income")
    assert game.active == 1


def test_an_extra_action_is_a_coup_with_coins_enough():
    game = carnival(*HANDS, coins=9).play("0 ride", "pass")
    assert game.options(0) == ["coup 1", "coup 2"]


def test_the_opening_comes_before_the_action_and_the_closing_after_the_last():
    game = carnival(*HANDS).play("0 ride", "pass", "0 income")
    assert game.news()[-4:] == [
        CoinsGained(0, 1),
        BellRung("closing", 0),
        TurnBegan(1, 2),
        BellRung("opening", 1),
    ]


def test_a_cost_that_comes_back_to_one_who_is_out_is_part_of_the_estate():
    hands = "scout jester", "ringer ringer", "knight hunter"
    game = carnival(*hands, first=1).play("1 ride", "0 challenge", "1 lose ringer", "2 income")
    game.play("0 income", "1 joust", "0 challenge")
    assert CostReturned(1, 1) in game.news()
    assert EstateReturned(1, 3) in game.news()
