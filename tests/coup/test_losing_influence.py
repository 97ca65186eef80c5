"""Section 4: losing an influence, exile, and who gets whose coins."""

import pytest

from camarilla import Illegal
from camarilla.court.events import CoinsTaken, EstateReturned, Exiled, LifeLost
from tests.coup.table import Played, deal

HANDS = "duke duke", "captain contessa", "assassin ambassador"


def estates(game: Played) -> dict[int, int]:
    return game.game.view().table.estates


def weakened(*hands: str, seat: int, lose: str, **more) -> Played:
    """Seat 0 is on turn, and a seat has lost one influence."""
    game = deal(*(hands or HANDS), **more)
    game.incomes(seat).caught(seat, lose)
    return game.incomes(len(hands or HANDS) - 1 - seat)


# -- losing one ---------------------------------------------------------------------------------


def test_the_loser_chooses_which_face_down_card_to_turn_up():
    game = deal(*HANDS).incomes(15).play("0 coup 2")
    assert game.options(2) == ["lose ambassador", "lose assassin"]
    game.play("2 lose assassin")
    assert game.face_up(2) == ("assassin",)
    assert game.hand(2) == ["ambassador"]


def test_the_loser_cannot_turn_up_a_card_they_do_not_have():
    game = deal(*HANDS).incomes(15).play("0 coup 2")
    with pytest.raises(Illegal):
        game.play("2 lose duke")


def test_a_player_with_two_equal_cards_is_still_asked():
    game = deal(*HANDS).incomes(16).play("1 coup 0")
    assert (game.kind, game.asked) == ("lose", (0,))
    assert game.options(0) == ["lose duke"]


def test_the_card_stays_face_up_for_everyone_to_see():
    game = weakened(seat=1, lose="captain")
    for viewer in (0, 1, 2, None):
        assert game.game.view(viewer).table.seats[1].face_up == ("captain",)


def test_a_face_up_card_never_comes_back():
    """Two Dukes and a Captain face up stay out of the court and of every hand."""
    game = weakened(seat=1, lose="captain").caught(0, "duke")
    deck = game.game.state.table.deck
    assert (deck.count("captain"), deck.count("duke")) == (2, 1)
    assert game.court == 9


def test_with_one_card_left_there_is_nothing_to_choose():
    game = weakened(seat=2, lose="assassin").incomes(15).play("0 coup 2")
    assert LifeLost(2, "ambassador", "coup") in game.news()
    assert game.asked == (1,)


# -- exile --------------------------------------------------------------------------------------


def test_a_player_with_no_face_down_card_is_exiled_at_once():
    game = weakened(seat=2, lose="assassin").incomes(15).play("0 coup 2")
    assert game.news()[1:3] == [LifeLost(2, "ambassador", "coup"), Exiled(2)]
    assert game.game.view().living == (0, 1)
    assert game.influence(2) == 0


def test_the_coins_of_the_exiled_go_to_the_treasury():
    game = weakened(seat=2, lose="assassin").incomes(15)
    before, treasury = game.coins, game.game.state.table.treasury
    game.play("0 coup 2")
    assert game.coins == [before[0] - 7, before[1], 0]
    assert EstateReturned(2, before[2]) in game.news()
    assert game.game.state.table.treasury == treasury + 7 + before[2]
    assert estates(game) == {}


def test_the_coins_are_gone_at_once_even_in_mid_turn():
    hands = "duke duke", "captain contessa", "assassin ambassador", "captain contessa"
    game = weakened(*hands, seat=1, lose="captain")
    game.play("0 foreign_aid", "1 block duke", "2 challenge", "1 decline")
    assert game.kind == "block"  # the turn is still under way
    assert game.coins[1] == 0


def test_the_cards_of_the_exiled_stay_face_up():
    game = weakened(seat=2, lose="assassin").incomes(15).play("0 coup 2").incomes(2)
    assert game.face_up(2) == ("assassin", "ambassador")


def test_the_exiled_are_out_of_the_game():
    game = weakened(seat=2, lose="assassin").incomes(15).play("0 coup 2")
    game.play("1 tax")
    assert game.asked == (0,)
    with pytest.raises(Illegal):
        game.play("2 challenge")


def test_the_coins_of_the_last_exiled_go_to_the_treasury_too():
    game = deal("duke duke", "captain captain").caught(0, "duke").incomes(1).caught(0)
    assert game.game.over
    assert game.coins == [0, 3]
    assert estates(game) == {}
    assert game.game.state.table.treasury == 50 - 3


