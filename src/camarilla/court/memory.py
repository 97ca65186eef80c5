"""What a seat knows of the cards it cannot see, and how to deal them without contradicting it.

Cards that were seen and then hidden again (returned to the court, shown to an inquisitor, proved)
are *sightings*: a card, and the places where it may be now. Each event that moves a hidden card
widens the places; one that turns a card up ends the sighting. Every sighting is true of the real
table, so dealing within them never contradicts the view.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from camarilla.court.events import CardReturned, CardsDrawn, LifeLost
from camarilla.court.table import CourtSeen
from camarilla.kernel import AnyEvent, Event, Fate, View, draw

COURT = -1
"""The court deck as a place; the others are seats, for their hands."""


class Sighting:
    """A card that was seen, and the places where it may be now."""

    __slots__ = ("card", "places")

    def __init__(self, card: str, places: Iterable[int]) -> None:
        self.card = card
        self.places = set(places)

    def __repr__(self) -> str:
        return f"{self.card} in {sorted(self.places)}"


class Memory:
    """Where the cards that one seat has seen may be now."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.sightings: list[Sighting] = []

    def see(self, event: AnyEvent) -> None:
        """Take note of an event, as the seat saw it."""
        note = _NOTES.get(type(event))
        if note is not None:
            note(self, event)

    def shown(self, card: str, seat: int) -> None:
        """A seat's card was shown: it is in that hand now."""
        self.gone(card, seat)
        self.sightings.append(Sighting(card, {seat}))

    def gone(self, card: str, place: int) -> None:
        """A card that was in a place is accounted for. If it may have been one that was seen
        before, that sighting says nothing more; the one surest to be there is given up."""
        found = [s for s in self.sightings if s.card == card and place in s.places]
        if found:
            self.sightings.remove(min(found, key=lambda sighting: len(sighting.places)))

    def drawn(self, seat: int, cards: tuple[str, ...] | None) -> None:
        """Cards went from the court to a hand, seen or unseen."""
        if cards is None:
            self._widen(COURT, seat)
        for card in cards or ():
            self.gone(card, COURT)

    def returned(self, seat: int, card: str | None) -> None:
        """A card went from a hand to the court, seen or unseen."""
        if card is None:
            self._widen(seat, COURT)
            return
        self.gone(card, seat)
        self.sightings.append(Sighting(card, {COURT}))

    def _widen(self, source: int, goal: int) -> None:
        for sighting in self.sightings:
            if source in sighting.places:
                sighting.places.add(goal)


def _note_drawn(memory: Memory, event: CardsDrawn) -> None:
    memory.drawn(event.seat, event.cards.value)


def _note_returned(memory: Memory, event: CardReturned) -> None:
    memory.returned(event.seat, event.card.value)


def _note_lost(memory: Memory, event: LifeLost) -> None:
    memory.gone(event.card, event.seat)


_NOTES: dict[type, Callable[[Memory, Any], None]] = {
    CardsDrawn: _note_drawn,
    CardReturned: _note_returned,
    LifeLost: _note_lost,
}


def notes(kind: type[Event]) -> Callable[[Callable[[Memory, Any], None]], Callable[..., None]]:
    """How to take note of a kind of event: for games that have events of their own."""

    def keep(note: Callable[[Memory, Any], None]) -> Callable[[Memory, Any], None]:
        _NOTES[kind] = note
        return note

    return keep


def remember(view: View) -> Memory:
    """What the seat of a view has seen so far."""
    memory = Memory(view.seat)
    for event in view.events:
        memory.see(event)
    return memory


def unseen(seen: CourtSeen, cards: Counter[str]) -> Counter[str]:
    """Of all the cards in play, those that this view does not show."""
    pool = Counter(cards)
    for seat in seen.seats:
        for shown in (seat.face_up, seat.hand or (), seat.aside or ()):
            pool.subtract(shown)
    return pool


def deal_hidden(
    room: dict[int, int], pool: Counter[str], memory: Memory, fate: Fate
) -> dict[int, list[str]] | None:
    """Deal the unseen cards to places with so much room each, within what is remembered.

    None when that cannot be done: then the pool is not the one that was played with.
    """
    if min(pool.values(), default=0) < 0:
        return None
    sightings = sorted(memory.sightings, key=lambda sighting: len(sighting.places))
    if not Counter(sighting.card for sighting in sightings) <= pool:
        return None
    left = dict(room)
    dealt: dict[int, list[str]] = {place: [] for place in room}
    if not _place(sightings, left, dealt, fate):
        return None
    rest = sorted((pool - Counter(sighting.card for sighting in sightings)).elements())
    for place, count in left.items():
        dealt[place].extend(draw(rest, fate) for _ in range(count))
    return dealt


def _place(
    sightings: list[Sighting], left: dict[int, int], dealt: dict[int, list[str]], fate: Fate
) -> bool:
    """Put each sighted card into one of its places, at random, going back where it must."""
    if not sightings:
        return True
    sighting, *others = sightings
    places = sorted(place for place in sighting.places if left.get(place, 0) > 0)
    while places:
        place = places.pop(fate.pick(len(places)))
        left[place] -= 1
        dealt[place].append(sighting.card)
        if _place(others, left, dealt, fate):
            return True
        dealt[place].pop()
        left[place] += 1
    return False
