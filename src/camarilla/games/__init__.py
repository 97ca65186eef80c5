"""The games, one folder each. Importing this makes them known."""

from camarilla.games.coup import Coup
from camarilla.games.guatemala import Guatemala
from camarilla.games.royal import Royal

__all__ = ["Coup", "Guatemala", "Royal"]
