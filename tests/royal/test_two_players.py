"""The game for two, sentence by sentence."""

import pytest

from camarilla.games.royal.events import LootStolen, PartnerPassed, TableLaid, ThievesMet
from camarilla.games.royal.scoring import category_fame
from camarilla.kernel import BadSetup, Game, Illegal
from tests.royal.table import Heist, own_deck


def test_the_holder_of_the_partner_card_sends_two_thieves_and_one_snitch():
    heist = Heist(2)
    assert heist.seen.partner == 0
    assert len(heist.options(0)) == 15 * 4
    assert "plan AB/C" in heist.options(0)


def test_the_other_sends_one_thief_and_two_snitches():
    heist = Heist(2)
    assert len(heist.options(1)) == 6 * 10
    assert "plan A/BC" in heist.options(1)


@pytest.mark.parametrize(("seat", "plan"), [(0, "AA/B"), (0, "AB/A"), (1, "A/AB"), (1, "A/BB")])
def test_all_cards_of_a_player_name_different_locations(seat, plan):
    with pytest.raises(Illegal):
        Heist(2).game.decide(seat, f"plan {plan}")


def test_two_thieves_may_both_take_loot():
    heist = Heist(2).round("AB/C D/EF")
    assert heist.told(LootStolen) == [
        LootStolen(0, "A", "BB"),
        LootStolen(0, "B", "GG"),
        LootStolen(1, "D", "YY"),
    ]


def test_thieves_of_both_who_meet_draw_a_secret_card_each():
    heist = Heist(2, draws="?B ?G").round("AB/C A/EF")
    assert heist.told(ThievesMet) == [ThievesMet("A", (0, 1), True)]
    assert heist.secret_cards() == [1, 1]


def test_the_card_changes_hands_after_every_round():
    heist = Heist(2).round("AB/C D/EF")
    assert heist.told(PartnerPassed) == [PartnerPassed(1)]
    assert heist.seen.partner == 1
    assert "plan AB/C" in heist.options(1)
    assert "plan A/BC" in heist.options(0)


def test_who_starts_with_it_is_chosen_at_the_table():
    for seat in (0, 1):
        assert Game.start("royal", 2, first=seat).view().table.partner == seat
        assert Game.start("royal", 2, partner=seat).view().table.partner == seat
    with pytest.raises(BadSetup):
        Game.start("royal", 2, first=0, partner=1)


def test_who_starts_with_it_is_random_otherwise():
    starts = [Game.start("royal", 2, seed=seed).events()[0] for seed in range(40)]
    assert {event.partner for event in starts if isinstance(event, TableLaid)} == {0, 1}


@pytest.mark.parametrize(("seats", "partner"), [(3, 0), (2, 2), (2, -1)])
def test_there_is_no_partner_card_for_more_nor_for_a_seat_that_is_not_there(seats, partner):
    with pytest.raises(BadSetup):
        Game.start("royal", seats, partner=partner)


def test_a_category_is_won_only_by_a_lead_of_at_least_2():
    assert category_fame((3, 0), (4, 2)) == (3, 0)
    assert category_fame((3, 0), (2, 4)) == (0, 3)


def test_a_lead_of_0_or_1_is_a_tie_with_1_point_each():
    assert category_fame((3, 0), (4, 3)) == (1, 1)
    assert category_fame((3, 0), (3, 4)) == (1, 1)
    assert category_fame((3, 0), (0, 0)) == (1, 1)


def test_it_ends_as_usual():
    deck = own_deck(items=(), stack_1=("BB",) * 6, stack_2=("GG",) * 2)
    heist = Heist(2, cubes=("BGR", "GRY"), loot="BB " * 6, deck=deck).round("AB/C D/EF")
    assert heist.game.outcome.winners == (0,)
    assert heist.empty() == "ABD"
