"""Customs Officer, Tax: others give the officer 1 before each claim of a role."""

import pytest

from camarilla.court.events import ActionDeclared, LifeSetAside
from camarilla.games.guatemala.tokens import TaxPaid, TokensReturned
from tests.guatemala.table import deal

HANDS = "customs_officer director", "politician banker", "guerrilla politician"


def taxed(role, hands=HANDS, **more):
    return deal(*hands, **more).play(f"0 customs {role}", "pass")


def test_one_token_before_oneself_one_on_a_role_in_play():
    game = deal(*HANDS)
    options = [o for o in game.options(0) if o.startswith("customs")]
    assert options == [f"customs {role}" for role in game.game.view().table.roles]
    game.play("0 customs banker", "pass")
    assert (game.tokens.officer, game.tokens.taxed) == (0, "banker")


def test_costs_nothing_and_has_no_counteraction():
    assert taxed("banker").moment() == ("action", (1,))


def test_others_give_the_officer_1_before_each_claim():
    game = taxed("banker").play("1 profit")
    assert game.news() == [TaxPaid(1, 0, "banker"), ActionDeclared(1, "profit", "banker", (), 0)]
    game.play("pass")
    assert game.coins == [3, 4, 2]


def test_counteractions_too():
    game = taxed("politician").play("1 income", "2 income", "0 bribery 1", "pass")
    game.play("1 block politician", "pass")
    assert game.coins == [3, 2, 3]


def test_additional_claims_too():
    hands = "customs_officer director", "capitalist politician", "capitalist guerrilla"
    game = taxed("capitalist", hands=hands).play("1 dividends", "pass", "0 join", "2 join")
    assert game.coins == [4, 1, 1]  # the holder pays nothing


def test_reactions_too():
    hands = "customs_officer director", "intellectual banker", "guerrilla banker"
    game = taxed("intellectual", hands=hands).play(
        "1 propaganda", "0 challenge", "1 memoirs banker"
    )
    assert TaxPaid(1, 0, "intellectual") in game.news()
    assert isinstance(game.news()[-1], LifeSetAside)


def test_lawyers_too():
    hands = "customs_officer director", "lawyer banker", "guerrilla banker"
    game = taxed("lawyer", hands=hands).play(
        "1 income", "2 propaganda", "1 challenge", "2 lose banker"
    )
    game.play("0 income", "1 income", "2 propaganda", "1 challenge", "0 pass")
    assert game.moment() == ("probate", (1,))
    game.play("1 probate", "pass")
    assert game.coins == [4, 5, 0]


def test_late_mercenary_claims_too():
    hands = "customs_officer director", "mercenary banker", "mercenary banker"
    game = taxed("mercenary", hands=hands).rounds(2).play("1 disappear 2", "pass", "2 pass")
    game.play("2 block mercenary")
    assert TaxPaid(2, 0, "mercenary") in game.news()


def test_no_coin_no_claim():
    game = taxed("banker").play("1 income", "2 bribery 1", "pass", "1 pass")
    game.play("0 bribery 1", "pass", "1 pass")
    assert game.coins[1] == 0
    assert game.why(1, "profit") == "coins"


def test_no_coin_no_reaction():
    hands = "customs_officer director", "intellectual banker", "guerrilla director"
    game = taxed("intellectual", hands=hands).play("1 income", "2 income").rounds(1)
    game.play("0 income", "1 execution 2", "pass", "2 pass", "2 lose director", "2 income")
    game.play("0 income", "1 propaganda", "0 challenge")
    assert game.coins[1] == 0
    assert game.options(1) == ["lose banker", "lose intellectual"]
    assert game.why(1, "memoirs banker") == "coins"


def test_never_refunded():
    hands = "customs_officer director", "politician politician", "guerrilla banker"
    game = taxed("banker", hands=hands).play("1 profit", "2 challenge", "1 lose politician")
    assert game.coins == [3, 1, 2]


def test_the_holder_pays_nothing():
    game = taxed("banker").play("1 income", "2 income", "0 profit", "pass")
    assert game.coins == [5, 3, 3]


def test_a_new_officer_takes_both():
    hands = "customs_officer director", "customs_officer banker", "guerrilla banker"
    game = taxed("banker", hands=hands).play("1 customs guerrilla", "pass")
    assert (game.tokens.officer, game.tokens.taxed) == (1, "guerrilla")


def test_leaves_with_its_holder():
    game = taxed("banker").play("1 income", "2 income", "0 profit", "1 challenge")
    game.play("0 lose director", "1 income", "2 income", "0 profit", "1 challenge")
    assert TokensReturned(0, ("tax",)) in game.news()
    assert (game.tokens.officer, game.tokens.taxed) == (None, None)


def test_cost_and_tax_must_both_be_affordable():
    game = taxed("guerrilla").play("1 income", "2 income", "0 income", "1 income")
    assert game.coins[2] == 3
    game.play("2 income", "0 income", "1 income")
    assert game.why(2, "execution 1") == "coins"
    game.play("2 income", "0 income", "1 income")
    assert game.why(2, "execution 1") is None


@pytest.mark.parametrize("held", [5, 6])
def test_the_crime_boss_must_hold_5_after_the_tax(held):
    hands = "customs_officer director", "crime_boss banker", "politician banker"
    game = taxed("crime_boss", hands=hands).play("1 income", "2 income").rounds(held - 3)
    game.play("0 income")
    assert game.coins[1] == held
    assert game.why(1, "extortion 2") == ("coins" if held == 5 else None)


def test_challenged_and_caught():
    game = deal(*HANDS).play("0 income", "1 customs banker", "2 challenge", "1 lose banker")
    assert game.tokens.officer is None


def test_challenged_and_proved():
    game = deal(*HANDS, draws=["banker"]).play("0 customs banker", "1 challenge", "1 lose banker")
    assert game.tokens.officer == 0
