"""From the fields of events and steps to the arguments of messages.

A field's name says what it holds, so a new event needs no code here as long as it uses the words
of the table: `seat`, `claimant`, `role`, `card`, `coins` … A test fails for an unknown one.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from camarilla.kernel import Sealed

SEATS = frozenset(
    ["seat", "first", "claimant", "challenger", "by", "to", "against", "source", "owner"]
).union(["targets", "winners", "receiver", "partner", "officer", "boss", "estates", "heirs"])
"""Fields that hold a seat, or seats."""

NOUNS = {
    **dict.fromkeys(("role", "card", "cards", "roles", "named"), "role"),
    "action": "action",
    "tokens": "token",
}
"""Fields that hold the key of a thing with a name of its own, and how its message id begins."""

NUMBERS = frozenset(["seats", "turn", "copies", "count", "coins", "paid"]).union(
    ["share", "remainder", "bank", "left"]
)

KEYS = frozenset(("cause", "reason"))
"""Fields that hold a key which messages choose by, and never print."""

UNTOLD = frozenset(("passed",))
"""Fields that no sentence mentions."""

Forms = Callable[[str, str], dict[str, str]]
"""The forms of a noun: its kind and key in, {"": name, "the": …} out."""

Join = Callable[[Sequence[str]], str]


class Teller:
    """Puts a struct's fields into words for one reader."""

    def __init__(self, names: Sequence[str], me: int | None, forms: Forms, join: Join) -> None:
        self.names = names
        self.me = me
        self._forms = forms
        self._join = join

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)

    def tell(self, struct: Struct) -> dict[str, str | int]:
        """The arguments for a struct. A sealed field that may not be read gives none."""
        told: dict[str, str | int] = {"me": "other"}
        for field in reversed(struct.__struct_fields__):  # so that the first field that is me wins
            told.update(self._field(field, unsealed(getattr(struct, field))))
        return told

    def _field(self, field: str, value: Any) -> dict[str, str | int]:
        if value is None or field in UNTOLD:
            return {f"{field}-count": 0} if field in SEATS else {}
        if field in SEATS:
            return self.seats(field, value if isinstance(value, tuple) else (value,))
        if field in NOUNS:
            return self.nouns(field, NOUNS[field], value if isinstance(value, tuple) else (value,))
        return {field: value} if isinstance(value, str | int) else {}

    def seats(self, field: str, seats: Iterable[int]) -> dict[str, str | int]:
        """The names of seats, how many there are, and, if one of them is the reader, that `$me`
        is this field."""
        seats = tuple(seats)
        told: dict[str, str | int] = {field: self._join([self.name(seat) for seat in seats])}
        told[f"{field}-count"] = len(seats)
        if self.me in seats:
            told["me"] = field
        return told

    def nouns(self, field: str, kind: str, keys: Iterable[str]) -> dict[str, str | int]:
        """A noun, or a list of them, in every form that all of them have."""
        each = [self._forms(kind, key) for key in keys]
        shared = set.intersection(*(set(forms) for forms in each)) if each else {""}
        return {
            f"{field}-{form}" if form else field: self._join([forms[form] for forms in each])
            for form in shared
        }


def unsealed(value: Any) -> Any:
    """What is under a seal, or None; anything else as it is."""
    return value.value if isinstance(value, Sealed) else value


def is_shut(struct: Struct) -> bool:
    """Whether it holds a secret that the reader may not see."""
    values = (getattr(struct, field) for field in struct.__struct_fields__)
    return any(isinstance(value, Sealed) and value.value is None for value in values)


def told_apart_by(struct: Struct) -> str | None:
    """The key that events of one kind are told apart by: the action, the cause, the reason."""
    for field in ("action", "cause", "reason"):
        key = getattr(struct, field, None)
        if isinstance(key, str):
            return key
    return None
