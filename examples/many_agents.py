"""A game of Coup Royal as PettingZoo sees it: agents that observe numbers and choose by a mask.

Needs the extra: pip install 'camarilla[research]'
"""

from camarilla.research.pettingzoo import env

table = env("royal", seats=3)
table.reset(seed=54)
for agent in table.agent_iter():
    observation, reward, terminated, truncated, info = table.last()
    if terminated or truncated:
        print(agent, "gets", round(reward, 2))
        table.step(None)
        continue
    # Your policy goes here. It sees observation["observation"], and may do what the mask says.
    table.step(table.action_space(agent).sample(observation["action_mask"]))
