"""Coup as OpenSpiel sees it: its own tests, and what its information states must hold."""

import pickle
from random import Random

import numpy as np
import pyspiel
import pytest

from camarilla import Game
from camarilla.games.coup import Coup
from camarilla.kernel import Reply
from camarilla.research.openspiel import NAME, most_decisions
from camarilla.research.recall import most_lines, seen
from tests.research import playthroughs

SMALL = f"{NAME}(preset=reduced-three,turn_limit=3,first=0)"


def game_of(preset, turn_limit=0, first=-1):
    return pyspiel.load_game(NAME, {"preset": preset, "turn_limit": turn_limit, "first": first})


def histories(game, number, seed):
    """States along games played at random."""
    rng = Random(seed)
    for _ in range(number):
        state = game.new_initial_state()
        yield state
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            yield state


def whole_tree(state):
    yield state
    if not state.is_terminal():
        for action in state.legal_actions():
            yield from whole_tree(state.child(action))


# -- OpenSpiel's own -----------------------------------------------------------------------------


@pytest.mark.parametrize("preset", Coup.presets())
def test_openspiel_plays_every_preset_at_random(preset):
    limit = 0 if preset in ("en-2", "de-inquisitor-draft") else 9
    pyspiel.random_sim_test(game_of(preset, limit), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("preset", ["reduced", "en-3", "de-inquisitor-draft"])
def test_games_and_states_can_be_pickled_at_any_time(preset):
    game = game_of(preset, 8)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    for state in histories(game, 2, "pickled"):
        again = pickle.loads(pickle.dumps(state))
        assert str(again) == str(state)
        assert again.history() == state.history()
        assert again.current_player() == state.current_player()
        assert again.legal_actions() == state.legal_actions()
        for player in range(game.num_players()):
            told = state.information_state_string(player)
            assert again.information_state_string(player) == told


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_playthroughs_are_what_they_were(name):
    kept = (playthroughs.FOLDER / f"{name}.txt").read_text()
    assert playthroughs.played(name, playthroughs.actions(kept)) == kept


def test_a_child_leaves_its_parent_as_it_was():
    for state in histories(game_of("reduced", 4), 3, "children"):
        before = str(state), state.history()
        for action in state.legal_actions():
            state.child(action)
        assert (str(state), state.history()) == before


@pytest.mark.parametrize("preset", ["en-3", "de-inquisitor-2", "en-draft", "reduced-3", "it-7"])
def test_a_history_is_a_game_of_the_engine(preset):
    """The same picks and replies, given to the engine itself, tell the same events."""
    seats, options = Coup.presets()[preset]
    picks = []
    *_, last = histories(game_of(preset, 30), 1, f"replayed {preset}")
    assert last.is_terminal()
    state = game_of(preset, 30).new_initial_state()
    for action in last.history():
        if state.is_chance_node():
            numbers = [state._number(drawn) for drawn in state.play.bag]
            picks.append(numbers.index(action))
        state.apply_action(action)
    game = Game.compose("coup", seats, picks, **{**options, "turn_limit": 30})
    given = iter(state.sitting.given)
    while not game.over:
        window, asked = game.window, game.asked
        replies = {one.seat: one.reply for _, one in zip(asked, given, strict=False)}
        for seat in asked:
            game.decide(seat, replies[seat])
            if game.window != window:
                break  # what the others said is void
    assert next(given, None) is None
    assert game.events(0) == state.sitting.view(0).events
    assert game.view(0).table == state.sitting.view(0).table


# -- chance --------------------------------------------------------------------------------------


def test_chance_draws_a_card_at_a_time_by_role():
    state = game_of("en-2", first=0).new_initial_state()
    assert [chance for _, chance in state.chance_outcomes()] == [pytest.approx(3 / 15)] * 5
    state.apply_action(4)
    assert state.chance_outcomes()[4] == (4, pytest.approx(2 / 14))


def test_who_begins_is_chance_too():
    state = game_of("en-3").new_initial_state()
    assert [state.action_to_string(n) for n, _ in state.chance_outcomes()] == [
        "seat 0 begins",
        "seat 1 begins",
        "seat 2 begins",
    ]


def test_no_chance_node_has_more_than_a_few_outcomes():
    game = game_of("en-3", 30)
    for state in histories(game, 10, "chance"):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert 1 <= len(outcomes) <= game.max_chance_outcomes() == 5
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)


# -- information states --------------------------------------------------------------------------


def test_every_seat_recalls_all_that_it_saw_and_did():
    """Over a whole game tree: an information state has one past of its seat's, and one question."""
    pasts = {}

    def walk(state, own):
        if state.is_terminal():
            return
        player = state.current_player()
        for action in state.legal_actions():
            then = own
            if player >= 0:
                told = state.information_state_string()
                past = (own[player], tuple(state.legal_actions()))
                assert pasts.setdefault(told, past) == past
                then = {**own, player: (*own[player], (told, action))}
            walk(state.child(action), then)

    walk(pyspiel.load_game(SMALL).new_initial_state(), {0: (), 1: ()})
    assert len(pasts) == 498


