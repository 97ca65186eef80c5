"""A custom penalty: what a card says of a caught claimant, before the life is lost."""

from camarilla.court.events import ClaimFailed, CoinsTaken, LifeLost
from tests.court.carnival import carnival

HANDS = "scout scout", "jester jester", "knight scout"


def test_it_comes_between_the_failed_claim_and_the_lost_life():
    game = carnival(*HANDS).play("0 jest", "2 challenge", "0 lose scout")
    assert game.news()[-4:-1] == [
        ClaimFailed(0, "jester", 2),
        CoinsTaken(2, 0, 3),
        LifeLost(0, "scout", "challenge"),
    ]
    assert game.coins == [0, 3, 6]


def test_a_proved_claim_has_no_penalty():
    game = carnival(*HANDS, draws=["knight"]).play(
        "0 income", "1 jest", "2 challenge", "2 lose knight"
    )
    assert game.coins == [4, 4, 3]


def test_an_action_without_one_has_none():
    game = carnival("knight jester", *HANDS[1:]).play("0 ride", "2 challenge", "0 lose jester")
    assert game.coins == [3, 3, 3]
