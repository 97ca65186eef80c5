"""Base Coup as arrays: many games in one step, in JAX.

Pure functions of a frozen `State`, of one game or of a whole batch; chance is an argument:

- `init(draws, options)`: deal.
- `legal(state)`: [39, batch], which replies the asked seat may give (see `games/coup/replies.py`).
- `step(state, reply, draws)`: that seat replies, and the game goes on to the next question.
- `table(state)`: the state as named arrays.
- `over(state)`, `winners(state)`; `choose(over(state), fresh, state)` starts ended games anew.

`playout` plays at random at full speed. docs/vector.md has more.
"""

from camarilla.vector.box import Box, box
from camarilla.vector.codes import REPLIES
from camarilla.vector.deal import DEAL_DRAWS, init
from camarilla.vector.legal import legal
from camarilla.vector.state import Options, State, Table, choose, over, table, winners
from camarilla.vector.step import Draws, step

__all__ = [
    "DEAL_DRAWS",
    "REPLIES",
    "Box",
    "Draws",
    "Options",
    "State",
    "Table",
    "box",
    "choose",
    "init",
    "legal",
    "over",
    "step",
    "table",
    "winners",
]
