"""What a seat may know, and what it can imagine.

A view has perfect recall: the table as the seat sees it, and all events as it saw them. It is
everything a bot gets, and everything that is sent to a browser.
"""

from typing import Any

from msgspec import Struct

from camarilla.kernel.events import AnyEvent
from camarilla.kernel.fate import Fate
from camarilla.kernel.questions import Question, Reply
from camarilla.kernel.rules import rules_for
from camarilla.kernel.state import State, Window
from camarilla.kernel.steps import Ask, Step
from camarilla.kernel.table import Outcome, Seen


class OpenWindow(Struct, frozen=True):
    """An open window as a seat sees it: who is asked is public, who has answered is not."""

    number: int
    step: Step
    seats: tuple[int, ...]
    question: Question | None = None
    answer: Reply | None = None


class View(Struct, frozen=True):
    """What one seat may know of a game; `seat` is None for a spectator."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seat: int | None
    turn: int
    living: tuple[int, ...]
    agreed: tuple[int, tuple[int, ...]]
    table: Seen
    agenda: tuple[Step, ...]
    window: OpenWindow | None
    windows: int
    events: tuple[AnyEvent, ...]
    outcome: Outcome | None


def view(state: State, seat: int | None, events: tuple[AnyEvent, ...] | None = None) -> View:
    """What a seat, or a spectator (None), may know of this state.

    `events` replaces the events, for whoever has the earlier ones already.
    """
    table = state.table
    rules = table.rules
    return View(
        game=rules.key,
        version=rules.version,
        seats=rules.seats,
        options=rules.options_saved,
        seat=seat,
        turn=table.turn,
        living=table.living,
        agreed=state.agreed,
        table=table.seen_by(seat),
        agenda=tuple(state.agenda),
        window=_open_window(state, seat),
        windows=state.windows,
        events=events_seen(state, seat) if events is None else events,
        outcome=table.outcome,
    )


def events_seen(state: State, seat: int | None, since: int = 0) -> tuple[AnyEvent, ...]:
    """The events from number `since` on, as a seat sees them."""
    table = state.table
    return tuple([event.seen_by(seat) for event in table.events[since : table.told]])


def _open_window(state: State, seat: int | None) -> OpenWindow | None:
    window = state.window
    if window is None:
        return None
    answer = None if seat is None else state.answers.get(seat)
    asked = seat is not None and answer is None and seat in window.seats
    question = state.question(seat) if asked and seat is not None else None
    return OpenWindow(window.number, window.step, window.seats, question, answer)


def imagine(seen: View, fate: Fate) -> State:
    """A complete state that this could be a view of: what is hidden is dealt by `fate`.

    Nobody else is taken to have answered the open window yet, since a view does not tell.
    """
    rules = rules_for(seen.game, seen.seats, seen.options)
    table = rules.imagine(seen, fate)
    table.turn = seen.turn
    table.living = seen.living
    table.outcome = seen.outcome
    table.events = list(seen.events)
    table.told = len(seen.events)
    state = State(table, ())
    state.agenda = list(seen.agenda)
    state.windows = seen.windows
    state.agreed = seen.agreed
    if seen.window is not None:
        step = seen.window.step
        assert isinstance(step, Ask)
        state.window = Window(seen.window.number, step, seen.window.seats)
        if seen.seat is not None and seen.window.answer is not None:
            state.answers[seen.seat] = seen.window.answer
    return state
