"""Going out in the middle of things: between a proved claim and its effect."""

import pytest

from tests.guatemala.table import deal

OTHERS = "intellectual guerrilla", "priest priest"


def gone(card: str, action: str, **more):
    """Seat 0, with one life left, proves a claim; the challenger answers its loss with Memoirs,
    seat 0 doubts that, and is out before its own action takes effect."""
    finance = "banker" if card != "banker" else "director"
    game = deal(f"{card} {finance}", *OTHERS, draws=["priest"], **more)
    game.play("0 charity", "2 challenge", f"0 lose {finance}", "1 income", "2 income")
    game.play(f"0 {action}", "1 challenge", "1 memoirs intellectual", "0 challenge")
    assert 0 not in game.living
    return game


def test_coins_go_to_the_estate():
    game = gone("banker", "profit")
    assert any(getattr(event, "coins", None) == 5 for event in game.news())
    assert game.coins[0] == 0


def test_no_second_action_for_a_spy():
    game = deal("spy director", *OTHERS, draws=["priest"])
    game.play("0 charity", "2 challenge", "0 lose director", "1 income", "2 income")
    game.play("0 intel", "1 challenge", "1 memoirs intellectual", "0 challenge")
    assert 0 not in game.living
    assert game.moment() == ("action", (1,))


@pytest.mark.parametrize("role", ["director", "writer", "producer"])
def test_no_cards(role):
    game = gone(role, "propaganda 2" if role == "producer" else "propaganda")
    if role == "producer":
        game.play("2 pass")
    assert game.moment() == ("action", (1,))
    assert game.influence(0) == 0


@pytest.mark.parametrize(
    ("role", "action"),
    [
        ("peacekeeper", "peacekeeping"),
        ("customs_officer", "customs banker"),
        ("foreign_consular", "alliance 2"),
    ],
)
def test_no_tokens(role, action):
    hands = f"{role} banker", "intellectual guerrilla", "director director"
    game = deal(*hands, draws=["director"])
    game.play("0 propaganda", "1 challenge", "0 lose banker")
    game.play("1 income", "2 income")
    game.play(f"0 {action}", "1 challenge", "1 memoirs intellectual", "0 challenge")
    assert 0 not in game.living
    assert game.tokens == type(game.tokens)()


def test_nothing_is_collected_by_a_socialist():
    hands = "socialist banker", "intellectual guerrilla", "director director"
    game = deal(*hands, draws=["director"]).play("0 propaganda", "1 challenge", "0 lose banker")
    game.play("1 income", "2 income")
    game.play("0 collection", "1 challenge", "1 memoirs intellectual", "0 challenge")
    assert game.moment() == ("action", (1,))
    assert game.coins == [0, 8, 3]


def test_a_plantation_owner_who_is_out_still_counts_as_one():
    hands = "plantation_owner director", "plantation_owner priest", "politician guerrilla"
    game = deal(*hands, draws=["director"]).play("0 charity", "1 challenge", "0 lose director")
    game.play("1 income", "2 income")
    game.play("0 harvest", "pass", "1 join", "2 pass", "0 challenge")
    assert 0 not in game.living
    assert game.coins == [0, 5, 3]
    assert any(getattr(event, "coins", None) == 5 for event in game.news())  # 2 + 1 + 2 left


def test_a_capitalist_who_is_out_pays_from_the_estate():
    hands = "capitalist director", "capitalist priest", "politician guerrilla"
    game = deal(*hands, draws=["director"]).play("0 charity", "1 challenge", "0 lose director")
    game.play("1 income", "2 income")
    game.play("0 dividends", "pass", "1 join", "2 pass", "0 challenge")
    assert 0 not in game.living
    assert game.coins == [0, 4, 3]
