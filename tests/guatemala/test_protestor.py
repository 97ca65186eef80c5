"""Protestor, Riot: pay 2; if another pays 3 to join, the target loses a life."""

from camarilla.court.events import ActionBacked, ActionBlocked, ActionUnbacked
from tests.guatemala.table import deal

HANDS = "protestor director", "politician banker", "guerrilla banker", "protestor guerrilla"


def riot(target=1, rounds=1, hands=HANDS, **more):
    return deal(*hands, **more).rounds(rounds).play(f"0 riot {target}", "pass")


def test_joined_the_target_loses_a_life():
    game = riot().play("2 join", "1 pass", "1 lose banker")
    assert ActionBacked(2, "riot", 0, 3) in game.news()
    assert game.influence(1) == 1
    assert game.coins == [1, 3, 0, 3]


def test_costs_2():
    game = deal(*HANDS)
    assert game.why(0, "riot 1") is None
    game.play("0 riot 1")
    assert game.coins[0] == 0


def test_a_joiner_needs_3():
    game = deal(*HANDS).play("0 riot 1", "pass")
    assert ActionUnbacked(0, "riot") in game.news()


def test_joining_is_no_claim_and_not_for_the_target():
    game = riot()
    assert game.moment() == ("back", (2, 3))
    game.play("2 join")
    assert game.moment() == ("block", (1,))


def test_the_first_to_pay_closes_it():
    game = riot().play("3 join")
    assert game.coins == [1, 3, 3, 0]
    assert game.moment() == ("block", (1,))


def test_nobody_joins_it_fails_and_2_are_gone():
    game = riot().play("pass")
    assert ActionUnbacked(0, "riot") in game.news()
    assert game.coins == [1, 3, 3, 3]
    assert game.influence(1) == 2


def test_no_block_before_somebody_has_joined():
    assert riot(3).play("pass").kind == "action"


def test_blocked_5_are_gone():
    game = riot(3).play("1 join", "3 block protestor", "pass")
    assert ActionBlocked(0, "riot", 3) in game.news()
    assert game.coins == [1, 0, 3, 3]
    assert game.influence(3) == 2


def test_a_caught_block_costs_two_lives():
    game = riot().play("2 join", "1 block protestor", "0 challenge", "1 lose banker")
    assert 1 not in game.living


def test_challenged_and_caught_the_2_come_back_and_nobody_may_join():
    game = deal("director director", *HANDS[1:]).rounds(1)
    game.play("0 riot 1", "1 challenge", "0 lose director")
    assert game.coins == [3, 3, 3, 3]
    assert game.kind == "action"


def test_challenged_and_proved():
    game = deal(*HANDS, draws=["politician"]).rounds(1)
    game.play("0 riot 1", "1 challenge", "1 lose banker")
    assert game.moment() == ("back", (2, 3))


def test_a_target_who_is_out_nobody_is_asked_to_join():
    game = deal(*HANDS, draws=["politician", "politician"]).rounds(1)
    game.play("0 riot 1", "1 challenge", "1 lose banker", "2 join", "1 pass")
    assert 1 not in game.living
    hands = "protestor director", "politician banker", "protestor banker", "guerrilla guerrilla"
    game = deal(*hands, draws=["politician"]).rounds(1)
    game.play("0 income", "1 riot 0", "2 challenge", "1 lose banker", "2 riot 1", "1 challenge")
    assert 1 not in game.living
    assert game.moment() == ("action", (3,))


def test_one_may_join_against_a_treaty_partner():
    hands = (
        "protestor director",
        "foreign_consular banker",
        "guerrilla banker",
        "protestor guerrilla",
    )
    game = deal(*hands).play("0 income", "1 alliance 2", "pass", "2 income", "3 income")
    game.rounds(1).play("0 riot 1", "pass")
    assert game.moment() == ("back", (2, 3))
