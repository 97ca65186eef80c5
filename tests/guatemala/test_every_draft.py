"""Random games over random drafts: they end, keep the rules, and show every two roles together."""

from itertools import combinations

import pytest

from camarilla import Game, Loose
from camarilla.court.memory import COURT, POOL, aside, remember
from camarilla.court.roles import Group
from camarilla.games.guatemala.draft import candidates
from camarilla.kernel.codec import load_state, save_state

GAMES = 2_000


def play(seed: int, anarchy: bool, check: bool) -> Game:
    """A random game; challenges are rarer than chance would have them, or games would be short."""
    fate = Loose(f"{seed} {anarchy}")
    game = Game.start("guatemala", 3 + fate.pick(4), seed=seed, advanced=True, anarchy=anarchy)
    table = game.state.table
    pieces = table.pieces()
    while not game.over:
        seat = game.asked[fate.pick(len(game.asked))]
        question = game.question(seat)
        shy = question.kind == "challenge" and fate.pick(4)
        game.decide(seat, question.options[0 if shy else fate.pick(len(question.options))])
        if check:
            assert table.pieces() == pieces
            assert min(table.coins) >= 0
    assert table.pieces() == pieces
    if game.outcome.reason == "last":
        assert table.hands[game.outcome.winners[0]]
    return game


def may_meet(anarchy: bool) -> set[frozenset[str]]:
    """Every two roles that a draft allows together."""
    groups = [candidates(group, True, anarchy) for group in Group]
    pairs = {frozenset((a, b)) for x, y in combinations(groups, 2) for a in x for b in y}
    return pairs | {frozenset(pair) for pair in combinations(groups[-1], 2)}


@pytest.mark.parametrize("anarchy", [False, True])
def test_2000_random_games_in_which_every_two_roles_meet(anarchy):
    met = set()
    for seed in range(GAMES):
        game = play(seed, anarchy, check=seed % 10 == 0)
        met |= {frozenset(pair) for pair in combinations(game.view().table.roles, 2)}
        if seed % 20 == 0:
            again = Game.replay(game.transcript())
            assert save_state(again.state) == save_state(game.state)
            assert save_state(load_state(save_state(game.state))) == save_state(game.state)
    assert may_meet(anarchy) <= met


@pytest.mark.parametrize("anarchy", [False, True])
def test_what_a_seat_remembers_is_true(anarchy):
    """No sighting contradicts the table, and no hand has a role that it is known to lack."""
    for seed in range(150):
        fate = Loose(f"memory {seed}")
        game = Game.start("guatemala", 3 + fate.pick(4), seed=seed, advanced=True, anarchy=anarchy)
        while not game.over:
            seat = game.asked[fate.pick(len(game.asked))]
            options = game.question(seat).options
            game.decide(seat, options[fate.pick(len(options))])
            if fate.pick(6) == 0:
                check_memory(game, fate.pick(game.header.seats))


def check_memory(game: Game, seat: int) -> None:
    table = game.state.table
    places = dict(enumerate(table.hands)) | {COURT: tuple(table.deck), POOL: table.pool}
    places |= {aside(s): cards for s, cards in enumerate(table.aside)}
    memory = remember(game.view(seat), proofs_are_forced=True)
    for place, roles in memory.lacks.items():
        assert not roles & set(places[place])
    for sighting in memory.sightings:
        assert any(sighting.card in places[place] for place in sighting.places), sighting
