"""Every reply has a key of its own."""

import pytest

from camarilla import GAMES, PASS, Game, Loose, Question, Reply
from camarilla.kernel import Closed
from camarilla.terminal.court_panel import CourtPanel
from camarilla.terminal.keys import PASS_KEY, choices, pressed, rows
from camarilla.terminal.panels import panel_for

PRESETS = [(game, preset) for game in GAMES for preset in GAMES[game].presets()]


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_every_reply_has_one_key_and_no_two_share_one(game: str, preset: str) -> None:
    seats, options = GAMES[game].presets()[preset]
    table, fate = Game.start(game, seats, seed=preset, **options), Loose(preset)
    verbs = panel_for(table.view().table).verbs(table.view())
    while not table.over:
        question = table.question(table.asked[0])
        lines = rows(question, verbs)
        keys = [choice.key for choice in choices(lines)]
        assert None not in keys
        assert len(set(keys)) == len(keys)
        for reply in question.options:
            key = next(choice.key for choice in choices(lines) if choice.reply == reply)
            found = pressed(lines, key or "")
            assert found is not None
            assert (found.reply, found.open) == (reply, True)
        table.decide(table.asked[0], question.options[fate.pick(len(question.options))])


def test_ten_seats_with_everything_to_choose_from() -> None:
    verbs = ("income", "coup", "assassinate", "steal", "examine")
    targeted = [Reply(verb, seat=seat) for verb in verbs[1:] for seat in range(1, 10)]
    question = Question("action", (Reply("income"), *targeted), ())
    lines = rows(question, verbs)
    assert [len(row.choices) for row in lines] == [1, 9, 9, 9, 9]
    assert len({choice.key for choice in choices(lines)}) == 37


def test_a_key_stays_the_same_whatever_one_can_afford() -> None:
    poor = Game.start("coup", 3, seed=1, first=0)
    verbs = CourtPanel().verbs(poor.view())
    question = poor.question(0)
    assert question.closed
    rich = Question("action", (*question.options, *(c.reply for c in question.closed)), ())
    before = {choice.reply: choice.key for choice in choices(rows(question, verbs))}
    assert {choice.reply: choice.key for choice in choices(rows(rich, verbs))} == before


def test_letting_it_pass_is_the_space_bar_and_comes_last() -> None:
    lines = rows(Question("block", (PASS, Reply("block", what="duke")), (PASS,)))
    assert [row.choices[0].key for row in lines] == ["1", PASS_KEY]


def test_a_closed_reply_keeps_its_key_and_says_why() -> None:
    question = Question("action", (Reply("income"),), (), (Closed(Reply("coup", seat=1), "coins"),))
    lines = rows(question, ("income", "coup"))
    assert lines[1].why_closed == "coins"
    found = pressed(lines, "a")
    assert found is not None
    assert not found.open


def test_more_replies_than_keys_are_left_to_the_mouse() -> None:
    question = Question("odd", tuple(Reply("pick", what=f"r{n}") for n in range(70)), ())
    keys = [choice.key for choice in choices(rows(question))]
    assert keys[:10] == [*"123456789", "a"]
    assert keys.count(None) == 70 - 9 - 52
