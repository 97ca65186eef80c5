"""Foreign Consular, Alliance: Treaty tokens: neither of the two may target the other."""

from camarilla.games.guatemala.roles.foreign_consular import TreatyMade
from camarilla.games.guatemala.tokens import TokensReturned
from tests.guatemala.table import deal

HANDS = "foreign_consular director", "politician banker", "guerrilla banker"


def allied(hands=HANDS, **more):
    return deal(*hands, **more).play("0 alliance 1", "pass")


def test_one_token_before_oneself_one_before_another_who_need_not_agree():
    game = allied()
    assert TreatyMade(0, 1) in game.news()
    assert game.tokens.treaty == (0, 1)
    assert game.moment() == ("action", (1,))


def test_neither_may_target_the_other():
    game = allied()
    assert game.why(1, "bribery 0") == "protected"
    assert game.why(1, "bribery 2") is None
    game.play("1 income", "2 income")
    assert game.why(0, "bribery 1") == "protected"


def test_coups_included():
    game = allied().play("1 income", "2 income").rounds(5)
    assert game.coins[0] == 7
    assert game.why(0, "coup 1") == "protected"
    assert game.why(0, "coup 2") is None


def test_void_between_the_last_two_players():
    game = allied().play("1 income", "2 income").rounds(5).play("0 coup 2", "2 lose banker")
    game.play("1 coup 2")
    assert game.living == (0, 1)
    assert game.why(0, "bribery 1") is None


def test_challenges_stay_allowed():
    game = allied().play("1 profit")
    assert game.moment() == ("challenge", (2, 0))


def test_a_new_alliance_moves_both_tokens():
    hands = "foreign_consular director", "foreign_consular banker", "guerrilla banker"
    game = allied(hands=hands).play("1 alliance 2", "pass")
    assert game.tokens.treaty == (1, 2)


def test_the_tokens_go_back_with_either_of_the_two():
    game = allied().play("1 propaganda", "2 challenge", "1 lose banker", "2 income", "0 income")
    game.play("1 propaganda", "2 challenge")
    assert TokensReturned(1, ("treaty",)) in game.news()
    assert game.tokens.treaty is None


def test_the_other_is_no_target():
    hands = "foreign_consular director", "peacekeeper banker", "guerrilla banker"
    game = deal(*hands, first=1).play("1 peacekeeping", "pass", "2 income")
    assert game.why(0, "alliance 1") is None


def test_the_other_is_out_before_the_action_applies_no_tokens_are_placed():
    game = deal(*HANDS, draws=["director"], first=1)
    game.play(
        "1 propaganda", "2 challenge", "1 lose banker", "2 income", "0 alliance 1", "1 challenge"
    )
    assert 1 not in game.living
    assert game.tokens.treaty is None


def test_challenged_and_caught():
    game = deal(*HANDS, first=1).play("1 alliance 0", "2 challenge", "1 lose banker")
    assert game.tokens.treaty is None


def test_challenged_and_proved():
    game = deal(*HANDS, draws=["director"]).play("0 alliance 1", "2 challenge", "2 lose banker")
    assert game.tokens.treaty == (0, 1)


def test_actions_against_all_others_leave_the_partner_out():
    hands = "foreign_consular director", "priest banker", "general banker"
    game = deal(*hands).play("0 alliance 1", "pass", "1 charity")
    assert game.news()[-1].targets == (2,)
    game.play("pass", "2 pass", "2 income").rounds(3).play("0 purge")
    assert game.news()[-1].targets == (2,)
