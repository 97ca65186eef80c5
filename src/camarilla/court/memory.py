"""What a seat knows of the cards it cannot see, and how to deal them without contradicting it.

Cards that were seen and then hidden again (returned to the court, shown to an inquisitor, proved)
are *sightings*: a card, and the places where it may be now. Each event that moves a hidden card
widens the places; one that turns a card up ends the sighting. Where a seat must prove a claim when
it can, a claim that failed tells that its hand *lacks* the role, until a card comes to that hand.
All this is true of the real table, so dealing within it never contradicts the view.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from camarilla.court.events import (
    AsideTurnedUp,
    CardPassed,
    CardReturned,
    CardsDrawn,
    CardsRevealed,
    ClaimFailed,
    LifeLost,
    LifeSetAside,
)
from camarilla.court.table import CourtSeen
from camarilla.kernel import AnyEvent, Event, Fate, View, draw, put_back

COURT = -1
"""The court deck as a place; seats are the places of their hands."""

POOL = -2
"""Cards gathered to be dealt again."""


def aside(seat: int) -> int:
    """What lies face down before a seat, lost, as a place."""
    return -3 - seat


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

    def __init__(self, seat: int | None, proofs_are_forced: bool = False) -> None:
        self.seat = seat
        self.proofs_are_forced = proofs_are_forced
        self.sightings: list[Sighting] = []
        self.lacks: dict[int, set[str]] = {}
        """The roles that are not among the cards of a place."""

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
        before, that sighting is given up, the surest of them; it may also have been another of
        them, so what is left may be wherever the one given up may have been."""
        found = [s for s in self.sightings if s.card == card and place in s.places]
        if found:
            surest = min(found, key=lambda sighting: len(sighting.places))
            self.sightings.remove(surest)
            for sighting in found:
                sighting.places |= surest.places

    def drawn(self, seat: int, cards: tuple[str, ...] | None) -> None:
        """Cards went from the court to a hand, seen or unseen."""
        self.lacks.pop(seat, None)
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

    def passed(self, source: int, goal: int, card: str | None) -> None:
        """A card went from one place to another, seen or unseen."""
        self.lacks.pop(goal, None)
        if card is None:
            self._widen(source, goal)
            return
        self.gone(card, source)
        if goal != self.seat:
            self.sightings.append(Sighting(card, {goal}))

    def emptied(self, place: int) -> None:
        """Nothing is left in a place."""
        for sighting in self.sightings:
            if len(sighting.places) > 1:
                sighting.places.discard(place)

    def failed(self, seat: int, role: str) -> None:
        """A claim was not proved."""
        if self.proofs_are_forced and seat != self.seat:
            self.lacks.setdefault(seat, set()).add(role)

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


def _note_passed(memory: Memory, event: CardPassed) -> None:
    memory.passed(event.seat, event.to, event.card.value)


def _note_aside(memory: Memory, event: LifeSetAside) -> None:
    if event.seat != memory.seat:
        memory.passed(event.seat, aside(event.seat), None)


def _note_turned_up(memory: Memory, event: AsideTurnedUp) -> None:
    memory.gone(event.card, aside(event.seat))


def _note_revealed(memory: Memory, event: CardsRevealed) -> None:
    for card in event.cards:
        memory.gone(card, COURT)
    memory.sightings.extend(Sighting(card, {COURT}) for card in event.cards)


def _note_failed(memory: Memory, event: ClaimFailed) -> None:
    memory.failed(event.seat, event.role)


_NOTES: dict[type, Callable[[Memory, Any], None]] = {
    CardsDrawn: _note_drawn,
    CardReturned: _note_returned,
    LifeLost: _note_lost,
    CardPassed: _note_passed,
    LifeSetAside: _note_aside,
    AsideTurnedUp: _note_turned_up,
    CardsRevealed: _note_revealed,
    ClaimFailed: _note_failed,
}


def notes(kind: type[Event]) -> Callable[[Callable[[Memory, Any], None]], Callable[..., None]]:
    """How to take note of a kind of event: for games that have events of their own."""

    def keep(note: Callable[[Memory, Any], None]) -> Callable[[Memory, Any], None]:
        _NOTES[kind] = note
        return note

    return keep


def remember(view: View, proofs_are_forced: bool = False) -> Memory:
    """What the seat of a view has seen so far. It is only for reading: whoever imagines many
    states from one view reads the same memory each time."""
    global _last
    of, forced, memory = _last
    if of is not view or forced is not proofs_are_forced:
        memory = Memory(view.seat, proofs_are_forced)
        for event in view.events:
            memory.see(event)
        _last = (view, proofs_are_forced, memory)
    return memory


_last: tuple[View | None, bool, Memory] = (None, False, Memory(None))


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
    rest = sorted((pool - Counter(sighting.card for sighting in sightings)).elements())
    deal = _Deal(dict(room), rest, memory.lacks, fate)
    if not deal.place(sightings):
        return None
    for place, count in deal.left.items():
        deal.dealt[place].extend(draw(deal.rest, fate) for _ in range(count))
    return deal.dealt


class _Deal:
    """Cards on their way to places: at random, going back where it must."""

    def __init__(
        self, left: dict[int, int], rest: list[str], lacks: dict[int, set[str]], fate: Fate
    ) -> None:
        self.left = left
        self.rest = rest
        self.lacks = lacks
        self.fate = fate
        self.dealt: dict[int, list[str]] = {place: [] for place in left}

    def place(self, sightings: list[Sighting]) -> bool:
        """Put each sighted card into one of its places; then see to those that lack a role."""
        if not sightings:
            return self._fill([place for place in self.lacks if self.left.get(place, 0)])
        sighting, *others = sightings
        places = sorted(place for place in sighting.places if self._takes(place, sighting.card))
        while places:
            place = places.pop(self.fate.pick(len(places)))
            self._put(sighting.card, place)
            if self.place(others):
                return True
            self._take_out(place)
        return False

    def _fill(self, choosy: list[int]) -> bool:
        """Fill the places that do not take every card."""
        choosy = [place for place in choosy if self.left[place]]
        if not choosy:
            return True
        place = choosy[0]
        cards = sorted({card for card in self.rest if self._takes(place, card)})
        while cards:
            chances = [card for card in self.rest if card in cards]
            card = chances[self.fate.pick(len(chances))]
            cards.remove(card)
            self.rest.remove(card)
            self._put(card, place)
            if self._fill(choosy):
                return True
            put_back(self.rest, self._take_out(place))
        return False

    def _takes(self, place: int, card: str) -> bool:
        return self.left.get(place, 0) > 0 and card not in self.lacks.get(place, ())

    def _put(self, card: str, place: int) -> None:
        self.left[place] -= 1
        self.dealt[place].append(card)

    def _take_out(self, place: int) -> str:
        self.left[place] += 1
        return self.dealt[place].pop()
