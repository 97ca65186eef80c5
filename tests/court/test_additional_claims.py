"""Additional claims: all are collected, then challenged one by one; who stands is a partner."""

from camarilla.court.events import CoinsGained, CoinsGiven, JoinClaimed
from tests.court.carnival import carnival

HANDS = "minstrel jester", "minstrel scout", "jester jester", "knight scout"


def test_everybody_else_is_asked_at_once_and_nobody_sees_the_others_answers():
    game = carnival(*HANDS).play("0 sing", "pass")
    assert (game.kind, game.asked) == ("join", (1, 2, 3))
    game.play("2 join")
    assert game.asked == (1, 3)
    assert game.game.view(1).window.answer is None
    assert "JoinClaimed" not in game.names()


def test_then_each_joiner_may_be_challenged_clockwise():
    game = carnival(*HANDS).play("0 sing", "pass", "3 join", "1 join", "2 pass")
    assert game.news()[-2:] == [
        JoinClaimed(1, "minstrel", "sing", 0),
        JoinClaimed(3, "minstrel", "sing", 0),
    ]
    assert game.asked == (0, 2, 3)
    game.play("pass")
    assert game.asked == (0, 1, 2)


def test_the_partners_are_those_whose_claim_stands():
    game = carnival(*HANDS).play(
        "0 sing", "pass", "3 join", "1 join", "2 pass", "pass", "1 challenge"
    )
    game.play("3 lose knight")
    assert game.news()[-3:-1] == [CoinsGained(0, 2), CoinsGiven(0, 1, 1)]


def test_a_joiner_who_is_out_when_its_claim_comes_up_has_none():
    game = carnival(*HANDS, draws=["knight"], first=3)
    game.play("3 sing", "0 challenge", "3 lose scout")
    game.play("0 sing", "pass", "1 join", "2 pass", "3 join", "3 challenge")
    assert 3 not in game.game.view().living
    assert game.coins == [4, 4, 3, 0]


def test_nobody_joins():
    game = carnival(*HANDS).play("0 sing", "pass", "pass")
    assert game.coins == [5, 3, 3, 3]
    assert game.active == 1


def test_who_cannot_pay_the_price_is_not_asked():
    game = carnival(*HANDS, toll="minstrel", coins=0).play(
        "0 income", "1 income", "2 income", "3 income"
    )
    game.play("0 income", "1 sing", "pass")
    assert game.asked == (2, 3, 0)
    game = carnival(*HANDS, toll="minstrel", coins=0).play("0 sing", "pass")
    assert game.active == 1
