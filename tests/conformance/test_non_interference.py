"""What a seat cannot see makes no difference to it.

From a game in progress a second one is made in which all that a seat cannot see is dealt anew. Both
are then played on by the same decisions. Until the seat sees a secret, everything it is told, asked
or shown must be the same in both; agendas and windows, which are public, must be the same for
longer: until something hidden is turned up for all to see.
"""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camarilla.kernel import Loose, Reply, Sealed, State, imagine, view
from tests.conformance.play import IDS, TABLES, moments

PLAY_ON = 8
WANTED = 20_000


def redealt(state: State, seat: int | None, seed: object) -> State:
    """A state that differs only in what the seat cannot see."""
    return imagine(view(state, seat), Loose(f"{seed}"))


def private_news(state: State, seat: int | None, since: int) -> list[object]:
    """The secrets that a seat was told."""
    return [
        value
        for event in state.table.events[since : state.table.told]
        for name in event.__struct_fields__
        if isinstance(value := getattr(event, name), Sealed) and seat in (value.readers or ())
    ]


def public_events(state: State, since: int) -> list[object]:
    return [event.seen_by(None) for event in state.table.events[since : state.table.told]]


def shared_replies(one: State, other: State, seat: int) -> list[Reply]:
    """What a seat may answer in both games."""
    options = other.question(seat).options
    return [reply for reply in one.question(seat).options if reply in options]


def compare(one: State, seat: int | None, rng: Random) -> Iterator[int]:
    """Play a state and its twin on; yields 1 for every window that was compared."""
    # The twin takes nobody else to have answered yet: so must the one it is compared with.
    one = one.copy()
    one.answers = {s: reply for s, reply in one.answers.items() if s == seat}
    other = redealt(one, seat, rng.random())
    for _ in range(PLAY_ON):
        assert one.agenda == other.agenda
        assert (one.window is None) == (other.window is None)
        assert view(one, seat) == view(other, seat)
        yield 1
        if one.window is None or other.window is None:
            return
        assert one.window.step == other.window.step
        assert one.pending() == other.pending()
        asked = rng.choice(one.pending())
        replies = shared_replies(one, other, asked)
        if not replies:
            return
        told = one.table.told
        reply, luck = rng.choice(replies), rng.random()
        for state in (one, other):
            state.decide(asked, reply, Loose(luck))
        if public_events(one, told) != public_events(other, told):
            assert reveals(one, other, told), (reply, public_events(one, told))
            return
        if private_news(one, seat, told) != private_news(other, seat, told):
            assert one.agenda == other.agenda  # even then, steps hold no hidden card
            assert one.pending() == other.pending()
            return


def reveals(one: State, other: State, told: int) -> bool:
    """Do two games part where the rules turn something hidden up for all to see?"""
    for left, right in zip(public_events(one, told), public_events(other, told), strict=False):
        if left != right:
            kinds = one.table.rules.revealing
            return isinstance(left, kinds) and isinstance(right, kinds)
    return False


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_what_a_seat_cannot_see_makes_no_difference_to_it(table):
    rng = Random(f"non-interference {table}")
    wanted = WANTED // len(TABLES) + 1
    compared = 0
    number = 0
    while compared < wanted:
        number += 1
        for game in moments(table, f"two worlds {number}"):
            if rng.random() < 0.2:
                seat = rng.choice((None, *game.rules.everybody))
                compared += sum(compare(game.state, seat, rng))
    assert compared >= wanted


@given(table=st.sampled_from(TABLES), seed=st.integers(0, 10**6), point=st.integers(0, 60))
def test_two_worlds_that_hypothesis_chooses(table, seed, point):
    game = next(
        (game for number, game in enumerate(moments(table, seed)) if number == point or game.over)
    )
    rng = Random(seed)
    for seat in (None, *game.rules.everybody):
        assert sum(compare(game.state, seat, rng)) > 0
