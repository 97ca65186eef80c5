"""Intellectual, Memoirs: in answer to a lost life, coups included, gain 5."""

from camarilla.court.events import AsideTurnedUp, CoinsGained, LifeSetAside
from camarilla.kernel import Sealed
from tests.guatemala.table import deal

HANDS = "guerrilla director", "intellectual banker", "politician guerrilla"


def executed(rounds=2, hands=HANDS, **more):
    """Seat 1 is about to lose a life to Execution."""
    return deal(*hands, **more).rounds(rounds).play("0 execution 1", "pass", "1 pass")


def test_the_card_is_set_aside_face_down_and_5_are_gained():
    game = executed()
    assert game.options(1) == [
        "lose banker",
        "lose intellectual",
        "memoirs banker",
        "memoirs intellectual",
    ]
    game.play("1 memoirs banker", "pass")
    assert CoinsGained(1, 5) in game.news()
    assert game.coins[1] == 9
    assert game.hand(1) == ["intellectual"]
    assert game.aside(1) == ("banker",)
    assert game.face_up(1) == ()


def test_unchallenged_nobody_sees_the_card():
    game = executed().play("1 memoirs banker", "pass")
    assert LifeSetAside(1, "intellectual", "execution", Sealed((1,))) in game.news(0)
    assert game.game.view(0).table.seats[1].aside is None
    assert game.game.view(0).table.seats[1].set_aside == 1


def test_challenged_and_it_is_the_role():
    game = executed().play("1 memoirs intellectual", "2 challenge", "2 lose politician")
    assert AsideTurnedUp(1, "intellectual", "intellectual", 2) in game.news()
    assert game.face_up(1) == ("intellectual",)
    assert game.hand(1) == ["banker"]  # it stays lost and is not redrawn
    assert game.coins[1] == 9
    assert game.influence(2) == 1


def test_challenged_and_it_is_not_the_role_another_life_is_lost_and_nothing_gained():
    game = executed().play("1 memoirs banker", "2 challenge")
    assert 1 not in game.living
    assert "CoinsGained" not in game.names()


def test_the_very_card_decides_not_the_hand():
    game = executed().play("1 memoirs banker", "0 challenge")
    assert game.face_up(1) == ("banker", "intellectual")


def test_a_coup_can_be_answered():
    game = deal(*HANDS).rounds(5).play("0 coup 1")
    assert "memoirs banker" in game.options(1)


def test_a_lost_challenge_can_be_answered():
    game = deal(*HANDS).play("0 income", "1 bribery 0", "2 challenge", "1 memoirs banker", "pass")
    assert game.coins[1] == 7


def test_not_for_a_last_life():
    game = executed().play("1 lose banker", "1 income", "2 income").rounds(4)
    game.play("0 execution 1", "pass", "1 pass")
    assert 1 not in game.living  # nobody was asked


def test_penalty_lives_can_be_answered_too():
    hands = "guerrilla director", "intellectual banker", "politician guerrilla"
    game = executed(hands=hands).play("1 memoirs intellectual", "2 challenge")
    assert game.options(2)[-2:] == ["memoirs guerrilla", "memoirs politician"]
    game.play("2 memoirs guerrilla", "pass")
    assert game.coins[1:] == [9, 9]


def test_two_equal_cards_are_one_option_and_still_a_question():
    game = executed(hands=("guerrilla director", "banker banker", "politician intellectual"))
    assert game.options(1) == ["lose banker", "memoirs banker"]


def test_who_goes_out_over_a_challenge_of_its_own_gains_nothing():
    hands = "guerrilla director", "intellectual banker", "intellectual guerrilla"
    game = executed(hands=hands).play("1 memoirs intellectual", "2 challenge")
    game.play("2 memoirs intellectual", "1 challenge")
    assert 1 not in game.living
    assert game.coins[2] == 9
    assert CoinsGained(1, 5) not in game.news()
