"""Coup: the English, German and Italian editions, as options of one game."""

from camarilla.games.coup.rules import Coup, CoupOptions

__all__ = ["Coup", "CoupOptions"]
