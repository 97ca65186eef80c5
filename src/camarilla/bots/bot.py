"""What a bot is: a view and a question in, a reply out, with a chance of its own.

It never sees more than its seat does, and keeps nothing between two questions: a view has perfect
recall, so there is no need to.
"""

from abc import ABC, abstractmethod
from typing import ClassVar, Self, TypeVar

from camarilla.bots.reasons import Reasons
from camarilla.kernel import BadSetup, Fate, Question, Reply, View


class Bot(ABC):
    """A way of playing."""

    name: ClassVar[str]
    games: ClassVar[tuple[str, ...]] = ()
    """The games it can play; empty for all of them."""

    @classmethod
    def live(cls) -> Self:
        """The bot as it plays with people, who wait for its answer."""
        return cls()

    def why(self) -> Reasons | None:
        """The reasons for the last reply; None where there are none to give."""
        return None

    @abstractmethod
    def reply(self, view: View, question: Question, fate: Fate) -> Reply:
        """Choose one of the question's options."""


BOTS: dict[str, type[Bot]] = {}

B = TypeVar("B", bound=type[Bot])


def register_bot(bot: B) -> B:
    """Make a bot known by its name. A class decorator."""
    BOTS[bot.name] = bot
    return bot


def bot_named(name: str, game: str, live: bool = False) -> Bot:
    """The bot of that name, or `BadSetup` in one clear line; `live`: people wait for it."""
    able = [key for key, bot in BOTS.items() if not bot.games or game in bot.games]
    if name not in able:
        raise BadSetup(f"there is no bot '{name}' for {game}; there are {', '.join(able)}")
    return BOTS[name].live() if live else BOTS[name]()
