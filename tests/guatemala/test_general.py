"""General, Purge: pay 5; every other player is a target and loses a life."""

from camarilla.court.events import ActionBlocked, ActionDeclared, LifeLost
from tests.guatemala.table import deal

HANDS = "general director", "politician banker", "priest general", "banker banker"


def test_every_other_player_loses_a_life_one_after_another_clockwise():
    game = deal(*HANDS, first=2).rounds(3).play("2 income", "3 income", "0 purge", "pass")
    game.play("1 pass", "2 pass", "3 pass")
    assert game.moment() == ("lose", (1,))
    game.play("1 lose banker", "2 lose priest")
    assert game.moment() == ("lose", (3,))
    game.play("3 lose banker")
    assert [game.influence(seat) for seat in range(4)] == [2, 1, 1, 1]


def test_costs_5():
    game = deal(*HANDS).rounds(2)
    assert game.why(0, "purge") == "coins"
    game.rounds(1).play("0 purge")
    assert game.news() == [ActionDeclared(0, "purge", "general", (1, 2, 3), 5)]


def test_blocks_clockwise_each_challengeable_each_for_itself():
    game = deal(*HANDS).rounds(3).play("0 purge", "pass")
    assert game.moment() == ("block", (1,))
    game.play("1 block general")
    assert game.moment() == ("challenge", (0, 2, 3))
    game.play("pass")
    assert game.moment() == ("block", (2,))
    game.play("2 pass", "3 pass", "2 lose priest", "3 lose banker")
    assert game.influence(1) == 2
    assert game.coins[0] == 0


def test_protected_players_are_not_targets():
    game = deal("general director", "peacekeeper banker", "priest general", "banker banker")
    game.play("0 income", "1 peacekeeping", "pass", "2 income", "3 income").rounds(2)
    game.play("0 purge")
    assert game.news()[0].targets == (2, 3)
    game.play("pass", "2 pass", "3 pass", "2 lose priest", "3 lose banker")
    assert game.influence(1) == 2


def test_goes_on_even_if_the_general_dies_challenging_a_block():
    hands = "general director", "politician banker", "priest general", "banker banker"
    game = deal(*hands, draws=["director"]).rounds(2)
    game.play("0 profit", "1 challenge", "0 lose director").play("1 income", "2 income", "3 income")
    game.rounds(1).play("0 purge", "pass", "1 pass", "2 block general", "0 challenge")
    assert 0 not in game.living
    game.play("3 pass", "1 lose banker", "3 lose banker")
    assert game.influence(2) == 2
    assert ActionBlocked(0, "purge", 2) in game.game.events()


def test_with_nobody_to_target_it_is_closed():
    game = deal("general director", "peacekeeper banker", free=True)
    game.play("0 income", "1 peacekeeping", "pass").rounds(3)
    assert game.why(0, "purge") == "protected"


def test_challenged_and_caught_the_5_come_back():
    game = deal("director director", *HANDS[1:]).rounds(3)
    game.play("0 purge", "3 challenge", "0 lose director")
    assert game.coins == [5, 5, 5, 5]


def test_challenged_and_proved():
    game = (
        deal(*HANDS, draws=["politician"]).rounds(3).play("0 purge", "3 challenge", "3 lose banker")
    )
    assert game.moment() == ("block", (1,))


def test_a_caught_block_costs_two_lives():
    game = deal(*HANDS).rounds(3)
    game.play(
        "0 purge", "pass", "1 block general", "0 challenge", "1 lose banker", "2 pass", "3 pass"
    )
    assert LifeLost(1, "politician", "purge") in game.news()
    assert 1 not in game.living
