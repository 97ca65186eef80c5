"""Section 4: exchange and examine."""

import pytest
from msgspec.structs import replace

from camarilla import Game, Illegal, Transcript
from camarilla.court.events import CardReturned, CardsDrawn
from camarilla.games.coup.examine import CardKept, CardShown, ReplacementForced
from camarilla.kernel import FateSpent, Sealed
from tests.coup.table import Played, deal

HANDS = "contessa contessa", "captain duke", "assassin duke"


def ambassador(*draws: str, hands=HANDS) -> Played:
    return deal(*hands, edition="en", draws=draws)


def inquisitor(*draws: str, hands=HANDS, edition="it", **more) -> Played:
    return deal(*hands, edition=edition, fifth="inquisitor", draws=draws, **more)


# -- exchange -----------------------------------------------------------------------------------


def test_an_ambassador_draws_two_keeps_as_many_as_they_had_and_returns_two():
    game = ambassador("duke", "captain").play("0 exchange", "pass")
    assert game.hand(0) == ["captain", "contessa", "contessa", "duke"]
    assert game.options(0) == ["return captain", "return contessa", "return duke"]
    game.play("0 return contessa")
    assert game.options(0) == ["return captain", "return contessa", "return duke"]
    game.play("0 return contessa")
    assert game.hand(0) == ["captain", "duke"]
    assert game.court == 9
    assert game.active == 1


def test_both_drawn_cards_may_go_back():
    game = ambassador("duke", "captain").play("0 exchange", "pass")
    game.play("0 return duke", "0 return captain")
    assert game.hand(0) == ["contessa", "contessa"]


def test_an_inquisitor_draws_one_keeps_as_many_as_they_had_and_returns_one():
    game = inquisitor("duke").play("0 exchange", "pass")
    assert game.options(0) == ["return contessa", "return duke"]
    game.play("0 return contessa")
    assert game.hand(0) == ["contessa", "duke"]
    assert game.court == 9
    assert game.active == 1


def test_a_card_that_is_not_held_cannot_be_returned():
    game = ambassador("duke", "captain").play("0 exchange", "pass")
    with pytest.raises(Illegal):
        game.play("0 return assassin")


def test_with_one_influence_left_an_ambassador_chooses_one_of_three_cards():
    game = ambassador("duke", "captain").caught(0, "contessa").incomes(2)
    game.play("0 exchange", "pass")
    assert game.hand(0) == ["captain", "contessa", "duke"]
    game.play("0 return contessa", "0 return captain")
    assert game.hand(0) == ["duke"]
    assert game.influence(0) == 1


def test_with_one_influence_left_an_inquisitor_chooses_one_of_two_cards():
    game = inquisitor("duke").caught(0, "contessa").incomes(2).play("0 exchange", "pass")
    assert game.hand(0) == ["contessa", "duke"]
    game.play("0 return contessa")
    assert game.hand(0) == ["duke"]


def test_only_the_active_player_sees_drawn_cards():
    game = ambassador("duke", "captain").play("0 exchange", "pass")
    assert CardsDrawn(0, 2, Sealed((0,), ("duke", "captain"))) in game.news(0)
    for seat in (1, 2, None):
        assert CardsDrawn(0, 2, Sealed((0,))) in game.news(seat)


def test_which_cards_went_back_is_secret_how_many_is_public():
    kept = ambassador("duke", "captain").play("0 exchange", "pass")
    other = ambassador("duke", "captain").play("0 exchange", "pass")
    kept.play("0 return contessa", "0 return contessa")
    other.play("0 return duke", "0 return captain")
    for seat in (1, 2, None):
        assert kept.game.view(seat) == other.game.view(seat)
        assert kept.news(seat)[:2] == [CardReturned(0, Sealed((0,)))] * 2
    assert kept.news(0)[0].card.value == "contessa"


def test_a_proved_ambassador_goes_back_before_the_two_are_drawn():
    hands = "ambassador contessa", "ambassador duke", "ambassador duke"
    game = ambassador("captain", "ambassador", "duke", hands=hands)
    game.play("0 exchange", "1 challenge", "0 prove", "1 lose duke")
    assert game.hand(0) == ["ambassador", "captain", "contessa", "duke"]


# -- examine ------------------------------------------------------------------------------------


@pytest.fixture
def shown() -> Played:
    return inquisitor("captain").play("0 examine 1", "pass", "1 show duke")


def test_the_target_picks_one_of_their_face_down_cards():
    game = inquisitor().play("0 examine 1", "pass")
    assert (game.kind, game.asked) == ("show", (1,))
    assert game.options(1) == ["show captain", "show duke"]


def test_a_target_with_two_equal_cards_is_still_asked():
    game = inquisitor(hands=("contessa contessa", "duke duke", "captain captain"))
    assert game.play("0 examine 1", "pass").options(1) == ["show duke"]


def test_a_target_with_one_card_has_no_choice():
    game = inquisitor().play("0 income").caught(1, "captain").play("2 income")
    game.play("0 examine 1", "pass")
    assert (game.kind, game.asked) == ("examine", (0,))
    assert [event.card.value for event in game.news(0) if isinstance(event, CardShown)] == ["duke"]


