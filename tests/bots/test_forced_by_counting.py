"""Positions where counting forces the answer: the thinker is right in all of them.

Each is taken from a game played at random, so that nothing about it is made up: a claim that cannot
be true, since every copy of the role is known to be elsewhere; or one that is known to be true.
"""

from random import Random

from camarilla.bots.belief import Belief
from camarilla.bots.sight import Sight
from camarilla.bots.thinker import ThinkerBot, impossible
from camarilla.court.claims import CHALLENGE
from camarilla.kernel import PASS, Game, Loose
from tests.conformance.play import decide_at_random

WANTED = 200


def forced_positions(wanted: int):
    """(view, question, the right answer) where counting leaves one answer to a claim."""
    rng = Random("forced")
    number = 0
    while wanted:
        number += 1
        fifth = "inquisitor" if number % 2 else "ambassador"
        game = Game.start("coup", 2 + number % 5, seed=f"forced {number}", free=True, fifth=fifth)
        while not game.over and wanted:
            for seat in game.asked:
                question = game.question(seat)
                if question.kind != "challenge":
                    continue
                view = game.view(seat)
                claimant, role = Sight.of_view(view).claimed()
                belief = Belief(view)
                if belief.certain(claimant, role):
                    # What is known for certain is so.
                    assert role in game.state.table.hands[claimant]
                    yield view, question, PASS
                    wanted -= 1
                elif impossible(Sight.of_view(view), belief, claimant, role):
                    assert role not in game.state.table.hands[claimant]
                    yield view, question, CHALLENGE
                    wanted -= 1
            decide_at_random(game, rng)


def test_the_thinker_is_right_wherever_counting_forces_the_answer():
    thinker = ThinkerBot(simulations=20)
    answers = []
    for number, (view, question, right) in enumerate(forced_positions(WANTED)):
        assert thinker.reply(view, question, Loose(number)) == right
        answers.append(right)
    assert len(answers) >= WANTED
    assert {PASS, CHALLENGE} == set(answers)  # both kinds were seen


def test_the_thinker_never_claims_a_role_whose_copies_are_all_face_up():
    rng = Random("absurd")
    thinker = ThinkerBot(simulations=12)
    seen = 0
    for number in range(400):
        game = Game.start("coup", 6, seed=f"absurd {number}")
        while not game.over:
            table = game.state.table
            gone = [r for r in game.rules.role_names if sum(c.count(r) for c in table.face_up) == 3]
            seat = game.asked[0]
            question = game.question(seat)
            if gone and question.kind == "action" and seen < 40:
                reply = thinker.reply(game.view(seat), question, Loose(seen))
                assert game.rules.box.claims.get(reply.verb) not in gone
                seen += 1
            decide_at_random(game, rng)
    assert seen == 40
