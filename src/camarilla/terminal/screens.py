"""What lies over the table: the cover between two people, the reference cards, leaving, the end."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from camarilla.kernel import AnyEvent
from camarilla.terminal.emblems import emblem
from camarilla.terminal.log import Log
from camarilla.terminal.panels import Look, TablePanel
from camarilla.text.scene import roles_in_play

GOLD = Style(color="#e0b75e", bold=True)
KEY = Style(color="#1b1626", bgcolor="#e0b75e", bold=True)


class LeaveAsked(Message):
    """Somebody would leave the table."""


class KeyHint(Static):
    """A key and what it does; a click does the same."""

    def __init__(self, key: str, shown: str, words: str) -> None:
        super().__init__(Text.assemble((f" {shown} ", KEY), f" {words}"))
        self._press = key

    def on_click(self) -> None:
        self.app.simulate_key(self._press)


class CoverScreen(Screen[None]):
    """Nobody's hand is on the screen until the right person alone looks at it.

    It is given what everybody saw, and nothing else: what is not here cannot be shown.
    """

    AUTO_FOCUS = None

    def __init__(self, name: str, look: Look, public: Sequence[AnyEvent]) -> None:
        super().__init__()
        assert look.view.seat is None
        self._who = name
        self._look = look
        self._public = public

    def compose(self) -> ComposeResult:
        say = self._look.speaker.say
        with Vertical(id="cover"):
            yield Static(Text(say("cover-title", name=self._who), style=GOLD), id="cover-title")
            yield Static(Text(say("cover-body", name=self._who)), id="cover-body")
            yield KeyHint("enter", "Enter", say("cover-show", name=self._who))
        yield Static(Text(say("cover-log"), style=GOLD), id="cover-log-title")
        yield Log(id="cover-log")

    def on_mount(self) -> None:
        self.query_one(Log).show(self._look, self._public, None)

    def on_key(self, event: events.Key) -> None:
        if event.key == "enter":
            event.stop()
            self.dismiss()
        elif event.key == "escape":
            self.post_message(LeaveAsked())


class HelpScreen(ModalScreen[None]):
    """The reference cards of the roles in play."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def compose(self) -> ComposeResult:
        say = self._look.speaker.say
        with Vertical(id="help"):
            yield Static(Text(say("help-title"), style=GOLD))
            with VerticalScroll(id="help-cards"):
                yield Static(_reference(self._look))
            yield KeyHint("escape", "Esc", say("help-close"))

    def on_key(self, event: events.Key) -> None:
        if event.key in ("escape", "question_mark", "f1", "enter", "space"):
            event.stop()
            self.dismiss()


def _reference(look: Look) -> Group:
    speaker, view = look.speaker, look.view
    parts: list[RenderableType] = []
    for role in roles_in_play(view):
        sign = emblem(role)
        title = Text(f"{sign.sign} {speaker.role(role)}", style=Style(color=sign.glow, bold=True))
        parts += [title, *_paragraphs(speaker.role_card(role))]
    parts += [Text(speaker.game(view.game), style=GOLD)]
    parts += _paragraphs(speaker.game_card(view.game))
    parts += _paragraphs(speaker.say_of(view.game, "help-keys"))
    return Group(*parts)


def _paragraphs(words: str) -> list[RenderableType]:
    """Lines with an indent that long ones keep, and an empty one below."""
    lines = [Padding(Text(line), (0, 0, 0, 2)) for line in words.splitlines()]
    return [*lines, Text()]


class QuitScreen(ModalScreen[bool]):
    """Leaving is asked twice."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def compose(self) -> ComposeResult:
        say = self._look.speaker.say
        with Vertical(id="quit"):
            yield Static(Text(say("quit-title"), style=GOLD))
            yield Static(Text(say("quit-body")))
            with Horizontal(classes="hints"):
                yield KeyHint("y", "y", say("quit-yes"))
                yield KeyHint("n", "n", say("quit-no"))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key == "y":
            self.dismiss(True)
        elif event.key in ("n", "escape"):
            self.dismiss(False)


class EndScreen(ModalScreen[bool]):
    """Who won, what can be seen of the hands, and another game."""

    def __init__(self, look: Look, panel: TablePanel) -> None:
        super().__init__()
        self._look = look
        self._panel = panel

    def compose(self) -> ComposeResult:
        look, say = self._look, self._look.speaker.say
        outcome = look.view.outcome
        assert outcome is not None
        words = look.speaker.outcome(outcome, look.names, look.view.seat)
        drawn = len(outcome.winners) != 1
        with Vertical(id="end"):
            yield Static(Text(say("end-title"), style=GOLD))
            yield Static(Text(words, style="bold"), id="end-outcome")
            with VerticalScroll(id="end-hands", can_focus=False):
                yield Static(Text("\n").join(self._panel.holdings(look)))
            with Horizontal(classes="hints"):
                again = "end-rematch-drawn" if drawn else "end-rematch"
                yield KeyHint("r", "r", look.speaker.say_of(look.view.game, again))
                yield KeyHint("q", "q", say("end-quit"))

    def on_key(self, event: events.Key) -> None:
        if event.key == "r":
            event.stop()
            self.dismiss(True)
        elif event.key in ("q", "escape"):
            event.stop()
            self.dismiss(False)
