"""One reply, and all that follows from it up to the next question.

The order is the engine's: the reply, what it draws from the court, the life it costs, what becomes
of the action, the next question. There is no branch: each part says when it applies, and adds its
share to the words of the seats.

At most one seat loses a life in a step. (Who blocks an assassination, cannot prove it, and has
chosen which card to lose, loses the other one to the assassination in the same step.)
"""

from jax import Array

from camarilla.vector.bits import word
from camarilla.vector.effects import Draws, become, life_lost, moved, seats_after, swapped
from camarilla.vector.question import next_question
from camarilla.vector.reply import decoded, set_going
from camarilla.vector.state import State, choose, over

__all__ = ["Draws", "advanced", "step"]


def step(state: State, reply: Array, draws: Draws) -> State:
    """The asked seat replies (with a legal reply); the game goes on to the next question.

    A game that is over stays as it is.
    """
    return choose(over(state), state, advanced(state, reply, draws))


def advanced(state: State, reply: Array, draws: Draws) -> State:
    """`step`, for games that are known not to be over."""
    said = decoded(state, word(reply))
    course = set_going(state, said)
    swap = swapped(state, said, draws)
    life = life_lost(state, said, course)
    fate = become(state, said, course, life)
    take = moved(state, said, course, life, fate, swap, draws)
    seats = seats_after(state, said, swap, life, take)
    asked, sets = next_question(state, seats, said, course, life, fate, draws)
    return State(seats, take.court, asked, sets)
