"""Bots that play by a net, with a net of chance: how well it plays does not matter here."""

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from camarilla.bots import BOTS, RandomBot
from camarilla.bots.net import PRUNE, AdeptBot, MasterBot, NetBot, known
from camarilla.bots.simulation import drawn, play_out
from camarilla.bots.weights import VERSION, Weights, load_weights, save_weights
from camarilla.games.coup.observation import WIDTH
from camarilla.kernel import BadFile, Game, Loose, imagine, view
from tests.conformance.play import decide_at_random, start


def layers(*sizes: int) -> dict[str, np.ndarray]:
    chance = np.random.default_rng(sum(sizes))
    found = {}
    for number, (wide, high) in enumerate(pairwise(sizes)):
        found[f"w{number}"] = chance.normal(size=(wide, high)).astype(np.float32) * 0.3
        found[f"b{number}"] = np.zeros(high, np.float32)
    return found


WEIGHTS = Weights(layers(WIDTH, 16, 40), layers(WIDTH, 8, 8), {"data": "chance"})


def bot() -> NetBot:
    return NetBot(WEIGHTS)


@pytest.mark.parametrize("preset", ["en-2", "de-inquisitor-5", "it-8", "en-draft"])
def test_it_plays_whole_games_and_says_why(preset):
    game = start(("coup", preset), 3)
    bots = [bot() for _ in range(game.header.seats)]
    chance = Loose(5)
    while not game.over:
        seat = game.asked[0]
        seen, question = game.view(seat), game.question(seat)
        reply = bots[seat].reply(seen, question, chance)
        if not known(seen):
            assert reply in question.options
            break  # the thinker plays instead: how, is not the question
        why = bots[seat].why()
        policy = {weighed.reply: weighed.chance for weighed in why.replies}
        assert set(policy) == {str(option) for option in question.options}
        assert sum(policy.values()) == pytest.approx(1, abs=0.01)
        assert 0 <= why.value <= 1
        assert policy[str(reply)] >= min(PRUNE, max(policy.values())) - 1e-3
        game.decide(seat, reply)


def test_tables_beyond_its_training_are_known_for_what_they_are():
    for preset, within in (("en-6", True), ("de-inquisitor-2", True), ("it-7", False)):
        game = start(("coup", preset), 1)
        assert known(game.view(game.asked[0])) is within
    assert not known(Game.start("coup", 4, free=True, copies=4).view(0))
    assert not known(Game.start("coup", 2, draft=True).view(0))


def test_it_answers_the_same_in_two_worlds_that_its_seat_cannot_tell_apart():
    rng = Random(8)
    compared = 0
    while compared < 60:
        game = start(("coup", rng.choice(["en-4", "de-inquisitor-3", "en-2"])), rng.random())
        for _ in range(rng.randrange(40)):
            if not game.over:
                decide_at_random(game, rng)
        if game.over:
            continue
        seat = game.asked[-1]
        seen = game.view(seat)
        other = imagine(seen, Loose(rng.random()))
        question = game.question(seat)
        first = bot().reply(seen, question, Loose(compared))
        assert bot().reply(view(other, seat), other.question(seat), Loose(compared)) == first
        compared += 1


def test_who_has_passed_in_an_open_window_makes_no_difference():
    game = Game.start("coup", 4, seed=2, first=0)
    game.decide(0, "tax")
    before = bot().policy.chances(game.view(3), game.question(3))
    game.decide(1, "pass")
    game.decide(2, "pass")
    assert before == bot().policy.chances(game.view(3), game.question(3))


def test_a_bookmark_changes_nothing():
    """One bot for many seats and games answers as a new one would for each question."""
    one = bot()
    for number in range(3):
        game = Game.start("coup", 3, seed=number)
        chance = Random(number)
        while not game.over:
            seat = chance.choice(game.asked)
            seen, question = game.view(seat), game.question(seat)
            fresh = bot().policy.chances(seen, question)
            assert one.policy.chances(seen, question) == fresh
            game.decide(seat, one.reply(seen, question, Loose(chance.random())))


def test_it_meets_others_at_one_table():
    bots = [bot(), RandomBot(), bot()]
    assert play_out(Game.start("coup", 3, seed=1), bots, Loose(1), drawn).over


def test_weights_are_kept_as_they_are(tmp_path):
    path = tmp_path / "some.npz"
    save_weights(path, WEIGHTS)
    again = load_weights(path)
    assert again.card == {"version": VERSION, "data": "chance"}
    for name, values in WEIGHTS.actor.items():
        assert np.array_equal(values, again.actor[name])


@pytest.mark.parametrize("content", [b"", b"no weights at all"])
def test_a_file_without_weights_gets_a_clear_line(tmp_path, content):
    path = tmp_path / "bad.npz"
    path.write_bytes(content)
    with pytest.raises(BadFile, match=r"bad\.npz holds no weights"):
        load_weights(path)
    with pytest.raises(BadFile):
        load_weights(tmp_path / "missing.npz")


def test_nets_are_offered_when_their_weights_are_there():
    for kind in (MasterBot, AdeptBot):
        assert (kind.name in BOTS) is kind.file.exists()
        if kind.file.exists():
            card = load_weights(kind.file).card
            assert {"settings", "decisions", "results"} <= set(card)
