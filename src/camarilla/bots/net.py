"""The nets that were trained by self-play: `master`, and `adept`, which is an earlier one.

They sample their policy, as it takes to be hard to read, and leave out replies that are too seldom.
They know Coup with 2 to 6 seats in every edition; where a table is beyond that (more seats, the
draft, other numbers of cards) the thinker plays for them, and `why` says so.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from camarilla.bots.bot import Bot, register_bot
from camarilla.bots.instinct import rolled
from camarilla.bots.thinker import ThinkerBot
from camarilla.bots.weights import Weights, forward, load_weights, softmax
from camarilla.games.coup.observation import COPIES, SEATS, encode
from camarilla.games.coup.recall import Bookmark
from camarilla.games.coup.replies import numbers_of
from camarilla.games.coup.rules import Coup
from camarilla.kernel import Fate, Question, Reply, View, rules_for

FOLDER = Path(__file__).parent / "nets"

PRUNE = 0.02
"""Replies that are less likely than this are not given."""


class NetBot(Bot):
    """A bot that plays by a net."""

    games = ("coup",)
    file: ClassVar[Path]

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or _loaded(self.file)
        self._bookmark = Bookmark()
        self._stand_in = ThinkerBot()
        self._policy: tuple[tuple[Reply, ...], list[float]] = ((), [])
        self._seen: tuple[np.ndarray, np.ndarray] | None = None

    @classmethod
    def live(cls) -> "NetBot":
        bot = cls()
        bot._stand_in = ThinkerBot.live()
        return bot

    def reply(self, view: View, question: Question, fate: Fate) -> Reply:
        self._seen = None
        if not known(view):
            return self._stand_in.reply(view, question, fate)
        policy = self.policy(view, question).tolist()
        self._policy = question.options, policy
        least = min(PRUNE, max(policy))
        point = rolled(fate) * sum([chance for chance in policy if chance >= least])
        for reply, chance in zip(question.options, policy, strict=True):
            if chance >= least:
                chosen = reply
                point -= chance
                if point < 0:
                    break
        return chosen

    def policy(self, view: View, question: Question) -> np.ndarray:
        """How likely each of the question's options is, before any is left out."""
        assert view.seat is not None
        facts = self._bookmark.recall(view).facts(view)
        numbers = encode(facts, np)
        self._seen = numbers, facts.lives
        options = list(numbers_of(question, view.seat, view.seats))
        return softmax(forward(self.weights.actor, numbers)[options])

    def why(self) -> dict[str, Any]:
        """The policy, and `value`: the chance to win, as the net judges it from its seat."""
        if self._seen is None:
            return {"instead": ThinkerBot.name, **self._stand_in.why()}
        numbers, lives = self._seen
        scores = forward(self.weights.judge, numbers)[:SEATS]
        chances = softmax(np.where(lives > 0, scores, -1e9))
        policy = {str(reply): round(chance, 4) for reply, chance in zip(*self._policy, strict=True)}
        return {"policy": policy, "value": round(float(chances[0]), 4)}


def known(view: View) -> bool:
    """Is this a table of the kind that the nets were trained on?"""
    rules = rules_for(view.game, view.seats, view.options)
    assert isinstance(rules, Coup)
    return view.seats <= SEATS and not rules.options.draft and rules.copies == COPIES


@lru_cache(maxsize=8)
def _loaded(path: Path) -> Weights:
    return load_weights(path)


class MasterBot(NetBot):
    """The strongest net there is."""

    name = "master"
    file = FOLDER / "master.npz"


class AdeptBot(NetBot):
    """An earlier state of the same training: a good player, not yet a master."""

    name = "adept"
    file = FOLDER / "adept.npz"


for _bot in (MasterBot, AdeptBot):
    if _bot.file.exists():  # without weights there is nobody to play
        register_bot(_bot)
