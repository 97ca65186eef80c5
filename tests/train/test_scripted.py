"""The scripts of the arrays beside the bots of the table."""

from itertools import product
from random import Random

import jax
import numpy as np
import pytest

from camarilla.bots.characters import HonestBot
from camarilla.bots.sight import card_value
from camarilla.games.coup.recall import facts_of
from camarilla.games.coup.replies import FIFTHS, REPLIES, ROLES, number_of, numbers_of
from camarilla.games.coup.roles import box
from camarilla.kernel import Game, Loose
from camarilla.vector.scripted import AMBASSADOR, CARD_VALUES, INQUISITOR, scripted
from camarilla.vector.seating import HONEST

script = jax.jit(lambda facts, legal: scripted(facts, legal, np.int8(HONEST)))


def test_the_honest_script_plays_as_the_honest_bot():
    given, expected, guarded, kinds = [], [], 0, set()
    for number, (seats, fifth, _) in enumerate(product(range(2, 7), FIFTHS, range(4))):
        game = Game.start("coup", seats, seed=number, fifth=fifth, free=True)
        chance, bot = Random(number), HonestBot()
        while not game.over:
            seat = chance.choice(game.asked)
            view, question = game.view(seat), game.question(seat)
            facts = facts_of(view)
            legal = np.zeros(REPLIES, bool)
            legal[list(numbers_of(question, seat, seats))] = True
            likely = np.asarray(script(facts, legal))
            assert likely.sum() == pytest.approx(1, abs=1e-4)
            reply = bot.reply(view, question, Loose(chance.random()))
            at = number_of(reply, seat, seats)
            assert likely[at] > 1e-3, (view.events[-6:], question, reply, likely)
            if len(question.options) > 1:
                given.append(likely[at])
                expected.append((likely**2).sum())
                guarded += question.kind == "action" and facts.guards.any()
                kinds.add(question.kind)
            # Now and then somebody does what the honest would not, so that all of it is met.
            mad = chance.random() < 0.25
            game.decide(seat, chance.choice(question.options) if mad else reply)
    assert len(given) > 1000
    assert guarded > 100
    assert kinds >= {"action", "challenge", "block", "lose", "return", "show", "examine"}
    # Had the script itself drawn these replies, both means would be the same but for chance.
    assert np.mean(given) == pytest.approx(np.mean(expected), abs=0.02)


def test_the_scripts_value_cards_as_the_bots_do():
    for fifth, value in zip(FIFTHS, (AMBASSADOR, INQUISITOR), strict=True):
        names = (*ROLES[:4], fifth)
        values = [card_value(box(fifth, ()), name) for name in names]
        assert values == pytest.approx([*CARD_VALUES, value])
