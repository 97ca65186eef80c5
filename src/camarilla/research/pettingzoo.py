"""All three games for PettingZoo: agents that act in turn (AEC), with action masks.

>>> table = env("coup", seats=3)
>>> table.reset(seed=1)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     over = termination or truncation
...     mask = None if over else observation["action_mask"]
...     table.step(None if over else table.action_space(agent).sample(mask))
"""

from typing import Any

from camarilla.kernel import BadSetup, Loose
from camarilla.research.extra import missing
from camarilla.research.sitting import Sitting, payoffs
from camarilla.research.spaces import Observation, SeatSpaces

try:
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError:
    raise missing("PettingZoo") from None


def env(game: str = "coup", seats: int = 4, **options: Any) -> Any:
    """A table with PettingZoo's usual wrappers: an illegal action ends the game, and costs 1."""
    table: Any = wrappers.TerminateIllegalWrapper(raw_env(game, seats, **options), -1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class raw_env(AECEnv[str, Observation, Any]):  # noqa: N801 - PettingZoo's own name for it
    """A table without wrappers. Agents are called `seat_0`, `seat_1` …

    Everybody stays to the end of the game: who is out is not asked any more, and is paid with the
    others. `reset` takes the option `first`, the seat that begins.
    """

    def __init__(self, game: str = "coup", seats: int = 4, **options: Any) -> None:
        super().__init__()
        self.table = SeatSpaces(game, seats, options)
        self.metadata = {"name": f"camarilla_{game}_v0", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self._observation_spaces = spaces
        self._action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        first = (options or {}).get("first")
        if first is not None and first not in self._seats.values():
            raise BadSetup(f"seat {first} cannot begin: there are {len(self._seats)} seats")
        self._fate = Loose(int(self._random.integers(2**62)))
        self._sitting: Sitting = self.table.sit_down(self._fate, first)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        seat = self._sitting.asked
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self._sitting, self._seats[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        reply = self.table.replies.reply(int(action), self._seats[agent])
        self._sitting.reply(reply, self._fate)
        if self._sitting.outcome is not None:
            paid = payoffs(self._sitting.outcome, len(self.possible_agents))
            self.rewards = dict(zip(self.possible_agents, paid, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def render(self) -> str:
        """What a spectator saw happen, an event a line."""
        table = self._sitting.state.table
        return "\n".join(str(event.seen_by(None)) for event in table.events[: table.told])

    def close(self) -> None:
        """There is nothing to close."""
