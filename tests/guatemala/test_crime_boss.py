"""Crime Boss, Extortion: the target gives 2, or the boss pays 5 and the target loses a life."""

from camarilla.court.events import ActionDeclared, CoinsTaken
from camarilla.games.guatemala.roles.crime_boss import ExtortionRefused
from tests.guatemala.table import deal

HANDS = "crime_boss director", "politician banker", "priest crime_boss"


def test_the_target_may_give_2_and_the_turn_ends():
    game = deal(*HANDS).rounds(3).play("0 extortion 1", "pass")
    assert game.moment() == ("extortion", (1,))
    assert game.options(1) == ["pay", "refuse"]
    game.play("1 pay")
    assert CoinsTaken(0, 1, 2) in game.news()
    assert game.coins == [7, 3, 5]
    assert game.active == 1


def test_refused_the_boss_pays_5_and_the_target_loses_a_life():
    game = deal(*HANDS).rounds(3).play("0 extortion 1", "pass", "1 refuse", "1 lose banker")
    assert ExtortionRefused(1, 0, 5) in game.news()
    assert game.coins == [0, 5, 5]
    assert game.influence(1) == 1


def test_5_are_held_at_the_declaration_and_paid_only_if_refused():
    game = deal(*HANDS).rounds(2)
    assert game.why(0, "extortion 1") == "coins"
    game.rounds(1).play("0 extortion 1")
    assert game.news() == [ActionDeclared(0, "extortion", "crime_boss", (1,), 0)]


def test_giving_2_is_no_claim_and_there_is_no_counteraction():
    game = deal(*HANDS).rounds(3).play("0 extortion 2", "pass", "2 pay")
    assert game.moment() == ("action", (1,))


def test_2_or_nothing():
    hands = "crime_boss director", "politician banker", "priest banker"
    game = deal(*hands, draws=["crime_boss"]).rounds(2).play("0 bribery 1", "pass", "1 pass")
    game.play("1 income", "2 bribery 1", "pass", "1 pass")
    assert game.coins == [6, 1, 6]
    game.play("0 extortion 1", "pass")
    assert game.moment() == ("lose", (1,))
    assert game.coins[0] == 1


def test_challenged_and_caught():
    game = deal("director director", *HANDS[1:]).rounds(3)
    game.play("0 extortion 1", "1 challenge", "0 lose director")
    assert game.coins == [5, 5, 5]


def test_challenged_and_proved():
    game = (
        deal(*HANDS, draws=["banker"])
        .rounds(3)
        .play("0 extortion 1", "2 challenge", "2 lose priest")
    )
    assert game.moment() == ("extortion", (1,))


def test_a_target_who_is_out_is_not_asked_and_nothing_is_paid():
    game = deal(*HANDS, draws=["banker"]).rounds(3)
    game.play("0 income", "1 extortion 0", "2 challenge", "1 lose politician", "2 income")
    game.play("0 extortion 1", "1 challenge")
    assert 1 not in game.living
    assert game.coins[0] == 6
    assert game.active == 2
