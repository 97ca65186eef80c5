"""Bots: a view and a question in, a reply out."""

from camarilla.bots.bot import BOTS, Bot, bot_named
from camarilla.bots.chance import RandomBot
from camarilla.bots.characters import BoldBot, CautiousBot, HonestBot, ScepticBot, VengefulBot
from camarilla.bots.net import AdeptBot, MasterBot
from camarilla.bots.planner import Planner
from camarilla.bots.reasons import Reasons, Weighed
from camarilla.bots.thinker import ThinkerBot

__all__ = [
    "BOTS",
    "AdeptBot",
    "BoldBot",
    "Bot",
    "CautiousBot",
    "HonestBot",
    "MasterBot",
    "Planner",
    "RandomBot",
    "Reasons",
    "ScepticBot",
    "ThinkerBot",
    "VengefulBot",
    "Weighed",
    "bot_named",
]
