"""Section 4: the order of one turn, and its windows."""

import pytest

from camarilla import Illegal
from camarilla.court.events import Challenged, CoinsGained, CounterClaimed
from tests.coup.table import Played, deal

HANDS = "duke captain", "contessa captain", "ambassador assassin", "contessa assassin"


@pytest.fixture
def game() -> Played:
    return deal(*HANDS)


def one_gone(seat: int = 3) -> Played:
    """Four seats, one of them exiled, and seat 0 on turn with 7 coins and more."""
    game = deal(*HANDS).incomes(12)
    while game.influence(seat):
        while game.active != seat:
            game.incomes(1)
        first = [game.hand(seat)[0]] if game.influence(seat) == 2 else []
        game.caught(seat, *first)
    while game.active != 0:
        game.incomes(1)
    return game


# -- the five steps -----------------------------------------------------------------------------


def test_the_five_steps_of_a_turn_in_order(game):
    kinds = []
    for line in ("0 steal 1", "pass", "1 block captain", "pass"):
        kinds.append(game.kind)
        game.play(line)
    assert kinds == ["action", "challenge", "block", "challenge"]
    assert game.names() == ["ActionBlocked", "TurnBegan"]


def test_an_action_that_makes_no_claim_has_no_challenge_window(game):
    game.play("0 foreign_aid")
    assert game.kind == "block"


def test_every_other_living_player_is_in_the_challenge_window(game):
    game.play("0 tax")
    assert game.asked == (1, 2, 3)
    game = one_gone(seat=2).play("0 tax")
    assert game.asked == (1, 3)


def test_everyone_else_who_lives_may_block_foreign_aid(game):
    game.play("0 foreign_aid")
    assert game.asked == (1, 2, 3)
    game = one_gone(seat=1).play("0 foreign_aid")
    assert game.asked == (2, 3)


def test_the_block_window_of_an_action_opens_only_after_its_claim_stands(game):
    game.play("0 steal 1", "2 pass", "1 pass")
    assert game.kind == "challenge"
    game.play("3 pass")
    assert (game.kind, game.asked) == ("block", (1,))


def test_every_player_but_the_blocker_may_challenge_a_block_the_active_player_included(game):
    game.play("0 steal 1", "pass", "1 block captain")
    assert game.kind == "challenge"
    assert game.asked == (0, 2, 3)
    assert [game.options(seat) for seat in game.asked] == [["pass", "challenge"]] * 3


def test_an_action_nobody_blocks_resolves(game):
    game.play("0 foreign_aid", "1 pass", "3 pass")
    assert game.coins == [2, 2, 2, 2]
    game.play("2 pass")
    assert game.coins == [4, 2, 2, 2]


# -- the order in a window ----------------------------------------------------------------------


def test_the_players_of_a_window_are_asked_clockwise_from_the_active_player(game):
    game.incomes(2).play("2 tax")
    assert game.asked == (3, 0, 1)
    game.play("pass", "3 foreign_aid")
    assert game.asked == (0, 1, 2)


def test_the_active_player_comes_first_where_a_block_is_challenged(game):
    game.incomes(2).play("2 foreign_aid", "0 block duke")
    assert game.asked == (2, 3, 1)


def test_a_window_is_open_to_all_its_players_at_once(game):
    """Any of them may answer, in any order."""
    for order in ((1, 2, 3), (3, 2, 1), (2, 3, 1)):
        other = Played(game.game.copy()).play("0 tax", *(f"{seat} pass" for seat in order))
        assert other.coins == [5, 2, 2, 2]


def test_a_window_closes_when_one_of_them_acts(game):
    game.play("0 tax", "2 challenge")
    assert (game.kind, game.asked) == ("prove", (0,))


def test_a_window_closes_when_all_have_let_it_pass(game):
    game.play("0 tax", "1 pass", "2 pass")
    assert game.kind == "challenge"
    game.play("3 pass")
    assert game.kind == "action"


# -- a pass is final, and not shown -------------------------------------------------------------


@pytest.mark.parametrize("line", ["1 challenge", "1 pass"])
def test_a_pass_is_final_for_that_window(game, line):
    game.play("0 tax", "1 pass")
    with pytest.raises(Illegal) as refused:
        game.play(line)
    assert refused.value.code == Illegal.ANSWERED
    assert game.asked == (2, 3)


def test_a_pass_in_one_window_does_not_bind_in_the_next(game):
    game.play("0 steal 1", "pass")
    assert game.options(1) == ["pass", "block captain", "block ambassador"]
    game.play("1 block captain")
    assert "challenge" in game.options(2)


def test_the_first_received_counts(game):
    game.play("0 tax")
    window = game.game.window
    game.decide(3, "challenge", window)
    with pytest.raises(Illegal) as refused:
        game.decide(1, "challenge", window)
    assert refused.value.code == Illegal.CLOSED
    assert Challenged(3, 0, "duke", ()) in game.news()


def test_the_first_block_received_counts(game):
    game.play("0 foreign_aid", "3 block duke")
    assert CounterClaimed(3, "duke", "foreign_aid", 0, ()) in game.news()
    with pytest.raises(Illegal):
        game.play("1 block duke")


@pytest.mark.parametrize(
    "opening", [["0 tax"], ["0 foreign_aid"], ["0 steal 2", "pass", "2 block captain"]]
)
def test_what_others_have_answered_is_not_shown_until_the_window_closes(game, opening):
    game.play(*opening)
    others = [seat for seat in (0, 1, 2, None) if seat != 3]
    before = [game.game.view(seat) for seat in others]
    told = len(game.game.events())
    game.play("3 pass")
    assert [game.game.view(seat) for seat in others] == before
    assert len(game.game.events()) == told


def test_who_had_passed_is_told_when_the_window_closes(game):
    game.play("0 tax", "3 pass", "1 pass", "2 challenge")
    assert game.news()[-1] == Challenged(2, 0, "duke", (3, 1))


def test_a_reply_to_a_closed_window_or_by_another_seat_changes_nothing(game):
    game.play("0 tax")
    window = game.game.window
    game.play("pass")
    before = game.game.view(1)
    for seat, reply, number in [(2, "challenge", window), (2, "income", None), (1, "pass", None)]:
        with pytest.raises(Illegal):
            game.decide(seat, reply, number)
    assert game.game.view(1) == before


def test_after_the_action_the_next_seat_is_on_turn(game):
    game.play("0 foreign_aid", "pass")
    assert game.news()[-2] == CoinsGained(0, 2)
    assert (game.kind, game.asked) == ("action", (1,))
