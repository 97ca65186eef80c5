"""Rooms as pure functions: who may do what, and what becomes of it."""

import pytest

from camarilla.kernel import GAMES, BadSetup
from camarilla.server.refused import Refused
from camarilla.server.room import Place, Room, Settings
from camarilla.server.setups import MOST_TURNS, seats_for, usual_seats
from camarilla.store import User

ADA, BEA, CID = (User(name.lower() * 4, name, "fox") for name in ("Ada", "Bea", "Cid"))


def room(seats: int = 3) -> Room:
    """Ada is the host and sits on the first place."""
    empty = Room("ABCDE", 1, ADA.id, Settings(), (Place(),) * seats)
    return empty.sit(ADA, 0, None)


def refused(code: str):
    return pytest.raises(Refused, check=lambda error: error.code == code)


def names(room: Room) -> list[str]:
    return [place.name for place in room.places]


def playing(match: str = "m") -> Room:
    full = room(3).sit(BEA, 1, None).seat_bot(ADA, 2, "random")
    return full.begin(ADA, match)


def test_a_place_is_taken_once():
    with refused(Refused.TAKEN):
        room().sit(BEA, 0, None)


def test_somebody_who_sits_down_elsewhere_moves():
    assert names(room().sit(ADA, 2, None)) == ["", "", "Ada"]


def test_one_person_may_sit_for_several_and_every_name_is_there_once():
    several = room().sit(ADA, 1, "Bea").sit(BEA, 2, None)
    assert names(several) == ["Ada", "Bea", "Bea 2"]
    assert several.places_of(ADA.id) == (0, 1)
    again = several.stand(BEA, 2).sit(BEA, 2, None)
    assert names(again) == ["Ada", "Bea", "Bea 2"]


def test_somebody_with_a_numbered_name_moves_too():
    namesake = User("x" * 16, "Ada", "fox")
    moved = room(4).sit(namesake, 1, None).sit(namesake, 2, None)
    assert names(moved) == ["Ada", "", "Ada 2", ""]


def test_nobody_stands_up_for_another():
    with refused(Refused.NOT_YOURS):
        room().sit(BEA, 1, None).stand(ADA, 1)


def test_the_host_removes_anybody_and_nobody_else_does():
    seated = room().sit(BEA, 1, None)
    assert names(seated.remove(ADA, 1)) == ["Ada", "", ""]
    for what in (
        lambda: seated.remove(BEA, 0),
        lambda: seated.seat_bot(BEA, 2, "random"),
        lambda: seated.change(BEA, None, {"pace": "fast"}),
        lambda: seated.silence(BEA, ADA.id, True),
        lambda: seated.begin(BEA, "m"),
    ):
        with refused(Refused.NOT_HOST):
            what()


def test_places_that_are_not_there():
    for place in (3, 10, 2**53 - 1):
        with refused(Refused.BAD_SETUP):
            room().sit(BEA, place, None)


def test_a_bot_that_is_not_there():
    with pytest.raises(BadSetup):
        room().seat_bot(ADA, 1, "nobody")


def test_it_does_not_start_with_an_empty_place():
    with refused(Refused.NOT_NOW):
        room().begin(ADA, "m")


def test_nothing_moves_while_they_play():
    going = playing()
    for what in (
        lambda: going.sit(CID, 0, None),
        lambda: going.stand(BEA, 1),
        lambda: going.remove(ADA, 1),
        lambda: going.change(ADA, None, {"pace": "fast"}),
        lambda: going.begin(ADA, "n"),
    ):
        with refused(Refused.NOT_NOW):
            what()


def test_a_host_who_leaves_is_replaced_by_one_who_is_there():
    seated = room().sit(BEA, 1, None).sit(CID, 2, None)
    assert seated.leave(ADA.id).host == BEA.id
    assert seated.leave(ADA.id, present={CID.id}).host == CID.id
    assert room().leave(ADA.id, present={CID.id}).host == CID.id  # one who only watches
    assert room().leave(ADA.id).host == ADA.id  # nobody is left


def test_who_leaves_in_mid_match_keeps_the_place_until_the_end():
    left = playing().leave(BEA.id)
    assert left.places[1].user == BEA.id
    over = left.ended("m", ("x",))
    assert not over.playing
    assert names(over)[1] == ""
    back = left.come_back(BEA.id).ended("m", ("x",))
    assert names(back)[1] == "Bea"


def test_the_end_of_another_match_changes_nothing():
    assert playing().ended("another", ()) == playing()


def test_another_game_between_matches():
    over = playing().ended("m", ())
    for game in GAMES:
        changed = over.change(ADA, usual_seats(game), {"game": game})
        assert changed.settings.game == game
        for place, taken in enumerate(changed.places):
            changed = changed if taken.taken else changed.seat_bot(ADA, place, "random")
        assert changed.begin(ADA, "n").playing


def test_options_are_changed_one_by_one():
    chosen = room(4).change(ADA, None, {"options": {"fifth": "inquisitor"}})
    chosen = chosen.change(ADA, None, {"options": {"turn_limit": 50}})
    assert chosen.settings.options == {"fifth": "inquisitor", "turn_limit": 50}
    chosen = chosen.change(ADA, None, {"options": {"fifth": None}})
    assert chosen.settings.options == {"turn_limit": 50}


def test_options_do_not_follow_into_another_game():
    chosen = room(4).change(ADA, None, {"options": {"fifth": "inquisitor"}})
    assert chosen.settings.options == {"fifth": "inquisitor"}
    for game in set(GAMES) - {"coup"}:
        assert chosen.change(ADA, usual_seats(game), {"game": game}).settings.options == {}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_preset_can_be_set_up(game):
    for seats, options in GAMES[game].presets().values():
        changed = room(2).change(ADA, seats, {"game": game, "options": options})
        assert len(changed.places) == seats
    assert usual_seats(game) in seats_for(game)


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"pace": "hasty"},
        {"options": {"nonsense": 1}},
        {"options": {"turn_limit": 10**30}},
        {"options": {"turn_limit": MOST_TURNS + 1}},
        {"options": {"turn_limit": 0}},
        {"options": {"turn_limit": "many"}},
        {"options": {"turn_limit": [[]]}},
    ],
)
def test_what_cannot_be_played(changes):
    with pytest.raises((Refused, BadSetup)):
        room().change(ADA, None, changes)


def test_a_table_does_not_shrink_below_those_who_sit():
    seated = room(4).sit(BEA, 3, None)
    with refused(Refused.TAKEN):
        seated.change(ADA, 2, {})
    assert len(room(4).seat_bot(ADA, 3, "random").change(ADA, 3, {}).places) == 3
    for seats in (0, 11, 2**53 - 1):
        with refused(Refused.BAD_SETUP):
            room().change(ADA, seats, {})


def test_silence():
    quiet = room().silence(ADA, BEA.id, True).silence(ADA, BEA.id, True)
    assert quiet.silenced == (BEA.id,)
    assert quiet.silence(ADA, BEA.id, False).silenced == ()
    crowd = room()
    with refused(Refused.NOT_NOW):
        for number in range(1000):
            crowd = crowd.silence(ADA, str(number), True)


def test_who_is_forgotten_is_named_nowhere():
    known = playing().ended("m", (f"{ADA.id} Ada",)).silence(ADA, ADA.id, True)
    forgotten = known.forget(ADA.id, present=(BEA.id,))
    assert forgotten.host == BEA.id
    assert "Ada" not in repr(forgotten)
    assert ADA.id not in repr(forgotten)
