"""What PettingZoo and Gymnasium share: the spaces of a table, and what one seat observes."""

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np

from camarilla.kernel import Fate, Rules, State, rules_for
from camarilla.research.extra import missing
from camarilla.research.observation import MOST, observer_for
from camarilla.research.replies import reply_space
from camarilla.research.sitting import Sitting

try:
    from gymnasium import spaces
except ModuleNotFoundError:
    raise missing("Gymnasium") from None

Observation: TypeAlias = dict[str, Any]


class SeatSpaces:
    """The rules of a table, and everything that a seat there may see and do, as numbers."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any]) -> None:
        self.rules: Rules = rules_for(game, seats, options)
        self.replies = reply_space(self.rules)
        self.observer = observer_for(self.rules)

    def observation_space(self) -> spaces.Dict:
        size, replies = self.observer.layout.size, len(self.replies)
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, MOST, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (replies,), np.int8),
            }
        )

    def action_space(self) -> "spaces.Discrete[Any]":
        return spaces.Discrete(len(self.replies))

    def sit_down(self, fate: Fate, first: int | None = None) -> Sitting:
        """A new game."""
        state = State(*self.rules.setup(first, fate))
        state.advance(fate)
        return Sitting(state)

    def observe(self, sitting: Sitting, seat: int) -> Observation:
        """What a seat sees, and which replies are open to it: none when it is not asked."""
        return {
            "observation": self.observer.observe(sitting.view(seat)),
            "action_mask": self.replies.mask(sitting.question(seat), seat),
        }
