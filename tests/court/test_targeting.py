"""Whom an action may be aimed at, and what it costs against whom."""

from camarilla.court.events import ActionDeclared
from tests.court.carnival import BellRung, carnival, why

HANDS = "knight hunter", "miller peddler", "almoner herald"


def test_who_may_not_be_a_target_is_closed_and_says_why():
    game = carnival(*HANDS, sanctuary=1)
    assert why(game, 0, "ransom 1") == "protected"
    assert why(game, 0, "ransom 2") is None


def test_the_game_says_for_which_actions():
    game = carnival(*HANDS, sanctuary=1, coins=7)
    assert why(game, 0, "coup 1") is None


def test_all_others_are_those_who_may_be_targets():
    game = carnival(*HANDS, sanctuary=1).play("0 joust")
    assert game.news() == [ActionDeclared(0, "joust", "knight", (2,), 1)]


def test_with_no_target_at_all_it_is_closed():
    game = carnival(*HANDS[:2], sanctuary=1)
    assert why(game, 0, "joust") == "protected"


def test_an_action_that_can_be_done_alone_is_open_when_nobody_may_be_a_target():
    hands = "peddler hunter", "miller peddler"
    game = carnival(*hands, sanctuary=1)
    assert why(game, 0, "hawk") is None
    assert why(game, 0, "hawk 1") == "protected"
    game.play("0 hawk", "pass")
    assert game.coins == [4, 3]
    assert "hawk" not in carnival(*hands).options(0)


def test_a_receiver_is_no_target():
    game = carnival(*HANDS, sanctuary=1).play("0 alms 1", "pass")
    assert game.coins == [4, 4, 3]


def test_the_richest_gives_to_the_poorest_and_the_active_seat_decides_ties():
    game = carnival(*HANDS).play("0 income", "1 mill 0")
    assert (game.kind, game.options(1)) == ("receiver", ["give 1", "give 2"])
    game.play("1 give 2", "pass", "0 pass")
    assert game.coins == [2, 3, 5]


def test_the_richest_may_be_oneself_and_is_then_asked_for_no_block():
    game = carnival("miller hunter", "peddler herald").play("0 income", "1 cry miller", "pass")
    game.play("0 mill 0", "pass")
    assert game.coins == [2, 5]
    assert (game.kind, game.active) == ("action", 1)


def test_a_protected_richest_cannot_be_taken_from():
    game = carnival(*HANDS, sanctuary=0, first=0).play("0 income")
    assert why(game, 1, "mill 0") == "protected"


def test_a_cost_may_depend_on_the_lives_of_the_target():
    game = carnival(*HANDS).play("0 hunt 1", "pass", "1 lose miller")
    assert game.coins[0] == 2
    game.play("1 income", "2 income")
    assert why(game, 0, "hunt 1") == "coins"
    assert why(game, 0, "hunt 2") is None


def test_coins_may_have_to_be_held_without_being_paid():
    hands = "usurer hunter", "miller peddler"
    assert why(carnival(*hands), 0, "lend") == "coins"
    game = carnival(*hands, coins=4).play("0 lend", "pass")
    assert game.coins[0] == 5


def test_a_role_in_play_is_named():
    game = carnival("herald knight", "miller peddler")
    assert [o for o in game.options(0) if o.startswith("cry")] == [
        "cry herald",
        "cry knight",
        "cry miller",
        "cry peddler",
    ]
    game.play("0 cry miller", "pass")
    assert BellRung("miller", 0) in game.news()


def test_an_action_of_a_role_that_claims_nothing():
    game = carnival("herald knight", "miller peddler", roles="bawd", toll="bawd").play("0 wink")
    assert game.coins == [5, 3]
    assert game.active == 1


def test_a_drafted_general_action_has_no_cards_and_is_never_claimed():
    game = carnival("herald knight", "miller peddler", roles="fair")
    assert "cry fair" not in game.options(0)
    game.play("0 dance")
    assert game.coins == [5, 3]
