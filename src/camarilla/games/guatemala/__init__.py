"""Coup: Guatemala 54: five of 25 roles (32 with Anarchy) in each game."""

from camarilla.games.guatemala.rules import Guatemala, GuatemalaOptions

__all__ = ["Guatemala", "GuatemalaOptions"]
