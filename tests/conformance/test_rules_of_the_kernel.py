"""The rules of the kernel that concern one game at a time, over every preset of every game.

Rule 3 and the parts of rules 1 and 2 that compare two games are in `test_non_interference`.
"""

from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camarilla.kernel import AGREE, PASS, Game, Illegal, Loose, Reply, Transcript, imagine, view
from camarilla.kernel.codec import decode_view, encode, load_state, save_state
from tests.conformance.play import IDS, TABLES, moments, play_out, start

every_table = pytest.mark.parametrize("table", TABLES, ids=IDS)
any_table = st.sampled_from(TABLES)
GAMES_EACH = 6


def everything(game: Game) -> tuple[bytes, int]:
    """All there is to know of a game: its state, and how far its chance has come."""
    return save_state(game.state), game.fate.counter


@every_table
def test_rule_4_asking_changes_nothing(table):
    for seed in range(GAMES_EACH):
        for game in moments(table, seed):
            before = everything(game)
            window = game.state.window
            if window is not None:
                twice = [[window.step.ask(game.state.table, s) for s in window.seats] for _ in "ab"]
                assert twice[0] == twice[1]
            assert everything(game) == before


@every_table
def test_rule_5_a_replay_gives_the_same_states_and_events(table):
    for seed in range(GAMES_EACH):
        *_, game = moments(table, seed)
        transcript = Transcript.from_json(game.transcript().to_json())
        again = list(map(everything, Game.moments(transcript)))
        assert again == list(map(everything, moments(table, seed)))
        everybody = (None, *game.rules.everybody)
        replayed = Game.verify(transcript)
        assert all(replayed.events(seat) == game.events(seat) for seat in everybody)


@every_table
def test_rule_5_a_copy_behaves_as_the_original_and_leaves_it_alone(table):
    rng = Random(f"copies {table}")
    for seed in range(GAMES_EACH):
        for game in moments(table, seed):
            if rng.random() < 0.15:
                before = everything(game)
                twin, other = game.copy(), game.copy()
                assert everything(twin) == before
                ends = []
                for copy in (twin, other):
                    same = Random(f"{seed} {len(game.decisions)}")
                    ends.append(save_state(play_out(copy.state, same, Loose(1))))
                assert ends[0] == ends[1]
                assert everything(game) == before


@every_table
def test_rule_5_json_there_and_back_is_equal(table):
    for seed in range(GAMES_EACH):
        for game in islice(moments(table, seed), 0, None, 5):
            saved = save_state(game.state)
            loaded = load_state(saved)
            assert save_state(loaded) == saved
            for seat in (None, *game.rules.everybody):
                seen = game.view(seat)
                assert decode_view(encode(seen)) == seen == view(loaded, seat)


@every_table
def test_rule_5_a_loaded_state_plays_on_as_the_original(table):
    for seed in range(GAMES_EACH):
        for game in islice(moments(table, seed), 3, None, 11):
            ends = [
                save_state(play_out(state, Random(seed), Loose(2)))
                for state in (game.state.copy(), load_state(save_state(game.state)))
            ]
            assert ends[0] == ends[1]


@every_table
def test_rule_6_pieces_are_conserved_and_every_game_ends(table):
    for seed in range(GAMES_EACH):
        played = moments(table, seed)
        pieces = next(played).state.table.pieces()
        for game in played:
            assert game.state.table.pieces() == pieces
            assert (game.outcome is None) == (game.state.window is not None)
        assert game.over
        assert not game.state.agenda
        assert not game.asked
        assert game.state.table.turn <= game.rules.options.turn_limit
        assert game.outcome.winners
        if len(game.state.table.living) == 1:
            assert game.outcome.winners == game.state.table.living


@given(table=any_table, seed=st.integers(0, 10**6), text=st.text(max_size=12), data=st.data())
def test_rule_7_an_illegal_decision_raises_with_a_reason_and_changes_nothing(
    table, seed, text, data
):
    line = list(islice(moments(table, seed), 40))
    game = line[-1]
    before = everything(game)
    seat = data.draw(st.integers(-2, game.rules.seats + 2))
    offered = game.question(seat).options if seat in game.asked else ()
    wrong = data.draw(
        st.sampled_from(
            [Reply("gift", seat=1), Reply("lose", what="joker"), Reply("coup", 99), PASS]
        )
    )
    attempts = [text, wrong] if wrong not in offered else [text]
    for reply in attempts:
        if isinstance(reply, str) and reply in {str(option) for option in (*offered, AGREE)}:
            continue
        with pytest.raises(Illegal) as caught:
            game.decide(seat, reply)
        assert str(caught.value)
        assert "\n" not in str(caught.value)
        assert everything(game) == before
    if offered:
        with pytest.raises(Illegal) as caught:
            game.decide(seat, offered[0], window=(game.window or 0) - 1)
        assert caught.value.code == Illegal.CLOSED
        assert everything(game) == before


@every_table
def test_rule_7_nobody_answers_twice_or_after_the_end(table):
    rng = Random(f"twice {table}")
    for game in moments(table, "twice"):
        state = game.state
        if state.answers:
            seat = rng.choice(list(state.answers))
            with pytest.raises(Illegal) as caught:
                game.decide(seat, state.answers[seat])
            assert caught.value.code == Illegal.ANSWERED
    for seat in game.rules.everybody:
        with pytest.raises(Illegal) as caught:
            game.decide(seat, PASS)
        assert caught.value.code == Illegal.OVER


@every_table
def test_every_default_is_one_of_the_options(table):
    for game in moments(table, "defaults"):
        for seat in game.asked:
            question = game.question(seat)
            assert question.defaults
            assert set(question.defaults) <= set(question.options)
            assert len(set(question.options)) == len(question.options) > 0
            assert not {closed.reply for closed in question.closed} & set(question.options)


@every_table
def test_every_reply_parses_back_from_its_notation(table):
    for game in moments(table, "notation"):
        for seat in game.asked:
            for option in game.question(seat).options:
                assert Reply.parse(str(option)) == option


def test_imagine_from_a_json_view_then_played_to_the_end_from_points_of_1000_games():
    rng = Random("imagine")
    imagined = 0
    for number in range(1000):
        table = TABLES[number % len(TABLES)]
        for game in moments(table, number):
            if rng.random() > 0.06 or game.over:
                continue
            seat = rng.choice((None, *game.rules.everybody))
            seen = game.view(seat)
            state = imagine(decode_view(encode(seen)), Loose(imagined))
            assert view(state, seat) == seen
            assert state.table.pieces() == game.state.table.pieces()
            play_out(state, rng, Loose(imagined))
            assert state.table.outcome is not None
            imagined += 1
    assert imagined > 1000


@given(table=any_table, seed=st.integers(0, 10**6), data=st.data())
def test_any_line_of_play_keeps_the_rules(table, seed, data):
    """The same rules along lines that hypothesis chooses, and can shrink when one breaks."""
    game = start(table, seed)
    pieces = game.state.table.pieces()
    for _ in range(30):
        if game.over:
            break
        seat = data.draw(st.sampled_from(game.asked))
        game.decide(seat, data.draw(st.sampled_from(game.question(seat).options)))
        assert game.state.table.pieces() == pieces
        assert save_state(load_state(save_state(game.state))) == save_state(game.state)
        seen = game.view(seat)
        assert view(imagine(seen, Loose(seed)), seat) == seen
    assert everything(Game.replay(game.transcript())) == everything(game)
