"""The replies: a line for each, or for each verb with its targets; one key or one click."""

from collections.abc import Sequence
from math import ceil

from rich.style import Style
from rich.text import Text
from textual import events
from textual.containers import Grid, ItemGrid, VerticalScroll
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from camarilla.kernel import PASS
from camarilla.terminal.keys import PASS_KEY, Choice, Pick, Picking, Row
from camarilla.terminal.panels import Look, TablePanel
from camarilla.terminal.screens import KeyHint

KEY = Style(color="#1b1626", bgcolor="#e0b75e", bold=True)
CHALLENGE_KEY = Style(color="#1b1626", bgcolor="#f0788a", bold=True)
TRUE = Style(color="#6cc99e")
BLUFF = Style(color="#e0b75e", italic=True)
CLOSED = Style(color="#7d748f")


class Chosen(Message):
    """Somebody clicked a reply, or pressed Enter on it."""

    def __init__(self, choice: Choice | Pick) -> None:
        super().__init__()
        self.choice = choice


class ReplyButton(Static, can_focus=True):
    """A reply to be had for one key, or one of the picks that make it up."""

    def __init__(self, choice: Choice | Pick, label: Text, hint: str, classes: str = "") -> None:
        super().__init__(label, classes=classes)
        self.choice = choice
        self.label = label
        self.tooltip = Text(hint)

    def on_click(self) -> None:
        self.post_message(Chosen(self.choice))

    def on_key(self, event: events.Key) -> None:
        if event.key == "enter":
            event.stop()
            self.post_message(Chosen(self.choice))


class Dock(VerticalScroll, can_focus=False):
    """All the replies to one question."""

    def __init__(self) -> None:
        super().__init__(id="dock")

    def show(self, look: Look, panel: TablePanel, table: tuple[Row, ...]) -> None:
        self.remove_children()
        self.mount_all([widget for row in table for widget in _line(look, panel, row)])
        self.scroll_home(animate=False)

    def show_picks(self, look: Look, panel: TablePanel, picking: Picking, roomy: bool) -> None:
        """What may be picked now; all in view at once, below what is asked."""
        widgets: list[Widget] = [_pick(look, panel, pick, roomy) for pick in picking.picks()]
        if picking.picked:
            widgets.append(KeyHint("backspace", "⌫", look.speaker.say("pick-back")))
        self.remove_children()
        self.mount_all(widgets if roomy else [Picks(widgets)])
        self.scroll_home(animate=False)

    def say(self, *widgets: Widget) -> None:
        """Nothing to answer: show this instead."""
        self.remove_children()
        self.mount_all(widgets)


def _line(look: Look, panel: TablePanel, row: Row) -> list[Widget]:
    first = row.choices[0]
    if row.why_closed is not None:
        return [Static(_closed(look, row), classes="closed")]
    if not row.grouped:
        label = _key(first).append(" ").append(_full(look, first))
        label.append_text(_truth(look, panel, first))
        return [ReplyButton(first, label, _full(look, first), classes=_kind(first))]
    heading = Text(look.speaker.group(first.reply, look.view, look.names))
    heading.append_text(_truth(look, panel, first))
    targets = [_target(look, choice) for choice in row.choices if choice.open]
    return [Static(heading, classes="heading"), Targets(targets)]


class Targets(ItemGrid):
    """The targets of one verb, side by side."""

    def __init__(self, buttons: Sequence[ReplyButton]) -> None:
        widest = min(24, max(len(button.label) for button in buttons) + 2)
        super().__init__(*buttons, min_column_width=widest, max_column_width=24)


class Picks(Grid):
    """Picks side by side, in at most two lines."""

    def __init__(self, widgets: Sequence[Widget]) -> None:
        super().__init__(*widgets)
        self.styles.grid_size_columns = max(1, ceil(len(widgets) / 2))


def _pick(look: Look, panel: TablePanel, pick: Pick, roomy: bool) -> ReplyButton:
    label = Text(no_wrap=True, overflow="ellipsis").append(f" {pick.mark} ", style=KEY)
    label.append(" ").append_text(panel.pick(look, pick, roomy))
    hint = panel.pick(look, pick, roomy=True).plain
    if pick.reply is not None:
        hint = look.speaker.reply(pick.reply, look.view, look.names)
    return ReplyButton(pick, label, hint)


def _target(look: Look, choice: Choice) -> ReplyButton:
    label = _key(choice).append(" ")
    label.append(look.speaker.target(choice.reply, look.view, look.names))
    return ReplyButton(choice, label, _full(look, choice), classes=_kind(choice))


def _full(look: Look, choice: Choice) -> str:
    return look.speaker.reply(choice.reply, look.view, look.names)


def _kind(choice: Choice) -> str:
    """The challenge is the one red thing on the screen; letting it pass is quiet."""
    if choice.reply == PASS:
        return "pass"
    return "challenge" if choice.reply.verb == "challenge" else ""


def _key(choice: Choice) -> Text:
    style = CHALLENGE_KEY if _kind(choice) == "challenge" else KEY
    name = "space" if choice.key == PASS_KEY else choice.key or "·"
    return Text.assemble((f" {name} ", style))


def _truth(look: Look, panel: TablePanel, choice: Choice) -> Text:
    """To its owner alone: whether a claim would be a bluff."""
    truth = panel.truth(look.view, choice.reply)
    if truth is None:
        return Text()
    message, sign, style = ("claim-true", "✓", TRUE) if truth else ("claim-bluff", "≈", BLUFF)
    return Text("  ").append(f"{sign} {look.speaker.say(message)}", style=style)


def _closed(look: Look, row: Row) -> Text:
    """What is not to be had: only its name, and why."""
    verb = row.choices[0].reply.verb
    text = Text("   ", style=CLOSED).append(look.speaker.action(verb))
    why = look.speaker.closed(row.why_closed or "", verb)
    return text.append(f" – {why}", style=Style(italic=True))
