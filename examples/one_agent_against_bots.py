"""A seat at a table of bots as Gymnasium sees it: how does random play do against honest bots?

Needs the extra: pip install 'camarilla[research]'
"""

import gymnasium

import camarilla.research.gymnasium  # noqa: F401 - registers the table

table = gymnasium.make("camarilla/Table-v0", game="coup", opponents=("honest", "honest"))
wins = 0
for number in range(100):
    observation, _ = table.reset(seed=number)
    over = False
    while not over:
        action = table.action_space.sample(observation["action_mask"])
        observation, reward, terminated, truncated, _ = table.step(action)
        over = terminated or truncated
    wins += reward == 1
print("won", wins, "of 100; a third would be even")
