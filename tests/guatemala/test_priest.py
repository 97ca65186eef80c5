"""Priest, Charity: every other player gives 1."""

from camarilla.court.events import ActionDeclared, CoinsTaken
from tests.guatemala.table import deal

HANDS = "priest director", "politician banker", "priest guerrilla", "banker banker"


def test_every_other_player_gives_1():
    game = deal(*HANDS).play("0 charity", "pass", "1 pass", "2 pass", "3 pass")
    assert game.coins == [5, 1, 1, 1]


def test_costs_nothing_and_all_others_are_targets():
    game = deal(*HANDS).play("0 charity")
    assert game.news() == [ActionDeclared(0, "charity", "priest", (1, 2, 3), 0)]


def test_each_target_blocks_for_its_own_coin():
    game = deal(*HANDS).play("0 charity", "pass", "1 pass", "2 block priest", "pass", "3 pass")
    assert game.coins == [4, 1, 2, 1]


def test_a_caught_block_gives_all_the_same():
    game = deal(*HANDS).play("0 charity", "pass", "1 block priest", "2 challenge", "1 lose banker")
    game.play("2 pass", "3 pass")
    assert game.coins == [5, 1, 1, 1]


def test_who_has_none_gives_none():
    game = (
        deal(*HANDS).play("0 bribery 1", "pass", "1 pass").play("1 income", "2 bribery 1", "pass")
    )
    game.play("1 pass", "3 income", "0 charity", "pass", "1 pass", "2 pass", "3 pass")
    assert CoinsTaken(0, 1, 0) in game.news()
    assert game.coins == [6, 0, 2, 2]


def test_protected_players_are_skipped():
    hands = "priest director", "peacekeeper banker", "priest guerrilla", "banker banker"
    game = deal(*hands).play("0 income", "1 peacekeeping", "pass", "2 income", "3 income")
    game.play("0 charity", "pass", "2 pass", "3 pass")
    assert game.coins == [5, 3, 2, 2]


def test_challenged_and_caught():
    game = deal("director director", *HANDS[1:]).play("0 charity", "1 challenge", "0 lose director")
    assert game.coins == [2, 2, 2, 2]


def test_challenged_and_proved():
    game = deal(*HANDS, draws=["politician"]).play("0 charity", "3 challenge", "3 lose banker")
    assert game.moment() == ("block", (1,))


def test_a_priest_who_dies_challenging_a_block_collects_into_the_estate():
    game = deal(*HANDS, draws=["director"]).play("0 profit", "1 challenge", "0 lose director")
    game.play("1 income", "2 income", "3 income")
    game.play("0 charity", "pass", "1 pass", "2 block priest", "0 challenge", "3 pass")
    assert 0 not in game.living
    assert game.coins == [0, 2, 3, 2]
