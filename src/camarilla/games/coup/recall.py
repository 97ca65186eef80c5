"""The facts that a net sees, from the view of one seat: `vector/memory.py` for the real table."""

from copy import copy
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
    CAPS,
    CLAIMED,
    COPIES,
    DOUBTS_CAP,
    EVER,
    FAILED,
    LONG_AGO,
    NOBODY,
    PROVED,
    QUESTIONS,
    ROLES,
    SEATS,
    STALE_CAP,
    Facts,
)
from camarilla.games.coup.replies import role_index
from camarilla.kernel import View


class Recall:
    """What one seat remembers of the events that it saw. Seats are counted from it on."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.turn = 0
        self.claims = np.zeros((4, SEATS, ROLES), np.int16)
        self.claimed_at = np.full((SEATS, ROLES), -LONG_AGO)
        self.redrawn_at = np.full(SEATS, -LONG_AGO)
        self.doubts = np.zeros(SEATS, np.int16)
        self.lost = np.zeros(SEATS, np.int16)
        self.shown = np.full(SEATS, NOBODY)
        self.known = [0] * ROLES
        self.stale = 0
        self.proving = False
        self.deed: ActionDeclared | None = None
        self.counter: CounterClaimed | None = None
        self.challenger = NOBODY

    def copy(self) -> "Recall":
        twin = copy(self)
        for name in ("claims", "claimed_at", "redrawn_at", "doubts", "lost", "shown", "known"):
            setattr(twin, name, getattr(self, name).copy())
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

    def _claim(self, seat: int, role: str) -> None:
        who, what = self.relative(seat), role_index(role)
        self.claims[CLAIMED, who, what] += 1
        self.claims[EVER, who, what] += 1
        self.claimed_at[who, what] = self.turn

    def _challenged(self, event: Challenged) -> None:
        self.challenger = self.relative(event.seat)
        self.doubts[self.challenger] += 1

    def _proved(self, event: ClaimProved) -> None:
        who, what = self.relative(event.seat), role_index(event.role)
        self.claims[PROVED, who, what] += 1
        self.claims[CLAIMED, who, what] = 0
        self.lost[self.relative(event.challenger)] += 1
        self._gone(who, what)
        self.proving = True  # the draw that follows is no exchange

    def _failed(self, event: ClaimFailed) -> None:
        self.claims[FAILED, self.relative(event.seat), role_index(event.role)] += 1
        self.counter = None

    def _lost(self, event: LifeLost) -> None:
        self._gone(self.relative(event.seat), role_index(event.card))

    def _gone(self, who: int, what: int) -> None:
        if self.shown[who] == what:
            self.shown[who] = NOBODY

    def _showed(self, event: CardShown) -> None:
        if event.to == self.seat and event.card.value is not None:
            self.shown[self.relative(event.seat)] = role_index(event.card.value)

    def _drew(self, event: CardsDrawn) -> None:
        who = self.relative(event.seat)
        if not self.proving:
            self.claims[CLAIMED, who] = 0
            self.claims[FAILED, who] = 0
            self.redrawn_at[who] = self.turn
            self.shown[who] = NOBODY
        self.proving = False
        if who == 0:
            for card in event.cards.value or ():
                self.known[role_index(card)] = max(0, self.known[role_index(card)] - 1)
        else:
            self.stale = min(STALE_CAP, self.stale + event.count)

    def _returned(self, event: CardReturned) -> None:
        if event.card.value is not None:
            what = role_index(event.card.value)
            count = sum(self.known)
            self.stale = self.stale * count // (count + 1)
            self.known[what] = min(COPIES, self.known[what] + 1)

    # -- what is known ---------------------------------------------------------------------------

    def facts(self, view: View) -> Facts:
        """All that the seat knows, now that it is asked."""
        seen = view.table
        assert isinstance(seen, CourtSeen)
        assert view.window is not None
        assert view.window.question is not None
        order = [(self.seat + place) % self.seats for place in range(self.seats)]
        empty = [0] * (SEATS - self.seats)
        places = [seen.seats[seat] for seat in order]
        kind = view.window.question.kind
        doubtful = kind in ("challenge", "prove")
        deed = None if kind == "action" else self.deed
        claim = self.counter or deed
        face_up = np.zeros((SEATS, ROLES), np.int16)
        for place, seat in enumerate(places):
            for card in seat.face_up:
                face_up[place, role_index(card)] += 1
        hand = np.zeros(ROLES, np.int16)
        for card in places[0].hand or ():
            hand[role_index(card)] += 1
        dealt = view.options.get("lives", 2)
        lives = [dealt - len(seat.face_up) for seat in places]  # the exiled have all face up
        return Facts(
            seats=np.int16(self.seats),
            fifth=np.int16(view.options.get("fifth") == "inquisitor"),
            question=np.int16(QUESTIONS.index(kind)),
            action=np.int16(NOBODY if deed is None else ACTIONS.index(deed.action)),
            actor=np.int16(self.relative(seen.active)),
            target=np.int16(self.relative(deed.targets[0]) if deed and deed.targets else NOBODY),
            blocker=np.int16(
                self.relative(self.counter.seat) if self.counter and doubtful else NOBODY
            ),
            challenger=np.int16(self.challenger if kind == "prove" else NOBODY),
            role=np.int16(role_index(claim.role) if doubtful and claim and claim.role else NOBODY),
            hand=hand,
            known=np.asarray(self.known),
            stale=np.int16(self.stale),
            deck=np.int16(seen.court),
            coins=np.asarray([seat.coins for seat in places] + empty),
            lives=np.asarray(lives + empty),
            face_up=face_up,
            claims=np.minimum(self.claims, _CAPS),
            since=np.minimum(self.turn - self.claimed_at, LONG_AGO),
            redrawn=np.minimum(self.turn - self.redrawn_at, LONG_AGO),
            doubts=np.minimum(self.doubts, DOUBTS_CAP),
            lost=np.minimum(self.lost, DOUBTS_CAP),
            shown=self.shown.copy(),
        )


_CAPS = np.asarray(CAPS, np.int16).reshape(4, 1, 1)

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
    return Bookmark().recall(view).facts(view)
