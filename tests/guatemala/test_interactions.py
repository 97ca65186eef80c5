"""Roles that meet: the named interactions of the specification."""

from camarilla.court.events import (
    ActionBlocked,
    ActionUnbacked,
    CoinsGained,
    EstateDivided,
    Exiled,
    LifeLost,
)
from camarilla.games.guatemala.tokens import TaxPaid
from tests.guatemala.table import deal


def test_a_missionary_chain_on_the_last_life():
    """Seat 1's last life is answered; the challenger answers in turn, and so does the next."""
    hands = "guerrilla missionary", "banker missionary", "missionary director", "priest priest"
    game = deal(*hands, draws=["banker", "guerrilla", "director"], first=1)
    game.play("1 propaganda", "0 challenge", "1 lose banker", "2 income", "3 income").rounds(2)
    game.play("0 execution 1", "pass", "1 pass", "1 sacrifice missionary", "2 challenge")
    assert game.influence(1) == 0
    game.play("2 sacrifice missionary")
    assert game.moment() == ("challenge", (0, 3))  # seat 1 has no life to stake
    game.play("3 challenge", "3 sacrifice priest", "0 pass", "2 pass")
    assert game.living == (0, 1, 2, 3)
    assert game.hand(3) == ["banker", "priest"]
    assert game.hand(2) == ["director", "guerrilla"]
    assert game.hand(1) == ["director"]
    assert game.aside(3) == ("priest",)


def test_a_missionary_chain_that_leaves_one():
    """The last challenger dies while the claimant's last life is at stake: the claimant wins, and
    the reaction is settled first."""
    game = deal("guerrilla banker", "missionary banker", draws=["director"], free=True)
    game.play("0 income", "1 propaganda", "0 challenge", "1 lose banker")
    game.play("0 propaganda", "1 challenge", "0 lose banker")
    for _ in range(3):
        game.play("1 income", "0 income")
    game.play("1 income", "0 execution 1", "1 pass", "1 pass", "1 sacrifice missionary")
    assert game.living == (0, 1)
    game.play("0 challenge", "0 lose guerrilla")
    assert game.game.outcome.winners == (1,)
    assert game.hand(1) == ["director"]


def test_intellectual_answering_a_coup():
    hands = "guerrilla director", "intellectual banker", "politician guerrilla"
    game = deal(*hands).rounds(5).play("0 coup 1", "1 memoirs intellectual", "pass")
    assert CoinsGained(1, 5) in game.news()
    assert game.coins == [0, 12, 7]
    assert game.options(1) == ["coup 0", "coup 2"]  # with ten or more the turn is a coup


def test_lawyer_with_two_claimants_and_a_remainder():
    hands = "guerrilla director", "banker banker", "lawyer guerrilla", "lawyer director"
    game = deal(*hands).play("0 income", "1 propaganda", "0 challenge", "1 lose banker")
    game.play("2 income", "3 income").rounds(4).play("0 income", "1 income")
    assert game.coins == [8, 7, 7, 7]
    game.play("2 coup 1", "2 probate", "pass", "3 probate", "pass", "0 pass")
    assert EstateDivided((1,), (2, 3), 3, 1) in game.news()
    assert game.coins == [8, 0, 3, 10]


def test_a_general_blocked_by_two_of_three_one_bluffing_the_attacker_dying_of_a_challenge():
    hands = "general director", "banker banker", "general priest", "priest priest"
    game = deal(*hands, draws=["director"]).rounds(2)
    game.play("0 profit", "1 challenge", "0 lose director").play("1 income", "2 income", "3 income")
    game.rounds(1).play("0 purge", "pass")
    game.play("1 block general", "pass")  # a bluff, and nobody doubts it
    game.play("2 block general", "0 challenge")  # the attacker does, and dies of it
    assert Exiled(0) in game.news()
    game.play("3 pass")
    assert game.moment() == ("lose", (3,))
    game.play("3 lose priest")
    assert [game.influence(seat) for seat in (1, 2, 3)] == [2, 2, 1]
    assert [e.by for e in game.game.events() if isinstance(e, ActionBlocked)] == [1, 2]
    assert game.coins == [0, 6, 6, 6]


def test_spy_into_coup_at_ten():
    game = deal("spy director", "guerrilla politician", "priest priest").rounds(7)
    game.play("0 intel", "pass")
    assert game.coins[0] == 10
    assert game.options(0) == ["coup 1", "coup 2"]
    game.play("0 coup 1", "1 lose guerrilla")
    assert game.coins[0] == 3
    assert game.active == 1


def test_customs_taxing_a_counteraction_that_then_cannot_be_afforded():
    hands = "customs_officer director", "politician guerrilla", "guerrilla banker"
    game = deal(*hands).play("0 customs guerrilla", "pass", "1 bribery 2", "pass", "2 pass")
    assert game.coins == [2, 4, 0]
    game.play("2 income", "0 income", "1 bribery 2", "pass", "2 pass")
    game.play("2 propaganda", "0 challenge", "2 lose banker", "0 income")
    assert game.coins == [4, 5, 0]
    game.play("1 execution 2", "pass")
    assert TaxPaid(1, 0, "guerrilla") in game.news()
    assert 2 not in game.living  # it holds a guerrilla, and is not even asked


