"""The loot cards, and their questions."""

import pytest

from camarilla.games.royal.events import CubesReturned, CubesSwapped, ItemKept, LootStolen
from camarilla.kernel import Illegal
from tests.royal.table import Heist, counts, few, own_deck


def stealing(card: str, **more: object) -> Heist:
    """Seat 0 alone at A, where this card lies."""
    return Heist(3, loot=f"{card} GG RR YY BG BR", **more).round("A/D B/E C/F")


def test_normal_a_cube_from_the_supply_for_each_symbol_shown():
    heist = stealing("BBG")
    assert heist.cubes(0) == counts("BGR" + "BBG")
    assert sum(heist.seen.supply) == 100 - 9 - 3 - 2 - 2
    assert "BBG" in heist.seen.discard


def test_collection_one_cube_of_each_colour():
    assert stealing("collection").cubes(0) == counts("BGR" + "BGRY")


def test_carte_blanche_three_cubes_of_any_colours():
    heist = stealing("carte_blanche")
    assert heist.game.asked == (0,)
    assert heist.options(0) == ["take blue", "take green", "take red", "take yellow"]
    heist.say("0 take yellow", "0 take yellow")
    assert heist.game.asked == (0,)
    heist.say("0 take red")
    assert heist.cubes(0) == counts("BGR" + "YYR")
    assert heist.game.asked == (0, 1, 2)


def test_carte_blanche_by_default_is_any_colour():
    question = stealing("carte_blanche").game.question(0)
    assert question.defaults == question.options


def test_safecracker_draw_three_secret_loot_cards():
    heist = stealing("safecracker", draws="?B ?B ?Y")
    assert heist.secrets(0) == ("blue", "blue", "yellow")
    assert heist.seen.pile == 25


def test_safecracker_or_as_many_as_are_left():
    heist = stealing("safecracker", deck=own_deck(secrets=few("BG")), draws="?G ?B")
    assert heist.secrets(0) == ("green", "blue")
    assert heist.seen.pile == 0


def test_intrigues_up_to_three_times_take_a_cube_and_give_one_in_return():
    heist = stealing("intrigues", cubes=("BBB", "GGG", "RRY"))
    heist.say("0 take 1 green", "0 give blue", "0 take 2 yellow", "0 give green")
    heist.say("0 take 1 blue", "0 give yellow")
    assert heist.told(CubesSwapped) == [
        CubesSwapped(0, 1, took="green", gave="blue"),
        CubesSwapped(0, 2, took="yellow", gave="green"),
        CubesSwapped(0, 1, took="blue", gave="yellow"),
    ]
    assert heist.cubes(0) == counts("BBB")
    assert heist.game.asked == (0, 1, 2)  # no fourth


def test_intrigues_both_colours_and_the_player_are_the_choice_of_the_thief():
    heist = stealing("intrigues", cubes=("BGR", "GGG", "RRY"))
    assert heist.options(0) == ["pass", "take 1 green", "take 2 red", "take 2 yellow"]
    heist.say("0 take 2 red")
    assert heist.options(0) == ["give blue", "give green", "give red"]


def test_intrigues_may_be_ended_early_and_are_by_default():
    heist = stealing("intrigues")
    assert [str(reply) for reply in heist.game.question(0).defaults] == ["pass"]
    heist.say("0 take 1 yellow", "0 give blue", "0 pass")
    assert len(heist.told(CubesSwapped)) == 1
    assert heist.game.asked == (0, 1, 2)


def test_intrigues_the_cube_given_was_held_before_the_swap():
    heist = stealing("intrigues", cubes=("BBB", "GGG", "RRR")).say("0 take 1 green")
    assert heist.options(0) == ["give blue"]
    with pytest.raises(Illegal):
        heist.say("0 give green")


def test_intrigues_each_swap_is_seen_by_all():
    heist = stealing("intrigues").say("0 take 1 yellow")
    assert heist.game.view(2).window.step.took == "yellow"
    heist.say("0 give blue")
    assert all(heist.told(CubesSwapped, seat) for seat in (None, 0, 1, 2))


