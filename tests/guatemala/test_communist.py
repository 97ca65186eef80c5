"""Communist, Redistribution: take up to 3 from the richest, give to the poorest."""

from camarilla.court.events import ActionDeclared, CoinsTaken
from tests.guatemala.table import deal

HANDS = "communist director", "banker banker", "communist guerrilla"


def rich_in_the_middle(hands=HANDS, **more):
    """Coins 2, 5, 3 on seat 0's turn."""
    return deal(*hands, first=1, **more).play("1 profit", "pass", "2 income")


def test_takes_up_to_3_from_the_richest_and_gives_to_the_poorest():
    game = rich_in_the_middle().play("0 income", "1 income", "2 redistribution 1", "2 give 0")
    game.play("pass", "1 pass")
    assert game.coins == [6, 3, 3]


def test_the_active_player_may_be_the_poorest():
    game = rich_in_the_middle()
    assert [o for o in game.options(0) if "redistribution" in o] == ["redistribution 1"]
    game.play("0 redistribution 1")
    assert game.news() == [ActionDeclared(0, "redistribution", "communist", (1,), 0, receiver=0)]
    game.play("pass", "1 pass")
    assert CoinsTaken(0, 1, 3) in game.news()
    assert game.coins == [5, 2, 3]


def test_the_active_player_may_be_the_richest_and_defends_itself_against_nobody():
    game = rich_in_the_middle(hands=("banker banker", "communist director", "guerrilla guerrilla"))
    game.play("0 income", "1 redistribution 1")
    assert game.kind == "receiver"
    game.play("1 give 2", "pass")
    assert game.kind == "action"
    assert game.coins == [3, 2, 6]


def test_costs_nothing_and_the_richest_may_claim_communist():
    hands = "communist director", "communist banker", "guerrilla guerrilla"
    game = rich_in_the_middle(hands=hands).play("0 redistribution 1", "pass")
    assert game.moment() == ("block", (1,))
    game.play("1 block communist", "pass")
    assert game.coins == [2, 5, 3]


def test_ties_the_active_player_chooses():
    game = deal(*HANDS)
    assert [o for o in game.options(0) if "redistribution" in o] == [
        "redistribution 0",
        "redistribution 1",
        "redistribution 2",
    ]
    game.play("0 redistribution 1")
    assert game.moment() == ("receiver", (0,))
    assert game.options(0) == ["give 0", "give 2"]
    game.play("0 give 2", "pass", "1 pass")
    assert game.coins == [2, 0, 4]


def test_richest_and_poorest_differ():
    game = deal(*HANDS).play("0 redistribution 2")
    assert "give 2" not in game.options(0)


def test_richest_and_poorest_are_fixed_at_declaration():
    game = rich_in_the_middle(draws=["banker"])
    game.play("0 redistribution 1", "2 challenge", "2 lose guerrilla", "1 pass")
    assert game.coins == [5, 2, 3]


def test_illegal_if_the_only_richest_is_protected():
    hands = "communist director", "peacekeeper banker", "guerrilla banker"
    game = deal(*hands, first=1).play("1 peacekeeping", "pass", "2 income", "0 income")
    game.play("1 profit", "pass", "2 income")
    assert game.why(0, "redistribution 1") == "protected"


def test_of_several_richest_one_that_is_not_protected():
    hands = "communist director", "peacekeeper banker", "guerrilla banker"
    game = deal(*hands, first=1).play("1 peacekeeping", "pass", "2 income")
    assert game.coins == [2, 3, 3]
    assert game.why(0, "redistribution 1") == "protected"
    assert game.why(0, "redistribution 2") is None


def test_challenged_and_caught():
    game = rich_in_the_middle(hands=("director director", *HANDS[1:]))
    game.play("0 redistribution 1", "2 challenge", "0 lose director")
    assert game.coins == [2, 5, 3]


def test_a_caught_block():
    game = rich_in_the_middle().play(
        "0 redistribution 1", "pass", "1 block communist", "2 challenge"
    )
    game.play("1 lose banker")
    assert game.coins == [5, 2, 3]


def test_a_richest_who_is_out_gives_from_the_estate():
    game = rich_in_the_middle(draws=["director"]).play("0 income", "1 propaganda", "0 challenge")
    game.play("1 lose banker", "2 income", "0 redistribution 1", "1 challenge")
    assert 1 not in game.living
    assert game.coins == [6, 0, 4]
