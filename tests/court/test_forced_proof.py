"""Where nobody may decline, the cards decide, and nobody is asked."""

import pytest

from camarilla.court.events import ClaimFailed, ClaimProved
from camarilla.court.memory import remember
from camarilla.kernel import Loose, imagine
from tests.court.carnival import carnival

HANDS = "scout jester", "jester jester", "knight scout"


def test_a_claim_that_can_be_proved_is():
    game = carnival(*HANDS, draws=["knight"]).play("0 ride", "1 challenge")
    assert ClaimProved(0, "scout", 1) in game.news()
    assert (game.kind, game.asked) == ("lose", (1,))


def test_a_claim_that_cannot_fails():
    game = carnival(*HANDS).play("0 income", "1 ride", "0 challenge")
    assert ClaimFailed(1, "scout", 0) in game.news()
    assert (game.kind, game.asked) == ("lose", (1,))


def test_a_failed_proof_tells_that_the_hand_lacks_the_role():
    game = carnival(*HANDS).play("0 income", "1 ride", "0 challenge", "1 lose jester")
    seen = game.game.view(0)
    assert remember(seen, proofs_are_forced=True).lacks == {1: {"scout"}}
    for seed in range(50):
        assert "scout" not in imagine(seen, Loose(seed)).table.hands[1]


def test_it_tells_nothing_where_declining_is_allowed():
    game = carnival(*HANDS).play("0 income", "1 ride", "0 challenge", "1 lose jester")
    assert remember(game.game.view(0)).lacks == {}


def test_until_a_card_comes_to_that_hand():
    game = carnival("scout jester", "jester jester", "knight scout", draws=["scout"])
    game.play("0 income", "1 ride", "0 challenge", "1 lose jester", "2 income", "0 income")
    game.play("1 jest", "0 challenge", "0 lose jester")
    seen = game.game.view(0)
    assert remember(seen, proofs_are_forced=True).lacks == {}
    hands = {imagine(seen, Loose(seed)).table.hands[1] for seed in range(60)}
    assert ("scout",) in hands


@pytest.mark.parametrize("seed", range(5))
def test_imagined_hands_lack_it_even_when_it_is_the_likeliest_card(seed):
    game = carnival("jester jester", "knight knight", "jester knight", roles="scout")
    game.play("0 income", "1 ride", "0 challenge", "1 lose knight", "2 ride", "0 challenge")
    game.play("2 lose knight")
    table = imagine(game.game.view(0), Loose(seed)).table
    assert "scout" not in table.hands[1] + table.hands[2]
    assert table.deck.count("scout") == 3
