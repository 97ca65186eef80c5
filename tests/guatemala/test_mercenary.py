"""Mercenary, Disappear: pay 3; a token that costs a life at the end of the target's next turn."""

from camarilla.court.events import LifeLost
from camarilla.games.guatemala.roles.mercenary import DisappearFired, DisappearPlaced
from tests.guatemala.table import deal

HANDS = "mercenary director", "politician banker", "mercenary priest"


def marked(target=1, hands=HANDS, rounds=1, **more):
    """Seat 0 has given the target a Disappear token."""
    return (
        deal(*hands, **more).rounds(rounds).play(f"0 disappear {target}", "pass", f"{target} pass")
    )


def test_the_target_gets_a_token():
    game = marked()
    assert DisappearPlaced(1, 0) in game.news()
    assert game.tokens.disappear == (1,)


def test_costs_3():
    game = deal(*HANDS)
    assert game.why(0, "disappear 1") == "coins"
    assert marked().coins == [0, 3, 3]


def test_still_there_at_the_end_of_the_next_turn_a_life_is_lost_and_the_token_goes():
    game = marked().play("1 pass", "1 income")
    assert game.moment() == ("escape", (1,))
    game.play("1 pass", "1 lose banker")
    assert game.news()[-3:-1] == [DisappearFired(1), LifeLost(1, "banker", "disappear")]
    assert game.tokens.disappear == ()
    assert game.active == 2


def test_the_target_may_block_when_targeted():
    game = deal(*HANDS).rounds(1).play("0 disappear 2", "pass", "2 block mercenary", "pass")
    assert game.tokens.disappear == ()
    assert game.coins[0] == 0


def test_offered_before_the_action_is_chosen_and_again_just_before_the_token_fires():
    game = marked()
    assert game.moment() == ("escape", (1,))
    game.play("1 pass")
    assert game.moment() == ("action", (1,))
    game.play("1 income")
    assert game.moment() == ("escape", (1,))


def test_claimed_before_the_action_the_token_goes():
    game = marked(2).play("1 income", "2 block mercenary", "pass")
    assert game.tokens.disappear == ()
    game.play("2 income")
    assert game.active == 0


def test_claimed_at_the_end_of_the_turn_the_token_goes():
    game = marked(2).play("1 income", "2 pass", "2 income", "2 block mercenary", "pass")
    assert game.tokens.disappear == ()
    assert game.influence(2) == 2


def test_a_failed_late_claim_a_life_is_lost_and_the_token_stays():
    game = marked().play("1 block mercenary", "0 challenge", "1 lose banker")
    assert game.tokens.disappear == (1,)
    assert game.moment() == ("action", (1,))


def test_a_failed_late_claim_may_end_the_turn_before_the_action():
    game = marked(draws=["priest"])
    game.play("1 block mercenary", "0 challenge", "1 lose banker", "1 income")
    game.play("1 block mercenary", "2 challenge")
    assert 1 not in game.living
    assert game.active == 2


def test_who_dies_of_a_failed_claim_before_the_action_has_no_action():
    game = deal(*HANDS).rounds(1).play("0 income", "1 profit", "pass", "2 income")
    game.play("0 disappear 1", "pass", "1 block mercenary", "0 challenge", "1 lose banker")
    game.play("1 block mercenary", "0 challenge")
    assert 1 not in game.living
    assert game.tokens.disappear == ()
    assert game.moment() == ("action", (2,))


def test_a_proved_late_claim_costs_the_challenger_a_life():
    game = marked(2, draws=["banker"]).play(
        "1 income", "2 block mercenary", "1 challenge", "1 lose banker"
    )
    assert game.tokens.disappear == ()


def test_tokens_stack_and_one_claim_removes_one():
    hands = "mercenary director", "mercenary banker", "mercenary priest"
    game = (
        deal(*hands)
        .rounds(1)
        .play("0 disappear 2", "pass", "2 pass", "1 disappear 2", "pass", "2 pass")
    )
    assert game.tokens.disappear == (2, 2)
    game.play("2 block mercenary", "pass")
    assert game.tokens.disappear == (2,)
    assert game.moment() == ("escape", (2,))
    game.play("2 pass", "2 income", "2 pass", "2 lose priest")
    assert game.tokens.disappear == ()
    assert game.influence(2) == 1


def test_two_tokens_fire_one_after_another():
    hands = "mercenary director", "mercenary banker", "politician priest"
    game = (
        deal(*hands)
        .rounds(1)
        .play("0 disappear 2", "pass", "2 pass", "1 disappear 2", "pass", "2 pass")
    )
    game.play("2 pass", "2 pass", "2 income", "2 pass", "2 lose priest", "2 pass")
    assert 2 not in game.living


def test_with_spy_the_turn_ends_after_the_second_action():
    hands = "mercenary director", "politician spy", "mercenary priest"
    game = marked(hands=hands).play("1 pass", "1 intel", "pass", "1 income")
    assert game.moment() == ("escape", (1,))


def test_it_still_fires_under_later_protection():
    hands = "mercenary director", "peacekeeper banker", "mercenary priest"
    game = marked(hands=hands).play("1 pass", "1 peacekeeping", "pass")
    assert game.tokens.peacekeeping == 1
    game.play("1 pass", "1 lose banker")
    assert game.influence(1) == 1


def test_the_token_goes_with_its_holder():
    game = marked(rounds=6).play("1 pass", "1 income", "1 pass", "1 lose banker")
    game.play("2 coup 1")
    assert 1 not in game.living
    assert game.tokens.disappear == ()


def test_challenged_and_caught_the_3_come_back():
    game = deal("director director", *HANDS[1:]).rounds(1)
    game.play("0 disappear 1", "1 challenge", "0 lose director")
    assert game.coins == [3, 3, 3]
    assert game.tokens.disappear == ()


def test_challenged_and_proved():
    game = deal(*HANDS, draws=["banker"]).rounds(1)
    game.play("0 disappear 1", "2 challenge", "2 lose priest", "1 pass")
    assert game.tokens.disappear == (1,)


def test_a_target_who_is_out_gets_no_token():
    game = deal(*HANDS, draws=["banker", "priest"]).rounds(1)
    game.play("0 income", "1 disappear 0", "0 challenge", "1 lose banker", "2 income")
    game.play("0 disappear 1", "1 challenge")
    assert 1 not in game.living
    assert game.tokens.disappear == ()
