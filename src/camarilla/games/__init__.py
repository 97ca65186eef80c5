"""The games, one folder each. Importing this makes them known."""

from camarilla.games.coup import Coup
from camarilla.games.guatemala import Guatemala

__all__ = ["Coup", "Guatemala"]
