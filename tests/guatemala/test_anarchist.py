"""Anarchist, Bomb: pay 3; the target gets the Bomb, and may hand it on, defuse it, or suffer it."""

from camarilla.court.events import ActionDeclared, LifeLost
from camarilla.games.guatemala.roles.anarchist import BombDefused, BombHeld
from tests.guatemala.table import deal

HANDS = "director director", "anarchist banker", "politician banker", "priest anarchist"


def thrown(target=1, hands=HANDS, **more):
    return deal(*hands, **more).rounds(1).play(f"0 bomb {target}")


def test_the_target_gets_the_bomb_without_a_claim_or_a_challenge():
    game = thrown()
    assert game.news() == [ActionDeclared(0, "bomb", None, (1,), 3), BombHeld(1)]
    assert game.moment() == ("bomb", (1,))


def test_costs_3():
    assert deal(*HANDS).why(0, "bomb 1") == "coins"
    assert thrown().coins == [0, 3, 3, 3]


def test_nothing_done_one_life():
    game = thrown().play("1 pass", "1 lose banker")
    assert LifeLost(1, "banker", "bomb") in game.news()
    assert game.influence(1) == 1


def test_defused():
    game = thrown().play("1 defuse")
    assert game.moment() == ("challenge", (0, 2, 3))
    game.play("pass")
    assert BombDefused(1) in game.news()
    assert game.influence(1) == 2


def test_handed_on_the_target_named_first():
    game = thrown().play("1 hand_on 2")
    assert game.moment() == ("challenge", (0, 2, 3))
    game.play("pass")
    assert game.moment() == ("bomb", (2,))
    game.play("2 pass", "2 lose banker")
    assert game.influence(2) == 1


def test_never_to_a_past_holder_nor_to_the_active_player():
    game = thrown()
    assert game.options(1) == ["pass", "defuse", "hand_on 2", "hand_on 3"]
    game.play("1 hand_on 3", "pass")
    assert game.options(3) == ["pass", "defuse", "hand_on 2"]
    game.play("3 hand_on 2", "pass")
    assert game.options(2) == ["pass", "defuse"]


def test_never_to_one_who_cannot_be_a_target():
    hands = "director director", "anarchist banker", "peacekeeper banker", "priest anarchist"
    game = deal(*hands, first=2).play("2 peacekeeping", "pass", "3 income").rounds(1)
    game.play("0 bomb 1")
    assert game.options(1) == ["pass", "defuse", "hand_on 3"]


def test_caught_a_life_for_the_challenge_and_one_for_the_bomb():
    game = thrown(2).play("2 defuse", "3 challenge", "2 lose banker")
    assert 2 not in game.living
    assert [e.cause for e in game.news() if isinstance(e, LifeLost)] == ["challenge", "bomb"]


def test_challenged_and_proved_the_challenger_loses_a_life():
    game = thrown(draws=["priest"]).play("1 hand_on 2", "2 challenge", "2 lose banker")
    assert game.moment() == ("bomb", (2,))


def test_handed_to_one_who_went_out_challenging_it_is_gone():
    game = deal(*HANDS, draws=["priest"], first=2)
    game.play("2 propaganda", "0 challenge", "2 lose banker", "3 income").rounds(1)
    game.play("0 bomb 1", "1 hand_on 2", "2 challenge")
    assert 2 not in game.living
    assert game.moment() == ("action", (1,))


def test_throwing_it_is_no_claim_so_there_is_no_tax_but_defusing_is():
    hands = "customs_officer director", "anarchist banker", "priest banker", "director anarchist"
    game = deal(*hands).play("0 customs anarchist", "pass", "1 income", "2 income", "3 income")
    game.play("0 income", "1 bomb 2")
    assert game.coins == [3, 0, 3, 3]
    game.play("2 defuse")
    assert game.coins == [4, 0, 2, 3]
