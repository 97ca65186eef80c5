"""Numbers from views: nothing that the seat may not know, and all of it in its place."""

from random import Random

import numpy as np
import pytest

from camarilla import Game
from camarilla.games.royal.table import RoyalSeen
from camarilla.kernel import Loose, imagine, view
from camarilla.research.observation import MOST, observer_for
from camarilla.research.recall import recalled
from camarilla.research.sitting import Sitting
from camarilla.research.spaces import SeatSpaces
from tests.conformance.play import IDS, TABLES, moments


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(table):
    rng = Random(f"observed {table}")
    differed = compared = 0
    for game in moments(table, "two worlds"):
        if compared and rng.random() < 0.5:
            continue
        spaces = SeatSpaces(game.rules.key, game.rules.seats, game.rules.options_saved)
        state = game.state.copy()
        state.answers = {}
        seat = rng.choice(game.rules.everybody)
        other = imagine(view(state, seat), Loose(rng.random()))
        observed = [spaces.observe(Sitting(world), seat) for world in (state, other)]
        for name in observed[0]:
            assert np.array_equal(observed[0][name], observed[1][name])
        assert recalled(Sitting(state), seat) == recalled(Sitting(other), seat)
        assert spaces.observation_space().contains(observed[0])
        compared += 1
        differed += other.table.save() != state.table.save()
    assert compared
    assert differed or table[0] == "royal"  # in Royal there may be no secret card as yet


def test_a_seat_that_holds_another_card_looks_another_way():
    games = [Game.compose("coup", 2, [pick] * 4, first=0) for pick in (0, 5)]
    one, other = (observer_for(game.rules).observe(game.view(0)) for game in games)
    assert not np.array_equal(one, other)


def test_coup_in_its_place():
    game = Game.start("coup", 3, seed=7)
    game.decide(0, "tax")
    observer = observer_for(game.rules)
    parts = observer.layout.parts(observer.observe(game.view(2)))
    roles = sorted(["ambassador", "assassin", "captain", "contessa", "duke"])
    held = game.view(2).table.seats[2].hand
    assert parts["hand"].tolist() == [held.count(role) for role in roles]
    assert parts["active"].tolist() == [0, 1, 0]  # seat 0 is the next one after seat 2
    assert parts["claimant"].tolist() == [0, 1, 0]
    assert parts["claim"].tolist() == [0, 0, 0, 0, 1]
    assert parts["claims"][1].tolist() == [0, 0, 0, 0, 0.25]
    assert parts["coins"].tolist() == pytest.approx([0.2, 0.2, 0.2])
    assert parts["cards"].tolist() == [1, 1, 1]
    assert list(observer.actions)[int(parts["action"].argmax())] == "tax"


def test_the_claim_at_stake_is_gone_with_the_turn():
    game = Game.start("coup", 2, seed=7, first=0)
    game.decide(0, "tax")
    game.decide(1, "pass")
    observer = observer_for(game.rules)
    parts = observer.layout.parts(observer.observe(game.view(1)))
    assert not parts["claim"].any()
    assert parts["claims"].any()


def test_royal_in_its_place():
    game = Game.start("royal", 3, seed=2)
    observer = observer_for(game.rules)
    parts = observer.layout.parts(observer.observe(game.view(1)))
    seen = game.view(1).table
    assert isinstance(seen, RoyalSeen)
    assert parts["cubes"][0].tolist() == pytest.approx([n / 10 for n in seen.seats[1].cubes])
    assert parts["loot_cubes"].any()
    assert not parts["secrets"].any()


@pytest.mark.parametrize("game", ["coup", "guatemala", "royal"])
def test_no_number_leaves_its_bounds(game):
    for seed in range(5):
        table = Game.start(game, 4, seed=seed)
        rng = Random(seed)
        while not table.over:
            vector = observer_for(table.rules).observe(table.view(rng.randrange(4)))
            assert 0 <= vector.min() <= vector.max() <= MOST
            seat = table.asked[0]
            table.decide(seat, rng.choice(table.question(seat).options))
