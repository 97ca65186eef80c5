"""The bench of the bots' strength: RuleAI plays by our rules with its own code, and the page says
what was measured."""

import sys
from itertools import count
from pathlib import Path

import pytest

from camarilla.bots.simulation import drawn, play_out
from camarilla.kernel import Game, Loose, Reply, imagine, view

ROOT = Path(__file__).parents[2]
BENCH = ROOT / "bench"


@pytest.fixture(autouse=True)
def bench(monkeypatch):
    monkeypatch.syspath_prepend(str(BENCH))
    yield
    for name in ("rule_ai", "strength"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("kind", ["RuleAIBot", "ProvingRuleAI"])
def test_rule_ai_plays_whole_games(seats, kind):
    import rule_ai

    for number in range(6):
        bots = [getattr(rule_ai, kind)() for _ in range(seats)]
        game = Game.start("coup", seats, seed=f"rule {number}")
        assert play_out(game, bots, Loose(number), drawn).over


def test_rule_ai_sees_only_what_its_seat_may():
    import rule_ai

    bot, compared = rule_ai.RuleAIBot(), 0
    for number in range(4):
        game, chance = Game.start("coup", 4, seed=f"seen {number}"), Loose(number)
        while not game.over:
            seat = game.asked[0]
            seen, question = game.view(seat), game.question(seat)
            reply = bot.reply(seen, question, Loose(7))
            other = imagine(seen, chance)
            assert bot.reply(view(other, seat), other.question(seat), Loose(7)) == reply
            compared += 1
            game.decide(seat, reply)
    assert compared > 100


def test_rule_ai_shows_the_card_that_its_own_code_picks():
    """Of an Ambassador and a Duke it shows the Duke in 3 of 12 cases, whatever it has claimed."""
    import rule_ai

    game, seat = duke_and_ambassador_challenged()
    seen, question = game.view(seat), game.question(seat)
    replies = [rule_ai.RuleAIBot().reply(seen, question, Loose(n)) for n in range(400)]
    assert 60 < sum(reply.verb == "prove" for reply in replies) < 140
    assert rule_ai.ProvingRuleAI().reply(seen, question, Loose(1)).verb == "prove"
    game.decide(seat, Reply("decline"))
    lost = rule_ai.RuleAIBot().reply(game.view(seat), game.question(seat), Loose(1))
    assert lost == Reply("lose", what="ambassador")  # the card that it has shown


def duke_and_ambassador_challenged():
    """A game in which a seat with these cards claims the Duke and is challenged."""
    for number in count():
        game = Game.start("coup", 2, seed=f"prove {number}")
        seat = game.asked[0]
        if sorted(game.view(seat).table.seats[seat].hand) == ["ambassador", "duke"]:
            game.decide(seat, Reply("tax"))
            game.decide(1 - seat, Reply("challenge"))
            return game, seat


@pytest.mark.parametrize("name", ["bots.md", "strength.md"])
def test_the_page_says_what_was_measured(name):
    import strength

    page = (ROOT / "docs" / name).read_text()
    assert strength.with_tables(page, strength.saved(BENCH / "strength.json")) == page


def test_a_cell_is_measured_and_saved(tmp_path, monkeypatch):
    import strength

    kept = tmp_path / "found.json"
    words = ["--cells", "random-2", "--games", "4", "--simulations", "4", "--json", str(kept)]
    monkeypatch.setattr(sys, "argv", ["strength.py", *words])
    strength.main()
    found = strength.saved(kept)["random-2"]
    assert (found.games, found.simulations) == (4, 4)
    assert found.low <= found.rate <= found.high


def test_an_unknown_cell_gets_one_clear_line(monkeypatch):
    import strength

    monkeypatch.setattr(sys, "argv", ["strength.py", "--cells", "nobody-3"])
    with pytest.raises(SystemExit, match="there is no cell nobody-3"):
        strength.main()
