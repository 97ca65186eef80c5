"""What is said at a table of Coup Royal, to whom."""

from typing import Any

import msgspec
import pytest

from camarilla import Game, Reply
from camarilla.games.royal import house_deck
from camarilla.games.royal.events import (
    CategoryScored,
    CubesReturned,
    CubesSwapped,
    CubesTaken,
    FameCounted,
    ItemKept,
    LootLaid,
    LootStolen,
    PlaceGuarded,
    PlansRevealed,
    RoundBegan,
    SecretsDrawn,
    SecretsRevealed,
    TableLaid,
    ThievesMet,
)
from camarilla.kernel import Event, GameEnded, Sealed
from camarilla.text import Speaker

NAMES = ["Ann", "Ben", "Cleo"]
SAY = Speaker("en", strict=True)


def told(event: Event, me: int | None = None, say: Speaker = SAY) -> str:
    return say.event(event.seen_by(me), NAMES, me)


class TestThings:
    def test_cubes_are_counted_by_colour(self) -> None:
        cubes = ("yellow", "blue", "yellow")
        assert told(CubesTaken(1, cubes)) == "Ben gains 1 Information and 2 Gold."

    def test_loot_of_symbols_is_told_as_cubes(self) -> None:
        stolen = LootStolen(1, "C", "YYB")
        assert told(stolen) == "Casino: Ben steals 1 Information and 2 Gold."
        assert told(stolen, 1) == "Casino: you steal 1 Information and 2 Gold."

    @pytest.mark.parametrize(
        ("card", "words"),
        [
            ("collection", "the Collection"),
            ("documents_red", "the documents on Jewellery"),
            ("cognac", "Napoleon’s cognac bottle"),
        ],
    )
    def test_other_loot_has_a_name(self, card: str, words: str) -> None:
        assert told(LootStolen(0, "A", card)) == f"Auction house: Ann steals {words}."

    def test_the_house_deck_is_called_that(self) -> None:
        assert "the house deck" in told(TableLaid(3, "house deck", None))
        assert "the deck “my box”" in told(TableLaid(3, "my box", None))

    def test_every_loot_card_says_what_it_does(self) -> None:
        deck = house_deck()
        for card in {*deck.stack_1, *deck.stack_2}:
            for form in ("", "the", "brief", "short"):
                assert SAY.noun("loot", card, form)


class TestLists:
    def test_what_is_laid_where(self) -> None:
        laid = LootLaid((("A", "BB"), ("C", "intrigues")))
        assert told(laid) == "New loot: A: 2 Information; C: Intrigues."
        assert told(LootLaid(())) == "All the loot is still there."

    def test_the_plans_of_all(self) -> None:
        plans = PlansRevealed(("AB/C", "D/EF"))
        assert told(plans, 1) == (
            "The plans: Ann, thieves A and B, snitches C; you, thieves D, snitches E and F."
        )

    def test_the_reader_is_you_in_a_list(self) -> None:
        guarded = PlaceGuarded("B", (0, 2), (1,))
        assert told(guarded) == "Bank: watched by Ann and Cleo. Nothing for Ben; the loot stays."
        assert "watched by you and Cleo" in told(guarded, 0)
        assert "Nothing for you;" in told(guarded, 1)
        assert told(PlaceGuarded("B", (0,), ())) == "Bank: watched by Ann. The loot stays."

    def test_scores_from_the_top(self) -> None:
        scored = CategoryScored("green", (2, 4, 3), (0, 3, 1))
        assert told(scored, 0) == "Art: Ben has 4, for 3 fame; Cleo has 3, for 1 fame; you have 2."
        assert told(FameCounted((1, 0, 0), (4, 6, 2)), 2) == (
            "Fame altogether: Ben 6; Ann 4, special items included; you 2."
        )


