"""Bots: a view and a question in, a reply out."""

from camarilla.bots.bot import BOTS, Bot, bot_named
from camarilla.bots.chance import RandomBot

__all__ = ["BOTS", "Bot", "RandomBot", "bot_named"]
