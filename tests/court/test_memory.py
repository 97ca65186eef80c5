"""What a seat remembers of cards it has seen, and dealing within that."""

from collections import Counter

import pytest

from camarilla import GAMES, Game, Loose
from camarilla.court.events import CardReturned, CardsDrawn, LifeLost
from camarilla.court.memory import COURT, Memory, Sighting, deal_hidden, remember, unseen
from camarilla.games.coup.examine import CardShown
from camarilla.kernel import Sealed
from tests.coup.table import deal


def known(memory: Memory) -> list[str]:
    return sorted(map(repr, memory.sightings))


def seat_0(*events) -> Memory:
    memory = Memory(0)
    for event in events:
        memory.see(event)
    return memory


def mine_back(card: str) -> CardReturned:
    return CardReturned(0, Sealed((0,), card))


def unseen_draw(seat: int, count: int = 1) -> CardsDrawn:
    return CardsDrawn(seat, count, Sealed((seat,)))


def unseen_return(seat: int) -> CardReturned:
    return CardReturned(seat, Sealed((seat,)))


def shown(seat: int, card: str) -> CardShown:
    return CardShown(seat, 0, Sealed((0, seat), card))


# -- sightings ----------------------------------------------------------------------------------


def test_a_card_one_returned_is_known_to_be_in_the_court():
    assert known(seat_0(mine_back("duke"))) == ["duke in [-1]"]


def test_another_seats_draw_widens_it():
    assert known(seat_0(mine_back("duke"), unseen_draw(2))) == ["duke in [-1, 2]"]


def test_a_draw_widens_only_what_may_be_in_the_court():
    memory = seat_0(shown(1, "captain"), mine_back("duke"), unseen_draw(2))
    assert known(memory) == ["captain in [1]", "duke in [-1, 2]"]


def test_an_unseen_return_widens_what_may_be_in_that_hand():
    memory = seat_0(shown(1, "captain"), shown(2, "duke"), unseen_return(1))
    assert known(memory) == ["captain in [-1, 1]", "duke in [2]"]


def test_drawing_it_oneself_ends_it():
    memory = seat_0(mine_back("duke"), CardsDrawn(0, 1, Sealed((0,), ("duke",))))
    assert known(memory) == []


def test_drawing_another_card_oneself_leaves_it_where_it_is():
    memory = seat_0(mine_back("duke"), CardsDrawn(0, 1, Sealed((0,), ("captain",))))
    assert known(memory) == ["duke in [-1]"]


def test_a_card_turned_face_up_ends_it():
    memory = seat_0(mine_back("duke"), unseen_draw(2), LifeLost(2, "duke", "coup"))
    assert known(memory) == []


def test_a_card_turned_face_up_elsewhere_does_not():
    memory = seat_0(mine_back("duke"), unseen_draw(2), LifeLost(1, "duke", "coup"))
    assert known(memory) == ["duke in [-1, 2]"]


def test_the_surest_sighting_is_given_up_when_several_may_be_meant():
    memory = seat_0(mine_back("duke"), unseen_draw(2), shown(2, "duke"))
    assert known(memory) == ["duke in [2]"]
    memory = seat_0(
        *(mine_back("duke"), unseen_draw(2), mine_back("duke")),
        CardsDrawn(0, 1, Sealed((0,), ("duke",))),
    )
    assert known(memory) == ["duke in [-1, 2]"]


def test_a_card_that_was_shown_is_known_to_be_in_that_hand():
    assert known(seat_0(shown(2, "contessa"))) == ["contessa in [2]"]


def test_a_card_one_shows_oneself_or_that_others_show_each_other_is_no_sighting():
    own = CardShown(0, 1, Sealed((0, 1), "duke"))
    others = CardShown(1, 2, Sealed((1, 2)))
    assert known(seat_0(own, others)) == []


def test_a_proved_card_is_known_to_all_to_be_in_the_court_or_drawn_again():
    game = deal("duke captain", "duke duke", "contessa contessa", draws=["assassin"])
    game.play("0 tax", "2 challenge", "0 prove", "2 lose contessa")
    assert known(remember(game.game.view(1))) == ["duke in [-1, 0]"]
    assert known(remember(game.game.view(0))) == ["duke in [-1]"]


def test_what_was_returned_in_an_exchange_is_remembered_from_the_view():
    game = deal("duke captain", "duke duke", "captain captain", draws=["assassin", "contessa"])
    game.play("0 exchange", "pass", "0 return assassin", "0 return captain")
    assert known(remember(game.game.view(0))) == ["assassin in [-1]", "captain in [-1]"]
    assert known(remember(game.game.view(1))) == []


