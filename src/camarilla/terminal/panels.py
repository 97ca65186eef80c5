"""Tables are drawn by panels, one for each type of table; a game may add its own.

Everything else on the screen (stage, replies, log) is the same for every game.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from camarilla.kernel import Reply, Seen, View
from camarilla.terminal.keys import Parts, Pick, Picking
from camarilla.text import Speaker


@dataclass(frozen=True)
class Look:
    """What is to be shown: a view, who sits where, and the words for it."""

    view: View
    names: Sequence[str]
    speaker: Speaker


class TablePanel(ABC):
    """Draws one type of table: the seats above the stage, and below it what the looker holds."""

    @abstractmethod
    def seats(self) -> Widget:
        """The widget for the seats. Called once."""

    @abstractmethod
    def hand(self) -> Widget:
        """The widget for the looker's own pieces. Called once."""

    @abstractmethod
    def show(self, look: Look) -> None:
        """Bring both up to date."""

    def facts(self, look: Look) -> list[str]:
        """Short facts about the table for its top line."""
        return []

    def holdings(self, look: Look) -> list[Text]:
        """One line a seat for the end of the game: what can be seen of what they hold."""
        return [Text(name) for name in look.names]

    def verbs(self, view: View) -> tuple[str, ...]:
        """The order in which replies stand, so that closed ones keep their place."""
        return ()

    def truth(self, view: View, reply: Reply) -> bool | None:
        """Whether a claim is true of the looker's own pieces; None for what is no claim."""
        return None

    def parts(self, reply: Reply) -> Parts | None:
        """For a reply that is made up of picks: what it names, in groups."""
        return None

    def pick(self, look: Look, pick: Pick, roomy: bool) -> Text:
        """What a pick says: its name, and where there is room what it leads to."""
        return Text(pick.mark)

    def ask_pick(self, look: Look, picking: Picking) -> str:
        """What is to be picked next."""
        kind = (
            look.view.window.question.kind if look.view.window and look.view.window.question else ""
        )
        return look.speaker.pick(kind, picking.groups, picking.left)

    def roomy(self, view: View, width: int, height: int) -> bool:
        """Whether a screen of this size has room for everything at its largest."""
        return height >= (45 if self.crowded(view) else 30)

    def crowded(self, view: View) -> bool:
        """Whether the table takes so much room that the log below it must be short."""
        return view.seats > 6


_PANELS: dict[type[Seen], type[TablePanel]] = {}

P = TypeVar("P", bound=type[TablePanel])


def draws(table: type[Seen]) -> Callable[[P], P]:
    """A class decorator: this panel draws tables of this type."""

    def keep(panel: P) -> P:
        _PANELS[table] = panel
        return panel

    return keep


def panel_for(table: Seen) -> TablePanel:
    """A panel for a table; a plain one if nobody has drawn such a table yet."""
    return next((_PANELS[kind] for kind in type(table).__mro__ if kind in _PANELS), PlainPanel)()


class PlainPanel(TablePanel):
    """Names and who is still in: enough to play any game."""

    def __init__(self) -> None:
        self._seats = Static()

    def seats(self) -> Widget:
        return self._seats

    def hand(self) -> Widget:
        return Static()

    def show(self, look: Look) -> None:
        text = Text()
        for seat, name in enumerate(look.names):
            living = seat in look.view.living
            text.append(f" {name} ", style="bold" if living else "dim strike")
        self._seats.update(text)
