"""Seats asked one by one learn nothing from being asked; payoffs sum to zero."""

from random import Random

import pytest

from camarilla.kernel import (
    GAMES,
    Illegal,
    Listed,
    Loose,
    Outcome,
    Reply,
    State,
    picks_for,
    rules_for,
)
from camarilla.research.sitting import Sitting, payoffs
from tests.conformance.play import IDS, TABLES

ROLES = ["ambassador", "assassin", "captain", "contessa", "duke"]


def sat_down(game, seats, fate, first=None, **options):
    state = State(*rules_for(game, seats, options).setup(first, fate))
    state.advance(fate)
    return Sitting(state)


def dealt(*cards):
    """A table of Coup on which these cards have been dealt; whatever is drawn later comes first."""
    picks = picks_for(ROLES * 3, cards)
    return sat_down("coup", len(cards) // 2, Listed(picks), first=0)


def answer(sitting, *replies):
    for reply in replies:
        sitting.reply(Reply.parse(reply), Listed([0] * 4))


def test_everybody_is_asked_though_the_first_has_challenged():
    sitting = dealt("duke", "duke", "captain", "captain", "contessa", "contessa")
    answer(sitting, "tax", "challenge")
    assert sitting.asked == 2
    assert [given.reply.verb for given in sitting.given] == ["tax", "challenge"]
    assert sitting.state.answers == {}  # the table has not got the challenge yet
    answer(sitting, "challenge")
    assert sitting.asked == 0  # to prove it
    assert sitting.state.table.events[-1].seat == 1  # the first in the order counts


def test_a_reply_that_never_counted_is_asked_for_again():
    sitting = dealt("duke", "duke", "captain", "captain", "contessa", "contessa")
    answer(sitting, "foreign_aid", "block duke", "pass")  # 1 blocks, 2 lets it go by
    answer(sitting, "challenge", "pass", "decline", "lose captain")  # the block is refuted
    assert sitting.asked == 2
    assert sitting.question(2).kind == "block"


def test_what_is_not_offered_is_refused_and_changes_nothing():
    sitting = dealt("duke", "duke", "captain", "captain")
    with pytest.raises(Illegal):
        answer(sitting, "coup 1")
    assert sitting.asked == 0
    assert sitting.given == ()


def test_nobody_is_asked_after_the_end():
    sitting = sat_down("coup", 2, Loose(1), turn_limit=1)
    answer(sitting, "income")
    assert sitting.asked is None
    with pytest.raises(Illegal):
        answer(sitting, "income")


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_sealed_replies_leave_what_the_others_see_as_it_was(table):
    game, preset = table
    rng = Random(f"sealed {preset}")
    seats, options = GAMES[game].presets()[preset]
    sitting = sat_down(game, seats, Loose(preset), **options)
    for _ in range(60):
        seat = sitting.asked
        if seat is None:
            break
        window = sitting.state.window
        others = [other for other in range(seats) if other != seat]
        before = [(sitting.view(other), sitting.question(other)) for other in others]
        sitting.reply(rng.choice(sitting.question(seat).options), Loose(rng.random()))
        if sitting.state.window is window:
            assert [(sitting.view(o), sitting.question(o)) for o in others] == before
            assert sitting.question(seat) is None
    assert len(sitting.given) > 1


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_payoffs_sum_to_zero_whoever_wins(seats):
    for winners in [(0,), (1,), (0, 1), tuple(range(seats))]:
        paid = payoffs(Outcome(winners, "last"), seats)
        assert sum(paid) == pytest.approx(0)
        assert min(paid) >= -1 / (seats - 1)
    assert payoffs(Outcome((1,), "last"), seats)[1] == 1
    assert payoffs(Outcome(tuple(range(seats)), "limit"), seats) == pytest.approx([0] * seats)
    assert payoffs(None, seats) == [0] * seats
