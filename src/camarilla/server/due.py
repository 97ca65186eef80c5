"""When a seat's time is up, and when a match is overdue for whoever sees to it."""

from msgspec.structs import replace

from camarilla.kernel import Game
from camarilla.server.clocks import PACES
from camarilla.server.document import MatchDocument


def deadline(document: MatchDocument, window: int | None, opened: float, seat: int) -> float | None:
    """When a seat's time for the open window is up."""
    pace = PACES[document.pace]
    if pace is None:
        return None
    granted_in, seconds = document.granted.get(seat, (None, 0.0))
    return opened + pace.question + (seconds if granted_in == window else 0.0)


def due(
    document: MatchDocument, game: Game, opened: float, at: float, pause: float, grace: float
) -> float | None:
    """When somebody should have moved the match on, as it is at `at`: a bot after its pause, the
    clock at the next deadline, and what is over should be closed. None: it is up to people. After
    a grace, whoever notices does it."""
    if game.over:
        return at + grace if document.winners is None else None
    if any(document.holders[seat].played_by_bot for seat in game.asked):
        return at + pause + grace
    deadlines = (deadline(document, game.window, opened, seat) for seat in game.asked)
    known = [time for time in deadlines if time is not None]
    return min(known) + grace if known else None


def grant(document: MatchDocument, seat: int, window: int, seconds: float) -> MatchDocument:
    """More time for a seat in a window, out of its reserve."""
    granted_in, before = document.granted.get(seat, (None, 0.0))
    total = seconds + (before if granted_in == window else 0.0)
    return replace(
        document,
        drawn={**document.drawn, seat: document.drawn.get(seat, 0.0) + seconds},
        granted={**document.granted, seat: (window, total)},
    )
