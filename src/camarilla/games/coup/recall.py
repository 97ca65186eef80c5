"""The facts that a net sees, from the view of one seat: `vector/memory.py` for the real table."""

from typing import Any

import numpy as np

from camarilla.court.events import (
    ActionDeclared,
    CardReturned,
    CardsDrawn,
    Challenged,
    ClaimFailed,
    ClaimProved,
    CounterClaimed,
    LifeLost,
    TurnBegan,
)
from camarilla.court.table import CourtSeen
from camarilla.games.coup.examine import CardShown
from camarilla.games.coup.observation import (
    ACTIONS,
    CLAIMED,
    COPIES,
    EVER,
    FAILED,
    GUARDS,
    LONG_AGO,
    NOBODY,
    PROVED,
    QUESTIONS,
    STALE_CAP,
    Facts,
)
from camarilla.games.coup.replies import role_index
from camarilla.games.coup.sheet import ABOUT, AT, LEAST, MOST, NOTHING, REMEMBERED, TIMES, facts
from camarilla.kernel import View


class Recall:
    """What one seat remembers of the events that it saw. Seats are counted from it on.

    It is kept on a sheet, with the turn of a claim in the place of how long ago it was, and with
    counts beyond their caps.
    """

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.turn = 0
        self.sheet = _BLANK.copy()
        self.proving = False
        self.deed: ActionDeclared | None = None
        self.counter: CounterClaimed | None = None
        self.challenger = NOBODY

    def copy(self) -> "Recall":
        twin = Recall.__new__(Recall)
        twin.__dict__.update(self.__dict__)
        twin.sheet = self.sheet.copy()
        return twin

    def relative(self, seat: int) -> int:
        return (seat - self.seat) % self.seats

    def see(self, event: Any) -> None:
        """Take note of an event, as the seat saw it."""
        note = _NOTES.get(type(event))
        if note is not None:
            note(self, event)

    # -- what is noted ---------------------------------------------------------------------------

    def _turn(self, event: TurnBegan) -> None:
        self.turn = event.turn
        self.deed = self.counter = None

    def _declared(self, event: ActionDeclared) -> None:
        self.deed = event
        if event.role is not None:
            self._claim(event.seat, event.role)

    def _countered(self, event: CounterClaimed) -> None:
        self.counter = event
        self._claim(event.seat, event.role)
        self.sheet[AT.guards[self.relative(event.seat)]] |= GUARDS[event.action]

    def _claim(self, seat: int, role: str) -> None:
        who, what = self.relative(seat), role_index(role)
        self.sheet[AT.claims[CLAIMED][who][what]] += 1
        self.sheet[AT.claims[EVER][who][what]] += 1
        self.sheet[AT.since[who][what]] = self.turn

    def _challenged(self, event: Challenged) -> None:
        self.challenger = self.relative(event.seat)
        self.sheet[AT.doubts[self.challenger]] += 1

    def _proved(self, event: ClaimProved) -> None:
        who, what = self.relative(event.seat), role_index(event.role)
        self.sheet[AT.claims[PROVED][who][what]] += 1
        self.sheet[AT.claims[CLAIMED][who][what]] = 0
        self.sheet[AT.lost[self.relative(event.challenger)]] += 1
        self._gone(who, what)
        self.proving = True  # the draw that follows is no exchange

    def _failed(self, event: ClaimFailed) -> None:
        who = self.relative(event.seat)
        self.sheet[AT.claims[FAILED][who][role_index(event.role)]] += 1
        self.sheet[AT.guards[who]] = 0
        self.counter = None

    def _lost(self, event: LifeLost) -> None:
        who = self.relative(event.seat)
        self._gone(who, role_index(event.card))
        self.sheet[AT.guards[who]] = 0

    def _gone(self, who: int, what: int) -> None:
        if self.sheet[AT.shown[who]] == what:
            self.sheet[AT.shown[who]] = NOBODY

    def _showed(self, event: CardShown) -> None:
        if event.to == self.seat and event.card.value is not None:
            self.sheet[AT.shown[self.relative(event.seat)]] = role_index(event.card.value)

    def _drew(self, event: CardsDrawn) -> None:
        who = self.relative(event.seat)
        if not self.proving:
            self.sheet[AT.claims[CLAIMED][who] + AT.claims[FAILED][who]] = 0
            self.sheet[AT.redrawn[who]] = self.turn
            self.sheet[AT.shown[who]] = NOBODY
        self.sheet[AT.guards[who]] = 0
        self.proving = False
        if who == 0:
            for card in event.cards.value or ():
                place = AT.known[role_index(card)]
                self.sheet[place] = max(0, self.sheet[place] - 1)
        else:
            self.sheet[AT.stale] = min(STALE_CAP, self.sheet[AT.stale] + event.count)

    def _returned(self, event: CardReturned) -> None:
        if event.card.value is not None:
            count = self.sheet[AT.known].sum()
            self.sheet[AT.stale] = self.sheet[AT.stale] * count // (count + 1)
            place = AT.known[role_index(event.card.value)]
            self.sheet[place] = min(COPIES, self.sheet[place] + 1)

    # -- what is known ---------------------------------------------------------------------------

    def known(self, view: View) -> np.ndarray:
        """A sheet with all that the seat knows, now that it is asked."""
        seen = view.table
        assert isinstance(seen, CourtSeen)
        found = self.sheet.copy()
        found[TIMES] = self.turn - found[TIMES]
        np.minimum(found, MOST, out=found)
        dealt = view.options.get("lives", 2)
        for place in range(self.seats):
            seat = seen.seats[(self.seat + place) % self.seats]
            found[AT.coins[place]] = seat.coins
            found[AT.lives[place]] = lives = dealt - len(seat.face_up)
            for card in seat.face_up:
                found[AT.face_up[place][role_index(card)]] += 1
            if lives == 0:  # exiled
                found[REMEMBERED[place]] = NOTHING
        for card in seen.seats[self.seat].hand or ():
            found[AT.hand[role_index(card)]] += 1
        found[AT.deck] = seen.court
        found[ABOUT] = self._about(view, seen.active)
        return found

    def _about(self, view: View, active: int) -> tuple[int, ...]:
        """The table, and what the question is about."""
        assert view.window is not None
        assert view.window.question is not None
        kind = view.window.question.kind
        doubtful = kind in ("challenge", "prove")
        deed = None if kind == "action" else self.deed
        claim = self.counter or deed
        return (
            self.seats,
            int(view.options.get("fifth") == "inquisitor"),
            QUESTIONS.index(kind),
            NOBODY if deed is None else ACTIONS.index(deed.action),
            self.relative(active),
            self.relative(deed.targets[0]) if deed and deed.targets else NOBODY,
            self.relative(self.counter.seat) if self.counter and doubtful else NOBODY,
            self.challenger if kind == "prove" else NOBODY,
            role_index(claim.role) if doubtful and claim and claim.role else NOBODY,
        )


