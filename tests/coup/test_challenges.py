"""Section 4: challenges."""

import pytest

from camarilla.court.events import (
    CardReturned,
    CardsDrawn,
    Challenged,
    ClaimFailed,
    ClaimProved,
    CoinsGained,
    CostReturned,
    LifeLost,
)
from camarilla.kernel import Sealed
from tests.coup.table import deal

HANDS = "duke assassin", "contessa captain", "ambassador assassin"


def test_the_challenged_player_may_prove_the_claim_or_decline_to_even_when_able():
    game = deal(*HANDS).play("0 tax", "1 challenge")
    assert (game.kind, game.asked) == ("prove", (0,))
    assert game.options(0) == ["prove", "decline"]
    game.play("0 decline", "0 lose duke")
    assert ClaimFailed(0, "duke", 1) in game.news()
    assert game.coins == [2, 2, 2]
    assert game.face_up(0) == ("duke",)


def test_who_cannot_prove_is_asked_all_the_same_and_can_only_decline():
    game = deal(*HANDS).play("0 steal 1", "1 challenge")
    assert (game.kind, game.asked) == ("prove", (0,))
    assert game.options(0) == ["decline"]


def test_whether_the_claim_can_be_proved_is_not_shown_to_others():
    able = deal(*HANDS).play("0 tax", "1 challenge").game
    unable = deal("captain assassin", "contessa captain", "ambassador assassin")
    unable = unable.play("0 tax", "1 challenge").game
    for seat in (1, 2, None):
        assert able.view(seat) == unable.view(seat)


def test_only_a_face_down_card_proves_a_claim():
    game = deal("duke assassin", *HANDS[1:]).caught(0, "duke").incomes(2)
    game.play("0 tax", "2 challenge")
    assert game.options(0) == ["decline"]


def test_proved_first_the_card_goes_back_then_one_is_drawn_then_the_challenger_loses():
    game = deal(*HANDS, draws=["captain"]).play("0 tax", "2 challenge", "0 prove")
    assert game.news(seat=0)[-4:] == [
        Challenged(2, 0, "duke", ()),
        ClaimProved(0, "duke", 2),
        CardReturned(0, Sealed(None, "duke")),
        CardsDrawn(0, 1, Sealed((0,), ("captain",))),
    ]
    assert (game.kind, game.asked) == ("lose", (2,))
    assert game.hand(0) == ["assassin", "captain"]
    assert game.coins == [2, 2, 2]
    game.play("2 lose ambassador")
    assert game.news()[:2] == [LifeLost(2, "ambassador", "challenge"), CoinsGained(0, 3)]


def test_the_shown_card_is_shuffled_into_the_deck_so_it_may_come_back():
    hands = "duke assassin", "duke captain", "duke assassin"  # no other Duke is left
    game = deal(*hands, draws=["duke"]).play("0 tax", "1 challenge", "0 prove")
    assert game.hand(0) == ["assassin", "duke"]
    assert game.court == 9


def test_nobody_else_sees_the_card_drawn_for_the_shown_one():
    game = deal(*HANDS, draws=["captain"]).play("0 tax", "2 challenge", "0 prove")
    for seat in (1, 2, None):
        assert CardsDrawn(0, 1, Sealed((0,))) in game.news(seat)


def test_the_drawn_card_is_no_choice_to_lose_for_who_was_proved_right():
    """The challenger turns up a card of their own; the shower keeps two."""
    game = deal(*HANDS, draws=["captain"]).play("0 tax", "2 challenge", "0 prove")
    assert game.options(2) == ["lose ambassador", "lose assassin"]
    game.play("2 lose assassin")
    assert [game.influence(seat) for seat in range(3)] == [2, 2, 1]


def test_proved_play_goes_on_to_the_next_step():
    game = deal("captain duke", *HANDS[1:], draws=["duke"])
    game.play("0 steal 1", "2 challenge", "0 prove", "2 lose assassin")
    assert (game.kind, game.asked) == ("block", (1,))


def test_not_proved_the_challenged_player_loses_an_influence():
    game = deal(*HANDS).play("0 exchange", "2 challenge", "0 decline")
    assert (game.kind, game.asked) == ("lose", (0,))
    game.play("0 lose assassin")
    assert LifeLost(0, "assassin", "challenge") in game.news()
    assert [game.influence(seat) for seat in range(3)] == [1, 2, 2]


@pytest.mark.parametrize("action", ["tax", "steal 1", "exchange"])
def test_a_challenged_action_fails_as_a_whole(action):
    game = deal("contessa contessa", *HANDS[1:]).play(f"0 {action}", "2 challenge", "0 decline")
    game.play("0 lose contessa")
    assert game.names() == ["LifeLost", "TurnBegan"]
    assert game.coins == [2, 2, 2]
    assert game.active == 1


def test_a_challenged_examination_fails_as_a_whole():
    game = deal(
        *("contessa contessa", "duke duke", "captain captain"), edition="de", fifth="inquisitor"
    )
    game.play("0 examine 1", "2 challenge", "0 decline", "0 lose contessa")
    assert game.names()[-2:] == ["LifeLost", "TurnBegan"]


@pytest.mark.parametrize("able", [True, False])
def test_a_challenged_assassination_that_is_not_proved_returns_its_cost(able):
    own = "assassin" if able else "contessa"
    game = deal(f"{own} contessa", *HANDS[1:]).incomes(3)
    game.play("0 assassinate 1", "2 challenge")
    assert game.coins == [0, 3, 3]
    game.play("0 decline", "0 lose contessa")
    assert CostReturned(0, 3) in game.news()
    assert game.coins == [3, 3, 3]
    assert game.influence(1) == 2


def test_a_proved_assassination_keeps_its_cost():
    game = deal(*HANDS, draws=["duke"]).incomes(3)
    game.play("0 assassinate 1", "2 challenge", "0 prove", "2 lose assassin", "1 pass")
    game.play("1 lose captain")
    assert game.coins == [0, 3, 3]


def test_the_cost_is_not_returned_to_a_player_exiled_by_the_challenge():
    game = deal(*HANDS).caught(0, "duke").incomes(2).incomes(3)
    assert game.coins == [3, 4, 4]
    game.play("0 assassinate 1", "2 challenge", "0 decline")
    assert game.coins == [0, 4, 4]
    assert "CostReturned" not in game.names()
    assert game.active == 1


def test_a_challenged_block_fails_and_the_action_goes_on():
    game = deal(*HANDS).incomes(3).play("0 assassinate 2", "pass", "2 block contessa")
    game.play("1 challenge", "2 decline", "2 lose ambassador")
    assert game.face_up(2) == ("ambassador", "assassin")


def test_only_one_player_challenges_a_claim():
    game = deal(*HANDS, draws=["captain"]).play("0 tax", "1 challenge", "0 prove")
    game.play("1 lose captain")
    assert game.active == 1
    assert game.influence(2) == 2