def test_intrigues_without_a_cube_on_both_sides_there_is_no_swap():
    bare = own_deck(start_cubes=0)
    heist = Heist(3, cubes=("",) * 3, loot="BB GG intrigues RR YY BG", deck=bare)
    heist.round("A/D B/E C/F")
    assert LootStolen(2, "C", "intrigues") in heist.told(LootStolen)
    assert heist.game.asked == (0, 1, 2)  # the thief has none: no window opens
    heist = Heist(3, cubes=("",) * 3, loot="BB GG RR intrigues YY BG", deck=bare)
    heist.round("A/D B/C C/B").round("D/B B/C C/A")
    assert LootStolen(0, "D", "intrigues") in heist.told(LootStolen)
    assert heist.cubes(0) == counts("BB")
    assert heist.game.asked == (0, 1, 2)  # the others have none


def test_intrigues_only_those_who_have_cubes_can_be_taken_from():
    bare = own_deck(start_cubes=0)
    heist = Heist(3, cubes=("",) * 3, loot="BB GG RR intrigues YY BG", deck=bare)
    heist.round("A/D B/C C/A").round("D/A B/C C/B")  # seat 1 has GG, seat 2 has nothing
    assert heist.game.asked == (0, 1, 2)
    assert [heist.cubes(seat) for seat in range(3)] == [(0,) * 4, counts("GG"), (0,) * 4]
    heist = Heist(3, cubes=("",) * 3, loot="BB GG intrigues RR YY BG", deck=bare)
    heist.round("A/C B/D D/E").round("C/D A/B B/A")
    assert heist.options(0) == ["pass", "take 1 green"]


def test_intrigues_touch_no_cards():
    heist = stealing("intrigues", draws="?B ?B")
    assert all(reply == "pass" or " take " in f" {reply}" for reply in heist.options(0))
    heist.say("0 take 1 yellow", "0 give blue", "0 pass")
    assert heist.secret_cards() == [0, 0, 0]
    assert all(not hideout.items for hideout in heist.seen.seats)


def test_special_items_are_kept_face_up():
    heist = stealing("ashtray")
    assert heist.seen.seats[0].items == ("ashtray",)
    assert heist.told(ItemKept) == [ItemKept(0, "ashtray", 1)]


def test_all_loot_but_special_items_goes_to_the_discard():
    heist = stealing("ashtray")
    assert "ashtray" not in heist.seen.discard
    for card in ("BBG", "collection", "safecracker"):
        assert card in stealing(card).seen.discard


def documents(loot: str, plans: str, cubes: tuple[str, ...]) -> Heist:
    deck = own_deck(
        start_cubes=len(cubes[0]),
        items=(),
        stack_1=("documents_yellow", "YY", "YYY", "BB", "GG", "RR"),
        stack_2=("BB",) * 6,
    )
    return Heist(3, cubes=cubes, loot=loot, deck=deck).round(plans)


def test_documents_everyone_but_the_thief_returns_half_of_that_colour_rounded_up():
    heist = documents(
        "documents_yellow BB GG RR YY YYY", "A/D B/E C/F", ("YYYYY", "YYYYY", "YYYBG")
    )
    assert heist.told(CubesReturned) == [
        CubesReturned(1, "yellow", 3),
        CubesReturned(2, "yellow", 2),
    ]
    assert [heist.cubes(seat)[3] for seat in range(3)] == [5, 2, 1]
    assert heist.seen.supply[3] == 25 - 8


def test_documents_do_not_touch_secret_cards():
    deck = own_deck(
        items=(), stack_1=("documents_yellow", "BB", "GG", "RR", "BG", "BR"), stack_2=("BB",) * 12
    )
    heist = Heist(
        3,
        cubes=("BBB",) * 3,
        loot="BB GG documents_yellow RR BG BR",
        draws="?Y ?Y BB BB BB",
        deck=deck,
    )
    heist.round("A/C A/B D/F").round("A/D B/E C/F")
    assert heist.secrets(0) == ("yellow",)
    assert heist.told(CubesReturned) == []


def test_documents_at_a_letter_in_mid_round_touch_what_was_taken_before_and_not_after():
    heist = documents("YY documents_yellow YYY BB GG RR", "A/D B/E C/F", ("BBB", "BBB", "BBB"))
    assert [heist.cubes(seat)[3] for seat in range(3)] == [1, 0, 3]


def test_documents_discarded_unstolen_nothing_happens():
    heist = documents("documents_yellow BB GG RR YY YYY", "B/D C/E F/B", ("YYY", "YYY", "YYY"))
    assert "documents_yellow" in heist.seen.discard
    assert heist.told(CubesReturned) == []
    assert [heist.cubes(seat)[3] for seat in range(3)] == [3, 3, 6]
