"""Set-up, sentence by sentence."""

from collections import Counter

import pytest

from camarilla.games.royal import house_deck
from camarilla.games.royal.deck import COLOURS, symbols
from camarilla.games.royal.events import CubesDealt, TableLaid
from camarilla.kernel import BadSetup, Game
from tests.royal.table import LOOT, Heist, counts, own_deck


@pytest.mark.parametrize(
    ("seats", "letters"), [(2, "ABCDEF"), (3, "ABCDEF"), (4, "ABCDEFG"), (5, "ABCDEFGH")]
)
def test_there_are_three_more_locations_than_players_and_a_to_f_for_two(seats, letters):
    assert "".join(Heist(seats).seen.loot) == letters


def test_the_names_of_the_locations():
    assert [place.name for place in house_deck().places] == [
        "Auction house",
        "Bank",
        "Casino",
        "Depot",
        "Express train",
        "Film studio",
        "Gallery",
        "Hotel",
    ]


def test_each_player_has_one_target_card_per_location():
    assert len(Heist(4).options(0)) == 7 * 6  # thieves anywhere, snitches anywhere else


def test_there_are_25_cubes_per_colour_and_each_player_starts_with_3_random_ones():
    heist = Heist(3, cubes=("BBG", "GRY", "YYY"))
    assert [heist.cubes(seat) for seat in range(3)] == [counts("BBG"), counts("GRY"), counts("YYY")]
    assert heist.seen.supply == (23, 23, 24, 21)
    assert heist.told(CubesDealt)[0] == CubesDealt(0, ("blue", "blue", "green"))


def test_there_are_28_secret_loot_cards_7_per_colour():
    assert house_deck().secrets.each == (7, 7, 7, 7)
    assert Heist(3).seen.pile == 28


def test_everyone_sees_how_many_secret_cards_a_player_holds_and_only_the_owner_which():
    heist = Heist(3, draws="?B ?Y").round("A/B A/C D/E")
    for seat in (None, 0, 1, 2):
        hideouts = heist.game.view(seat).table.seats
        assert [hideout.secret_cards for hideout in hideouts] == [1, 1, 0]
        shown = [None if number != seat else hideouts[number].secrets for number in range(3)]
        assert [hideout.secrets for hideout in hideouts] == shown
    assert heist.secrets(0) == ("blue",)
    assert heist.secrets(1) == ("yellow",)


def test_one_loot_card_lies_face_up_at_each_location():
    assert list(Heist(5).seen.loot.values()) == LOOT.split()


def test_stack_i_lies_on_stack_ii():
    first, second = ("BB",) * 6 + ("GG",) * 4, ("RR",) * 20
    heist = Heist(3, loot="BB " * 6, deck=own_deck(items=(), stack_1=first, stack_2=second))
    assert heist.seen.stacks == (4, 20)
    heist.round("A/D B/E C/F")
    assert [heist.seen.loot[place] for place in "ABC"] == ["GG"] * 3
    heist.round("A/D B/E C/F")
    assert [heist.seen.loot[place] for place in "ABC"] == ["GG", "RR", "RR"]
    assert heist.seen.stacks == (0, 18)


def test_the_house_deck_has_48_cards_as_the_specification_lists_them():
    deck = house_deck()
    assert (len(deck.stack_1), len(deck.stack_2)) == (24, 24)
    assert sorted(len(symbols(card)) for card in deck.stack_1) == [0] * 5 + [2] * 10 + [3] * 8 + [4]
    for stack, fame in ((deck.stack_1, 1), (deck.stack_2, 2)):
        items = [item.fame for item in deck.items if item.key in stack]
        assert items == [fame, fame]
        for card in ("collection", "carte_blanche", "safecracker", "intrigues"):
            assert stack.count(card) == 1
    for stack in (deck.stack_1, deck.stack_2):  # no colour is favoured
        shown = Counter(colour for card in stack for colour in symbols(card))
        assert len(set(shown.values())) == 1
    assert all(f"documents_{colour}" in deck.stack_2 for colour in COLOURS)


def test_the_house_deck_is_called_that_wherever_players_see_it():
    heist = Heist(3)
    assert heist.seen.deck == "house deck"
    assert heist.told(TableLaid)[0].deck == "house deck"


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats):
    with pytest.raises(BadSetup, match="2 to 5"):
        Game.start("royal", seats)
