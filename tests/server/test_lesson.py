"""The first lesson is the worked example of the rulebooks, and legal at every moment."""

import msgspec
from litestar.testing import create_test_client

from camarilla import Game
from camarilla.court.events import LifeLost
from camarilla.server.lesson import ANN, STEPS, composed, lesson, lesson_api
from camarilla.text import Speaker, languages


def played() -> Game:
    game = composed()
    for line in (line for step in STEPS for line in step):
        seat, reply = line.split(" ", 1)
        game.decide(int(seat), reply)
    return game


def test_it_ends_as_the_rulebooks_say():
    table = lesson().moments[-1].seen.view.table
    assert [seat.coins for seat in table.seats] == [1, 5, 0]
    assert [seat.cards for seat in table.seats] == [2, 1, 0]
    assert sorted(table.seats[ANN].hand) == ["contessa", "duke"]
    assert lesson().moments[-1].seen.view.living == (0, 1)


def test_every_decision_answers_the_window_that_is_shown():
    for moment in lesson().moments[:-1]:
        window, decision = moment.seen.view.window, moment.decision
        assert decision.window == window.number
        assert decision.seat in window.seats
        if decision.seat == ANN:
            assert decision.reply in [str(option) for option in window.question.options]


def test_ann_is_never_asked_without_being_taught_what_to_answer():
    """A window that asks her is hers to answer first: she never waits with a question open."""
    for moment in lesson().moments[:-1]:
        window = moment.seen.view.window
        if window.question is not None and window.answer is None:
            assert moment.decision.seat == ANN


def test_moments_put_together_are_the_whole_game_as_ann_saw_it():
    events: list[object] = []
    for moment in lesson().moments:
        assert moment.seen.first == len(events)
        events += moment.seen.view.events
    assert tuple(events) == played().events(ANN)


def test_no_secret_of_the_others_is_in_it():
    for moment in lesson().moments:
        others = moment.seen.view.table.seats[1:]
        assert all(seat.hand is None for seat in others)
    lost = [e for m in lesson().moments for e in m.seen.view.events if isinstance(e, LifeLost)]
    assert [(event.seat, event.card) for event in lost] == [
        (1, "assassin"),
        (2, "contessa"),
        (2, "assassin"),
    ]


def test_every_step_has_its_words_in_every_language():
    for language in languages():
        speaker = Speaker(language, strict=True)
        for step in range(1, lesson().steps + 1):
            assert speaker.say(f"lesson-{step}")
            assert speaker.say(f"lesson-why-{step}")
        assert speaker.say("lesson-intro")
        assert speaker.say("lesson-done")


def test_the_address_answers_with_it():
    with create_test_client([lesson_api]) as client:
        for encoding in ("identity", "gzip"):
            answer = client.get("/api/lesson", headers={"accept-encoding": encoding})
            assert answer.headers.get("content-encoding", "identity") == encoding
            assert answer.content == msgspec.json.encode(lesson())
