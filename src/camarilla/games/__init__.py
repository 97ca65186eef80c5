"""The games, one folder each. Importing this makes them known."""

from camarilla.games.coup import Coup

__all__ = ["Coup"]
