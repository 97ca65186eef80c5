"""Scoring, sentence by sentence."""

import pytest

from camarilla.games.royal import house_deck
from camarilla.games.royal.events import CategoryScored, SecretsRevealed
from camarilla.games.royal.scoring import best, category_fame, held, total_fame
from tests.royal.table import Heist, own_deck


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_fame_cards_follow_their_rule(seats):
    for k, row in enumerate(house_deck().fame_card(seats).rows):
        assert sum(row) == 3 + k * (seats - 2) * (seats > 2)
        paid = [min(3, max(0, sum(row) - 3 * place)) for place in range(seats)]
        assert list(row) == paid  # from first place down, at most 3 a place


def test_for_each_colour_cubes_and_secret_cards_are_added():
    assert held((1, 0, 2, 0), ("blue", "yellow", "blue")) == (3, 0, 2, 1)


def test_the_places_are_paid_first_to_last_whatever_the_lead():
    assert category_fame((3, 2, 0), (9, 1, 5)) == (3, 0, 2)


def test_tied_players_share_the_sum_of_their_places_rounded_down():
    assert category_fame((3, 0, 0), (4, 4, 1)) == (1, 1, 0)
    assert category_fame((3, 1, 0), (4, 2, 2)) == (3, 0, 0)
    assert category_fame((3, 3, 1, 0), (4, 4, 2, 2)) == (3, 3, 0, 0)


def test_ties_of_three():
    assert category_fame((3, 3, 3, 0), (2, 5, 2, 2)) == (2, 3, 2, 2)
    assert category_fame((3, 3, 0, 0, 0), (7, 7, 7, 1, 0)) == (2, 2, 2, 0, 0)
    assert category_fame((3, 2, 0, 0), (1, 1, 1, 0)) == (1, 1, 1, 0)


def test_a_holding_of_0_ranks_like_any_other():
    assert category_fame((3, 3, 0), (2, 0, 0)) == (3, 1, 1)
    assert category_fame((3, 3, 3, 0), (0, 0, 0, 0)) == (2, 2, 2, 2)


def test_special_items_are_added():
    card = house_deck().fame_card(3)
    holdings = [(3, 0, 0, 0), (2, 0, 0, 0), (1, 0, 0, 0)]
    plain = total_fame(card, holdings, (0, 0, 0))
    assert total_fame(card, holdings, (0, 3, 1)) == (plain[0], plain[1] + 3, plain[2] + 1)


def test_most_fame_wins_and_a_tie_at_the_top_is_a_shared_win():
    assert best((4, 6, 5)) == (1,)
    assert best((6, 1, 6)) == (0, 2)


ONE_ROUND = {"items": (), "stack_1": ("BB",) * 6, "stack_2": ("GG",) * 2}


def test_a_shared_win():
    heist = Heist(3, cubes=("BBB",) * 3, loot="BB " * 6, deck=own_deck(**ONE_ROUND))
    heist.round("A/D B/E C/F")
    assert heist.told(CategoryScored)[0].holdings == (5, 5, 5)
    assert heist.game.outcome.winners == (0, 1, 2)
    heist = Heist(3, cubes=("BBB",) * 3, loot="BB " * 6, deck=own_deck(**ONE_ROUND))
    heist.round("A/D B/E D/F")
    assert heist.told(CategoryScored)[0].holdings == (5, 5, 3)
    assert heist.told(CategoryScored)[0].fame == (1, 1, 0)
    assert heist.game.outcome.winners == (0, 1)
    assert heist.game.outcome.reason == "score"


def test_secret_cards_are_turned_up_at_the_end_and_count():
    heist = Heist(
        3, cubes=("BBB",) * 3, loot="BB " * 6, draws="?B ?Y", deck=own_deck(**ONE_ROUND)
    ).round("A/D A/E B/D")
    assert heist.told(SecretsRevealed) == [
        SecretsRevealed(0, ("blue",)),
        SecretsRevealed(1, ("yellow",)),
        SecretsRevealed(2, ()),
    ]
    information, *_, gold = heist.told(CategoryScored)
    assert information.holdings == (4, 3, 5)
    assert gold.holdings == (0, 1, 0)
    assert heist.seen.seats[1].secrets == ("yellow",)  # open to spectators now
