"""Who blocked what is remembered, so that nobody tries the same in vain for ever."""

import pytest

from camarilla.bots import bot_named
from camarilla.bots.guards import guards
from camarilla.bots.simulation import play_out
from camarilla.court.events import ActionDeclared, CardsDrawn, ClaimFailed, CounterClaimed
from camarilla.kernel import Game, Loose, Sealed

BLOCK = CounterClaimed(1, "captain", "steal", 0, ())


def test_a_block_is_expected_again():
    declared = ActionDeclared(0, "steal", "captain", (1,), 0)
    assert guards([declared, BLOCK]) == {("steal", 1)}


@pytest.mark.parametrize(
    "event", [CardsDrawn(1, 1, Sealed((1,))), ClaimFailed(1, "captain", 0)], ids=["drew", "caught"]
)
def test_until_its_owner_has_other_cards(event):
    assert guards([BLOCK, event]) == set()


def test_another_seat_changes_nothing():
    assert guards([BLOCK, CardsDrawn(2, 1, Sealed((2,)))]) == {("steal", 1)}


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_table_of_honest_bots_comes_to_an_end(seats):
    for number in range(12):
        game = Game.start("coup", seats, seed=f"an honest end {number}")
        play_out(game, [bot_named("honest", "coup")] * seats, Loose(number))
        assert game.outcome.reason == "last"
