"""Section 7: the example that all three rulebooks play, through the public interface alone."""

from collections import Counter

import pytest

from camarilla import Game, picks_for
from camarilla.court.events import (
    ActionBlocked,
    CardReturned,
    CardsDrawn,
    ClaimProved,
    CoinsTaken,
    Exiled,
    LifeLost,
)
from camarilla.kernel import Sealed

A, B, C = range(3)
HANDS = ["contessa", "duke", "captain", "contessa", "assassin", "duke"]


def taken(bag: list[str], *cards: str) -> list[str]:
    return sorted((Counter(bag) - Counter(cards)).elements())


def composed() -> Game:
    box = ["ambassador", "assassin", "captain", "contessa", "duke"] * 3
    court = taken(box, *HANDS)
    assert len(court) == 9
    picks = picks_for(box, HANDS)
    picks += picks_for(court, ["assassin", "duke"])  # step 2: B's exchange
    court = [*taken(court, "assassin", "duke"), "duke", "contessa"]
    picks += picks_for([*court, "duke"], ["contessa"])  # step 3: C's Duke goes back first
    return Game.compose("coup", 3, picks, first=A, edition="en")


@pytest.fixture(scope="module")
def steps() -> list[Game]:
    """The game after the deal, and after each numbered step."""
    game = composed()
    told = [game.copy()]
    for decisions in (
        ["0 tax", "1 pass", "2 pass"],
        ["1 exchange", "2 pass", "0 pass", "1 return duke", "1 return contessa"],
        ["2 tax", "0 pass", "1 challenge", "2 prove", "1 lose assassin"],
        ["0 tax", "1 pass", "2 pass"],
        ["1 income"],
        ["2 assassinate 0", "0 pass", "1 pass", "0 block contessa", "2 pass", "1 pass"],
        ["0 coup 2", "2 lose contessa"],
        [
            *("1 steal 2", "2 pass", "0 pass"),
            *("2 block ambassador", "1 challenge", "2 decline"),
        ],
    ):
        for line in decisions:
            seat, reply = line.split(" ", 1)
            game.decide(int(seat), reply)
        told.append(game.copy())
    return told


def coins(game: Game) -> list[int]:
    return [seat.coins for seat in game.view().table.seats]


def hand(game: Game, seat: int) -> list[str]:
    return sorted(game.view(seat).table.seats[seat].hand)


def face_up(game: Game) -> list[str]:
    return sorted(card for seat in game.view().table.seats for card in seat.face_up)


def news(steps: list[Game], number: int, seat: int | None = None) -> tuple:
    return steps[number].events(seat, since=len(steps[number - 1].events()))


def test_three_players_nine_cards_in_the_court(steps):
    game = steps[0]
    assert game.view().table.court == 9
    assert coins(game) == [2, 2, 2]
    assert hand(game, A) == ["contessa", "duke"]
    assert hand(game, B) == ["captain", "contessa"]
    assert hand(game, C) == ["assassin", "duke"]
    assert game.asked == (A,)


def test_step_1_a_taxes_unchallenged(steps):
    assert coins(steps[1]) == [5, 2, 2]
    assert steps[1].asked == (B,)


def test_step_2_b_bluffs_an_exchange(steps):
    assert coins(steps[2]) == [5, 2, 2]
    assert hand(steps[2], B) == ["assassin", "captain"]
    seen = news(steps, 2, seat=B)
    assert CardsDrawn(B, 2, Sealed((B,), ("assassin", "duke"))) in seen
    returned = [event.card.value for event in seen if isinstance(event, CardReturned)]
    assert returned == ["duke", "contessa"]
    assert steps[2].view().table.court == 9


def test_step_3_c_proves_the_duke_and_b_turns_up_the_assassin(steps):
    game = steps[3]
    assert ClaimProved(C, "duke", B) in news(steps, 3)
    assert CardsDrawn(C, 1, Sealed((C,), ("contessa",))) in news(steps, 3, seat=C)
    assert LifeLost(B, "assassin", "challenge") in news(steps, 3)
    assert coins(game) == [5, 2, 5]
    assert [seat.cards for seat in game.view().table.seats] == [2, 1, 2]
    assert hand(game, B) == ["captain"]
    assert hand(game, C) == ["assassin", "contessa"]
    assert face_up(game) == ["assassin"]


def test_step_4_a_taxes_unchallenged(steps):
    assert coins(steps[4]) == [8, 2, 5]


def test_step_5_b_takes_income(steps):
    assert coins(steps[5]) == [8, 3, 5]


def test_step_6_the_contessa_blocks_and_the_price_stays_paid(steps):
    assert coins(steps[6]) == [8, 3, 2]
    assert ActionBlocked(C, "assassinate", A) in news(steps, 6)
    assert [seat.cards for seat in steps[6].view().table.seats] == [2, 1, 2]


def test_step_7_the_coup_costs_c_the_contessa(steps):
    assert coins(steps[7]) == [1, 3, 2]
    assert LifeLost(C, "contessa", "coup") in news(steps, 7)
    assert hand(steps[7], C) == ["assassin"]


def test_step_8_the_thief_collects_from_the_exiled(steps):
    game = steps[8]
    assert news(steps, 8)[-1].seat == A  # and it is A's turn
    assert LifeLost(C, "assassin", "challenge") in news(steps, 8)
    assert Exiled(C) in news(steps, 8)
    assert CoinsTaken(B, C, 2) in news(steps, 8)
    assert coins(game) == [1, 5, 0]
    assert game.view().living == (A, B)
    assert hand(game, A) == ["contessa", "duke"]
    assert hand(game, B) == ["captain"]
    assert face_up(game) == ["assassin", "assassin", "contessa"]
    assert not game.over
    assert game.asked == (A,)


def test_the_example_is_marked_as_composed_and_replays(steps):
    game = steps[8]
    assert game.header.composed
    assert Game.replay(game.transcript()).events(B) == game.events(B)
