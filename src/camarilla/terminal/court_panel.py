"""The court table: purses, cards and claims of every seat; the looker's own hand."""

from collections.abc import Iterable
from math import ceil

from rich.style import Style
from rich.table import Table as Lines
from rich.text import Text
from textual.containers import Grid, Horizontal
from textual.widget import Widget
from textual.widgets import Static

from camarilla.court.honesty import is_true
from camarilla.court.roles import Box
from camarilla.court.table import CourtRules, CourtSeen, SeatSeen
from camarilla.kernel import Reply, View, rules_for
from camarilla.terminal.claims import Standing, claims_so_far
from camarilla.terminal.emblems import emblem
from camarilla.terminal.panels import Look, TablePanel, draws

BACK = Style(color="#8d78c4", bgcolor="#3b2f5a")
GOLD = Style(color="#e0b75e", bold=True)
DIM = Style(color="#a79fb3")
FADED = Style(color="#6d6580")


@draws(CourtSeen)
class CourtPanel(TablePanel):
    def __init__(self) -> None:
        self._seats = Seats()
        self._hand = Hand()

    def seats(self) -> Widget:
        return self._seats

    def hand(self) -> Widget:
        return self._hand

    def show(self, look: Look) -> None:
        self._seats.show(look)
        self._hand.show(look)

    def facts(self, look: Look) -> list[str]:
        return [look.speaker.say("table-court", cards=_court(look.view).court)]

    def holdings(self, look: Look) -> list[Text]:
        return [_holding(look, number) for number in range(look.view.seats)]

    def verbs(self, view: View) -> tuple[str, ...]:
        return tuple(_box(view).actions)

    def truth(self, view: View, reply: Reply) -> bool | None:
        if view.seat is None:
            return None
        hand = _court(view).seats[view.seat].hand or ()
        step = view.window.step if view.window else None
        return is_true(_box(view), step, reply, hand)


def _court(view: View) -> CourtSeen:
    assert isinstance(view.table, CourtSeen)
    return view.table


def _box(view: View) -> Box:
    rules = rules_for(view.game, view.seats, view.options)
    assert isinstance(rules, CourtRules)
    return rules.box_seen(_court(view))


# -- seats ---------------------------------------------------------------------------------------


