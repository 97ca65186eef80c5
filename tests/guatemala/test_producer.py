"""Producer, Propaganda: a card from the deck and one from the target; one back to each."""

from camarilla.court.events import ActionBlocked, CardPassed
from camarilla.kernel import Sealed
from tests.guatemala.table import deal

HANDS = "producer banker", "guerrilla politician", "priest priest"


def test_draws_1_takes_1_of_the_targets_choice_and_returns_1_to_each():
    game = deal(*HANDS, draws=["banker"]).play("0 propaganda 1", "pass", "1 pass")
    assert game.moment() == ("give", (1,))
    assert game.options(1) == ["give 0 guerrilla", "give 0 politician"]
    game.play("1 give 0 politician")
    assert game.hand(0) == ["banker", "banker", "politician", "producer"]
    assert game.moment() == ("return", (0,))
    game.play("0 return banker")
    assert game.options(0) == ["give 1 banker", "give 1 politician", "give 1 producer"]
    game.play("0 give 1 producer")
    assert game.hand(0) == ["banker", "politician"]
    assert game.hand(1) == ["guerrilla", "producer"]
    assert game.active == 1


def test_only_the_two_see_the_cards():
    game = deal(*HANDS, draws=["banker"])
    game.play("0 propaganda 1", "pass", "1 pass", "1 give 0 politician")
    assert CardPassed(1, 0, Sealed((1, 0), "politician")) in game.news(0)
    assert CardPassed(1, 0, Sealed((1, 0))) in game.news(2)


def test_blocked_the_target_neither_gives_nor_receives_and_the_deck_half_still_happens():
    game = deal(*HANDS, draws=["banker"])
    game.play("0 propaganda 1", "pass", "1 block producer", "pass")
    assert ActionBlocked(0, "propaganda", 1) in game.news()
    assert game.moment() == ("return", (0,))
    game.play("0 return banker")
    assert game.active == 1
    assert game.hand(1) == ["guerrilla", "politician"]


def test_no_legal_target_deck_half_only():
    game = deal("producer banker", "guerrilla peacekeeper", draws=["banker"], free=True)
    game.play("0 income", "1 peacekeeping", "pass")
    assert game.why(0, "propaganda 1") == "protected"
    game.play("0 propaganda", "pass", "0 return producer")
    assert game.active == 1


def test_without_a_target_only_when_nobody_may_be_one():
    game = deal(*HANDS)
    assert "propaganda" not in game.options(0)
    assert "propaganda 1" in game.options(0)


def test_a_target_who_is_out_deck_half_only():
    hands = "producer banker", "guerrilla politician", "priest priest"
    game = deal(*hands, draws=["banker", "politician", "banker"])
    game.play("0 income", "1 propaganda 0", "0 challenge", "1 lose guerrilla", "2 income")
    game.play("0 propaganda 1", "1 challenge")
    assert 1 not in game.living
    assert game.moment() == ("return", (0,))
    game.play("0 return banker")
    assert game.active == 2


def test_a_target_with_one_card_has_no_choice():
    game = deal(*HANDS, draws=["banker", "politician"])
    game.play("0 income", "1 propaganda 0", "0 challenge", "1 lose guerrilla", "2 income")
    game.play("0 propaganda 1", "pass", "1 pass")
    assert game.moment() == ("return", (0,))
    assert game.influence(1) == 0
    assert 1 in game.living
    game.play("0 return banker", "0 give 1 politician")
    assert game.hand(1) == ["politician"]


def test_challenged_and_caught():
    game = deal("banker banker", *HANDS[1:], roles="producer")
    game.play("0 propaganda 1", "1 challenge", "0 lose banker")
    assert game.active == 1
    assert game.hand(1) == ["guerrilla", "politician"]


def test_challenged_and_proved_the_target_may_still_block():
    game = deal(*HANDS, draws=["banker"]).play("0 propaganda 1", "2 challenge", "2 lose priest")
    assert game.moment() == ("block", (1,))


def test_a_caught_block_changes_nothing_but_the_life():
    game = deal(*HANDS, draws=["banker"])
    game.play("0 propaganda 1", "pass", "1 block producer", "2 challenge", "1 lose politician")
    assert game.moment() == ("return", (0,))
    game.play("0 return banker", "0 give 1 banker")
    assert game.hand(1) == ["banker"]