@pytest.mark.parametrize("preset", ["en-4", "de-inquisitor-3", "it-inquisitor-7", "en-draft"])
def test_every_sighting_is_true_of_the_real_table(preset):
    """For each sighting there is a card of its own, in one of its places."""
    seats, options = GAMES["coup"].presets()[preset]
    fate = Loose(f"sightings {preset}")
    checked = 0
    for seed in range(20):
        game = Game.start("coup", seats, seed=seed, **options)
        while not game.over:
            options_now = game.question(game.asked[0]).options
            game.decide(game.asked[0], options_now[fate.pick(len(options_now))])
            table = game.state.table
            hidden = [(card, COURT) for card in table.deck]
            hidden += [(card, seat) for seat, hand in enumerate(table.hands) for card in hand]
            for seat in range(seats):
                sightings = remember(game.view(seat)).sightings
                assert _all_matched(sightings, hidden), (seat, sightings, hidden)
                checked += len(sightings)
    assert checked > 100


def _all_matched(sightings: list[Sighting], hidden: list[tuple[str, int]]) -> bool:
    taken: dict[int, int] = {}

    def find(number: int, tried: set[int]) -> bool:
        sighting = sightings[number]
        for place, (card, where) in enumerate(hidden):
            if card != sighting.card or where not in sighting.places or place in tried:
                continue
            tried.add(place)
            if place not in taken or find(taken[place], tried):
                taken[place] = number
                return True
        return False

    return all(find(number, set()) for number in range(len(sightings)))


# -- dealing within them ------------------------------------------------------------------------

ROOM = {1: 2, 2: 1, COURT: 3}
POOL = Counter({"duke": 3, "captain": 2, "contessa": 1})


def test_what_a_view_does_not_show_is_the_pool():
    game = deal("duke captain", "duke duke", "captain contessa").caught(0, "captain")
    pool = unseen(game.game.view(1).table, Counter(game.game.state.table.pieces()))
    assert (pool["duke"], pool["captain"], pool["contessa"]) == (1, 2, 3)


def test_all_the_room_is_filled_with_the_whole_pool():
    dealt = deal_hidden(ROOM, POOL, Memory(0), Loose(1))
    assert {place: len(cards) for place, cards in dealt.items()} == ROOM
    assert sum((Counter(cards) for cards in dealt.values()), Counter()) == POOL


def test_a_sighted_card_is_dealt_to_one_of_its_places_and_to_each_of_them():
    memory = Memory(0)
    memory.sightings = [Sighting("contessa", {2, COURT})]
    places = Counter()
    for seed in range(200):
        dealt = deal_hidden(ROOM, POOL, memory, Loose(seed))
        places.update(place for place, cards in dealt.items() if "contessa" in cards)
    assert set(places) == {2, COURT}
    assert min(places.values()) > 50


def test_without_a_sighting_the_card_may_be_anywhere():
    places = {
        place
        for seed in range(100)
        for place, cards in deal_hidden(ROOM, POOL, Memory(0), Loose(seed)).items()
        if "contessa" in cards
    }
    assert places == {1, 2, COURT}


def test_dealing_goes_back_where_sightings_crowd_each_other():
    """The three Dukes fill seats 1 and 2, so the Captain can only be in the court."""
    memory = Memory(0)
    memory.sightings = [Sighting("captain", {2, COURT}), *[Sighting("duke", {1, 2})] * 3]
    for seed in range(30):
        dealt = deal_hidden(ROOM, POOL, memory, Loose(seed))
        assert (dealt[1], dealt[2]) == (["duke", "duke"], ["duke"])
        assert sorted(dealt[COURT]) == ["captain", "captain", "contessa"]


@pytest.mark.parametrize(
    ("sightings", "pool"),
    [
        ([Sighting("assassin", {1})], POOL),  # there is none in the pool
        ([Sighting("contessa", {1}), Sighting("contessa", {COURT})], POOL),  # there is but one
        ([Sighting("duke", {2}), Sighting("captain", {2})], POOL),  # the hand has room for one
        ([Sighting("duke", {3})], POOL),  # there is no such place
        ([], Counter({"duke": 7, "captain": -1})),  # more was seen than there is
    ],
)
def test_an_impossible_pool_is_refused(sightings, pool):
    memory = Memory(0)
    memory.sightings = sightings
    assert deal_hidden(ROOM, pool, memory, Loose(1)) is None
