"""What a seat has seen, in order: its information state, as a line of text and as numbers.

That is the events as the seat saw them, and its own replies in their place among them. Cards that
are seen at once have no order. Nothing else goes in: not who is asked besides, and no sealed reply
of another's.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from camarilla.court import events as court
from camarilla.court.table import CourtSeen, SeatSeen
from camarilla.games.coup import Coup
from camarilla.games.coup.draft import CardChosen
from camarilla.games.coup.examine import CardKept, CardShown, ReplacementForced
from camarilla.kernel import AnyEvent, Event, GameEnded, Reply, Sealed
from camarilla.research.replies import reply_space
from camarilla.research.sitting import Sitting


def seen(sitting: Sitting, seat: int | None) -> Iterator[Event | Reply]:
    """The events as a seat (or a spectator) saw them, and among them the replies it gave."""
    table = sitting.state.table
    own = [given for given in sitting.given if given.seat == seat]
    for number, event in enumerate(table.events[: table.told]):
        while own and own[0].told <= number:
            yield own.pop(0).reply
        yield _seen_by(event, seat)
    yield from (given.reply for given in own)


def viewer(seat: int | None) -> str:
    return "spectator" if seat is None else f"seat {seat}"


def recalled(sitting: Sitting, seat: int | None) -> str:
    """The information state of a seat as text: what it has seen, and what it is asked."""
    return " | ".join([viewer(seat), *_lines(sitting, seat), *_asked(sitting, seat)])


def on_table(sitting: Sitting, seat: int | None) -> str:
    """What a seat sees now as text: the table, this turn so far, and what it is asked."""
    table = sitting.view(seat).table
    assert isinstance(table, CourtSeen)
    lines = _lines(sitting, seat)
    turns = [number for number, line in enumerate(lines) if line.startswith("TurnBegan")]
    places = [_place(number, at) for number, at in enumerate(table.seats)]
    since = turns[-1] if turns else 0
    return " | ".join([viewer(seat), *places, *lines[since:], *_asked(sitting, seat)])


def own_hand(sitting: Sitting, seat: int) -> str:
    """What only a seat itself knows of the table now, as text: its cards."""
    table = sitting.view(seat).table
    assert isinstance(table, CourtSeen)
    return f"{viewer(seat)} | hand={','.join(sorted(table.seats[seat].hand or ()))}"


def _lines(sitting: Sitting, seat: int | None) -> list[str]:
    return [f"> {line}" if isinstance(line, Reply) else told(line) for line in seen(sitting, seat)]


def _asked(sitting: Sitting, seat: int | None) -> list[str]:
    question = None if seat is None else sitting.question(seat)
    return [] if question is None else [f"? {question.kind}"]


def _place(seat: int, at: SeatSeen) -> str:
    hand = at.cards if at.hand is None else ",".join(sorted(at.hand))
    return f"{seat}: coins={at.coins} hand={hand} up={','.join(at.face_up)}"


@lru_cache(maxsize=65536)
def _seen_by(event: Event, seat: int | None) -> Event:
    return event.seen_by(seat)


@lru_cache(maxsize=65536)
def told(event: AnyEvent) -> str:
    """An event in words for programs. A sealed card is a question mark.

    >>> told(court.CardsDrawn(1, 2, Sealed((1,), ("duke", "captain"))))
    'CardsDrawn seat=1 count=2 cards=captain,duke'
    """
    fields = [(name, getattr(event, name)) for name in getattr(event, "__struct_fields__", ())]
    words = [f"{name}={_word(value)}" for name, value in fields if value not in (None, ())]
    return " ".join([type(event).__name__, *words])


def _word(value: Any) -> str:
    if isinstance(value, Sealed):
        cards = _cards(value)
        return ",".join(cards) if value.value is not None else "?"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _cards(sealed: Sealed[Any]) -> list[str]:
    """The cards that a seat was shown: none, one or several at once."""
    value = sealed.value
    return [] if value is None else [value] if isinstance(value, str) else sorted(value)


# -- as numbers ----------------------------------------------------------------------------------

KINDS: tuple[type, ...] = (
    Reply,
    court.GameBegan,
    court.CardsDealt,
    CardChosen,
    court.TurnBegan,
    court.ActionDeclared,
    court.CounterClaimed,
    court.Challenged,
    court.ClaimProved,
    court.ClaimFailed,
    court.CostReturned,
    court.ActionBlocked,
    court.CoinsGained,
    court.CoinsTaken,
    court.LifeLost,
    court.Exiled,
    court.EstateReturned,
    court.CardsDrawn,
    court.CardReturned,
    CardShown,
    CardKept,
    ReplacementForced,
    GameEnded,
)
"""What a line may be at a table of Coup."""

SLOTS = {
    **dict.fromkeys(("seat", "first"), "seat"),
    **dict.fromkeys(
        ("against", "by", "challenger", "claimant", "source", "targets", "to"), "other"
    ),
    "winners": "other",
    "passed": "passed",
    **dict.fromkeys(("card", "cards", "role", "what"), "role"),
    **dict.fromkeys(("action", "cause", "reason", "verb"), "word"),
    **dict.fromkeys(("coins", "count", "paid", "turn"), "amount"),
}
"""Which part of a line holds a field. What is the same in every game of a table is left out."""


class Lines:
    """The lines of an information state as rows of numbers, each row a line.

    A row is: the kind of line; a seat; another seat, or several; those who had passed; the roles or
    cards; the action, cause, reason or verb; an amount in tens. Seats are counted from the viewer.
    """

    def __init__(self, rules: Coup) -> None:
        space = reply_space(rules)
        verbs = [reply.verb for reply in space.replies]
        self.words = tuple(dict.fromkeys([*verbs, "challenge", "last", "limit"]))
        self.roles = rules.role_names
        self.seats = rules.seats
        sizes = {
            "kind": len(KINDS),
            "seat": self.seats,
            "other": self.seats,
            "passed": self.seats,
            "role": len(self.roles),
            "word": len(self.words),
            "amount": 1,
        }
        self.starts = {name: sum(list(sizes.values())[:n]) for n, name in enumerate(sizes)}
        self.width = sum(sizes.values())
        self.most = most_lines(rules)

    def write(self, rows: NDArray[np.float32], sitting: Sitting, seat: int | None) -> None:
        """Fill rows of zeros with what a seat has seen."""
        for number, line in enumerate(seen(sitting, seat)):
            row = rows[number]
            row[KINDS.index(type(line))] = 1
            for name in line.__struct_fields__:
                if name in SLOTS:
                    # A reply's seat is its target.
                    slot = "other" if name == "seat" and isinstance(line, Reply) else SLOTS[name]
                    self._fill(row, slot, getattr(line, name), seat or 0)

    def _fill(self, row: NDArray[np.float32], slot: str, value: Any, viewer: int) -> None:
        start = self.starts[slot]
        if isinstance(value, Sealed):
            value = tuple(_cards(value))
        for one in value if isinstance(value, tuple) else () if value is None else (value,):
            if slot == "amount":
                row[start] = one / 10
            elif slot == "role":
                row[start + self.roles.index(one)] += 1
            elif slot == "word":
                row[start + self.words.index(one)] = 1
            else:
                row[start + (one - viewer) % self.seats] = 1


def most_lines(rules: Coup) -> int:
    """More lines than a seat can ever see.

    A turn has at most eight, as long as nobody loses a life (the Inquisitor's own is the longest);
    each life lost adds at most thirteen: a challenge, its proof, a refuted block and its window.
    """
    options = rules.options
    return int(8 * options.turn_limit + 13 * options.lives * rules.seats + 3 * rules.seats + 4)
