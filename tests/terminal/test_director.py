"""Who is asked next, and who may look."""

import pytest

from camarilla import AGREE, PASS, Game, Illegal, Loose, Question, Reply, View
from camarilla.bots import Bot, RandomBot
from camarilla.kernel import Fate
from camarilla.terminal.director import (
    REFUSE,
    Asked,
    Covered,
    Director,
    DrawAsked,
    Over,
    Waiting,
)

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


class Doubter(Bot):
    """Challenges whatever can be challenged."""

    name = "doubter"

    def reply(self, view: View, question: Question, fate: Fate) -> Reply:
        return question.options[-1]


def director(people: int, bots: int, bot: type[Bot] = RandomBot, seed: int = 1) -> Director:
    seats = people + bots
    game = Game.start("coup", seats, seed=seed, first=0)
    sitting = {seat: bot() for seat in range(people, seats)}
    return Director(game, {seat: NAMES[seat] for seat in range(people)}, sitting, Loose(seed))


class TestOnePerson:
    def test_nothing_is_ever_covered(self) -> None:
        for seed in range(10):
            table, fate = director(1, 2, seed=seed), Loose(seed)
            while not isinstance(scene := table.scene, Over):
                assert not isinstance(scene, Covered | DrawAsked)
                assert table.view.seat == 0
                play(table, fate)

    def test_is_asked_whatever_a_bot_before_them_will_answer(self) -> None:
        """Seat 1 comes before the person and challenges; the person is asked all the same."""
        game = Game.start("coup", 3, seed=1, first=0)
        table = Director(game, {2: "Cleo"}, {0: Doubter(), 1: Doubter()}, Loose(1))
        game.decide(0, "tax")
        assert isinstance(table.scene, Asked)
        table.answer(PASS)
        assert game.window == 2  # still open: no bot was asked before
        table.settle(table.bots_reply())
        assert "Challenged" in [type(event).__name__ for event in game.events()]

    def test_who_is_out_only_watches(self) -> None:
        table, fate = director(1, 3, seed=3), Loose(3)
        while 0 in table.game.view().living and not table.game.over:
            play(table, fate)
        assert table.game.over or table.scene == Waiting(watching=True)


class TestSeveralPeople:
    def test_each_is_covered_before_their_question(self) -> None:
        table = director(2, 1)
        assert table.scene == Covered(0)
        assert table.view.seat is None
        table.uncover()
        assert isinstance(table.scene, Asked)
        assert table.view.seat == 0

    def test_the_screen_is_everybodys_as_soon_as_one_has_answered(self) -> None:
        table = director(2, 1)
        table.uncover()
        table.answer(Reply("tax"))
        assert table.view.seat is None
        assert table.scene == Covered(1)

    def test_the_same_person_again_needs_no_cover(self) -> None:
        table = director(2, 0)
        table.uncover()
        table.answer(Reply("exchange"))
        table.uncover()
        table.answer(PASS)
        assert table.scene == Covered(0)
        table.uncover()
        question = table.game.question(0)
        table.answer(question.options[0])
        assert isinstance(table.scene, Asked)  # the second card to return

    def test_all_are_asked_in_the_games_order_whatever_they_answer(self) -> None:
        """The first who challenges counts, and nobody can tell from being asked."""
        for replies in [("challenge", "pass"), ("pass", "challenge"), ("challenge", "challenge")]:
            table = director(3, 0)
            table.uncover()
            table.answer(Reply("tax"))
            asked = []
            for reply in replies:
                scene = table.scene
                assert isinstance(scene, Covered)
                assert table.game.window == 2
                asked.append(scene.seat)
                table.uncover()
                table.answer(Reply(reply))
            assert asked == [1, 2]
            challenged = [e for e in table.game.events() if type(e).__name__ == "Challenged"]
            first = 1 if replies[0] == "challenge" else 2
            assert [getattr(event, "seat", None) for event in challenged] == [first]

    def test_a_view_between_two_answers_does_not_tell_the_first(self) -> None:
        views = []
        for reply in ("pass", "challenge"):
            table = director(3, 0)
            table.uncover()
            table.answer(Reply("tax"))
            table.uncover()
            table.answer(Reply(reply))
            table.uncover()
            views.append((table.scene, table.view))
        assert views[0] == views[1]

    def test_no_view_is_ever_shown_to_another(self) -> None:
        for seed in range(10):
            table, fate = director(3, 1, seed=seed), Loose(seed)
            while not isinstance(scene := table.scene, Over):
                if isinstance(scene, Asked):
                    assert table.view.seat == scene.seat
                else:
                    assert table.view.seat is None
                play(table, fate)

    def test_a_reply_that_is_not_open_is_refused(self) -> None:
        table = director(2, 0)
        table.uncover()
        with pytest.raises(Illegal):
            table.answer(Reply("coup", seat=1))
        assert isinstance(table.scene, Asked)


class TestDraws:
    def test_all_who_live_are_asked_and_agree(self) -> None:
        table = director(3, 0)
        table.uncover()
        assert table.offer_draw() == "draw-offered"
        for seat in (1, 2):
            assert table.scene == Covered(seat)
            table.uncover()
            scene = table.scene
            assert isinstance(scene, DrawAsked)
            assert (scene.seat, scene.by) == (seat, 0)
            table.answer(AGREE)
        assert isinstance(table.scene, Over)
        assert table.game.outcome is not None
        assert table.game.outcome.reason == "agreed"

    def test_one_who_plays_on_is_enough(self) -> None:
        table = director(3, 0)
        table.uncover()
        table.offer_draw()
        table.uncover()
        table.answer(REFUSE)
        assert table.scene == Covered(0)
        table.uncover()
        assert isinstance(table.scene, Asked)
        assert table.offer_draw() == "draw-again"

    def test_bots_play_on(self) -> None:
        table = director(1, 1)
        assert table.offer_draw() == "draw-bots"
        assert isinstance(table.scene, Asked)

    def test_only_who_is_asked_can_offer_one(self) -> None:
        table = director(2, 0)
        assert table.offer_draw() == "draw-not-now"


def play(table: Director, fate: Fate) -> None:
    """One move, whatever it is, by chance."""
    match table.scene:
        case Covered():
            table.uncover()
        case Asked(question=question):
            table.answer(question.options[fate.pick(len(question.options))])
        case Waiting():
            table.settle(table.bots_reply())
