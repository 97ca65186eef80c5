"""The policy of a net at a real table: the view of a seat in, the chances of its replies out."""

from functools import lru_cache
from pathlib import Path

import numpy as np

from camarilla.bots.weights import Weights, forward, load_weights, softmax
from camarilla.games.coup.observation import SEATS
from camarilla.games.coup.recall import Bookmark
from camarilla.games.coup.replies import numbers_of
from camarilla.games.coup.sheet import AT, lookup
from camarilla.kernel import Question, View


class Policy:
    """A net with a bookmark in the game that it follows."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._bookmark = Bookmark()
        self._sheet = self._numbers = np.zeros(0)

    def chances(self, view: View, question: Question) -> list[float]:
        """How likely each of the question's options is."""
        assert view.seat is not None
        self._sheet = self._bookmark.recall(view).known(view)
        self._numbers = lookup(view.seats).numbers(self._sheet)
        scores = forward(self.weights.actor, self._numbers).tolist()
        return softmax([scores[n] for n in numbers_of(question, view.seat, view.seats)])

    def value(self) -> float:
        """The chance to win, as the net judges it from what it saw last."""
        scores = forward(self.weights.judge, self._numbers)
        return softmax(scores[:SEATS][self._sheet[AT.lives] > 0].tolist())[0]


@lru_cache(maxsize=8)
def loaded(path: Path) -> Weights:
    """The weights in a file, read once."""
    return load_weights(path)
