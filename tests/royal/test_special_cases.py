"""What happens when cubes or secret cards run out."""

from camarilla.games.royal.events import CubesTaken, SecretsDrawn, ThievesMet
from tests.royal.table import Heist, counts, few, own_deck


def short_of(supply: str, card: str) -> Heist:
    """Seat 0 of five has stolen this card, with this supply; all the others ran into snitches."""
    cubes = ("GGG", "GGR", "RRR", "RYY", "YYY")
    deck = own_deck(cubes=few("".join(cubes) + supply))
    loot = f"{card} BG GG RR YY BR BY GR"
    heist = Heist(5, cubes=cubes, loot=loot, deck=deck)
    return heist.round("A/B B/C C/D D/E E/F")


def test_a_colour_missing_from_the_supply_is_replaced_by_another_of_ones_choice():
    heist = short_of("GGRY", "BB")
    assert heist.game.asked == (0,)
    assert heist.options(0) == ["take green", "take red", "take yellow"]
    heist.say("0 take red")
    assert heist.options(0) == ["take green", "take yellow"]


def test_the_replacements_may_differ():
    heist = short_of("GGRR", "BB").say("0 take green", "0 take red")
    assert heist.cubes(0) == counts("GGG" + "GR")
    assert heist.game.asked == (0, 1, 2, 3, 4)


def test_only_what_is_missing_is_replaced():
    heist = short_of("BGGRR", "BB")
    assert heist.told(CubesTaken) == [CubesTaken(0, ("blue",))]
    assert heist.options(0) == ["take green", "take red"]
    heist.say("0 take green")
    assert heist.cubes(0) == counts("GGG" + "BG")


def test_with_one_colour_left_there_is_nothing_to_choose():
    heist = short_of("GGG", "BB")
    assert heist.game.asked == (0, 1, 2, 3, 4)
    assert heist.cubes(0) == counts("GGG" + "GG")


def test_supply_empty_nothing():
    for card in ("BB", "collection", "carte_blanche"):
        heist = short_of("", card)
        assert heist.told(CubesTaken) == []
        assert heist.seen.supply == (0, 0, 0, 0)
        assert heist.game.asked == (0, 1, 2, 3, 4)


def test_supply_empty_in_the_middle_of_carte_blanche():
    heist = short_of("GR", "carte_blanche").say("0 take red")
    assert heist.cubes(0) == counts("GGG" + "RG")  # the last one needs no choice
    assert heist.game.asked == (0, 1, 2, 3, 4)


def test_documents_fill_the_supply_again():
    deck = own_deck(
        items=(),
        cubes=few("BBBGGGRRR" + "YYYYYY"),
        stack_1=("documents_blue", "BB", "GG", "RR", "YY", "BG"),
        stack_2=("BB",) * 6,
    )
    heist = Heist(
        3, cubes=("GGG", "RRR", "BBB"), loot="documents_blue BB GG RR YY BG", deck=deck
    ).round("A/D B/E C/F")
    assert heist.cubes(1) == counts("RRR" + "BB")


def test_secret_pile_short_nobody_gets_one():
    heist = Heist(3, deck=own_deck(secrets=few("BG"))).round("A/D A/E A/F")
    assert heist.told(ThievesMet) == [ThievesMet("A", (0, 1, 2), paid=False)]
    assert heist.told(SecretsDrawn) == []
    assert heist.seen.pile == 2
    assert heist.seen.loot["A"] == "BB"


def test_secret_pile_just_enough_at_a_and_then_short_at_b():
    heist = Heist(4, deck=own_deck(secrets=few("BGR"))).round("A/D A/E B/F B/G")
    assert heist.secret_cards() == [1, 1, 0, 0]
    assert [event.paid for event in heist.told(ThievesMet)] == [True, False]


def test_secret_pile_empty_for_the_safecracker():
    deck = own_deck(secrets=few(""))
    heist = Heist(3, loot="safecracker BB GG RR YY BG", deck=deck).round("A/D B/E C/F")
    assert heist.told(SecretsDrawn)[0].count == 0
    assert heist.secret_cards() == [0, 0, 0]
