"""Camarilla: the home of bluffing games.

>>> import camarilla
>>> game = camarilla.Game.start("coup", seats=2, seed=1)
>>> while not game.over:
...     seat = game.asked[0]
...     game.decide(seat, game.question(seat).options[0])
>>> game.outcome.reason
'last'
"""

from camarilla import games as games
from camarilla.kernel import (
    AGREE,
    GAMES,
    PASS,
    BadFile,
    BadSetup,
    CamarillaError,
    Decision,
    Game,
    Header,
    Illegal,
    Loose,
    Outcome,
    Question,
    Reply,
    Transcript,
    View,
    imagine,
    picks_for,
)

__version__ = "0.1.0"

__all__ = [
    "AGREE",
    "GAMES",
    "PASS",
    "BadFile",
    "BadSetup",
    "CamarillaError",
    "Decision",
    "Game",
    "Header",
    "Illegal",
    "Loose",
    "Outcome",
    "Question",
    "Reply",
    "Transcript",
    "View",
    "__version__",
    "imagine",
    "picks_for",
]
