"""How long a game lasts."""

import pytest

from camarilla.kernel import Loose, State, rules_for

GAMES = 2000


def rounds(seats: int, fate: Loose) -> int:
    """Play a game at random; how many rounds it took."""
    state = State(*rules_for("royal", seats, {}).setup(None, fate))
    state.advance(fate)
    while state.window is not None:
        for seat in state.pending():
            options = state.question(seat).options
            state.decide(seat, options[fate.pick(len(options))], fate)
    assert state.table.outcome is not None
    assert state.table.outcome.reason == "score"
    return state.table.turn


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_over_2000_random_games_the_mean_number_of_rounds_is_between_11_and_16(seats):
    fate = Loose(f"the length of a game of {seats}")
    mean = sum(rounds(seats, fate) for _ in range(GAMES)) / GAMES
    assert 11 <= mean <= 16
