"""The same games as OpenSpiel, PettingZoo and Gymnasium see them (the extra `research`).

`openspiel`, `pettingzoo` and `gymnasium` are the three doors. Behind them: `sitting` asks the seats
of a window one by one, `replies` numbers every reply, `observation` turns a view into numbers,
`recall` writes down what a seat has seen, and `unfolding` makes every pick a node of a game tree.
"""
