"""JSON of states and views. Fields that hold steps, events or tables of any kind are found by tag.

Whatever is loaded here was written by a program, not typed by a person; damage still gives one
clear line.
"""

from functools import cache
from typing import Any, TypeVar

import msgspec

from camarilla.kernel.errors import BadFile, BadSetup
from camarilla.kernel.events import AnyEvent
from camarilla.kernel.questions import Reply
from camarilla.kernel.rules import rules_for
from camarilla.kernel.state import State, Window
from camarilla.kernel.steps import Ask, Step
from camarilla.kernel.table import Seen
from camarilla.kernel.view import View

T = TypeVar("T")

_TAGGED: dict[type, str] = {Step: "step", AnyEvent: "event", Seen: "table"}


class _SavedWindow(msgspec.Struct):
    number: int
    step: Step
    seats: tuple[int, ...]
    answers: dict[int, Reply]


class _SavedState(msgspec.Struct):
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    table: dict[str, Any]
    agenda: tuple[Step, ...]
    window: _SavedWindow | None
    windows: int
    agreed: tuple[int, tuple[int, ...]]
    events: tuple[AnyEvent, ...]


def encode(value: Any) -> bytes:
    """JSON of a view, an event, a question: anything that may leave the engine."""
    return msgspec.json.encode(value)


def decode(data: bytes | str, kind: type[T]) -> T:
    """The value back from its JSON."""
    try:
        return msgspec.json.decode(data, type=kind, dec_hook=_by_tag)
    except msgspec.DecodeError as error:
        name = getattr(kind, "__name__", "message")
        raise BadFile(f"this is not the JSON of a {name}: {error}") from error


def decode_view(data: bytes) -> View:
    """A view from its JSON."""
    return decode(data, View)


def save_state(state: State) -> bytes:
    """A state, secrets and all, in mid-turn if need be."""
    table, window = state.table, state.window
    rules = table.rules
    return encode(
        _SavedState(
            game=rules.key,
            version=rules.version,
            seats=rules.seats,
            options=rules.options_saved,
            table=table.save(),
            agenda=tuple(state.agenda),
            window=None if window is None else _saved_window(window, state.answers),
            windows=state.windows,
            agreed=state.agreed,
            events=tuple(table.events[: table.told]),
        )
    )


def _saved_window(window: Window, answers: dict[int, Reply]) -> _SavedWindow:
    return _SavedWindow(window.number, window.step, window.seats, answers)


def load_state(data: bytes) -> State:
    """A state from what `save_state` gave."""
    saved = decode(data, _SavedState)
    rules = rules_for(saved.game, saved.seats, saved.options)
    if saved.version != rules.version:
        raise BadFile(f"saved by version {saved.version} of {rules.key}, not {rules.version}")
    table = rules.table_type.load(rules, saved.table)
    table.events = list(saved.events)
    table.told = len(saved.events)
    state = State(table, ())
    state.agenda = list(saved.agenda)
    state.windows = saved.windows
    state.agreed = saved.agreed
    if saved.window is not None:
        step = saved.window.step
        assert isinstance(step, Ask)
        state.window = Window(saved.window.number, step, saved.window.seats)
        state.answers = saved.window.answers
    return state


def _by_tag(kind: type, raw: Any) -> Any:
    field = _TAGGED.get(kind)
    if field is None:
        raise NotImplementedError(f"no JSON for {kind}")
    named = _named(kind).get(raw.get(field) if isinstance(raw, dict) else None)
    if named is None:
        raise BadSetup(f"no {field} of that name here")
    return msgspec.convert(raw, named, str_keys=True, dec_hook=_by_tag)


@cache
def _named(kind: type) -> dict[Any, type]:
    """Every concrete class below `kind`, by its tag. Cached: all games are loaded by then."""
    found = {}
    waiting: list[type] = kind.__subclasses__()
    while waiting:
        below = waiting.pop()
        waiting.extend(below.__subclasses__())
        found[below.__name__] = below
    return found
