"""Reactions to a lost life, with made-up roles: vow (draw 1), ode (gain 2, not for the last)."""

from camarilla.court.events import (
    AsideTurnedUp,
    CardsDrawn,
    CoinsGained,
    Exiled,
    LifeLost,
    LifeSetAside,
)
from camarilla.kernel import Loose, Sealed, imagine, view
from tests.court.carnival import carnival

HANDS = "hunter jester", "monk poet", "jester scout"


def hunted(hands=HANDS, **more):
    return carnival(*hands, **more).play("0 hunt 1", "pass")


def test_every_card_may_be_lost_or_set_aside():
    game = hunted()
    assert game.options(1) == [
        "lose monk", "lose poet", "vow monk", "vow poet", "ode monk", "ode poet",
    ]  # fmt: skip
    assert game.defaults(1) == ["lose monk", "lose poet"]


def test_unchallenged_it_takes_effect_and_the_card_stays_face_down():
    game = hunted().play("1 ode monk", "pass")
    assert game.news()[0] == LifeSetAside(1, "poet", "hunt", Sealed((1,)))
    assert CoinsGained(1, 2) in game.news()
    assert game.face_up(1) == ()
    assert game.game.view(0).table.seats[1].set_aside == 1


def test_challenged_and_true_the_challenger_loses_a_life_first():
    game = hunted(draws=["scout"]).play("1 vow monk", "2 challenge", "2 lose jester")
    events = [type(event) for event in game.news()]
    assert AsideTurnedUp(1, "monk", "monk", 2) in game.news()
    assert events.index(AsideTurnedUp) < events.index(LifeLost) < events.index(CardsDrawn)
    assert game.face_up(1) == ("monk",)
    assert game.hand(1) == ["poet", "scout"]


def test_challenged_and_false_costs_another_life_which_may_be_answered():
    game = hunted().play("1 ode monk", "2 challenge")
    assert AsideTurnedUp(1, "monk", "poet", 2) in game.news()
    assert game.options(1) == ["lose poet", "vow poet"]


def test_a_cause_may_be_ruled_out():
    game = carnival("knight jester", "monk jester", "jester scout").play("0 joust", "pass")
    game.play("1 pass", "2 pass")
    assert game.options(1) == ["lose jester", "lose monk"]


def test_a_last_life_may_be_ruled_out_and_then_nobody_is_asked():
    hands = "hunter jester", "scout poet", "jester scout"
    game = carnival(*hands, coins=6).play("0 hunt 1", "pass", "1 lose poet", "1 income", "2 income")
    game.play("0 hunt 1", "pass")
    assert Exiled(1) in game.news()


def test_whether_one_is_asked_depends_on_public_facts_only():
    hands = "hunter jester", "scout poet", "monk scout"
    game = carnival(*hands, coins=6).play("0 hunt 1", "pass", "1 lose poet", "1 income", "2 income")
    game.play("0 hunt 1", "pass")
    assert game.options(1) == ["lose scout", "vow scout"]


def test_a_last_life_at_stake_is_not_out_until_it_is_settled():
    game = hunted(coins=6, draws=["scout"]).play(
        "1 lose poet", "1 income", "2 income", "0 hunt 1", "pass"
    )
    game.play("1 vow monk")
    assert 1 in game.game.view().living
    assert game.influence(1) == 0
    game.play("pass")
    assert game.hand(1) == ["scout"]


def test_whose_last_life_is_at_stake_challenges_nobody():
    game = hunted(coins=6).play(
        "1 lose poet", "1 income", "2 income", "0 hunt 1", "pass", "1 vow monk"
    )
    game.play("2 challenge", "2 vow jester")
    assert (game.kind, game.asked) == ("challenge", (0,))


def test_the_last_other_goes_out_and_the_reaction_is_settled_before_the_game_ends():
    game = carnival("hunter jester", "monk poet", coins=6, draws=["jester"])
    game.play("0 hunt 1", "pass", "1 lose poet", "1 hunt 0", "pass", "0 lose jester")
    game.play("0 hunt 1", "pass", "1 vow monk", "0 challenge", "0 lose hunter")
    assert game.hand(1) == ["jester"]
    assert game.game.outcome.winners == (1,)


def test_the_card_set_aside_is_in_no_step_and_no_view_but_its_owners():
    game = hunted().play("1 ode monk")
    state = game.game.state
    for seat in (0, 2, None):
        seen = game.game.view(seat)
        asides = {imagine(seen, Loose(seed)).table.aside[1] for seed in range(40)}
        assert len(asides) > 1
        assert all(view(imagine(seen, Loose(seed)), seat) == seen for seed in range(10))
        assert all(imagine(seen, Loose(seed)).agenda == state.agenda for seed in range(10))
    assert {imagine(game.game.view(1), Loose(seed)).table.aside[1] for seed in range(9)} == {
        ("monk",)
    }


def test_when_others_take_the_last_card_of_the_deck_there_is_none_to_draw():
    hands = "hunter hunter", "monk jester", "jester jester", "monk monk"
    game = carnival(*hands, coins=6, draws=["hunter"]).play("0 hunt 1", "pass", "1 lose jester")
    game.play("1 income", "2 income", "3 income", "0 hunt 1", "pass", "1 vow monk", "2 challenge")
    assert game.court == 1
    game.play("2 vow jester", "pass")
    assert game.court == 0
    assert 1 not in game.game.view().living