def test_tensors_tell_apart_just_what_the_strings_do():
    for preset, seats in [("de-inquisitor-2", 2), ("en-draft", 2), ("reduced-3", 3)]:
        strings, tensors = {}, {}
        for state in histories(game_of(preset, 6), 30, preset):
            if state.is_chance_node():
                continue
            for player in range(seats):
                told = state.information_state_string(player).split(" | ? ")[0]
                tensor = np.array(state.information_state_tensor(player)).tobytes()
                assert strings.setdefault(told, tensor) == tensor
                assert tensors.setdefault(tensor, told) == told
        assert len(strings) > 500


def test_an_information_state_is_what_the_seat_saw_in_order_and_nothing_more():
    for state in histories(game_of("de-inquisitor-3", 12), 5, "seen"):
        if state.sitting is None:
            continue
        for player in range(3):
            lines = list(seen(state.sitting, player))
            events = [line for line in lines if not isinstance(line, Reply)]
            assert events == list(state.sitting.view(player).events)
            replies = [line for line in lines if isinstance(line, Reply)]
            given = [given.reply for given in state.sitting.given if given.seat == player]
            assert replies == given


def test_a_seat_keeps_what_it_saw_of_the_court():
    """Two exchanges that end with equal hands are not the same to who made them."""
    told = set()
    for first, second in [("duke", "captain"), ("contessa", "assassin")]:
        state = game_of("en-2", first=0).new_initial_state()
        for card in ("ambassador", "ambassador", "duke", "duke"):
            state.apply_action(sorted(Coup(2, Coup.options_type()).role_names).index(card))
        drawn = (f"draw {first}", f"draw {second}")
        for action in ("exchange", "pass", *drawn, f"return {first}", f"return {second}"):
            state.apply_action(state.string_to_action(action))
        assert state.sitting.state.table.hands[0] == ("ambassador", "ambassador")
        told.add(state.information_state_string(0))
    assert len(told) == 2


def test_sealed_replies_change_nothing_for_the_others_while_the_window_is_open():
    compared = 0
    game = game_of("en-4", 12)
    for state in histories(game, 12, "sealed"):
        player = state.current_player()
        if player < 0 or len(state.sitting.state.window.seats) < 2:
            continue
        children = [state.child(action) for action in state.legal_actions()]
        window = state.sitting.state.window
        if any(child.sitting.state.window is not window or child.play.bag for child in children):
            continue  # it was the last to answer
        for other in set(range(4)) - {player}:
            for look in ("information_state_string", "observation_string"):
                looks = {getattr(node, look)(other) for node in (state, *children)}
                assert len(looks) == 1
            tensors = [node.information_state_tensor(other) for node in (state, *children)]
            assert all(tensor == tensors[0] for tensor in tensors)
        assert len({child.current_player() for child in children}) == 1
        compared += 1
    assert compared > 50


def test_games_stay_within_their_bounds():
    for preset in ("de-inquisitor-2", "en-6", "reduced-3"):
        game = game_of(preset, 40)
        rules = game.start.rules
        lines = decisions = 0
        for state in histories(game, 20, preset):
            if state.sitting is not None:
                for player in range(rules.seats):
                    lines = max(lines, sum(1 for _ in seen(state.sitting, player)))
                decisions = max(decisions, len(state.sitting.given))
        assert lines <= most_lines(rules)
        assert decisions <= most_decisions(rules) == game.max_game_length()


# -- set-up and end ------------------------------------------------------------------------------


def test_the_winner_gets_one_and_the_others_pay():
    for state in histories(game_of("en-3", 60), 10, "ends"):
        returns = state.returns()
        assert sum(returns) == pytest.approx(0)
        if state.is_terminal():
            winners = state.sitting.outcome.winners
            best = [seat for seat in range(3) if returns[seat] == max(returns)]
            assert tuple(best) == winners


def test_a_draw_by_limit_is_shared():
    state = game_of("reduced", 1, 0).new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])  # whatever is dealt, then income
    assert state.sitting.outcome.reason == "limit"
    assert state.returns() == [0, 0]


@pytest.mark.parametrize(
    "params", [{"preset": "en-7"}, {"first": 2}, {"turn_limit": -3}, {"first": -2}]
)
def test_bad_parameters_get_one_clear_line(params):
    with pytest.raises(Exception, match=r"no preset|cannot begin|turn limit") as caught:
        pyspiel.load_game(NAME, params)
    assert "\n" not in str(caught.value).strip()
