"""Section 5: the end."""

import pytest

from camarilla import AGREE, BadSetup, Game, Illegal, Outcome
from camarilla.court.events import Exiled
from camarilla.kernel import DrawAgreed, GameEnded
from tests.coup.table import Played, deal

HANDS = "duke duke", "captain captain", "contessa contessa"


def played_out() -> Played:
    """Seat 2 goes first, then seat 0; seat 1 is left."""
    game = deal(*HANDS).incomes(2).caught(2, "contessa").incomes(2).caught(2)
    return game.caught(0, "duke").incomes(1).caught(0)


# -- the last one wins --------------------------------------------------------------------------


def test_the_last_player_with_influence_wins():
    game = played_out()
    assert game.game.outcome == Outcome((1,), "last")
    assert game.news()[-1] == GameEnded((1,), "last")


def test_the_game_ends_at_once():
    """Nobody is asked any more, whatever was still to come in that turn."""
    game = deal("duke duke", "captain captain").caught(0, "duke").incomes(1)
    game.play("0 tax", "1 challenge", "0 decline")
    assert game.game.over
    assert game.asked == ()
    assert game.game.window is None
    with pytest.raises(Illegal) as refused:
        game.play("1 income")
    assert refused.value.code == Illegal.OVER


def test_the_game_ends_between_a_refuted_contessa_and_the_assassination():
    game = deal("assassin duke", "captain captain").incomes(4).caught(0, "duke").incomes(1)
    game.incomes(2).play("0 income", "1 assassinate 0", "0 pass", "0 block contessa")
    game.play("1 challenge", "0 decline")
    assert game.game.outcome == Outcome((1,), "last")
    assert game.names().count("LifeLost") == 1


def test_there_is_no_second_place():
    assert played_out().game.outcome.winners == (1,)
    assert played_out().game.view().living == (1,)


def test_the_order_of_exile_is_kept():
    events = played_out().game.events()
    assert [event.seat for event in events if isinstance(event, Exiled)] == [2, 0]


# -- the limit ----------------------------------------------------------------------------------


def test_after_the_limit_of_turns_the_game_is_a_draw_among_the_living():
    game = deal(*HANDS, turn_limit=5).incomes(4)
    assert not game.game.over
    game.incomes(1)
    assert game.game.outcome == Outcome((0, 1, 2), "limit")
    assert game.news()[-1] == GameEnded((0, 1, 2), "limit")
    assert game.game.view().turn == 5


def test_the_exiled_have_no_part_in_the_draw():
    game = deal(*HANDS, turn_limit=7).incomes(2).caught(2, "contessa").incomes(2).caught(2)
    assert not game.game.over
    game.incomes(1)
    assert game.game.outcome == Outcome((0, 1), "limit")


def test_who_wins_in_the_last_turn_wins():
    game = deal("duke duke", "captain captain", turn_limit=3)
    game.caught(0, "duke").incomes(1).caught(0)
    assert game.game.outcome == Outcome((1,), "last")


def test_the_limit_is_an_option_of_500_turns_by_default():
    """Two thieves rob each other for ever, but for the limit."""
    game = Game.start("coup", 2, seed=1, first=0, edition="en")
    turns = 0
    while not game.over:
        seat = game.asked[0]
        game.decide(seat, f"steal {1 - seat}")
        game.decide(1 - seat, "pass")
        game.decide(1 - seat, "pass")
        turns += 1
    assert turns == 500
    assert game.outcome == Outcome((0, 1), "limit")


@pytest.mark.parametrize("limit", [0, -1])
def test_a_limit_below_one_is_an_error(limit):
    with pytest.raises(BadSetup, match="turn limit"):
        Game.start("coup", 2, turn_limit=limit)


# -- the agreed draw ----------------------------------------------------------------------------


def test_when_all_living_players_agree_the_game_is_a_draw_among_them():
    game = deal(*HANDS).play("0 agree", "2 agree")
    assert not game.game.over
    assert game.asked == (0,)
    game.play("1 agree")
    assert game.game.outcome == Outcome((0, 1, 2), "agreed")
    assert game.news() == [DrawAgreed(1), GameEnded((0, 1, 2), "agreed")]
    assert game.asked == ()


def test_the_exiled_need_not_agree_and_cannot():
    game = deal(*HANDS).incomes(2).caught(2, "contessa").incomes(2).caught(2)
    with pytest.raises(Illegal):
        game.play("2 agree")
    game.play("0 agree", "1 agree")
    assert game.game.outcome == Outcome((0, 1), "agreed")


def test_all_must_agree_within_one_turn():
    game = deal(*HANDS).play("0 agree", "1 agree", "0 income", "2 agree")
    assert not game.game.over
    game.play("1 agree", "0 agree")
    assert game.game.over


def test_a_seat_agrees_once_a_turn():
    game = deal(*HANDS).play("1 agree")
    with pytest.raises(Illegal) as refused:
        game.play("1 agree")
    assert refused.value.code == Illegal.ANSWERED


def test_one_may_agree_at_any_time_and_is_still_asked():
    game = deal(*HANDS).play("0 tax", "1 agree")
    assert game.asked == (1, 2)
    game.play("1 pass", "2 pass")
    assert game.coins == [5, 2, 2]


def test_nobody_is_asked_to_agree():
    assert AGREE not in deal(*HANDS).game.question(0).options


def test_agreeing_is_public():
    game = deal(*HANDS).play("1 agree")
    for seat in (0, 1, 2, None):
        assert game.news(seat) == [DrawAgreed(1)]


def test_nobody_agrees_once_the_game_is_over():
    game = played_out()
    with pytest.raises(Illegal) as refused:
        game.play("1 agree")
    assert refused.value.code == Illegal.OVER


def test_an_agreed_draw_is_in_the_transcript():
    game = deal(*HANDS).play("0 agree", "1 agree", "2 agree").game
    assert Game.replay(game.transcript()).outcome == game.outcome


def test_when_the_one_who_had_not_agreed_is_exiled_in_that_turn_the_rest_have_agreed():
    game = deal(*HANDS, draws=["duke"]).incomes(2).caught(2, "contessa").incomes(1)
    game.play("0 agree", "1 agree", "1 steal 0", "2 challenge", "1 prove")
    assert game.game.outcome == Outcome((0, 1), "agreed")


def test_the_winner_begins_the_next_game_and_after_a_draw_nobody_in_particular():
    assert Outcome((2,), "last").begins_next == 2
    assert Outcome((0, 1), "agreed").begins_next is None
