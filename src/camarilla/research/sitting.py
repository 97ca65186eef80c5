"""A game whose seats are asked one by one, and learn nothing from being asked.

At a live table a window closes on the first who acts, and nobody else is asked any more. Asked in
a row, a late seat would know that all before it have passed. Here every seat of a window is asked,
its reply stays sealed, and when all have answered the table gets the replies in the order of the
window (clockwise from the active seat) until one of them closes it. So being asked tells nothing.
"""

from typing import NamedTuple, Self

from camarilla.kernel import Fate, Illegal, Outcome, Question, Reply, State, View, Window, view


class Given(NamedTuple):
    """A reply that a seat gave, and how many events it had seen by then."""

    told: int
    seat: int
    reply: Reply


class Sitting:
    """A state, the sealed replies to its open window, and all replies given so far."""

    __slots__ = ("given", "sealed", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.sealed: dict[int, Reply] = {}
        self.given: tuple[Given, ...] = ()

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.state = self.state.copy()
        twin.sealed = self.sealed.copy()
        twin.given = self.given
        return twin

    @property
    def asked(self) -> int | None:
        """The seat that is asked now; None when the game is over."""
        window = self.state.window
        if window is not None:
            for seat in window.seats:
                if seat not in self.sealed:
                    return seat
        return None

    @property
    def outcome(self) -> Outcome | None:
        return self.state.table.outcome

    def question(self, seat: int) -> Question | None:
        """What a seat is asked in the open window, if it is asked and has not answered."""
        window = self.state.window
        if window is None or seat not in window.seats or seat in self.sealed:
            return None
        return self.state.question(seat)

    def view(self, seat: int | None) -> View:
        return view(self.state, seat)

    def reply(self, reply: Reply, fate: Fate) -> None:
        """The reply of the seat that is asked. The last one of a window lets the game go on."""
        seat, window = self.asked, self.state.window
        if seat is None or window is None:
            raise Illegal(Illegal.OVER, "the game is over")
        if reply not in self.state.question(seat).options:
            raise Illegal(Illegal.NOT_OFFERED, f"'{reply}' is not open to seat {seat}")
        self.sealed[seat] = reply
        self.given += (Given(self.state.table.told, seat, reply),)
        if len(self.sealed) == len(window.seats):
            self._open_all(window, fate)

    def _open_all(self, window: Window, fate: Fate) -> None:
        sealed, self.sealed = self.sealed, {}
        for seat in window.seats:
            self.state.decide(seat, sealed[seat], fate)
            if self.state.window is not window:
                return


def payoffs(outcome: Outcome | None, seats: int) -> list[float]:
    """1 for the winner, -1/(n-1) for every other seat; several winners share. The sum is zero.

    >>> payoffs(Outcome((2,), "last"), 3), payoffs(Outcome((0, 1), "limit"), 2)
    ([-0.5, -0.5, 1.0], [0.0, 0.0])
    """
    if outcome is None:
        return [0.0] * seats
    lost = -1 / (seats - 1)
    won = (1 + (len(outcome.winners) - 1) * lost) / len(outcome.winners)
    return [won if seat in outcome.winners else lost for seat in range(seats)]
