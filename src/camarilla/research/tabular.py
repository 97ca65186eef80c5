"""The policy of a net as a table over all information states of a game, so that it can be measured
exactly: `pyspiel.nash_conv` of that table is how much best responses gain on the net, in all."""

from typing import Any

import numpy as np

from camarilla.bots.weights import Layers, forward
from camarilla.games.coup.observation import WIDTH, clock, encode
from camarilla.games.coup.recall import facts_of
from camarilla.games.coup.replies import number_of
from camarilla.research.extra import missing
from camarilla.research.openspiel import CoupGame, CoupState
from camarilla.research.replies import reply_space

try:
    import pyspiel
except ModuleNotFoundError:
    raise missing("OpenSpiel") from None


class InformationStates:
    """Every information state of a (small) game, with what a net sees there and may reply."""

    def __init__(self, game: CoupGame) -> None:
        self.rules = game.rules
        self.names: dict[str, int] = {}
        """The rows below, by the information state's string."""
        self.actions: list[list[int]] = []
        """The legal actions of each, in OpenSpiel's numbers."""
        self.replies: list[list[int]] = []
        """The same in a net's numbers."""
        seen: list[Any] = []
        left: list[int] = []
        self._walk(game.new_initial_state(), seen, left)
        self.numbers = np.stack(seen)
        """What a net sees."""
        self.left = np.asarray(left)
        """The turns that are left, the present one included."""

    def _walk(self, state: CoupState, seen: list[Any], left: list[int]) -> None:
        if state.is_terminal():
            return
        if not state.is_chance_node():
            name = state.information_state_string()
            if name not in self.names:
                self.names[name] = len(self.names)
                self._note(state, seen, left)
        for action in state.legal_actions():
            self._walk(state.child(action), seen, left)

    def _note(self, state: CoupState, seen: list[Any], left: list[int]) -> None:
        assert state.sitting is not None
        seat, rules, actions = state.current_player(), self.rules, state.legal_actions()
        space = reply_space(rules)
        self.actions.append(actions)
        self.replies.append([number_of(space.reply(a, seat), seat, rules.seats) for a in actions])
        seen.append(encode(facts_of(state.sitting.view(seat)), np))
        table: Any = state.sitting.state.table
        left.append(rules.options.turn_limit - table.turn + 1)

    def __len__(self) -> int:
        return len(self.names)

    def told_apart(self, turns: int) -> int:
        """How many of them look different to a net with a clock of so many turns."""
        looks = np.column_stack([self._seen(turns), np.arange(len(self))])
        offers = [str(sorted(replies)) for replies in self.replies]
        return len({(row[:-1].tobytes(), offers[int(row[-1])]) for row in looks})

    def _seen(self, turns: int) -> np.ndarray:
        return np.column_stack([self.numbers, clock(self.left, turns, np).T])

    def chances(self, actor: Layers, prune: float = 0.0) -> list[np.ndarray]:
        """How likely a net gives each legal reply of each of them; it leaves out what is less
        likely than `prune`, as bots do, unless nothing is likelier."""
        scores = forward(actor, self._seen(len(actor["w0"]) - WIDTH))
        found = []
        for row, replies in zip(scores, self.replies, strict=True):
            odds = np.exp(row[replies] - row[replies].max())
            odds = np.where(odds / odds.sum() >= min(prune, odds.max() / odds.sum()), odds, 0.0)
            found.append(odds / odds.sum())
        return found

    def policy(self, actor: Layers, prune: float = 0.0) -> Any:
        """That as a `pyspiel.TabularPolicy`."""
        chances = self.chances(actor, prune)
        return pyspiel.TabularPolicy(
            {
                name: [
                    (action, float(chance))
                    for action, chance in zip(self.actions[row], chances[row], strict=True)
                ]
                for name, row in self.names.items()
            }
        )
