"""The kernel: any game as questions, decisions, events, and an agenda of steps.

Read it in this order: `questions`, `events`, `fate`, `steps`, `table`, `state`, `rules`, `view`,
`transcript`, `game`, `codec`.
"""

from camarilla.kernel.errors import BadFile, BadSetup, CamarillaError, Illegal
from camarilla.kernel.events import AnyEvent, DrawAgreed, Event, GameEnded, Sealed
from camarilla.kernel.fate import (
    Fate,
    FateSpent,
    Listed,
    Loose,
    Seeded,
    draw,
    picks_for,
    put_back,
    shuffled,
)
from camarilla.kernel.game import Game
from camarilla.kernel.questions import AGREE, PASS, Closed, Question, Reply
from camarilla.kernel.rules import GAMES, Options, Rules, register, rules_for
from camarilla.kernel.state import State, Window
from camarilla.kernel.steps import Answers, Ask, AskOne, Run, Step, Steps
from camarilla.kernel.table import Outcome, Seen, Table
from camarilla.kernel.transcript import Decision, Header, Transcript
from camarilla.kernel.view import OpenWindow, View, events_seen, imagine, view

__all__ = [
    "AGREE",
    "GAMES",
    "PASS",
    "Answers",
    "AnyEvent",
    "Ask",
    "AskOne",
    "BadFile",
    "BadSetup",
    "CamarillaError",
    "Closed",
    "Decision",
    "DrawAgreed",
    "Event",
    "Fate",
    "FateSpent",
    "Game",
    "GameEnded",
    "Header",
    "Illegal",
    "Listed",
    "Loose",
    "OpenWindow",
    "Options",
    "Outcome",
    "Question",
    "Reply",
    "Rules",
    "Run",
    "Sealed",
    "Seeded",
    "Seen",
    "State",
    "Step",
    "Steps",
    "Table",
    "Transcript",
    "View",
    "Window",
    "draw",
    "events_seen",
    "imagine",
    "picks_for",
    "put_back",
    "register",
    "rules_for",
    "shuffled",
    "view",
]
