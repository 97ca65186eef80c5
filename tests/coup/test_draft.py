"""Section 2: the two-player draft variant."""

import pytest

from camarilla import BadSetup, Game, Illegal
from tests.coup.table import CARDS, drafted


@pytest.fixture
def choosing() -> Game:
    return Game.start("coup", 2, seed=1, first=0, edition="en", draft=True)


def test_the_variant_is_for_two_players():
    with pytest.raises(BadSetup, match="2 players, not for 3"):
        Game.start("coup", 3, draft=True, free=True)


def test_each_player_takes_one_set_one_of_each_character(choosing):
    for seat in (0, 1):
        assert choosing.view(seat).table.seats[seat].aside == CARDS
        assert [reply.what for reply in choosing.question(seat).options] == list(CARDS)


def test_both_are_asked_at_once_and_in_any_order(choosing):
    assert choosing.asked == (0, 1)
    choosing.decide(1, "choose duke")
    assert choosing.asked == (0,)
    choosing.decide(0, "choose duke")
    assert choosing.question(0).kind == "action"


def test_a_choice_is_final(choosing):
    choosing.decide(1, "choose duke")
    with pytest.raises(Illegal) as refused:
        choosing.decide(1, "choose captain")
    assert refused.value.code == Illegal.ANSWERED


def test_a_choice_is_secret(choosing):
    before = choosing.view(0), choosing.view(None)
    choosing.decide(1, "choose duke")
    assert (choosing.view(0), choosing.view(None)) == before


def test_one_card_is_kept_and_the_other_four_are_removed_from_the_game_unseen():
    game = drafted("duke", "captain", draws=["contessa", "duke"])
    own = game.game.view(0).table.seats[0]
    assert own.aside == ("ambassador", "assassin", "captain", "contessa")
    assert sorted(own.hand) == ["contessa", "duke"]
    for viewer in (1, None):
        other = game.game.view(viewer).table.seats[0]
        assert (other.aside, other.hand, other.set_aside, other.cards) == (None, None, 4, 2)
    chosen = [event for event in game.news(1) if type(event).__name__ == "CardChosen"]
    assert [(event.seat, event.card.value) for event in chosen] == [(0, None), (1, "captain")]


def test_each_player_gets_one_card_of_the_third_set():
    game = drafted("duke", "duke", draws=["duke", "assassin"])
    assert game.hand(0) == ["duke", "duke"]
    assert game.hand(1) == ["assassin", "duke"]


def test_both_cannot_get_the_same_card_of_the_third_set():
    with pytest.raises(ValueError, match="not in list"):
        drafted("duke", "duke", draws=["duke", "duke"])


def test_the_last_three_are_the_court_deck():
    game = drafted("duke", "duke", draws=["duke", "assassin", "ambassador", "contessa"])
    assert game.court == 3
    game.play("0 exchange", "pass")
    assert game.court == 1
    game.play("0 return ambassador", "0 return contessa")
    assert sorted(game.game.state.table.deck) == ["ambassador", "captain", "contessa"]


def test_the_third_set_is_shuffled():
    dealt = set()
    for seed in range(40):
        game = Game.start("coup", 2, seed=seed, draft=True)
        game.decide(0, "choose duke")
        game.decide(1, "choose duke")
        dealt.add(game.view(0).table.seats[0].hand[1])
    assert dealt == set(CARDS)


def test_the_first_player_begins_once_both_have_chosen():
    game = drafted("duke", "duke", draws=["duke", "captain"], first=1)
    assert game.asked == (1,)
    assert game.coins == [2, 1]


def test_the_inquisitor_may_be_drafted():
    game = drafted(
        "inquisitor", "duke", draws=["duke", "captain"], edition="de", fifth="inquisitor"
    )
    assert game.hand(0) == ["duke", "inquisitor"]
    assert game.coins == [1, 1]


def test_the_draft_is_played_with_fifteen_cards():
    with pytest.raises(BadSetup, match="3 copies"):
        Game.start("coup", 2, draft=True, copies=4, free=True)
