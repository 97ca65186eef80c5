"""Financier, Banking: take the whole Bank, into which each Income puts a coin."""

from camarilla.games.guatemala.roles.financier import BankFed, BankTaken
from tests.guatemala.table import deal

HANDS = "financier director", "politician priest", "priest guerrilla"


def test_each_income_puts_1_from_the_treasury_into_the_bank():
    game = deal(*HANDS).play("0 income", "1 income")
    assert BankFed(1, 2) in game.news()
    assert game.game.view().table.bank == 2
    assert game.coins == [3, 3, 2]


def test_takes_the_whole_bank():
    game = deal(*HANDS).rounds(2).play("0 banking", "pass")
    assert BankTaken(0, 6) in game.news()
    assert game.coins == [10, 4, 4]
    assert game.game.view().table.bank == 0


def test_an_empty_bank_gives_nothing():
    assert deal(*HANDS).play("0 banking", "pass").coins == [2, 2, 2]


def test_no_bank_without_the_role():
    game = deal("banker director", *HANDS[1:]).play("0 income")
    assert game.game.view().table.bank == 0


def test_challenged_and_caught_the_bank_stays():
    game = deal(*HANDS).rounds(1).play("0 income", "1 banking", "2 challenge", "1 lose priest")
    assert game.game.view().table.bank == 4
    assert game.coins[1] == 3


def test_challenged_and_proved():
    game = (
        deal(*HANDS, draws=["priest"]).rounds(1).play("0 banking", "2 challenge", "2 lose priest")
    )
    assert game.coins[0] == 6