def _blank() -> np.ndarray:
    sheet: np.ndarray = np.maximum(LEAST, 0)
    sheet[AT.shown] = NOBODY
    sheet[TIMES] = -LONG_AGO  # the turn
    return sheet


_BLANK = _blank()

_NOTES: dict[type, Any] = {
    TurnBegan: Recall._turn,
    ActionDeclared: Recall._declared,
    CounterClaimed: Recall._countered,
    Challenged: Recall._challenged,
    ClaimProved: Recall._proved,
    ClaimFailed: Recall._failed,
    LifeLost: Recall._lost,
    CardShown: Recall._showed,
    CardsDrawn: Recall._drew,
    CardReturned: Recall._returned,
}


class Bookmark:
    """Where a reader of views has got to, so that it need not begin each from the start.

    It lies at the beginning of a turn: that event is public, so views of one game share it, and
    whoever has the very same one has everything before it in common.
    """

    def __init__(self) -> None:
        self.place = -1
        self.event: object = None
        self.memory: Recall | None = None

    def recall(self, view: View) -> Recall:
        """What the seat of a view remembers."""
        assert view.seat is not None
        events, memory, done = view.events, self.memory, self.place + 1
        if (
            memory is None
            or memory.seat != view.seat
            or len(events) < done
            or events[done - 1] is not self.event
        ):
            memory, done = Recall(view.seat, view.seats), 0
        else:
            memory = memory.copy()
        for place in range(done, len(events)):
            event = events[place]
            memory.see(event)
            if type(event) is TurnBegan:
                self.place, self.event, self.memory = place, event, memory.copy()
        return memory


def facts_of(view: View) -> Facts:
    """What the seat of a view knows, now that it is asked."""
    return facts(Bookmark().recall(view).known(view))
