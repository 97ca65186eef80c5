"""What holds for every bot: legal replies, its own seat alone, the same seed the same reply."""

from random import Random

import pytest
from msgspec.structs import replace

from camarilla.bots import BOTS, Reasons, ThinkerBot, Weighed, bot_named
from camarilla.bots.simulation import drawn, play_out, simulate, tally
from camarilla.kernel import GAMES, Game, Loose, imagine, view
from tests.conformance.play import decide_at_random, start

PAIRS = [(name, game) for name, bot in BOTS.items() for game in (bot.games or sorted(GAMES))]


def made(name: str, game: str):
    return ThinkerBot(simulations=24) if name == "thinker" else bot_named(name, game)


@pytest.mark.parametrize(("name", "game"), PAIRS)
def test_a_bot_plays_whole_games(name, game):
    seats = 3
    for number in range(2):
        bots = [made(name, game), *(made("random", game) for _ in range(seats - 1))]
        played = play_out(Game.start(game, seats, seed=number), bots, Loose(number), drawn)
        assert played.over


@pytest.mark.parametrize(("name", "game"), PAIRS)
def test_a_bot_answers_the_same_in_two_worlds_that_its_seat_cannot_tell_apart(name, game):
    rng = Random(f"{name} {game}")
    presets = sorted(GAMES[game].presets())
    compared = 0
    while compared < 12:
        started = start((game, rng.choice(presets)), rng.random())
        for _ in range(rng.randrange(30)):
            if not started.over:
                decide_at_random(started, rng)
        if started.over:
            continue
        seat = started.asked[0]
        seen = started.view(seat)
        other = imagine(seen, Loose(rng.random()))
        question = started.question(seat)
        luck = rng.random()
        first = made(name, game).reply(seen, question, Loose(luck))
        assert first in question.options
        assert made(name, game).reply(view(other, seat), other.question(seat), Loose(luck)) == first
        compared += 1


@pytest.mark.parametrize("game", ["coup", "guatemala"])
def test_honest_bots_beat_random_ones_in_the_court_games(game):
    names = ["honest", "random", "random", "random"]
    played = simulate(game, [bot_named(name, game) for name in names], 60, "beat", {})
    assert tally(played, 4).wins[0] > 30


def test_an_honest_bot_never_claims_what_it_does_not_hold():
    from camarilla.court.honesty import is_true

    for number in range(20):
        game = Game.start("coup", 4, seed=f"honest {number}")
        bot, chance = bot_named("honest", "coup"), Loose(number)
        while not game.over:
            seat = game.asked[0]
            table = game.state.table
            reply = bot.reply(game.view(seat), game.question(seat), chance)
            step = game.state.window.step
            assert is_true(table.box, step, reply, table.hands[seat]) is not False
            game.decide(seat, reply)


def test_the_thinker_says_why():
    game = Game.start("coup", 3, seed=4)
    thinker = ThinkerBot(simulations=60)
    seat = game.asked[0]
    thinker.reply(game.view(seat), game.question(seat), Loose(1))
    why = thinker.why()
    assert {each.reply for each in why.replies} <= {str(r) for r in game.question(seat).options}
    assert all(0 <= each.value <= 1 for each in why.replies)
    assert sum(each.chance for each in why.replies) == pytest.approx(1)
    assert 0 < why.value < 1
    assert set(why.beliefs) == {0, 1, 2} - {seat}
    assert all(0 <= chance <= 1 for held in why.beliefs.values() for chance in held.values())


def test_the_planner_tells_the_mixture_that_a_plan_was_drawn_from():
    game = Game.start("royal", 3, seed=4)
    planner = bot_named("planner", "royal")
    seat = game.asked[0]
    reply = planner.reply(game.view(seat), game.question(seat), Loose(1))
    why = planner.why()
    assert sum(each.chance for each in why.replies) == pytest.approx(1)
    assert next(each for each in why.replies if each.reply == str(reply)).chance > 0


def test_a_bot_that_had_no_choice_or_does_not_think_gives_no_reasons():
    game = Game.start("coup", 3, seed=4)
    seat = game.asked[0]
    honest = bot_named("honest", "coup")
    honest.reply(game.view(seat), game.question(seat), Loose(1))
    assert honest.why() is None
    question = game.question(seat)
    only = replace(question, options=question.options[:1])
    thinker = ThinkerBot(simulations=24)
    thinker.reply(game.view(seat), only, Loose(1))
    assert thinker.why() is None


def test_reasons_that_are_kept_are_short_and_name_the_chosen_reply():
    many = tuple(Weighed(f"steal {n}", value=n / 1000 + 0.00001) for n in range(30))
    why = Reasons(many, {1: {"duke": 0.001, "captain": 0.2222, "contessa": 0.5}}, 1 / 3)
    brief = why.brief("steal 3")
    assert [each.reply for each in brief.replies[:2]] == ["steal 29", "steal 28"]
    assert brief.replies[-1] == Weighed("steal 3", 0.003)
    assert len(brief.replies) == 13
    assert brief.beliefs == {1: {"contessa": 0.5, "captain": 0.22}}
    assert list(brief.beliefs[1]) == ["contessa", "captain"]
    assert brief.value == 0.333


def test_the_thinker_beats_random_players():
    names = ["thinker", "random"]
    wins = 0.0
    for number in range(30):
        order = names if number % 2 else names[::-1]
        bots = [made(name, "coup") for name in order]
        game = play_out(Game.start("coup", 2, seed=number), bots, Loose(number))
        wins += order[game.outcome.winners[0]] == "thinker"
    assert wins >= 19
