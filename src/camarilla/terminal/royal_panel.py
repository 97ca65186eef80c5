"""Coup Royal's table: the places with their loot and last visitors; below, what every seat has."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.style import Style
from rich.table import Table as Lines
from rich.text import Text
from textual.containers import Grid, VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from camarilla.games.royal.deck import (
    CARTE_BLANCHE,
    COLLECTION,
    COLOURS,
    DOCUMENTS,
    INTRIGUES,
    SAFECRACKER,
    symbols,
)
from camarilla.games.royal.events import LootStolen, PlaceDeserted, PlansRevealed
from camarilla.games.royal.plans import targets
from camarilla.games.royal.scoring import fame_by_category, held, total_fame
from camarilla.games.royal.table import HideoutSeen, RoyalRules, RoyalSeen
from camarilla.kernel import AnyEvent, Reply, View, rules_for
from camarilla.terminal.court_panel import columns
from camarilla.terminal.emblems import emblem
from camarilla.terminal.keys import Parts, Pick
from camarilla.terminal.panels import Look, TablePanel, draws

BACK = Style(color="#8d78c4", bgcolor="#3b2f5a")
GOLD = Style(color="#e0b75e", bold=True)
DIM = Style(color="#a79fb3")
FADED = Style(color="#6d6580")

CARD_SIGNS = {CARTE_BLANCHE: "◇◇◇", SAFECRACKER: "▒▒▒", INTRIGUES: "⇄⇄⇄"}
ITEM = "★"
PARTNER = "◆"
THIEF, TOOK, SNITCH, DESERTED = "→", "✓", "◉", "✗"


@draws(RoyalSeen)
class RoyalPanel(TablePanel):
    def __init__(self) -> None:
        self._heist = Heist()
        self._own = Static(id="royal-own")

    def seats(self) -> Widget:
        return self._heist

    def hand(self) -> Widget:
        return self._own

    def show(self, look: Look) -> None:
        self._heist.show(look)
        roomy = self._heist.screen.has_class("-roomy")
        self._own.display = roomy and look.view.seat is not None
        self._own.update(_own(look))

    def facts(self, look: Look) -> list[str]:
        table, say = _table(look.view), look.speaker.say
        return [
            look.speaker.noun("deck", table.deck),
            say("royal-left", loot=sum(table.stacks), secrets=table.pile),
        ]

    def holdings(self, look: Look) -> list[Text]:
        """The seats by their fame, the winners first."""
        standing = Standing.of(look.view)
        order = sorted(range(look.view.seats), key=lambda seat: -standing.total[seat])
        return [_holding(look, standing, seat) for seat in order]

    def roomy(self, view: View, width: int, height: int) -> bool:
        """Below 100 columns the log takes its lines from the table."""
        return height >= (35 if width >= 100 else 44)

    def crowded(self, view: View) -> bool:
        return True

    def parts(self, reply: Reply) -> Parts | None:
        if reply.verb != "plan" or reply.what is None:
            return None
        return tuple(frozenset(places) for places in targets(reply.what))

    def pick(self, look: Look, pick: Pick, roomy: bool) -> Text:
        text = Text(look.speaker.noun("place", pick.mark))
        card = _table(look.view).loot.get(pick.mark)
        if not roomy or card is None:
            return text
        width = max(len(look.speaker.noun("place", place)) for place in _table(look.view).loot)
        text.pad_right(width + 2 - len(text))
        text.append_text(_signs(look, card)).append(" ")
        if symbols(card) and card != COLLECTION:
            return text.append(look.speaker.noun("loot", card), style=DIM)
        text.append(look.speaker.noun("loot", card))
        return text.append(f": {look.speaker.noun('loot', card, 'brief')}", style=DIM)


def _table(view: View) -> RoyalSeen:
    assert isinstance(view.table, RoyalSeen)
    return view.table


def _rules(view: View) -> RoyalRules:
    rules = rules_for(view.game, view.seats, view.options)
    assert isinstance(rules, RoyalRules)
    return rules


# -- what can be read off the table --------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """The fame that the open pieces would bring now; when all is revealed, the fame."""

    holdings: tuple[tuple[int, ...], ...]
    by_colour: tuple[tuple[int, ...], ...]
    total: tuple[int, ...]
    final: bool

    @staticmethod
    def of(view: View) -> "Standing":
        table, rules = _table(view), _rules(view)
        final = all(seat.secrets is not None for seat in table.seats)
        holdings = tuple(held(s.cubes, (s.secrets or ()) if final else ()) for s in table.seats)
        items = [sum(rules.item_fame[item] for item in seat.items) for seat in table.seats]
        by_colour = fame_by_category(rules.fame_card, holdings)
        return Standing(holdings, by_colour, total_fame(rules.fame_card, holdings, items), final)


@dataclass(frozen=True)
class Visit:
    """Who came to a place in the last round, and what became of its loot."""

    thieves: tuple[int, ...]
    snitches: tuple[int, ...]
    took: bool = False
    deserted: bool = False


def last_visits(events: Iterable[AnyEvent]) -> dict[str, Visit]:
    """The visits of the last round whose plans are revealed, by place."""
    plans: tuple[str, ...] = ()
    took: set[str] = set()
    deserted: set[str] = set()
    for event in events:
        if isinstance(event, PlansRevealed):
            plans, took, deserted = event.plans, set(), set()
        elif isinstance(event, LootStolen):
            took.add(event.place)
        elif isinstance(event, PlaceDeserted):
            deserted.add(event.place)
    sent = [targets(plan) for plan in plans]
    places = deserted.union(*(set(thieves + snitches) for thieves, snitches in sent))
    return {
        place: Visit(
            tuple(seat for seat, (thieves, _) in enumerate(sent) if place in thieves),
            tuple(seat for seat, (_, snitches) in enumerate(sent) if place in snitches),
            place in took,
            place in deserted,
        )
        for place in places
    }


# -- places and seats ----------------------------------------------------------------------------


class Heist(VerticalScroll, can_focus=False):
    """Everything that lies open."""

    def __init__(self) -> None:
        super().__init__(id="heist")
        self._places = Grid(id="places")
        self._hideouts = Static(id="hideouts")

    def on_mount(self) -> None:
        self.mount_all([self._places, self._hideouts])

    def on_resize(self) -> None:
        self._arrange()

    def _arrange(self) -> None:
        count, width = len(self._places.children), self.size.width
        if count and width:
            self._places.styles.grid_size_columns = columns(count, width, least=18)
        room = self.screen.size.height
        self.styles.max_height = max(2, room - (10 if room >= 20 else 9))  # the replies come first

    def show(self, look: Look) -> None:
        loot = _table(look.view).loot
        self._places.display = self.screen.has_class("-roomy") or not _about_cubes(look.view)
        if len(self._places.children) != len(loot):
            self._places.remove_children()
            self._places.mount_all([PlaceBox() for _ in loot])
            self._arrange()
        visits = last_visits(look.view.events)
        for place, box in zip(loot, self._places.query(PlaceBox), strict=True):
            box.update(_place(look, place, visits.get(place)))
        self._hideouts.update(_hideouts(look))


def _about_cubes(view: View) -> bool:
    """Whether the looker is asked about cubes: then, in little room, the places step aside."""
    question = view.window.question if view.window else None
    return question is not None and question.kind != "plan"


class PlaceBox(Static):
    """A place: its name, its loot, and who came last."""


def _place(look: Look, place: str, visit: Visit | None) -> Lines:
    box = Lines.grid(expand=True)
    box.add_column(no_wrap=True, overflow="ellipsis")
    title = Text.assemble((f"{place} ", GOLD), (look.speaker.noun("place", place), "bold"))
    box.add_row(title)
    box.add_row(_loot(look, _table(look.view).loot[place]))
    box.add_row(_visitors(look, visit))
    return box


def _loot(look: Look, card: str | None) -> Text:
    if card is None:
        return Text(f"  {look.speaker.say('royal-empty')}", style=FADED)
    text = Text("  ").append_text(_signs(look, card))
    if symbols(card) and card != COLLECTION:
        return text
    return text.append(" ").append(look.speaker.noun("loot", card, "short"))


def _signs(look: Look, card: str) -> Text:
    """A loot card in signs: one for each cube, a star with its fame for a special item."""
    if symbols(card):
        return Text("").join([_sign(colour) for colour in sorted(symbols(card))])
    if card in DOCUMENTS:
        return Text("½").append_text(_sign(DOCUMENTS[card]))
    fame = _rules(look.view).item_fame.get(card)
    return Text(CARD_SIGNS.get(card, f"{ITEM}{fame}"), style=GOLD)


def _sign(colour: str) -> Text:
    return Text(emblem(colour).sign, style=Style(color=emblem(colour).glow, bold=True))


def _visitors(look: Look, visit: Visit | None) -> Text:
    text = Text("  ", style=DIM)
    if visit is None:
        return text
    if visit.deserted:
        return text.append(DESERTED)
    groups = [(SNITCH, visit.snitches), (TOOK if visit.took else THIEF, visit.thieves)]
    room = 12 if len(visit.snitches + visit.thieves) <= 2 else 4
    shown = [
        f"{sign}{','.join(look.names[seat][:room] for seat in seats)}"
        for sign, seats in groups
        if seats
    ]
    return text.append(" ".join(shown), style=GOLD if visit.took else DIM)


def _hideouts(look: Look) -> Lines:
    """A line a seat: cubes of each colour and the fame they would bring, secret loot, items."""
    speaker, view = look.speaker, look.view
    lines = Lines.grid(expand=True, padding=(0, 1, 0, 0))
    lines.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    for _ in COLOURS:
        lines.add_column(no_wrap=True, overflow="ellipsis", justify="right")
    for _ in range(3):
        lines.add_column(no_wrap=True, justify="right")
    titles = [_sign(c).append(f" {speaker.noun('colour', c)}", style=DIM) for c in COLOURS]
    words = ("royal-secrets", "royal-items", "royal-fame")
    lines.add_row(Text(), *titles, *(Text(speaker.say(word), style=DIM) for word in words))
    standing = Standing.of(view)
    for seat in range(view.seats):
        lines.add_row(*_hideout(look, standing, seat))
    pays = [Text("/".join(map(str, row)), style=DIM) for row in _rules(view).fame_card.rows]
    lines.add_row(Text(f"  {speaker.say('royal-pays')}", style=DIM), *pays)
    supply = [Text(f"{count}   ", style=DIM) for count in _table(view).supply]
    lines.add_row(Text(f"  {speaker.say('royal-supply')}", style=DIM), *supply)
    return lines


def _hideout(look: Look, standing: Standing, seat: int) -> list[Text]:
    table, view = _table(look.view), look.view
    own = view.seat == seat
    name = Text(f"{PARTNER} " if table.partner == seat else "  ", style=GOLD)
    name.append(look.names[seat], style=GOLD if own else Style(bold=True))
    you = look.speaker.say("table-you")
    if own and look.names[seat].lower() != you:
        name.append(f" ({you})", style=DIM)
    counts = zip(standing.holdings[seat], standing.by_colour, strict=True)
    cells = [_cubes(count, fame[seat]) for count, fame in counts]
    hideout = table.seats[seat]
    total = Text(str(standing.total[seat]), style=GOLD)
    return [name, *cells, _secrets(hideout), _items(look, hideout), total]


def _cubes(count: int, fame: int) -> Text:
    text = Text(str(count), style="bold" if count else FADED)
    return text.append(f" +{fame}" if fame else "   ", style=GOLD + Style(bold=False))


def _secrets(hideout: HideoutSeen) -> Text:
    """One's own by colour; of others' only how many."""
    if not hideout.secret_cards:
        return Text("·", style=FADED)
    if hideout.secrets is None:
        return Text.assemble(("▒▒", BACK), f" {hideout.secret_cards}")
    counts = [(colour, hideout.secrets.count(colour)) for colour in COLOURS]
    return Text("").join([_sign(c).append(str(n), style="bold") for c, n in counts if n])


def _items(look: Look, hideout: HideoutSeen) -> Text:
    worth = _rules(look.view).item_fame
    stars = "".join(f"{ITEM}{worth[item]}" for item in hideout.items)
    return Text(stars or "·", style=GOLD if stars else FADED)


# -- the looker's own, and the end ---------------------------------------------------------------


def _own(look: Look) -> Text:
    """In words, where there is room for them: secret loot and special items."""
    if look.view.seat is None:
        return Text()
    speaker, own = look.speaker, _table(look.view).seats[look.view.seat]
    words = [speaker.say("royal-own-none")]
    if own.secrets:
        words = [speaker.say("royal-own", secrets=speaker.counted(own.secrets))]
    if own.items:
        names = speaker.join([speaker.noun("loot", item) for item in own.items])
        words.append(speaker.say("royal-own-items", items=names))
    return Text(" ".join(words), style=DIM)


def _holding(look: Look, standing: Standing, seat: int) -> Text:
    width = max(map(len, look.names))
    text = Text(look.names[seat].ljust(width), style="bold")
    if standing.final:
        fame = look.speaker.say("end-fame", fame=standing.total[seat])
        text.append(f"  {fame:>8}", style=GOLD)
    counts = zip(COLOURS, standing.holdings[seat], standing.by_colour, strict=True)
    for colour, count, by_seat in counts:
        text.append("  ").append_text(_sign(colour)).append(f" {count}")
        text.append(f" +{by_seat[seat]}" if by_seat[seat] else "   ", style=GOLD)
    items = _items(look, _table(look.view).seats[seat])
    return text.append("  ").append_text(items)
