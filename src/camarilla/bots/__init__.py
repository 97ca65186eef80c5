"""Bots: a view and a question in, a reply out."""

from camarilla.bots.bot import BOTS, Bot, bot_named
from camarilla.bots.chance import RandomBot
from camarilla.bots.characters import BoldBot, CautiousBot, HonestBot, ScepticBot, VengefulBot
from camarilla.bots.planner import Planner
from camarilla.bots.reasons import Reasons, Weighed
from camarilla.bots.thinker import ThinkerBot

__all__ = [
    "BOTS",
    "BoldBot",
    "Bot",
    "CautiousBot",
    "HonestBot",
    "Planner",
    "RandomBot",
    "Reasons",
    "ScepticBot",
    "ThinkerBot",
    "VengefulBot",
    "Weighed",
    "bot_named",
]
