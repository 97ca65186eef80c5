"""Socialist, Redistribution (here `collection`): a coin or a card from all; cards dealt anew."""

from camarilla.court.events import CardPassed, CoinsTaken
from camarilla.games.guatemala.roles.socialist import CardDealtBack, CardPooled
from camarilla.kernel import Sealed
from tests.guatemala.table import deal

HANDS = "socialist director", "priest banker", "priest guerrilla", "banker banker"


def collected(*lines, hands=HANDS, **more):
    return deal(*hands, **more).play("0 collection", "pass", *lines)


def test_every_other_player_gives_a_coin_or_a_card_by_own_choice():
    game = collected()
    assert game.moment() == ("contribute", (1, 2, 3))
    assert game.options(1) == ["give coin", "give banker", "give priest"]


def test_keeps_the_coins():
    game = collected("1 give coin", "2 give coin", "3 give coin")
    assert game.coins == [5, 1, 1, 1]
    assert game.active == 1


def test_looks_at_the_cards_and_sees_who_gave_which():
    game = collected("1 give banker", "2 give coin", "3 give banker")
    assert CardPassed(1, 0, Sealed((1, 0), "banker")) in game.news(0)
    assert CardPassed(1, 0, Sealed((1, 0))) in game.news(2)
    assert CoinsTaken(0, 2, 1) in game.news()
    assert game.hand(0) == ["banker", "banker", "director", "socialist"]


def test_keeps_as_many_as_before_and_deals_the_rest_back_one_to_each_giver():
    game = collected("1 give priest", "2 give guerrilla", "3 give coin", draws=[1, 0])
    assert game.hand(0) == ["director", "guerrilla", "priest", "socialist"]
    game.play("0 return director", "0 return socialist")
    assert game.hand(0) == ["guerrilla", "priest"]
    assert game.hand(1) == ["banker", "socialist"]
    assert game.hand(2) == ["director", "priest"]


def test_dealt_at_random_so_the_socialist_does_not_see_who_gets_which():
    game = collected("1 give priest", "2 give guerrilla", "3 give coin", draws=[1, 0])
    game.play("0 return director", "0 return socialist")
    assert CardPooled(0, Sealed((0,), "director")) in game.news(0)
    assert CardPooled(0, Sealed((0,))) in game.news(1)
    assert CardDealtBack(1, Sealed((1,)), 1) in game.news(0)
    assert CardDealtBack(1, Sealed((1,), "socialist"), 1) in game.news(1)


def test_a_card_if_they_have_no_coin():
    hands = "socialist director", "politician banker", "politician guerrilla", "banker banker"
    game = deal(*hands, first=1).play("1 bribery 3", "pass", "3 pass", "2 income")
    game.play("3 propaganda", "0 challenge", "3 lose banker")
    assert game.coins[3] == 0
    # With one card and no coin there is no choice: seat 3 is not even asked.
    game.play("0 collection", "pass")
    assert game.moment() == ("contribute", (1, 2))
    game.play("1 give coin", "2 give coin")
    assert game.hand(0) == ["banker", "director", "socialist"]
    assert 3 in game.living


def test_two_cards_and_no_coin_one_of_the_two():
    hands = "socialist director", "politician banker", "politician guerrilla", "banker guerrilla"
    game = deal(*hands, first=2).play("2 bribery 3", "pass", "3 pass")
    game.play("3 bribery 2", "2 pass", "0 pass", "1 pass", "2 block politician", "pass")
    game.play("0 collection", "pass")
    assert game.options(3) == ["give banker", "give guerrilla"]


def test_protected_players_are_skipped():
    hands = "socialist director", "peacekeeper banker", "peacekeeper guerrilla", "banker banker"
    game = deal(*hands, first=1).play("1 peacekeeping", "pass", "2 income", "3 income")
    game.play("0 collection", "pass")
    assert game.moment() == ("contribute", (2, 3))


def test_no_block():
    assert collected().kind == "contribute"


def test_challenged_and_caught():
    game = deal("director director", *HANDS[1:], roles="socialist")
    game.play("0 collection", "1 challenge", "0 lose director")
    assert game.coins == [2, 2, 2, 2]


def test_challenged_and_proved():
    game = deal(*HANDS, draws=["director"]).play("0 collection", "3 challenge", "3 lose banker")
    assert game.moment() == ("contribute", (1, 2, 3))
