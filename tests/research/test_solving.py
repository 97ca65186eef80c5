"""OpenSpiel's solvers on reduced games: what they find is as good as it gets."""

import pyspiel
import pytest

import camarilla.research.openspiel  # noqa: F401 - registers the game

THREE_ROLES = "camarilla_coup(preset=reduced-three,turn_limit=4,first=0)"
FIVE_ROLES = "camarilla_coup(preset=reduced,turn_limit=2,first=0)"


def solved(name, iterations):
    """CFR+'s average policy, and the game as a tree in memory, which makes it fast."""
    tree = pyspiel.convert_to_cached_tree(pyspiel.load_game(name))
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return tree, solver


def test_cfr_plus_solves_a_game_of_three_roles():
    tree, solver = solved(THREE_ROLES, 400)
    assert pyspiel.nash_conv(tree, pyspiel.UniformRandomPolicy(tree)) > 0.5
    assert pyspiel.nash_conv(tree, solver.average_policy()) < 0.001
    assert len(solver.tabular_average_policy().policy_table()) == 2604


@pytest.mark.slow
def test_cfr_plus_solves_a_game_of_five_roles_one_card_each():
    tree, solver = solved(FIVE_ROLES, 100)
    assert pyspiel.nash_conv(tree, solver.average_policy()) < 0.001


def test_external_sampling_gets_better_by_the_iteration():
    tree = pyspiel.convert_to_cached_tree(
        pyspiel.load_game("camarilla_coup(preset=reduced-three,turn_limit=3,first=0)")
    )
    solver = pyspiel.ExternalSamplingMCCFRSolver(tree, seed=1)
    found = []
    for iterations in (50, 2000):
        for _ in range(iterations):
            solver.run_iteration()
        found.append(pyspiel.exploitability(tree, solver.average_policy()))
    assert found[1] < found[0] / 2
    assert found[1] < 0.1
