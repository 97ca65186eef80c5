"""Secret cards and plans: what a seat cannot see, and what the record tells everybody."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from camarilla.games.royal.events import SecretsDrawn
from camarilla.games.royal.history import past_rounds
from camarilla.kernel import Game, Loose, Reply, imagine, view
from camarilla.kernel.codec import encode
from tests.royal.table import Heist


def played(seats: int, seed: int, decisions: int) -> Game:
    """A game played at random for so many decisions, or to its end."""
    rng = Random(seed)
    game = Game.start("royal", seats, seed=seed)
    while not game.over and len(game.decisions) < decisions:
        seat = rng.choice(game.asked)
        game.decide(seat, rng.choice(game.question(seat).options))
    return game


def test_which_secret_cards_were_drawn_is_sealed():
    heist = Heist(3, draws="?B ?Y").round("A/B A/C D/E")
    assert [event.cards.value for event in heist.told(SecretsDrawn, 0)] == [("blue",), None]
    assert [event.cards.value for event in heist.told(SecretsDrawn, 1)] == [None, ("yellow",)]
    assert [event.cards.value for event in heist.told(SecretsDrawn, 2)] == [None, None]


def test_a_sealed_plan_of_another_seat_changes_nothing_that_a_seat_sees():
    worlds = [Heist(3).say(f"0 plan {plan}") for plan in ("A/B", "C/D", "F/A")]
    for seat in (None, 1, 2):
        assert len({encode(world.game.view(seat)) for world in worlds}) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_secret_cards_dealt_anew_change_nothing_that_a_seat_sees(seats):
    differed = 0
    for seed in range(12):
        game = played(seats, seed, 20 + 3 * seed)
        for seat in (None, *game.rules.everybody):
            seen = game.view(seat)
            twin = imagine(seen, Loose(seed))
            assert view(twin, seat) == seen
            assert twin.table.pieces() == game.state.table.pieces()
            differed += twin.table.secrets != game.state.table.secrets
    assert differed > 20


def test_what_is_left_of_the_loot_is_public_knowledge():
    for seed in range(10):
        game = played(4, seed, 30)
        twin = imagine(game.view(), Loose(seed))
        assert twin.table.stacks == game.state.table.stacks


def test_an_imagined_deal_reaches_every_hand():
    heist = Heist(3, draws="?B ?Y").round("A/B A/C D/E")
    seen = heist.game.view(0)
    found = Counter(imagine(seen, Loose(n)).table.secrets[1] for n in range(200))
    assert set(found) == {("blue",), ("green",), ("red",), ("yellow",)}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_past_rounds_are_the_table_as_it_was(seats):
    rng = Random(seats)
    for seed in range(4):
        game = Game.start("royal", seats, seed=seed)
        tables, plans = [], []
        while not game.over:
            if len(game.asked) == seats:
                tables.append(game.view().table)
                plans.append([""] * seats)
            seat = rng.choice(game.asked)
            reply = rng.choice(game.question(seat).options)
            if reply.verb == "plan":
                plans[-1][seat] = reply.what
            game.decide(seat, reply)
        found = past_rounds(game.rules, game.view(0).events)
        assert [table for table, _ in found] == [_closed(table) for table in tables]
        assert [list(made) for _, made in found] == plans


def _closed(table):
    return replace(table, seats=tuple(replace(seat, secrets=None) for seat in table.seats))


def test_plans_print_as_notation_and_parse_back():
    assert str(Reply("plan", what="AB/C")) == "plan AB/C"
    assert Reply.parse("plan A/BC").what == "A/BC"
    assert str(Reply("take", seat=2, what="blue")) == "take 2 blue"
