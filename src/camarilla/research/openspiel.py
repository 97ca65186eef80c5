"""Coup for OpenSpiel: every preset, and the reduced games that can be solved exactly.

Importing this registers the game `camarilla_coup`:

>>> import pyspiel
>>> game = pyspiel.load_game("camarilla_coup(preset=reduced,turn_limit=4,first=0)")
>>> state = game.new_initial_state()
>>> [state.action_to_string(outcome) for outcome, _ in state.chance_outcomes()]
['draw ambassador', 'draw assassin', 'draw captain', 'draw contessa', 'draw duke']
"""

from typing import Any

import numpy as np

from camarilla.games.coup import Coup
from camarilla.kernel import BadSetup, rules_for
from camarilla.research.extra import missing
from camarilla.research.observation import Layout, observer_for
from camarilla.research.recall import Lines, on_table, own_hand, recalled, viewer
from camarilla.research.replies import reply_space
from camarilla.research.sitting import Sitting, payoffs
from camarilla.research.unfolding import Unfolding

try:
    import pyspiel
except ModuleNotFoundError:
    raise missing("OpenSpiel") from None

NAME = "camarilla_coup"

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Coup",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=10,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"preset": "en-2", "first": -1, "turn_limit": 0},
)


class CoupGame(pyspiel.Game):
    """Coup at one table.

    `preset` is one of `Coup.presets()`, `first` the seat that begins (-1: chance says), and
    `turn_limit` how many turns there are before all who live draw (0: as the preset says).
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**_TYPE.parameter_specification, **(params or {})}
        self.rules = _rules(chosen["preset"], chosen["turn_limit"])
        first = chosen["first"]
        if not -1 <= first < self.rules.seats:
            raise BadSetup(f"seat {first} cannot begin: there are {self.rules.seats} seats")
        self.start = Unfolding(self.rules, None if first < 0 else first)
        super().__init__(_TYPE, _info(self.rules), params or {})

    def new_initial_state(self) -> "CoupState":
        return CoupState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "CoupObserver":
        return CoupObserver(self.rules, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        options = self.rules.options
        lives = options.lives * self.rules.seats
        return int(1 + 2 * lives + 2 * options.turn_limit)


def _rules(preset: str, turn_limit: int) -> Coup:
    presets = Coup.presets()
    if preset not in presets:
        raise BadSetup(f"Coup has no preset '{preset}'; it has {', '.join(presets)}")
    seats, options = presets[preset]
    limit = {"turn_limit": turn_limit} if turn_limit else {}
    rules = rules_for("coup", seats, {**options, **limit})
    assert isinstance(rules, Coup)
    return rules


def _info(rules: Coup) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(reply_space(rules)),
        max_chance_outcomes=max(len(rules.role_names), rules.seats),
        num_players=rules.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=most_decisions(rules),
    )


def most_decisions(rules: Coup) -> int:
    """More decisions than a game can have.

    A turn has at most an action, three windows for all others, and two replies about cards; a life
    lost adds a proof and a choice, and may open a block's two windows anew.
    """
    options, others = rules.options, rules.seats - 1
    lives = options.lives * rules.seats
    return int(options.turn_limit * (3 + 3 * others) + lives * (2 + 2 * others) + 2)


class CoupState(pyspiel.State):
    """A game under way. All that it holds is the `Unfolding`, which is cheap to copy."""

    def __init__(self, game: CoupGame) -> None:
        super().__init__(game)
        self.play = game.start.copy()

    @property
    def sitting(self) -> Sitting | None:
        return self.play.sitting

    def current_player(self) -> int:
        if self.play.bag:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.play.sitting is not None
        seat = self.play.sitting.asked
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return not self.play.bag and self.current_player() < 0

    def _legal_actions(self, player: int) -> list[int]:
        sitting = self.play.sitting
        question = None if sitting is None else sitting.question(player)
        return [] if question is None else reply_space(self.play.rules).legal(question, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(self._number(drawn), chance) for drawn, chance in self.play.outcomes()]

    def _number(self, drawn: Any) -> int:
        """Seats are their own numbers; roles are numbered in the order of their names."""
        return drawn if isinstance(drawn, int) else self.play.rules.role_names.index(drawn)

    def _apply_action(self, action: int) -> None:
        if self.play.bag:
            self.play.draw(next(o for o, _ in self.play.outcomes() if self._number(o) == action))
        else:
            space = reply_space(self.play.rules)
            self.play.decide(space.reply(action, self.current_player()))

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(reply_space(self.play.rules).reply(action, player))
        if isinstance(self.play.bag[0], int):
            return f"seat {action} begins"
        return f"draw {self.play.rules.role_names[action]}"

    def returns(self) -> list[float]:
        sitting = self.play.sitting
        return payoffs(None if sitting is None else sitting.outcome, self.play.rules.seats)

    def __str__(self) -> str:
        """Everything, secrets and all."""
        sitting = self.play.sitting
        if sitting is None:
            return f"dealing {self.play.picks}"
        table: Any = sitting.state.table
        hands = " ".join(f"{seat}:{','.join(hand)}" for seat, hand in enumerate(table.hands))
        waiting = f" {self.play.reply} {self.play.picks}" if self.play.bag else ""
        return f"{recalled(sitting, None)} | {hands} | sealed {len(sitting.sealed)}{waiting}"


class CoupObserver:
    """What a seat has seen (with perfect recall) or sees now (without); in OpenSpiel's terms also
    what is public (as a spectator sees it), and what is private (one's own cards)."""

    def __init__(self, rules: Coup, obs_type: Any) -> None:
        obs_type = obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = obs_type.private_info
        self.own = private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = bool(obs_type.public_info)
        self.recall = bool(obs_type.perfect_recall)
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS or (self.recall and not self.public):
            raise BadSetup("Coup is seen by one seat, or by a spectator who sees no hidden card")
        self.lines = Lines(rules)
        self.table = observer_for(rules)
        self.space = reply_space(rules)
        layout = Layout({"player": (rules.seats,), **self._shapes()})
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = layout.parts(self.tensor)

    def _shapes(self) -> dict[str, tuple[int, ...]]:
        if self.recall:
            return {"lines": (self.lines.most, self.lines.width)}
        if self.public:
            return {"table": (self.table.layout.size,), "asked": (len(self.space),)}
        return {"hand": self.table.layout.shapes["hand"]}

    def set_from(self, state: CoupState, player: int) -> None:
        self.tensor.fill(0)
        if player < 0:  # OpenSpiel asks for nobody's to learn the shape
            return
        seat = player if self.own else None
        if seat is not None:
            self.dict["player"][seat] = 1
        if state.sitting is not None:
            self._write(state.sitting, seat)

    def _write(self, sitting: Sitting, seat: int | None) -> None:
        if self.recall:
            self.lines.write(self.dict["lines"], sitting, seat)
            return
        table = self.table.observe(sitting.view(seat))
        if not self.public:
            self.dict["hand"][:] = self.table.layout.parts(table)["hand"]
            return
        self.dict["table"][:] = table
        if seat is not None:
            self.dict["asked"][:] = self.space.mask(sitting.question(seat), seat)

    def string_from(self, state: CoupState, player: int) -> str:
        seat = player if self.own else None
        if state.sitting is None:
            return viewer(seat)
        if self.recall:
            return recalled(state.sitting, seat)
        return on_table(state.sitting, seat) if self.public else own_hand(state.sitting, player)


pyspiel.register_game(_TYPE, CoupGame)
