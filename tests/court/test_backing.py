"""An action that somebody else must pay for."""

from camarilla.court.events import ActionBacked, ActionUnbacked
from tests.court.carnival import carnival

HANDS = "piper jester", "jester scout", "scout knight", "knight knight"


def test_those_who_can_pay_are_asked_but_not_the_target():
    game = carnival(*HANDS).play("0 march 1", "pass")
    assert (game.kind, game.asked) == ("back", (2, 3))


def test_the_first_who_pays_closes_the_window_and_it_is_no_claim():
    game = carnival(*HANDS).play("0 march 1", "pass", "3 join")
    assert ActionBacked(3, "march", 0, 2) in game.news()
    assert (game.kind, game.asked) == ("block", (1,))
    assert game.coins == [2, 3, 3, 1]


def test_nobody_pays_and_it_fails():
    game = carnival(*HANDS).play("0 march 1", "pass", "pass")
    assert ActionUnbacked(0, "march") in game.news()
    assert game.coins == [2, 3, 3, 3]


def test_nobody_can_pay_and_nobody_is_asked():
    game = carnival(*HANDS, coins=1).play("0 march 1", "pass")
    assert ActionUnbacked(0, "march") in game.news()


def test_a_block_comes_after_that():
    game = carnival(*HANDS).play("0 march 1", "pass", "3 join", "1 block piper", "pass")
    assert game.influence(1) == 2
