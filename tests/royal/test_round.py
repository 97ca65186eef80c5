"""A round, sentence by sentence."""

import pytest

from camarilla.games.royal.events import (
    LootLaid,
    LootStolen,
    PlaceDeserted,
    PlaceGuarded,
    PlansRevealed,
    ThievesMet,
)
from camarilla.kernel import Illegal
from tests.royal.table import Heist, own_deck


def test_thieves_and_snitches_go_to_different_places():
    heist = Heist(3)
    assert "plan C/E" in heist.options(0)
    with pytest.raises(Illegal):
        heist.game.decide(0, "plan C/C")


def test_all_plans_are_revealed_together():
    heist = Heist(3).say("0 plan C/E", "2 plan A/B")
    for seat in (None, 0, 1, 2):
        assert heist.told(PlansRevealed, seat) == []
        assert heist.game.asked == (1,)
    assert heist.game.view(1).window.answer is None
    assert heist.game.view(0).window.answer.what == "C/E"
    heist.say("1 plan D/F")
    assert heist.told(PlansRevealed) == [PlansRevealed(("C/E", "D/F", "A/B"))]


def test_whoever_does_not_answer_gets_a_random_plan():
    question = Heist(3).game.question(1)
    assert question.defaults == question.options


def test_the_locations_are_resolved_in_order_from_a():
    heist = Heist(3).round("D/B B/F A/E")
    places = [event.place for event in heist.game.events() if hasattr(event, "place")]
    assert places == list("ABCDEF")


def test_any_snitch_there_nothing_happens_and_the_loot_stays():
    heist = Heist(3).round("A/B B/A C/A")
    assert heist.told(PlaceGuarded) == [
        PlaceGuarded("A", snitches=(1, 2), thieves=(0,)),
        PlaceGuarded("B", snitches=(0,), thieves=(1,)),
    ]
    assert heist.seen.loot["A"] == "BB"
    assert heist.cubes(0) == (1, 1, 1, 0)


def test_one_thief_no_snitch_the_thief_takes_the_loot():
    heist = Heist(3).round("A/D B/E C/F")
    assert heist.told(LootStolen)[0] == LootStolen(0, "A", "BB")
    assert heist.cubes(0) == (3, 1, 1, 0)


def test_several_thieves_no_snitch_each_draws_a_secret_card_and_the_loot_stays():
    heist = Heist(3, draws="?B ?G ?R").round("A/D A/E A/F")
    assert heist.told(ThievesMet) == [ThievesMet("A", (0, 1, 2), True)]
    assert [heist.secrets(seat) for seat in range(3)] == [("blue",), ("green",), ("red",)]
    assert heist.seen.loot["A"] == "BB"
    assert heist.seen.pile == 25


def test_nobody_there_the_loot_is_discarded():
    heist = Heist(3).round("A/B A/B A/B")
    assert [event.place for event in heist.told(PlaceDeserted)] == list("CDEF")
    assert heist.seen.discard == ("RR", "YY", "BG", "BR")


def test_taken_and_discarded_loot_is_replaced_from_the_deck():
    heist = Heist(3, draws="GY RY BBB").round("A/B C/D E/F")
    assert heist.told(LootLaid)[1] == LootLaid((("A", "GY"), ("C", "RY"), ("E", "BBB")))
    assert heist.seen.loot["B"] == "GG"
    assert heist.empty() == ""


def test_with_fewer_cards_than_empty_locations_the_game_ends_at_once_without_refilling():
    deck = own_deck(items=(), stack_1=("BB",) * 6, stack_2=("GG",) * 5)
    heist = Heist(3, loot="BB " * 6, deck=deck).round("A/D B/E C/F")
    assert heist.game.outcome is None  # three of five
    assert heist.seen.stacks == (0, 2)
    heist.round("A/D B/E C/F")
    assert heist.game.outcome.reason == "score"
    assert heist.seen.stacks == (0, 2)
    assert heist.empty() == "ABC"


def test_with_just_enough_cards_it_goes_on():
    deck = own_deck(items=(), stack_1=("BB",) * 6, stack_2=("GG",) * 3)
    heist = Heist(3, loot="BB " * 6, deck=deck).round("A/D B/E C/F")
    assert heist.game.outcome is None
    assert heist.seen.stacks == (0, 0)


def test_a_round_is_a_turn_and_at_the_limit_all_draw():
    heist = Heist(3, turn_limit=2).round("A/D B/E C/F")
    assert heist.game.state.table.turn == 2
    heist.round("A/D B/E C/F")
    assert heist.game.outcome.reason == "limit"
    assert heist.game.outcome.winners == (0, 1, 2)
    assert heist.game.view(0).table.seats[1].secrets is None
