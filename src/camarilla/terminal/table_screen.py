"""The table on the screen: seats, stage, hand, replies, log."""

from collections.abc import Callable
from time import monotonic

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from camarilla.kernel import Question, Reply
from camarilla.terminal.dock import Chosen, Dock
from camarilla.terminal.emblems import emblem
from camarilla.terminal.keys import Choice, Row, pressed, rows
from camarilla.terminal.log import Log
from camarilla.terminal.panels import Look, panel_for
from camarilla.terminal.screens import HelpScreen, KeyHint, LeaveAsked
from camarilla.text.scene import Scene

GOLD = Style(color="#e0b75e", bold=True)
DIM = Style(color="#a79fb3")


class TableScreen(Screen[None]):
    """One table. It shows what it is given, and posts what is chosen."""

    AUTO_FOCUS = None
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]

    class Answered(Message):
        def __init__(self, reply: Reply) -> None:
            super().__init__()
            self.reply = reply

    class DrawOffered(Message):
        pass

    class Skipped(Message):
        pass

    def __init__(self, look: Look, guard: float) -> None:
        """`guard`: for how long a new question takes no key, so that a key meant for the last one
        does not answer it."""
        super().__init__()
        self._look = look
        self._guard = guard
        self._panel = panel_for(look.view.table)
        self._rows: tuple[Row, ...] = ()
        self._question: Question | None = None
        self._stage: tuple[str, str] | None = None
        self._watching = False
        self._asked_at = 0.0

    def compose(self) -> ComposeResult:
        say = self._look.speaker.say
        yield Static(id="top")
        with Horizontal(id="room"):
            with Vertical(id="middle"):
                yield self._panel.seats()
                yield Static(id="stage")
                yield self._panel.hand()
                yield Dock()
            with Vertical(id="side"):
                yield Static(Text(say("table-log"), style=GOLD), id="log-title")
                yield Log()
        with Horizontal(id="keys"):
            yield KeyHint("question_mark", "?", say("key-rules"))
            yield KeyHint("equals_sign", "=", say("key-draw"))
            yield KeyHint("down", "↑ ↓ Enter", say("key-choose"))
            yield KeyHint("pageup", "PgUp PgDn", say("key-scroll"))
            yield KeyHint("escape", "Esc", say("key-quit"))

    # -- showing ---------------------------------------------------------------------------------

    def show(
        self,
        look: Look,
        question: Question | None = None,
        stage: tuple[str, str] | None = None,
        watching: bool = False,
    ) -> None:
        """Show a view, and the question that the looker is asked, if any.

        `stage` stands in for what is under way in the game: a sentence and what is asked.
        """
        self._look = look
        self._question = question
        self._stage = stage
        self._watching = watching
        self._rows = rows(question, self._panel.verbs(look.view)) if question else ()
        self._asked_at = monotonic()
        self._draw()

    def _draw(self) -> None:
        look = self._look
        height, crowded = self.app.size.height, look.view.seats > 6
        self.set_class(height >= (45 if crowded else 30), "-roomy")
        self.set_class(crowded, "-crowded")
        self.query_one("#top", Static).update(self._top())
        self._panel.show(look)
        self.query_one("#stage", Static).update(self._on_stage())
        self.query_one(Log).show(look, look.view.events, look.view.seat)
        dock = self.query_one(Dock)
        if self._question is not None:
            dock.show(look, self._panel, self._rows)
        else:
            dock.say(*self._while_waiting())

    def show_events(self, look: Look) -> None:
        """Something happened that changes nothing about what is asked."""
        self._look = look
        self.query_one(Log).show(look, look.view.events, look.view.seat)

    def _top(self) -> Text:
        look, say = self._look, self._look.speaker.say
        facts = [
            look.speaker.game(look.view.game),
            say("table-turn", turn=look.view.turn),
            *self._panel.facts(look),
        ]
        return Text.assemble((" CAMARILLA  ", GOLD), (" · ".join(facts), DIM))

    def _on_stage(self) -> Text:
        """One sentence: what is under way; below it, what is asked."""
        look = self._look
        speaker = look.speaker
        sentence, ask = self._stage or (
            speaker.stage(look.view, look.names),
            speaker.ask(look.view, look.names),
        )
        role = getattr(Scene(look.view).step, "role", None)
        text = Text()
        if isinstance(role, str) and self._stage is None:
            sign = emblem(role)
            text.append(f"{sign.sign}  ", style=Style(color=sign.glow, bold=True))
        text.append(sentence, style="bold")
        asked = self._question is not None
        return text.append(f"\n{ask}", style=GOLD if asked else DIM) if ask else text

    def _while_waiting(self) -> list[Static]:
        if not self._watching:
            return []
        say, mine = self._look.speaker.say, self._look.view.seat is not None
        note = Text(say("table-watch" if mine else "table-watch-all"), style=DIM)
        return [Static(note, classes="note"), KeyHint("s", "s", say("table-skip"))]

    def on_resize(self) -> None:
        if self.query(Dock):
            self._draw()

    # -- answering -------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        acts: dict[str, Callable[[], object]] = {
            "question_mark": self._help,
            "f1": self._help,
            "equals_sign": self._offer_draw,
            "pageup": lambda: self.query_one(Log).scroll_page_up(),
            "pagedown": lambda: self.query_one(Log).scroll_page_down(),
            "up": self.focus_previous,
            "down": self.focus_next,
            "escape": lambda: self.post_message(LeaveAsked()),
        }
        act = acts.get(event.key)
        if act is not None:
            event.stop()
            act()
        elif self._watching and event.key == "s":
            self.post_message(self.Skipped())
        elif event.character and monotonic() - self._asked_at >= self._guard:
            choice = pressed(self._rows, event.character)
            if choice is not None:
                event.stop()
                self._choose(choice)

    def on_chosen(self, message: Chosen) -> None:
        self._choose(message.choice)

    def _choose(self, choice: Choice) -> None:
        """A reply that is closed says why; a stale one (a second click) is nothing."""
        if choice.why_closed is not None:
            why = self._look.speaker.closed(choice.why_closed, choice.reply.verb)
            self.notify(why, markup=False, timeout=3)
        elif self._question is not None and choice.reply in self._question.options:
            self._question, self._rows = None, ()
            self.post_message(self.Answered(choice.reply))

    def _help(self) -> None:
        self.app.push_screen(HelpScreen(self._look))

    def _offer_draw(self) -> None:
        self.post_message(self.DrawOffered())