def test_treaty_stopping_a_coup():
    hands = "foreign_consular director", "politician banker", "guerrilla banker"
    game = deal(*hands).play("0 alliance 1", "pass", "1 income", "2 income").rounds(5)
    assert game.why(0, "coup 1") == "protected"
    game.play("0 income")
    assert game.why(1, "coup 0") == "protected"


def test_treaty_void_between_the_last_two():
    hands = "foreign_consular director", "politician banker", "guerrilla banker"
    game = deal(*hands).play("0 alliance 1", "pass", "1 income", "2 income").rounds(5)
    game.play("0 coup 2", "2 lose banker", "1 coup 2").rounds(6)
    assert game.tokens.treaty == (0, 1)
    assert game.why(0, "bribery 1") is None
    game.play("0 income")
    assert game.why(1, "coup 0") is None


def test_peacekeeping_does_not_stop_a_coup_but_is_skipped_by_general_and_priest():
    hands = "peacekeeper director", "general banker", "priest banker", "banker priest"
    game = deal(*hands).play("0 peacekeeping", "pass", "1 income", "2 income", "3 income").rounds(4)
    game.play("0 income", "1 purge")
    assert game.news()[-1].targets == (2, 3)
    game.play("pass", "2 pass", "3 pass", "2 lose banker", "3 lose banker", "2 charity")
    assert game.news()[-1].targets == (3, 1)
    game.play("pass", "3 block priest", "pass", "1 pass", "3 coup 0")
    assert game.moment() == ("lose", (0,))


def test_mercenary_claimed_late():
    hands = "mercenary director", "politician banker", "mercenary priest"
    game = deal(*hands).rounds(1).play("0 disappear 2", "pass", "2 pass", "1 income")
    game.play("2 pass", "2 income", "2 block mercenary", "pass")
    assert game.tokens.disappear == ()
    assert game.influence(2) == 2


def test_speculator_caught_with_lawyer_in_play():
    """The challenger has the coins before the life is lost: there is no estate to claim."""
    hands = "director director", "lawyer guerrilla", "lawyer priest"
    game = deal(*hands, roles="speculator").play("0 gamble", "1 challenge", "0 lose director")
    game.play("1 income", "2 income", "0 income", "1 income", "2 income", "0 gamble", "1 challenge")
    assert 0 not in game.living
    assert game.coins == [0, 7, 4]
    assert game.moment() == ("action", (1,))


def test_producer_blocked():
    game = deal("producer banker", "producer politician", "priest priest", draws=["banker"])
    game.play("0 propaganda 1", "pass", "1 block producer", "pass", "0 return producer")
    assert game.hand(0) == ["banker", "banker"]
    assert game.hand(1) == ["politician", "producer"]


def test_protestor_blocked_after_a_join():
    hands = "protestor director", "protestor banker", "priest priest"
    game = deal(*hands).rounds(1).play("0 riot 1", "pass", "2 join", "1 block protestor", "pass")
    assert ActionBlocked(0, "riot", 1) in game.news()
    assert game.coins == [1, 3, 0]


def test_protestor_nobody_can_afford_to_join():
    hands = "protestor director", "protestor banker", "priest priest"
    game = deal(*hands).play("0 riot 1", "pass")
    assert ActionUnbacked(0, "riot") in game.news()
    assert game.moment() == ("action", (1,))


def test_a_taxed_sacrifice():
    hands = "customs_officer guerrilla", "missionary banker", "director director"
    game = deal(*hands, draws=["banker"]).play(
        "0 customs missionary", "pass", "1 propaganda", "0 challenge"
    )
    game.play("1 sacrifice missionary")
    assert TaxPaid(1, 0, "missionary") in game.news()
    game.play("pass")
    assert game.hand(1) == ["banker", "banker"]


def test_lawyer_and_a_disappear_token_that_eliminates_at_the_end_of_the_turn():
    hands = "mercenary director", "banker banker", "lawyer director"
    game = deal(*hands).rounds(1).play("0 income", "1 propaganda", "2 challenge", "1 lose banker")
    game.play("2 income", "0 disappear 1", "pass", "1 pass", "1 pass", "1 income", "1 pass")
    assert LifeLost(1, "banker", "disappear") in game.news()
    assert game.moment() == ("probate", (2,))
    game.play("2 probate", "pass", "0 pass")
    assert game.coins == [1, 0, 8]


def test_a_returned_cost_is_part_of_the_estate():
    hands = "director director", "lawyer guerrilla", "lawyer priest"
    game = deal(*hands).rounds(1).play("0 profit", "1 challenge", "0 lose director")
    game.play("1 income", "2 income", "0 income", "1 income", "2 income")
    game.play("0 execution 1", "1 challenge")
    assert 0 not in game.living
    assert game.estates == {0: 4}
