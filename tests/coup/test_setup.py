"""Section 2: set-up."""

from collections import Counter

import pytest

from camarilla import BadSetup, Game
from tests.coup.table import box, deal


@pytest.mark.parametrize("seats", range(2, 11))
def test_two_cards_are_dealt_to_each_and_the_rest_is_the_court_deck(seats):
    game = Game.start("coup", seats, seed=3)
    table = game.view().table
    copies = 3 if seats <= 6 else 4 if seats <= 8 else 5
    assert [seat.cards for seat in table.seats] == [2] * seats
    assert [seat.face_up for seat in table.seats] == [()] * seats
    assert table.court == 5 * copies - 2 * seats


def test_the_cards_are_dealt_face_down():
    game = Game.start("coup", 3, seed=3)
    for viewer in (0, 1, 2, None):
        seats = game.view(viewer).table.seats
        assert [seat.hand is not None for seat in seats] == [seat == viewer for seat in range(3)]
    dealt = [event for event in game.events(1) if type(event).__name__ == "CardsDealt"]
    assert [event.cards.value is not None for event in dealt] == [False, True, False]


def test_the_cards_are_shuffled():
    """Over many deals every card comes to every seat about as often as any other."""
    dealt: Counter[tuple[int, str]] = Counter()
    for seed in range(300):
        game = Game.start("coup", 2, seed=seed)
        dealt.update(
            (seat, card) for seat in (0, 1) for card in game.view(seat).table.seats[seat].hand
        )
    assert set(dealt) == {(seat, card) for seat in (0, 1) for card in box()}
    assert all(75 < count < 170 for count in dealt.values())  # 120 is the mean


def test_a_composed_deal_without_a_named_first_player_picks_that_first():
    hands = "duke duke", "captain captain", "assassin assassin"
    named = deal(*hands)
    picks = named.game.header.picks
    drawn = Game.compose("coup", 3, (2, *picks))
    assert drawn.asked == (2,)
    assert drawn.view(1).table.seats[1].hand == ("captain", "captain")


def test_money_is_public():
    game = deal("duke duke", "captain captain", "contessa contessa").play("0 income").game
    for viewer in (0, 1, 2, None):
        assert [seat.coins for seat in game.view(viewer).table.seats] == [3, 2, 2]


def test_the_treasury_is_never_short_of_coins():
    """Ten seats that all have 8 hold 80 coins; the box has 50."""
    game = deal(*["duke captain"] * 5, *["assassin contessa"] * 5)
    game.taxes(20)
    assert game.coins == [8] * 10
    game.taxes(10)
    assert game.coins == [11] * 10


def test_seats_are_clockwise():
    game = deal("duke duke", "captain captain", "assassin contessa", "contessa contessa", first=2)
    turns = []
    for _ in range(6):
        turns.append(game.active)
        game.incomes(1)
    assert turns == [2, 3, 0, 1, 2, 3]


def test_the_exiled_are_skipped():
    game = deal("duke duke", "captain captain", "contessa contessa")
    game.play("0 income").caught(1, "captain").play("2 income", "0 income").caught(1)
    assert game.active == 2
    game.play("2 income", "0 income")
    assert game.active == 2


def test_a_free_table_may_be_dealt_one_card_each_from_fewer_characters():
    roles = ("duke", "assassin", "contessa")
    game = Game.start("coup", 2, seed=1, free=True, lives=1, copies=1, roles=roles)
    assert [len(hand) for hand in game.state.table.hands] == [1, 1]
    assert game.view(0).table.court == 1
    verbs = {reply.verb for reply in game.question(game.asked[0]).options}
    assert verbs == {"income", "foreign_aid", "tax"}  # nobody can pay for more


@pytest.mark.parametrize(
    "options",
    [
        {"lives": 1},
        {"roles": ["duke", "captain", "contessa", "assassin"]},
        {"free": True, "lives": 0},
        {"free": True, "lives": 3},
        {"free": True, "roles": ["jester"]},
        {"free": True, "roles": ["inquisitor"]},
        {"free": True, "roles": ["duke", "duke"]},
        {"free": True, "lives": 1, "copies": 1, "roles": ["duke", "assassin"]},
        {"free": True, "lives": 1, "draft": True},
    ],
)
def test_a_table_smaller_than_the_box_is_refused_unless_it_makes_sense(options):
    with pytest.raises(BadSetup):
        Game.start("coup", 2, **options)


def test_options_of_smaller_games_leave_the_headers_of_others_as_they_were():
    assert not {"lives", "roles"} & set(Game.start("coup", 2).header.options)
