"""Arms Dealer, Supply: name a role, turn up two deck cards, gain 4 if either matches."""

from camarilla.court.events import ActionDeclared, CardsRevealed
from tests.guatemala.table import deal

HANDS = "arms_dealer director", "politician banker", "politician guerrilla"


def test_gains_4_if_either_matches():
    game = deal(*HANDS, draws=["banker", "director"]).play("0 supply director")
    assert game.news() == [ActionDeclared(0, "supply", "arms_dealer", (), 0, named="director")]
    game.play("pass")
    assert CardsRevealed(("banker", "director")) in game.news()
    assert game.coins == [6, 2, 2]


def test_gains_nothing_if_neither_does():
    game = deal(*HANDS, draws=["banker", "director"]).play("0 supply guerrilla", "pass")
    assert game.coins == [2, 2, 2]


def test_the_cards_go_back_into_the_deck():
    game = deal(*HANDS, draws=["banker", "director"])
    before = game.court
    game.play("0 supply guerrilla", "pass")
    assert game.court == before


def test_any_role_in_play_may_be_named():
    game = deal(*HANDS)
    options = [o.split()[1] for o in game.options(0) if o.startswith("supply")]
    assert options == list(game.game.view().table.roles)


def test_challenged_and_caught():
    game = deal("director director", *HANDS[1:], roles="arms_dealer")
    game.play("0 supply banker", "1 challenge", "0 lose director")
    assert "CardsRevealed" not in game.names()


def test_challenged_and_proved():
    draws = ["banker", "guerrilla", "director"]
    game = deal(*HANDS, draws=draws).play("0 supply director", "2 challenge", "2 lose politician")
    assert game.coins == [6, 2, 2]
