"""A reduced game of Coup, solved exactly with OpenSpiel's CFR+: how often should one bluff?

One card each out of Assassin, Contessa and Duke, one card left over, three coins each, three turns.
Needs the extra: pip install 'camarilla[research]'
"""

import pyspiel

import camarilla.research.openspiel  # noqa: F401 - registers the game

game = pyspiel.load_game("camarilla_coup(preset=reduced-rich,turn_limit=3,first=0)")
tree = pyspiel.convert_to_cached_tree(game)  # the whole tree in memory: makes CFR+ fast
solver = pyspiel.CFRPlusSolver(tree)
for _ in range(400):
    solver.evaluate_and_update_policy()
policy = solver.average_policy()
print("NashConv", round(pyspiel.nash_conv(tree, policy), 5))

for card in ("assassin", "contessa", "duke"):
    state = game.new_initial_state()
    for dealt in (card, "assassin" if card == "duke" else "duke"):
        state.apply_action(state.string_to_action(f"draw {dealt}"))
    chances = policy.action_probabilities(state)
    likely = {state.action_to_string(a): round(p, 2) for a, p in chances.items() if p > 0.005}
    print("who begins with", card, "should", likely)
