"""Set-up, the draft, and what everybody sees of it."""

from collections import Counter

import pytest

from camarilla import BadSetup, Game, Loose
from camarilla.court.roles import Group
from camarilla.games.guatemala import draft
from camarilla.games.guatemala.presets import every_pair, pairs
from camarilla.games.guatemala.roles import ROLES
from camarilla.kernel.codec import decode_view, encode, load_state, save_state

BASE = [role for role in ROLES.values() if role.expansion is None]


def test_25_roles_in_four_groups():
    groups = Counter(role.group for role in BASE)
    assert groups == {Group.FINANCE: 5, Group.COMMUNICATIONS: 5, Group.FORCE: 5, Group.SPECIAL: 10}


def test_anarchy_has_seven_more_all_advanced():
    more = [role for role in ROLES.values() if role.expansion == "anarchy"]
    assert len(more) == 7
    assert all(role.advanced for role in more)


def test_the_advanced_roles():
    assert {role.name for role in BASE if role.advanced} == {
        "capitalist", "speculator", "writer", "producer", "crime_boss", "mercenary", "communist",
        "customs_officer", "foreign_consular", "missionary", "protestor",
    }  # fmt: skip


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("anarchy", [False, True])
def test_a_random_draft_has_1_1_1_2(advanced, anarchy):
    fate = Loose(1)
    seen = set()
    for _ in range(300):
        names = draft.drafted(advanced, anarchy, fate)
        draft.check(names)
        seen.update(names)
    assert seen == {
        role.name
        for role in ROLES.values()
        if (advanced or not role.advanced) and (anarchy or role.expansion is None)
    }


def test_advanced_roles_are_left_out_by_default():
    for seed in range(30):
        game = Game.start("guatemala", 3, seed=seed)
        assert not any(ROLES[name].advanced for name in game.view().table.roles)


def test_the_first_game():
    game = Game.start("guatemala", 4, seed=1, first_game=True)
    assert set(game.view().table.roles) == {
        "banker", "politician", "guerrilla", "director", "peacekeeper",
    }  # fmt: skip
    assert Game.replay(game.transcript()).view() == game.view()


def test_a_draft_by_hand_in_any_order():
    roles = ["priest", "spy", "lawyer", "judge", "writer"]
    game = Game.start("guatemala", 3, seed=1, roles=roles)
    assert game.view().table.roles == ("spy", "writer", "judge", "lawyer", "priest")


@pytest.mark.parametrize(
    "roles",
    [
        ["banker", "director", "guerrilla", "politician"],
        ["banker", "farmer", "guerrilla", "politician", "priest"],
        ["banker", "director", "guerrilla", "politician", "politician"],
        ["banker", "director", "guerrilla", "politician", "duke"],
    ],
)
def test_a_draft_by_hand_still_has_1_1_1_2(roles):
    with pytest.raises(BadSetup):
        Game.start("guatemala", 3, roles=roles)


def test_the_roles_of_a_first_game_are_fixed():
    with pytest.raises(BadSetup):
        Game.start("guatemala", 3, first_game=True, advanced=True)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_15_cards_2_to_each_and_2_coins_each(seats):
    game = Game.start("guatemala", seats, seed=1)
    table = game.view().table
    assert [(seat.cards, seat.coins) for seat in table.seats] == [(2, 2)] * seats
    assert table.court == 15 - 2 * seats
    assert sum(game.state.table.pieces().values()) == 15 + 50


@pytest.mark.parametrize("seats", [2, 7, 8, 9, 10])
def test_2_and_7_to_10_only_freely(seats):
    with pytest.raises(BadSetup):
        Game.start("guatemala", seats)
    game = Game.start("guatemala", seats, seed=1, free=True)
    copies = 3 if seats <= 6 else 4 if seats <= 8 else 5
    assert game.view().table.court == 5 * copies - 2 * seats


@pytest.mark.parametrize("seats", [1, 11])
def test_never_1_or_11(seats):
    with pytest.raises(BadSetup):
        Game.start("guatemala", seats, free=True)


def test_two_players_have_the_coins_of_the_base_game():
    game = Game.start("guatemala", 2, seed=1, first=1, free=True)
    assert [seat.coins for seat in game.view().table.seats] == [2, 1]


def test_the_draft_follows_from_the_seed():
    one, two = (Game.start("guatemala", 3, seed=5, anarchy=True) for _ in "ab")
    assert one.view().table.roles == two.view().table.roles
    drafts = {
        Game.start("guatemala", 3, seed=seed, anarchy=True).view().table.roles for seed in range(20)
    }
    assert len(drafts) > 10


def test_views_and_saved_states_keep_the_roles_in_play():
    game = Game.start("guatemala", 3, seed=5, anarchy=True)
    seen = game.view(0)
    assert decode_view(encode(seen)) == seen
    assert load_state(save_state(game.state)).table.box is game.state.table.box


def test_no_foreign_aid_and_no_declining():
    game = Game.start("guatemala", 3, seed=1, first_game=True, first=0)
    assert [str(o) for o in game.question(0).options] == [
        "income", "profit", "propaganda", "peacekeeping", "bribery 1", "bribery 2",
    ]  # fmt: skip
    assert not game.state.table.box.may_decline


def test_the_presets_show_every_two_roles_that_a_draft_allows_together():
    shown = {
        pair for anarchy in (False, True) for draft in every_pair(anarchy) for pair in pairs(draft)
    }
    alone = {Group.FINANCE, Group.COMMUNICATIONS, Group.FORCE}
    for one in ROLES.values():
        for other in ROLES.values():
            apart = (
                one.group is other.group
                and one.group in alone
                and not (one.general or other.general)
            )
            if one is not other:
                assert (frozenset((one.name, other.name)) in shown) is not apart


def test_no_two_roles_that_may_meet_have_an_action_of_the_same_name():
    for anarchy in (False, True):
        for names in every_pair(anarchy):
            draft.box_of(names)  # it would not be made


def test_the_limit_of_turns():
    game = Game.start("guatemala", 3, seed=1, turn_limit=2)
    while not game.over:
        game.decide(game.asked[0], "income")
    assert game.outcome.reason == "limit"
    assert game.outcome.winners == (0, 1, 2)
