"""Laying out a table that a view could be a view of: the part that all court games share."""

from camarilla.court.memory import COURT, aside
from camarilla.court.table import Court, CourtSeen


def hidden_room(seen: CourtSeen) -> dict[int, int]:
    """The hands and the deck that a view does not show, and how many cards each has."""
    room = {s: seat.cards for s, seat in enumerate(seen.seats) if seat.hand is None}
    room[COURT] = seen.court
    return room


def aside_room(seen: CourtSeen) -> dict[int, int]:
    """The cards set aside that a view does not show, and how many there are."""
    return {
        aside(s): seat.set_aside
        for s, seat in enumerate(seen.seats)
        if seat.aside is None and seat.set_aside
    }


def lay_out(table: Court, seen: CourtSeen, dealt: dict[int, list[str]]) -> None:
    """Lay a table out as it was seen, with the hidden cards as they were dealt."""
    table.deck = sorted(dealt[COURT])
    for s, seat in enumerate(seen.seats):
        table.hands[s] = tuple(dealt[s]) if seat.hand is None else seat.hand
        table.face_up[s] = seat.face_up
        table.coins[s] = seat.coins
    table.active = seen.active
    table.estates = dict(seen.estates)
    table.treasury -= sum(table.coins) + sum(table.estates.values())
