"""One seat against bots, for Gymnasium.

>>> import gymnasium
>>> table = gymnasium.make("camarilla/Table-v0", opponents=("honest", "random"))
>>> observation, info = table.reset(seed=1)
>>> over = False
>>> while not over:
...     action = table.action_space.sample(observation["action_mask"])
...     observation, reward, terminated, truncated, info = table.step(action)
...     over = terminated or truncated
>>> "winners" in info
True
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from camarilla.bots import bot_named
from camarilla.kernel import BadSetup, Illegal, Loose
from camarilla.research.extra import missing
from camarilla.research.sitting import Sitting, payoffs
from camarilla.research.spaces import Observation, SeatSpaces

try:
    import gymnasium
except ModuleNotFoundError:
    raise missing("Gymnasium") from None

ILLEGAL = -1.0
"""The reward of an action that was not open: the episode ends with it."""


class TableEnv(gymnasium.Env[Observation, Any]):
    """A seat at a table of bots.

    `opponents` are the bots (`camarilla.bots`), clockwise from the seat; `seat` is where one sits,
    or None: anywhere, drawn anew for each game. The episode ends with the game, or when one is out.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str = "coup",
        opponents: Sequence[str] = ("honest",),
        seat: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = render_mode
        self.seats = len(opponents) + 1
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSetup(f"there is no seat {seat}: there are {self.seats} seats")
        self.table = SeatSpaces(game, self.seats, options)
        self.bots = [bot_named(name, game) for name in opponents]
        self.observation_space: Any = self.table.observation_space()
        self.action_space: Any = self.table.action_space()
        self._wanted = seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._sitting = self._deal()
        while self._sitting.asked is None or self._out():  # over before one was ever asked
            self._sitting = self._deal()
        self._over = False
        return self._observe(), {}

    def _deal(self) -> Sitting:
        drawn = int(self.np_random.integers(self.seats))
        self.seat = drawn if self._wanted is None else self._wanted
        self._fate = Loose(int(self.np_random.integers(2**62)))
        sitting = self.table.sit_down(self._fate)
        self._let_play(sitting)
        return sitting

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise Illegal(Illegal.OVER, "the episode is over: call reset")
        sitting = self._sitting
        reply = self.table.replies.reply(int(action), self.seat)
        if reply not in sitting.state.question(self.seat).options:
            self._over = True
            return self._observe(), ILLEGAL, True, False, {"illegal": str(reply)}
        sitting.reply(reply, self._fate)
        self._let_play(sitting)
        self._over = sitting.outcome is not None or self._out()
        if not self._over:
            return self._observe(), 0.0, False, False, {}
        winners = None if sitting.outcome is None else sitting.outcome.winners
        return self._observe(), self._paid(), True, False, {"winners": winners}

    def _let_play(self, sitting: Sitting) -> None:
        """The bots play until one is asked, or it is over."""
        while sitting.asked not in (None, self.seat) and not self._out(sitting):
            seat = sitting.asked
            assert seat is not None
            bot = self.bots[(seat - self.seat) % self.seats - 1]
            question = sitting.state.question(seat)
            sitting.reply(bot.reply(sitting.view(seat), question, self._fate), self._fate)

    def _out(self, sitting: Sitting | None = None) -> bool:
        return self.seat not in (sitting or self._sitting).state.table.living

    def _paid(self) -> float:
        """Who is out has lost, whoever wins."""
        outcome = self._sitting.outcome
        if outcome is None:
            return -1 / (self.seats - 1)
        return payoffs(outcome, self.seats)[self.seat]

    def _observe(self) -> Observation:
        observed = self.table.observe(self._sitting, self.seat)
        return {name: np.array(part) for name, part in observed.items()}

    def render(self) -> Any:
        """What the seat saw happen, an event a line."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(map(str, self._sitting.view(self.seat).events))


gymnasium.register("camarilla/Table-v0", entry_point="camarilla.research.gymnasium:TableEnv")