def test_so_do_those_of_a_player_exiled_in_a_turn_that_ends_in_an_agreed_draw():
    hands = "duke duke", "captain contessa", "assassin ambassador", "captain contessa"
    game = weakened(*hands, seat=1, lose="captain")
    game.play("0 foreign_aid", "1 block duke", "2 challenge", "1 decline")
    game.play("0 agree", "2 agree", "3 agree")
    assert game.game.over
    assert estates(game) == {}


# -- the thief and the exiled target ------------------------------------------------------------


def test_the_thief_collects_from_a_target_exiled_by_their_refuted_block():
    game = weakened(seat=1, lose="captain").play("0 steal 1", "pass", "1 block ambassador")
    game.play("2 challenge", "1 decline")
    assert Exiled(1) in game.news()
    assert CoinsTaken(0, 1, 2) in game.news()
    assert game.coins == [5, 0, 3]


def test_the_thief_collects_from_a_target_exiled_by_their_lost_challenge():
    game = weakened(
        *("captain duke", "assassin contessa", "duke duke"),
        seat=1,
        lose="assassin",
        draws=["captain"],
    )
    game.play("0 steal 1", "1 challenge", "0 prove")
    assert CoinsTaken(0, 1, 2) in game.news()
    assert game.coins == [5, 0, 3]


def test_the_thief_takes_first_and_the_treasury_gets_the_rest():
    game = weakened(seat=1, lose="captain").incomes(6)
    assert game.coins == [5, 4, 5]
    treasury = game.game.state.table.treasury
    game.play("0 steal 1", "pass", "1 block ambassador", "2 challenge", "1 decline")
    assert game.news()[-4:-1] == [Exiled(1), CoinsTaken(0, 1, 2), EstateReturned(1, 2)]
    assert game.coins == [7, 0, 5]
    assert game.game.state.table.treasury == treasury + 2


def test_when_nothing_is_left_of_an_estate_nothing_is_told_of_it():
    game = weakened(seat=1, lose="captain").play("0 steal 1", "pass", "1 block ambassador")
    game.play("2 challenge", "1 decline")
    assert "EstateReturned" not in game.names()


def test_the_treasury_gets_it_all_when_the_steal_of_another_is_blocked_in_time():
    """Seat 2 doubts the block of seat 1 with their last card; the steal fails."""
    game = weakened(seat=2, lose="assassin", draws=["captain"])
    game.play("0 steal 1", "pass", "1 block captain", "2 challenge", "1 prove")
    assert EstateReturned(2, 2) in game.news()
    assert game.coins == [3, 3, 0]


# -- assassinations -----------------------------------------------------------------------------


def test_a_target_exiled_before_an_assassination_resolves_has_nothing_more_to_lose():
    game = weakened(
        *("assassin duke", "captain contessa", "duke duke"),
        seat=1,
        lose="captain",
        draws=["captain"],
    )
    game.play("0 assassinate 1", "1 challenge", "0 prove")
    assert game.names().count("LifeLost") == 1
    assert game.names()[-3:] == ["Exiled", "EstateReturned", "TurnBegan"]
    assert game.coins == [0, 0, 3]  # the cost stays spent
    assert (game.kind, game.asked) == ("action", (2,))


def test_a_target_exiled_by_a_refuted_contessa_has_nothing_more_to_lose():
    game = weakened(seat=1, lose="captain").play("0 assassinate 1", "pass", "1 block contessa")
    game.play("2 challenge", "1 decline")
    assert game.names().count("LifeLost") == 1
    assert game.coins == [0, 0, 3]


def test_an_assassination_can_cost_two_by_the_lost_challenge():
    game = deal("assassin duke", *HANDS[1:], draws=["duke"]).incomes(3)
    game.play("0 assassinate 1", "1 challenge", "0 prove", "1 lose captain", "1 pass")
    lost = [event for event in game.news() if isinstance(event, LifeLost)]
    assert lost == [LifeLost(1, "captain", "challenge"), LifeLost(1, "contessa", "assassinate")]
    assert game.game.view().living == (0, 2)


def test_an_assassination_can_cost_two_by_the_refuted_contessa():
    game = deal(*HANDS).incomes(3).play("0 assassinate 2", "pass", "2 block contessa")
    game.play("1 challenge", "2 decline", "2 lose assassin")
    lost = [event for event in game.news() if isinstance(event, LifeLost)]
    assert lost == [LifeLost(2, "assassin", "challenge"), LifeLost(2, "ambassador", "assassinate")]


def test_an_assassination_of_a_target_that_let_it_pass_costs_one():
    game = deal(*HANDS).incomes(3).play("0 assassinate 2", "pass", "2 pass", "2 lose assassin")
    assert game.influence(2) == 1