def test_the_card_is_shown_to_the_inquisitor_alone(shown):
    seen = {seat: shown.news(seat)[-1] for seat in (0, 1, 2, None)}
    assert {type(event) for event in seen.values()} == {CardShown}
    assert [seen[seat].card.value for seat in (0, 1, 2, None)] == ["duke", "duke", None, None]


def test_nobody_else_can_tell_which_card_was_shown():
    other = inquisitor("captain").play("0 examine 1", "pass", "1 show captain")
    duke = inquisitor("captain").play("0 examine 1", "pass", "1 show duke")
    for ending in (["0 keep"], ["0 replace"]):
        a, b = Played(duke.game.copy(), ["assassin"]), Played(other.game.copy(), ["assassin"])
        a.play(*ending)
        b.play(*ending)
        for seat in (2, None):
            assert a.game.view(seat) == b.game.view(seat)


def test_the_inquisitor_hands_it_back_or_forces_its_replacement(shown):
    assert (shown.kind, shown.asked) == ("examine", (0,))
    assert shown.options(0) == ["keep", "replace"]


def test_a_card_handed_back_stays_and_that_is_public(shown):
    shown.play("0 keep")
    assert shown.hand(1) == ["captain", "duke"]
    for seat in (0, 1, 2, None):
        assert shown.news(seat)[0] == CardKept(1, 0)
    assert shown.active == 1


def test_a_replaced_card_goes_and_that_is_public(shown):
    shown.play("0 replace")
    assert shown.hand(1) == ["captain", "captain"]
    assert shown.court == 9
    for seat in (0, 1, 2, None):
        assert shown.news(seat)[0] == ReplacementForced(1, 0)


def test_only_its_owner_sees_the_card_that_came_instead(shown):
    shown.play("0 replace")
    drawn = {
        seat: next(event for event in shown.news(seat) if isinstance(event, CardsDrawn))
        for seat in (0, 1, 2, None)
    }
    assert [drawn[seat].cards.value for seat in (0, 1, 2, None)] == [None, ("captain",), None, None]
    back = next(event for event in shown.news(2) if isinstance(event, CardReturned))
    assert back.card.value is None


def test_a_target_exiled_by_challenging_the_inquisitor_shows_nothing():
    hands = "inquisitor contessa", "captain duke", "assassin duke"
    game = inquisitor("captain", hands=hands)
    game.play("0 income").caught(1, "captain").play("2 income")
    game.play("0 examine 1", "1 challenge", "0 prove")
    assert "CardShown" not in game.names()
    assert (game.kind, game.asked) == ("action", (2,))


def test_a_target_who_lost_the_challenge_and_lives_shows_the_card_that_is_left():
    hands = "inquisitor contessa", "captain duke", "assassin duke"
    game = inquisitor("captain", hands=hands)
    game.play("0 examine 1", "1 challenge", "0 prove", "1 lose captain")
    assert (game.kind, game.asked) == ("examine", (0,))
    assert game.news(0)[-1].card.value == "duke"


# -- what can come back -------------------------------------------------------------------------

ALL_DUKES_OUT = "contessa contessa", "captain duke", "duke duke"


def replacements(edition: str, **more) -> tuple[int, set[str]]:
    """How many picks the draw has, and every card that can come for the Duke seat 1 shows."""
    shown = inquisitor(hands=ALL_DUKES_OUT, edition=edition, **more)
    shown.play("0 examine 1", "pass", "1 show duke")
    header, decisions = shown.game.header, tuple(shown.game.decisions)
    found: list[str] = []
    while True:
        again = Transcript(replace(header, picks=(*header.picks, len(found))), decisions)
        game = Game.replay(again)
        try:
            game.decide(0, "replace")
        except FateSpent:
            return len(found), set(found)
        hand = list(game.view(1).table.seats[1].hand)
        hand.remove("captain")
        found += hand


def test_in_it_the_card_is_drawn_first_so_the_same_card_cannot_come_back():
    assert replacements("it") == (9, {"assassin", "captain", "contessa", "inquisitor"})


def test_in_en_played_freely_with_inquisitors_it_cannot_come_back_either():
    assert replacements("en", free=True) == (9, {"assassin", "captain", "contessa", "inquisitor"})


def test_in_de_it_is_shuffled_in_first_so_the_same_card_may_come_back():
    assert replacements("de") == (10, {"assassin", "captain", "contessa", "duke", "inquisitor"})


@pytest.mark.parametrize(("edition", "picks"), [("it", 10), ("de", 9)])
def test_a_free_table_may_choose_the_other_way(edition, picks):
    assert replacements(edition, free=True, draw_first=edition == "de")[0] == picks


def test_the_order_of_return_and_draw_is_told_in_that_order():
    orders = {}
    for edition in ("it", "de"):
        game = inquisitor("captain", edition=edition).play("0 examine 1", "pass", "1 show duke")
        orders[edition] = game.play("0 replace").names()[1:3]
    assert orders == {"it": ["CardsDrawn", "CardReturned"], "de": ["CardReturned", "CardsDrawn"]}
