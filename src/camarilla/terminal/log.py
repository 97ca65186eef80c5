"""The log: what happened, as the one who looks saw it."""

from collections.abc import Sequence

from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from camarilla.kernel import AnyEvent
from camarilla.terminal.emblems import emblem
from camarilla.terminal.panels import Look
from camarilla.text.arguments import unsealed
from camarilla.text.scene import HEADINGS

KEPT = 150
"""Lines on the screen; a game may have thousands."""

HEADING = Style(color="#b89345")
DIM = Style(color="#a79fb3")


def log_lines(look: Look, events: Sequence[AnyEvent], me: int | None) -> Grid:
    """The last events, a line each: turns as headings, and brighter the turn that something last
    happened in."""
    shown = events[-KEPT:]
    turn = max((n for n, event in enumerate(shown[:-1]) if isinstance(event, HEADINGS)), default=0)
    lines = Grid.grid(padding=(0, 1, 0, 0))
    for number, event in enumerate(shown):
        words = look.speaker.event(event, look.names, me)
        style = Style.null() if number >= turn else DIM
        heading = isinstance(event, HEADINGS)
        lines.add_row(_sign(event), Text(words, style=HEADING if heading else style))
    return lines


def _sign(event: AnyEvent) -> Text:
    """The emblem of the role or the colour that an event is about, or the letter of its place."""
    if isinstance(event, HEADINGS):
        return Text("▸", style=HEADING)
    place, colour = getattr(event, "place", None), getattr(event, "colour", None)
    if isinstance(place, str):
        return Text(place, style=HEADING)
    role = colour or getattr(event, "role", None) or unsealed(getattr(event, "card", None))
    if isinstance(role, str):
        return Text(emblem(role).sign, style=emblem(role).glow)
    return Text("·", style=DIM)


class Log(VerticalScroll, can_focus=False):
    def __init__(self, id: str = "log") -> None:
        super().__init__(id=id)
        self._text = Static()

    def on_mount(self) -> None:
        self.mount(self._text)

    def show(self, look: Look, events: Sequence[AnyEvent], me: int | None) -> None:
        self._text.update(log_lines(look, events, me))
        self.anchor()  # stays at its end, until somebody scrolls back to read
