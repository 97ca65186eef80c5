"""What happens when nobody answers: every question names its defaults."""

import pytest

from camarilla import GAMES, Game, Loose
from tests.coup.table import Played, deal, drafted

HANDS = "duke captain", "contessa captain", "assassin duke"


def test_income_is_the_default_action():
    assert deal(*HANDS).defaults(0) == ["income"]


def test_else_a_coup_on_a_random_seat():
    game = deal(*HANDS).taxes(9)
    assert game.defaults(0) == ["coup 1", "coup 2"]


@pytest.mark.parametrize("line", ["0 tax", "0 foreign_aid", "0 steal 1"])
def test_pass_is_the_default_in_a_window(line):
    game = deal(*HANDS).play(line)
    assert [game.defaults(seat) for seat in game.asked] == [["pass"], ["pass"]]


def test_pass_is_the_default_of_a_target():
    game = deal(*HANDS).play("0 steal 1", "pass")
    assert game.kind == "block"
    assert game.defaults(1) == ["pass"]


def test_prove_is_the_default_when_able():
    game = deal(*HANDS).play("0 tax", "1 challenge")
    assert game.defaults(0) == ["prove"]


def test_decline_is_the_default_when_not():
    game = deal(*HANDS).play("0 exchange", "1 challenge")
    assert game.defaults(0) == ["decline"]


def test_a_random_card_is_lost():
    game = deal(*HANDS).play("0 exchange", "1 challenge", "0 decline")
    assert game.defaults(0) == ["lose captain", "lose duke"]


def test_a_random_card_is_shown_and_handed_back():
    game = deal(*HANDS, edition="de", fifth="inquisitor").play("0 examine 1", "pass")
    assert game.defaults(1) == ["show captain", "show contessa"]
    game.play("1 show captain")
    assert game.defaults(0) == ["keep"]


def by_default(game: Played) -> Played:
    """The active seat does not answer any question of its exchange."""
    while game.kind == "return":
        game.play(f"0 {game.defaults(0)[0]}")
    return game


@pytest.mark.parametrize("hand", ["duke captain", "captain duke", "duke duke", "captain captain"])
@pytest.mark.parametrize(
    "draws",
    [
        ("contessa", "assassin"),
        ("contessa", "duke"),
        ("duke", "contessa"),
        ("captain", "contessa"),
        ("captain", "duke"),
        ("duke", "captain"),
    ],
)
def test_ones_own_cards_are_kept_in_an_exchange_with_an_ambassador(hand, draws):
    game = deal(hand, "contessa assassin", "assassin contessa", draws=draws)
    by_default(game.play("0 exchange", "pass"))
    assert game.hand(0) == sorted(hand.split())


@pytest.mark.parametrize("draw", ["duke", "captain", "contessa"])
def test_ones_own_cards_are_kept_in_an_exchange_with_an_inquisitor(draw):
    game = deal(*HANDS, edition="de", fifth="inquisitor", draws=[draw])
    by_default(game.play("0 exchange", "pass"))
    assert game.hand(0) == ["captain", "duke"]


def test_a_random_card_is_chosen_in_the_draft():
    game = drafted(draws=[])
    assert game.defaults(0) == game.options(0)
    assert len(game.options(0)) == 5


def test_the_defaults_are_always_among_the_options():
    fate = Loose("defaults")
    for seats, options in GAMES["coup"].presets().values():
        game = Game.start("coup", seats, seed=7, **options)
        while not game.over:
            seat = game.asked[0]
            question = game.question(seat)
            assert question.defaults
            assert set(question.defaults) <= set(question.options)
            game.decide(seat, question.options[fate.pick(len(question.options))])
