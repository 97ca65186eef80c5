"""Every reply that a table ever offers has a number, and the numbers say nothing else."""

from random import Random

import numpy as np
import pytest

from camarilla.games.guatemala.roles import ROLES
from camarilla.kernel import GAMES, Reply, rules_for
from camarilla.research.replies import reply_space
from tests.conformance.play import IDS, TABLES, moments


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_every_reply_offered_has_a_number_and_comes_back_from_it(table):
    for seed in range(2):
        for game in moments(table, f"replies {seed}"):
            space = reply_space(game.rules)
            for seat in game.asked:
                question = game.question(seat)
                numbers = [space.number(reply, seat) for reply in question.options]
                assert len(set(numbers)) == len(numbers)
                assert [space.reply(number, seat) for number in numbers] == list(question.options)
                assert np.flatnonzero(space.mask(question, seat)).tolist() == sorted(numbers)


@pytest.mark.parametrize("preset", ["en-2", "de-inquisitor-2", "en-draft"])
def test_coup_has_no_number_that_is_never_offered(preset):
    seats, options = GAMES["coup"].presets()[preset]
    space = reply_space(rules_for("coup", seats, options))
    offered = set()
    rng = Random(1)
    for seed in range(400):
        for game in moments(("coup", preset), f"all {seed} {rng.random()}"):
            for seat in game.asked:
                offered |= set(space.legal(game.question(seat), seat))
    assert [str(space.replies[n]) for n in range(len(space)) if n not in offered] == []


def test_a_seat_counts_the_others_from_itself():
    space = reply_space(rules_for("coup", 4, {}))
    left = {space.number(Reply("coup", seat=(seat + 1) % 4), seat) for seat in range(4)}
    assert len(left) == 1


def test_the_size_of_the_spaces():
    sizes = {
        (game, seats): len(reply_space(rules_for(game, seats, options)))
        for game, seats, options in [
            ("coup", 2, {}),
            ("coup", 6, {}),
            ("guatemala", 4, {"first_game": True}),
            ("guatemala", 6, {"anarchy": True}),
            ("royal", 2, {}),
            ("royal", 5, {}),
        ]
    }
    assert sizes[("coup", 2)] == 25
    assert sizes[("coup", 6)] == 37
    assert sizes[("royal", 2)] == 120 + 1 + 8 + 4
    assert sizes[("royal", 5)] == 56 + 1 + 8 + 16
    assert sizes[("guatemala", 4)] == 27
    assert sizes[("guatemala", 6)] == 477


def test_what_a_role_offers_is_the_notation_of_a_reply():
    for role in ROLES.values():
        for offer in role.offers:
            assert str(Reply.parse(offer.replace("@", "1").replace("*", role.name)))