def columns(seats: int, width: int, least: int = 17) -> int:
    """How many seats side by side: as few lines as there is room for, and these evenly filled.

    >>> columns(6, 80), columns(10, 80), columns(3, 200), columns(5, 10)
    (3, 4, 3, 1)
    """
    lines = ceil(seats / max(1, width // least))
    return ceil(seats / lines)


class Seats(Grid):
    """One box a seat."""

    def __init__(self) -> None:
        super().__init__(id="seats")

    def on_resize(self) -> None:
        if self.children:
            self.styles.grid_size_columns = columns(len(self.children), self.size.width)

    def show(self, look: Look) -> None:
        if len(self.children) != look.view.seats:
            self.remove_children()
            self.mount_all([SeatBox() for _ in range(look.view.seats)])
            self.styles.grid_size_columns = columns(look.view.seats, self.size.width)
        claims = claims_so_far(look.view.events)
        for seat, box in enumerate(self.query(SeatBox)):
            box.show(look, seat, claims.get(seat, {}))


class SeatBox(Static):
    """A seat: name and coins, cards, claims. The seat on turn has a golden edge and a mark."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[Look, int, dict[str, Standing]] | None = None

    def show(self, look: Look, seat: int, claims: dict[str, Standing]) -> None:
        self._shown = look, seat, claims
        living = seat in look.view.living
        self.set_class(_court(look.view).active == seat and living, "-turn")
        self.set_class(not living, "-exiled")
        self._draw()

    def on_resize(self) -> None:
        self._draw()

    def _draw(self) -> None:
        if self._shown is None:
            return
        look, seat, claims = self._shown
        room = self.content_size.width
        lines = Lines.grid(expand=True)
        lines.add_column(no_wrap=True, overflow="ellipsis")
        lines.add_row(_ends(_name(look, seat, room), _purse(look, seat)))
        cards = _cards(look, _court(look.view).seats[seat], tokens_of(look, seat))
        if self.screen.has_class("-roomy"):
            lines.add_row(cards)
            lines.add_row(_chips(look, claims, room))
        else:
            lines.add_row(_ends(cards, _chips(look, claims)))
        self.update(lines)


def _ends(left: Text, right: Text) -> Lines:
    """Two things at the two ends of a line."""
    line = Lines.grid(expand=True)
    line.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    line.add_column(no_wrap=True, justify="right")
    line.add_row(left, right)
    return line


def _name(look: Look, seat: int, room: int) -> Text:
    view = look.view
    living = seat in view.living
    turn = living and _court(view).active == seat
    text = Text(no_wrap=True, overflow="ellipsis").append("▶ " if turn else "  ", style=GOLD)
    text.append(look.names[seat], style=(GOLD if turn else Style(bold=True)) if living else FADED)
    own = look.speaker.say("table-you")
    mark = f" ({own})"
    fits = len(text) + len(mark) + len("10 ●") <= room
    if living and fits and view.seat == seat and look.names[seat].lower() != own:
        text.append(mark, style=DIM)
    return text


def _purse(look: Look, seat: int) -> Text:
    if seat not in look.view.living:
        return Text(look.speaker.say("table-exiled"), style=FADED)
    return Text(f"{_court(look.view).seats[seat].coins} ●", style=GOLD)


def tokens_of(look: Look, seat: int) -> tuple[str, ...]:
    """The tokens that lie before a seat, at tables that have any."""
    tokens = getattr(look.view.table, "tokens", None)
    return () if tokens is None else tuple(tokens.of(seat))


def _cards(look: Look, seat: SeatSeen, tokens: tuple[str, ...] = ()) -> Text:
    """Face-down cards as backs, those set aside for good as blanks; those turned up by name,
    crossed out; then the tokens."""
    text = Text("  ", no_wrap=True, overflow="ellipsis")
    for _ in range(seat.cards):
        text.append("▒▒", style=BACK)
        text.append(" ")
    text.append("░░ " * seat.set_aside if seat.cards or seat.face_up else "", style=FADED)
    for token in tokens:
        text.append(f"{emblem(token).sign} ", style=emblem(token).glow)
    short = len(seat.face_up) > 1
    for role in seat.face_up:
        text.append_text(_turned_up(look, role, short))
        text.append(" ")
    return text


def _turned_up(look: Look, role: str, short: bool) -> Text:
    name = look.speaker.role(role)
    text = Text().append(emblem(role).sign + ("" if short else " "), style=DIM)
    return text.append(name[:4] if short else name, style=DIM + Style(strike=True))


def _chips(look: Look, claims: dict[str, Standing], room: int = 0) -> Text:
    """The claims so far; by their full names where there is room for them."""
    names = {role: look.speaker.role(role) for role in claims}
    full = sum(len(name) + 4 for name in names.values()) <= room
    chips = []
    for role, standing in claims.items():
        name = f" {names[role]}" if full else names[role][:2]
        chips.append(Text(f"{emblem(role).sign}{name}{standing.value}", style=emblem(role).glow))
    return Text("  ", no_wrap=True, overflow="ellipsis").append_text(Text(" ").join(chips))


# -- the hand ------------------------------------------------------------------------------------


class Hand(Horizontal):
    """The looker's own cards, on paper; nothing at all when nobody in particular looks."""

    def __init__(self) -> None:
        super().__init__(id="hand")

    def show(self, look: Look) -> None:
        self.remove_children()
        self.mount_all(self._cards(look))

    def _cards(self, look: Look) -> Iterable[Widget]:
        view, say = look.view, look.speaker.say
        if view.seat is None:
            return [Static(Text(say("table-hand-covered"), style=DIM), classes="note")]
        own = _court(view).seats[view.seat]
        cards: list[Widget] = [PaperCard(look, role) for role in own.hand or ()]
        if own.aside and own.hand:
            aside = look.speaker.join([look.speaker.role(role) for role in own.aside])
            note = Text(say("table-set-aside", cards=aside), style=DIM)
            cards.append(Static(note, classes="note"))
        return cards


class PaperCard(Static):
    """A card of one's own: its emblem, its name, what it does and what it blocks."""

    def __init__(self, look: Look, role: str) -> None:
        super().__init__(classes="card")
        self._look = look
        self._role = role

    def on_mount(self) -> None:
        sign, speaker = emblem(self._role), self._look.speaker
        title = f"{sign.sign} {speaker.role(self._role)}"
        text = Text.assemble((title, Style(color=sign.ink, bold=True)))
        if self.screen.has_class("-roomy"):
            self.styles.border = ("round", sign.ink)
            for form in ("brief", "blocks"):
                line = speaker.role(self._role, form)
                text.append(f"\n{line}", style=Style(color="#5c5170"))
        self.update(text)


# -- the end -------------------------------------------------------------------------------------


def _holding(look: Look, number: int) -> Text:
    seat = _court(look.view).seats[number]
    living = number in look.view.living
    name = look.names[number].ljust(max(map(len, look.names)))
    text = Text().append(name, style=Style(bold=True) if living else DIM)
    for role in seat.hand or ():
        text.append(f"  {emblem(role).sign} {look.speaker.role(role)}", style=emblem(role).glow)
    if seat.hand is None and seat.cards:
        text.append("  " + look.speaker.say("end-hidden", cards=seat.cards))
    for role in seat.face_up:
        text.append("  ").append_text(_turned_up(look, role, short=False))
    if not living:
        text.append(f"  {look.speaker.say('end-seat-out')}", style=FADED)
    return text
