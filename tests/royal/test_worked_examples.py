"""The two examples of the rulebook, through the public interface."""

from camarilla.games.royal.deck import Item
from camarilla.games.royal.events import (
    CategoryScored,
    CubesTaken,
    FameCounted,
    LootStolen,
    PlaceDeserted,
    PlaceGuarded,
    ThievesMet,
)
from tests.royal.table import Heist, counts, own_deck

RED, YELLOW, BLUE, GREEN, PURPLE = range(5)

LOOT = "BB GG RR YY BBB BG BR BY"
PLANS = "C/B C/F E/H F/B H/D"


def test_a_round_of_five():
    heist = Heist(5, loot=LOOT, draws="?R ?Y").round(PLANS)
    assert [event.place for event in heist.told(PlaceGuarded)] == list("BDFH")
    assert heist.told(ThievesMet) == [ThievesMet("C", (RED, YELLOW), True)]
    assert heist.secret_cards() == [1, 1, 0, 0, 0]
    assert heist.secrets(RED) == ("red",)
    assert heist.secrets(YELLOW) == ("yellow",)
    assert heist.told(LootStolen) == [LootStolen(BLUE, "E", "BBB")]
    assert heist.told(CubesTaken) == [CubesTaken(BLUE, ("blue",) * 3)]
    assert heist.cubes(BLUE) == counts("RYB" + "BBB")
    assert [event.place for event in heist.told(PlaceDeserted)] == ["A", "G"]
    assert sorted(heist.seen.discard) == ["BB", "BBB", "BR"]  # from A, E and G
    stayed = dict(zip("ABCDEFGH", LOOT.split(), strict=True))
    assert all(heist.seen.loot[place] == stayed[place] for place in "BCDFH")


def test_had_the_snitch_of_purple_been_at_c_instead_of_d():
    heist = Heist(5, loot=LOOT).round("C/B C/F E/H F/B H/C")
    assert heist.secret_cards() == [0] * 5
    assert [event.place for event in heist.told(PlaceGuarded)] == list("BCFH")
    assert [event.place for event in heist.told(PlaceDeserted)] == ["A", "D", "G"]
    assert sorted(heist.seen.discard) == ["BB", "BBB", "BR", "YY"]


def scoring_deck():
    """So little loot that two rounds end the game; the fame cards are the house deck's."""
    return own_deck(
        start_cubes=5,
        items=(
            Item("ashtray", "Teddy Roosevelt's ashtray", 1),
            Item("cognac", "Napoleon's cognac bottle", 2),
            Item("baton", "Mozart's baton", 1),
        ),
        stack_1=("ashtray", "baton", "G", "RRR", "BB", "BB", "BB"),
        stack_2=("cognac", "R", "R", "YY"),
    )


def test_scoring_of_four():
    """Seats: blue, green, purple, red."""
    heist = Heist(
        4,
        cubes=("BBBGY", "BBBGY", "GGGRY", "RRRGY"),
        loot="ashtray baton G RRR BB BB BB",
        draws="cognac R R YY",
        deck=scoring_deck(),
    )
    heist.round("A/E B/F C/G D/E").round("A/E B/F C/G D/E")
    information, art, jewellery, gold = heist.told(CategoryScored)
    assert information.fame == (1, 1, 0, 0)  # blue and green tie: 1 each, one lost
    assert art.fame == (0, 0, 3, 0)  # the three others share 2: nothing each
    assert jewellery.fame == (0, 1, 3, 3)
    assert jewellery.holdings == (0, 1, 2, 6)  # red has many more than purple: no matter
    assert gold.fame == (2, 2, 2, 3)  # the other three share 3+3+0
    assert heist.told(FameCounted) == [FameCounted(items=(3, 1, 0, 0), fame=(6, 5, 8, 6))]
    assert heist.game.outcome.winners == (2,)
    assert heist.game.outcome.reason == "score"
