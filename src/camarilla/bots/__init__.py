"""Bots: a view and a question in, a reply out."""

from camarilla.bots.bot import BOTS, Bot, bot_named
from camarilla.bots.chance import RandomBot
from camarilla.bots.honest import HonestBot

__all__ = ["BOTS", "Bot", "HonestBot", "RandomBot", "bot_named"]
