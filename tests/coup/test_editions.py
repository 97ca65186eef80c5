"""Section 1: editions and options."""

import pytest

from camarilla import BadSetup, Game
from tests.coup.table import deal

EDITIONS = ("en", "de", "it")
MOST = {"en": 6, "de": 6, "it": 10}


def start(edition: str, seats: int, **options) -> Game:
    return Game.start("coup", seats, seed=1, edition=edition, **options)


def purses(game: Game) -> list[int]:
    return [seat.coins for seat in game.view().table.seats]


def cards_in_play(game: Game) -> int:
    seen = game.view().table
    return seen.court + sum(seat.cards for seat in seen.seats)


# -- players ----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_seats_two_to_its_most(edition):
    for seats in range(2, MOST[edition] + 1):
        assert len(purses(start(edition, seats))) == seats


@pytest.mark.parametrize(("edition", "seats"), [("en", 7), ("de", 7), ("de", 10)])
def test_more_players_than_the_edition_has_are_an_error(edition, seats):
    with pytest.raises(BadSetup, match=f"'{edition}' seats 2 to 6, not {seats}"):
        start(edition, seats)


@pytest.mark.parametrize("seats", [-1, 0, 1, 11])
@pytest.mark.parametrize("free", [False, True])
def test_one_or_eleven_players_are_an_error_even_freely(seats, free):
    with pytest.raises(BadSetup, match=f"2 to 10, not by {seats}"):
        start("it", seats, free=free)


# -- the fifth character ----------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_the_ambassador(edition):
    assert start(edition, 3).events()[0].roles == (
        *("ambassador", "assassin", "captain", "contessa", "duke"),
    )


@pytest.mark.parametrize("edition", ["de", "it"])
def test_de_and_it_may_choose_the_inquisitor_at_set_up(edition):
    game = start(edition, 3, fifth="inquisitor")
    assert game.events()[0].roles == ("assassin", "captain", "contessa", "duke", "inquisitor")


def test_en_has_no_inquisitor():
    with pytest.raises(BadSetup, match="no Inquisitor"):
        start("en", 3, fifth="inquisitor")


@pytest.mark.parametrize("fifth", ["ambassador", "inquisitor"])
def test_ambassador_or_inquisitor_never_both(fifth):
    found = set()
    for seed in range(40):
        game = Game.start("coup", 6, seed=seed, edition="de", fifth=fifth)
        for seat in range(6):
            found.update(game.view(seat).table.seats[seat].hand)
    assert found == {"duke", "assassin", "captain", "contessa", fifth}


# -- coins ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "coins"), [("en", (1, 2)), ("de", (1, 1)), ("it", (1, 2))])
@pytest.mark.parametrize("draft", [False, True])
def test_coins_at_the_start_two_players(edition, coins, draft):
    """The first player's coins, and the other's, whichever seat begins."""
    assert purses(start(edition, 2, first=0, draft=draft)) == list(coins)
    assert purses(start(edition, 2, first=1, draft=draft)) == list(reversed(coins))


@pytest.mark.parametrize("edition", EDITIONS)
def test_coins_at_the_start_three_or_more(edition):
    for seats in range(3, MOST[edition] + 1):
        assert purses(start(edition, seats, first=1)) == [2] * seats


# -- the examined card: see test_exchange_and_examine for what can come back ---------------------


@pytest.mark.parametrize(("edition", "draw_first"), [("en", True), ("de", False), ("it", True)])
def test_how_an_examined_card_is_replaced_comes_with_the_edition(edition, draw_first):
    game = start(edition, 3, fifth="inquisitor", free=True)
    assert game.header.options["draw_first"] is draw_first


# -- copies -----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_three_copies_of_each_character_up_to_six_players(edition):
    for seats in range(2, 7):
        assert cards_in_play(start(edition, seats)) == 15


@pytest.mark.parametrize(("seats", "copies"), [(7, 4), (8, 4), (9, 5), (10, 5)])
def test_four_copies_for_seven_or_eight_and_five_for_nine_or_ten(seats, copies):
    game = start("it", seats)
    assert cards_in_play(game) == 5 * copies
    assert game.events()[0].copies == copies


# -- the first player -------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_player_is_random_when_nobody_is_named(edition):
    firsts = [
        Game.start("coup", 3, seed=seed, edition=edition).view().table.active for seed in range(60)
    ]
    assert all(firsts.count(seat) >= 8 for seat in range(3))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_table_may_name_the_first_player_the_youngest_or_the_last_winner(edition, first):
    for seed in range(5):
        game = Game.start("coup", 3, seed=seed, edition=edition, first=first)
        assert game.asked == (first,)
        assert game.events()[0].first == first


def test_in_a_rematch_the_winner_of_the_last_game_begins():
    last = deal("duke duke", "captain captain")
    last.caught(0, "duke").play("1 income").caught(0)
    assert last.game.outcome.winners == (1,)
    assert Game.start("coup", 2, first=last.game.outcome.winners[0]).asked == (1,)


def test_a_first_player_who_is_not_seated_is_an_error():
    with pytest.raises(BadSetup, match="seat 3 cannot begin"):
        Game.start("coup", 3, first=3)


# -- free options -----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_the_two_player_draft_variant(edition):
    assert start(edition, 2, draft=True).asked == (0, 1)


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("en", {"fifth": "inquisitor"}),
        ("en", {"copies": 4}),
        ("en", {"duel_coins": (1, 1)}),
        ("en", {"draw_first": False}),
        ("de", {"duel_coins": (1, 2)}),
        ("de", {"draw_first": True}),
        ("it", {"copies": 5}),
        ("it", {"duel_coins": (2, 2)}),
    ],
)
def test_what_the_edition_does_not_have_is_an_error_unless_set_freely(edition, options):
    with pytest.raises(BadSetup, match=f"'{edition}'"):
        start(edition, 2, **options)
    game = start(edition, 2, free=True, **options)
    assert game.rules.options.edition == edition
    for name, value in options.items():
        assert getattr(game.rules.options, name) == value


def test_an_en_game_with_inquisitors_and_eight_seats_may_be_set_up_freely():
    game = start("en", 8, first=0, fifth="inquisitor", free=True)
    assert purses(game) == [2] * 8
    assert "examine 7" in [str(reply) for reply in game.question(0).options]


def test_free_options_are_played_with():
    assert purses(start("de", 2, first=0, free=True, duel_coins=(0, 4))) == [0, 4]
    assert cards_in_play(start("en", 4, free=True, copies=6)) == 30


def test_without_an_edition_the_first_that_has_what_is_asked_for_is_played():
    named = [
        Game.start("coup", seats, fifth=fifth).header.options["edition"]
        for seats, fifth in [(6, "ambassador"), (6, "inquisitor"), (7, "ambassador")]
    ]
    assert named == ["en", "de", "it"]


@pytest.mark.parametrize("options", [{"edition": "fr"}, {"fifth": "duke"}, {"jokers": 2}])
def test_an_unknown_edition_character_or_option_is_an_error(options):
    with pytest.raises(BadSetup):
        Game.start("coup", 3, **options)


@pytest.mark.parametrize("options", [{"copies": 2}, {"copies": 11}, {"duel_coins": (-1, 2)}])
def test_nonsense_is_an_error_even_freely(options):
    with pytest.raises(BadSetup):
        start("en", 6, free=True, **options)
