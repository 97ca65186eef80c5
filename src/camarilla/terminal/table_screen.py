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

from camarilla.kernel import GAMES, Question, Reply
from camarilla.terminal.dock import Chosen, Dock
from camarilla.terminal.emblems import emblem
from camarilla.terminal.keys import Choice, Pick, Picking, Row, pressed, rows
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
        self._picking: Picking | None = None
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
            if GAMES[self._look.view.game].draw_by_agreement:
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
        self._picking = Picking.of(question, self._panel.parts) if question else None
        listed = question is not None and self._picking is None
        self._rows = rows(question, self._panel.verbs(look.view)) if question and listed else ()
        self._asked_at = monotonic()
        self._draw()

    def _draw(self) -> None:
        look = self._look
        self.set_class(self._panel.roomy(look.view, *self.app.size), "-roomy")
        self.set_class(self._panel.crowded(look.view), "-crowded")
        self.add_class(f"-{look.view.game}")
        self.query_one("#top", Static).update(self._top())
        self._panel.show(look)
        self.query_one(Log).show(look, look.view.events, look.view.seat)
        self._draw_question()

    def _draw_question(self) -> None:
        look, dock = self._look, self.query_one(Dock)
        self.query_one("#stage", Static).update(self._on_stage())
        if self._picking is not None:
            dock.show_picks(look, self._panel, self._picking, self.has_class("-roomy"))
        elif self._question is not None:
            dock.show(look, self._panel, self._rows)
        else:
            dock.say(*self._while_waiting())

    def show_events(self, look: Look) -> None:
        """Something happened that changes nothing about what is asked."""
        self._look = look
        self.query_one(Log).show(look, look.view.events, look.view.seat)

    def _top(self) -> Text:
        look = self._look
        facts = [
            look.speaker.game(look.view.game),
            look.speaker.say_of(look.view.game, "table-turn", turn=look.view.turn),
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
        if self._picking is not None:
            ask = self._panel.ask_pick(look, self._picking)
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
            "backspace": self._take_back,
            "escape": lambda: self.post_message(LeaveAsked()),
        }
        act = acts.get(event.key)
        if act is not None:
            event.stop()
            act()
        elif self._watching and event.key == "s":
            self.post_message(self.Skipped())
        elif event.character and monotonic() - self._asked_at >= self._guard:
            choice = self._pressed(event.character)
            if choice is not None:
                event.stop()
                self._choose(choice)

    def _pressed(self, key: str) -> Choice | Pick | None:
        if self._picking is not None:
            return self._picking.pressed(key)
        return pressed(self._rows, key)

    def on_chosen(self, message: Chosen) -> None:
        self._choose(message.choice)

    def _choose(self, choice: Choice | Pick) -> None:
        """A reply that is closed says why; a stale one (a second click) is nothing."""
        if isinstance(choice, Pick):
            self._pick(choice)
        elif choice.why_closed is not None:
            why = self._look.speaker.closed(choice.why_closed, choice.reply.verb)
            self.notify(why, markup=False, timeout=3)
        else:
            self._answer(choice.reply)

    def _pick(self, pick: Pick) -> None:
        if self._picking is None or pick not in self._picking.picks():
            return
        if pick.reply is not None:
            self._answer(pick.reply)
        else:
            self._picking = self._picking.add(pick)
            self._draw_question()

    def _take_back(self) -> None:
        if self._picking is not None and self._picking.picked:
            self._picking = self._picking.back()
            self._draw_question()

    def _answer(self, reply: Reply) -> None:
        if self._question is not None and reply in self._question.options:
            self._question, self._rows, self._picking = None, (), None
            self.post_message(self.Answered(reply))

    def _help(self) -> None:
        self.app.push_screen(HelpScreen(self._look))

    def _offer_draw(self) -> None:
        self.post_message(self.DrawOffered())