class TestWhatHappens:
    def test_secret_loot_is_told_to_its_owner(self) -> None:
        drawn = SecretsDrawn(1, 2, Sealed((1,), ("red", "blue")))
        assert told(drawn, 1) == "Your secret loot: 1 Information and 1 Jewellery."
        for reader in (None, 0, 2):
            assert told(drawn, reader) == "Ben draws 2 secret loot cards."
        assert told(SecretsRevealed(1, ("red",))) == "Ben’s secret loot was 1 Jewellery."
        assert told(SecretsRevealed(1, ()), 1) == "You had no secret loot."

    def test_thieves_who_meet(self) -> None:
        assert "A secret loot card for each" in told(ThievesMet("C", (0, 1), True))
        assert "not enough secret loot" in told(ThievesMet("C", (0, 1), False))

    def test_a_swap_knows_both_sides(self) -> None:
        swap = CubesSwapped(0, 2, "red", "blue")
        assert told(swap, 0) == "You take 1 Jewellery from Cleo and give 1 Information for it."
        assert told(swap, 2) == "Ann takes 1 Jewellery from you and gives you 1 Information for it."
        assert told(swap, 1) == "Ann takes 1 Jewellery from Cleo and gives 1 Information for it."

    def test_documents_and_items(self) -> None:
        assert told(CubesReturned(1, "red", 3)) == "The documents cost Ben 3 Jewellery."
        assert told(ItemKept(1, "cognac", 2), 1) == "You keep it: 2 fame at the end."

    def test_rounds_and_the_partner_card(self) -> None:
        assert told(RoundBegan(3, None)) == "Round 3"
        assert told(RoundBegan(3, 1)) == "Round 3: Ben holds the partner card"
        assert told(RoundBegan(3, 1), 1) == "Round 3: you hold the partner card"

    def test_the_end(self) -> None:
        assert told(GameEnded((0,), "score"), 0) == "The most fame is yours: you win."
        assert told(GameEnded((0, 1), "score")) == "Ann and Ben share the most fame, and the win."


class TestReplies:
    def test_a_plan_says_where_everybody_goes(self) -> None:
        view = Game.start("royal", 3, seed=1).view(0)
        assert SAY.reply(Reply("plan", what="C/B"), view, NAMES) == (
            "Thieves to the Casino, snitches to the Bank"
        )
        assert SAY.reply(Reply("plan", what="AC/B"), view, NAMES) == (
            "Thieves to the Auction house and to the Casino, snitches to the Bank"
        )

    @pytest.mark.parametrize(
        ("picked", "left", "words"),
        [
            (((),), 1, "Where do your thieves go?"),
            (((),), 2, "Where do your thieves go? Choose 2 locations."),
            ((("C",),), 1, "Thieves to the Casino. Where do the other thieves go?"),
            ((("C",), ()), 1, "Thieves to the Casino. Where do your snitches go?"),
            (
                (("C",), ("A",)),
                1,
                "Thieves to the Casino, snitches to the Auction house."
                " Where do the other snitches go?",
            ),
        ],
    )
    def test_a_plan_in_the_making(self, picked: Any, left: int, words: str) -> None:
        assert SAY.pick("plan", picked, left) == words


class TestOwnDecks:
    def test_what_differs_keeps_its_own_name(self) -> None:
        deck: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(house_deck()))
        deck["places"][0] = {"letter": "A", "key": "bank", "name": "Bank"}
        deck["places"][1] = {"letter": "B", "key": "abbey", "name": "Abbey"}
        deck["items"][0] = {"key": "duke", "name": "A duke’s portrait", "fame": 3}
        say = SAY.for_table({"deck": deck})
        assert told(LootStolen(0, "A", "duke"), say=say) == "Bank: Ann steals A duke’s portrait."
        assert say.noun("loot", "duke", "brief") == "3 fame at the end"
        assert say.noun("place", "B", "to") == "to Abbey"
        assert SAY.noun("place", "B", "to") == "to the Bank"  # the other speaker is as before

    def test_without_a_deck_it_is_the_house_deck(self) -> None:
        assert SAY.for_table({}).noun("place", "H") == "Hotel"
