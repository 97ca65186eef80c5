"""Bots: a view and a question in, a reply out."""

from camarilla.bots.bot import BOTS, Bot, bot_named
from camarilla.bots.chance import RandomBot
from camarilla.bots.honest import HonestBot
from camarilla.bots.planner import Planner

__all__ = ["BOTS", "Bot", "HonestBot", "Planner", "RandomBot", "bot_named"]
