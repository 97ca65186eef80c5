"""What is said, to whom."""

from typing import Any

import pytest

from camarilla import BadSetup, Game, Outcome, Reply
from camarilla.court.events import (
    ActionDeclared,
    CardReturned,
    CardsDrawn,
    Challenged,
    CoinsTaken,
    CounterClaimed,
    LifeLost,
)
from camarilla.kernel import Event, Sealed
from camarilla.text import Speaker

NAMES = ["Ann", "Ben", "Cleo"]
SAY = Speaker("en", strict=True)


def told(event: Event, me: int | None = None) -> str:
    return SAY.event(event.seen_by(me), NAMES, me)


class TestEvents:
    steal = ActionDeclared(1, "steal", "captain", (0,), 0)

    def test_a_bystander_reads_names(self) -> None:
        assert told(self.steal) == "Ben claims the Captain to take 2 coins from Ann."

    def test_the_actor_is_called_you(self) -> None:
        assert told(self.steal, 1) == "You claim the Captain to take 2 coins from Ann."

    def test_the_target_is_called_you(self) -> None:
        assert told(self.steal, 0) == "Ben claims the Captain to take 2 coins from you."

    def test_a_block_names_the_action_it_blocks(self) -> None:
        block = CounterClaimed(2, "duke", "foreign_aid", 0, (1,))
        assert told(block, 0) == "Cleo claims the Duke to block your foreign aid."
        assert told(block) == "Cleo claims the Duke to block Ann’s foreign aid."

    def test_those_who_passed_before_are_not_you(self) -> None:
        assert told(Challenged(2, 0, "duke", (1,)), 1).startswith("Cleo challenges Ann")

    @pytest.mark.parametrize(
        ("coins", "text"), [(0, "takes nothing"), (1, "takes 1 coin "), (2, "takes 2 coins ")]
    )
    def test_coins_are_counted(self, coins: int, text: str) -> None:
        assert text in told(CoinsTaken(1, 0, coins))

    def test_articles_fit(self) -> None:
        assert told(LifeLost(0, "assassin", "coup")) == "Ann turns up the Assassin."
        drawn = CardsDrawn(0, 2, Sealed((0,), ("duke", "assassin")))
        assert told(drawn, 0) == "You draw a Duke and an Assassin."


class TestSecrets:
    drawn = CardsDrawn(0, 2, Sealed((0,), ("duke", "assassin")))
    returned = CardReturned(0, Sealed((0,), "duke"))

    @pytest.mark.parametrize("reader", [None, 1, 2])
    def test_others_are_told_that_but_not_what(self, reader: int | None) -> None:
        assert told(self.drawn, reader) == "Ann draws 2 cards."
        assert told(self.returned, reader) == "Ann returns a card to the court."

    def test_the_reader_is_told_what(self) -> None:
        assert told(self.returned, 0) == "You return the Duke to the court."


class TestQuestions:
    def test_the_asked_is_told_what_is_claimed_and_what_may_be_done(self) -> None:
        game = _game()
        game.decide(0, "steal 1")
        assert SAY.question(game.view(1), NAMES) == (
            "Ann claims the Captain to take 2 coins from you. Do you challenge?"
        )

    def test_who_waits_is_told_for_how_many_and_not_for_whom(self) -> None:
        game = _game()
        game.decide(0, "steal 1")
        before = SAY.ask(game.view(0), NAMES)
        game.decide(2, "pass")
        assert SAY.ask(game.view(0), NAMES) == before == "Waiting for 2 answers."
        assert SAY.ask(game.view(2), NAMES) == "Waiting for Ben."  # who knows its own answer

    def test_a_question_to_one_seat_names_it(self) -> None:
        assert SAY.question(_game().view(2), NAMES) == "It is Ann’s turn. Waiting for Ann."

    def test_a_refuted_block_leaves_the_stage_to_the_action(self) -> None:
        game = _game()
        for seat, reply in [(0, "foreign_aid"), (1, "block duke"), (0, "challenge")]:
            game.decide(seat, reply)
        game.decide(1, "decline")
        game.decide(1, game.question(1).options[0])
        assert SAY.question(game.view(2), NAMES) == (
            "Ann asks for foreign aid: 2 coins. Do you block it?"
        )

    def test_how_many_cards_must_go_back(self) -> None:
        game = _game()
        game.decide(0, "exchange")
        for seat in (1, 2):
            game.decide(seat, "pass")
        assert SAY.ask(game.view(0), NAMES) == "2 cards must go back. Which one now?"
        game.decide(0, game.question(0).options[0])
        assert SAY.ask(game.view(0), NAMES) == "Which card goes back?"


class TestReplies:
    def test_the_fifth_character_changes_what_an_exchange_does(self) -> None:
        reply = Reply("exchange")
        assert "draw 2" in SAY.reply(reply, _game().view(0), NAMES)
        game = _game(edition="de", fifth="inquisitor")
        assert "draw 1" in SAY.reply(reply, game.view(0), NAMES)

    def test_a_steal_says_what_there_is_to_take(self) -> None:
        game = Game.start("coup", 2, seed=1, first=0)
        assert "take 2 coins" in SAY.reply(Reply("steal", seat=1), game.view(0), NAMES)
        game = Game.start("coup", 2, seed=1, first=1, edition="de")
        assert "take 1 coin " in SAY.reply(Reply("steal", seat=0), game.view(1), NAMES)

    def test_letting_it_pass_says_what_follows(self) -> None:
        game = _game()
        game.decide(0, "foreign_aid")
        assert SAY.reply(Reply("pass"), game.view(1), NAMES) == "Let it pass: Ann takes 2 coins"


class TestMissingWords:
    """A game never stops for want of a word."""

    say = Speaker("en")

    def test_an_unknown_role_is_called_by_its_key(self) -> None:
        assert self.say.role("town_crier") == "Town crier"
        assert self.say.role_card("town_crier") == "Town crier"
        assert self.say.event(LifeLost(0, "hangman", "rope"), NAMES) == "Ann turns up Hangman."

    def test_an_unknown_event_is_told_plainly(self) -> None:
        class RiotStarted(Event, frozen=True):
            seat: int

        assert self.say.event(RiotStarted(1), NAMES) == "Ben: riot started"

    def test_an_unknown_reply_is_given_as_notation(self) -> None:
        reply = Reply("bribe", seat=2, what="judge")
        assert self.say.reply(reply, _game().view(0), NAMES) == "bribe 2 judge"

    def test_unknown_reasons(self) -> None:
        assert self.say.closed("no_mercy") == "no mercy"
        assert "Ann and Ben" in self.say.outcome(Outcome((0, 1), "odd"), NAMES)

    def test_an_unknown_language_is_one_clear_line(self) -> None:
        with pytest.raises(BadSetup, match="'xx'"):
            Speaker("xx")


def test_lists() -> None:
    assert SAY.join(NAMES) == "Ann, Ben and Cleo"
    assert SAY.join([]) == ""


def _game(**options: Any) -> Game:
    return Game.start("coup", 3, seed=1, first=0, **options)
