"""From the fields of events and steps to the arguments of messages.

A field's name says what it holds, so a new event needs no code here as long as it uses the words
of the table: `seat`, `claimant`, `role`, `card`, `coins` … A test fails for an unknown one.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from camarilla.kernel import Sealed

SEATS = frozenset(
    ["seat", "first", "claimant", "challenger", "by", "to", "against", "source", "owner"]
).union(["targets", "winners", "receiver", "partner", "officer", "boss", "estates", "heirs"])
SEATS |= {"thieves", "snitches", "whom"}
"""Fields that hold a seat, or seats."""

GATHERINGS = frozenset(("thieves", "snitches"))
"""Fields with seats of which the reader may be one among several: in these lists it is "you"."""

RENAMED = {
    **dict.fromkeys(("CubesSwapped.other", "GiveCube.other"), "whom"),  # `$me` may be "other"
    **dict.fromkeys(("LootStolen.card", "PlaceDeserted.card"), "spoils"),
    **dict.fromkeys(("SecretsDrawn.cards", "SecretsRevealed.cards"), "secrets"),
}
"""Fields whose name alone does not say what they hold, and what messages know them by."""

NOUNS = {
    **dict.fromkeys(("role", "card", "cards", "roles", "named"), "role"),
    "action": "action",
    "tokens": "token",
    "colour": "colour",
    **dict.fromkeys(("place", "heist", "watch"), "place"),
    **dict.fromkeys(("item", "spoils"), "loot"),
    "deck": "deck",
}
"""Fields that hold the key of a thing with a name of its own, and how its message id begins.

A plan gives two lists of places: `heist`, where the thieves go, and `watch`, where the snitches."""

COUNTED = dict.fromkeys(("cubes", "took", "gave", "secrets"), "cube")
"""Fields that hold things of a few kinds, which are counted: `2 Information and 1 Art`."""

BY_SEAT = {"plans": "plan", "holdings": "held", "fame": "fame", "items": "items"}
"""Fields that hold something for each seat. Each seat has an entry in the sentence's `$list`."""

PAIRS = {"loot": ("place", "spoils")}
"""Fields that hold pairs, each of which has an entry in the sentence's `$list`."""

NUMBERS = frozenset(["seats", "turn", "copies", "count", "coins", "paid"]).union(
    ["share", "remainder", "bank", "left", "number"]
)

KEYS = frozenset(("cause", "reason"))
"""Fields that hold a key which messages choose by, and never print."""

UNTOLD = frozenset(("passed",))
"""Fields that no sentence mentions."""


class Forms(Protocol):
    """The forms of a noun: its kind and key in, {"": name, "the": …} out."""

    def __call__(self, kind: str, key: str, count: int = 1) -> Mapping[str, str]: ...


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
        kind = type(struct).__name__
        return self.tell_fields(
            {
                RENAMED.get(f"{kind}.{field}", field): unsealed(getattr(struct, field))
                for field in struct.__struct_fields__
            }
        )

    def tell_fields(self, fields: Mapping[str, Any]) -> dict[str, str | int]:
        told: dict[str, str | int] = {"me": "other"}
        for field in reversed(list(fields)):  # so that the first field that is me wins
            told.update(self._field(field, fields[field]))
        if "colour" in fields and "count" in fields:
            told.update(self.counted("cubes", "cube", (fields["colour"],) * fields["count"]))
        return told

    def _field(self, field: str, value: Any) -> dict[str, str | int]:
        if value is None or field in UNTOLD:
            return {f"{field}-count": 0} if field in SEATS else {}
        many = value if isinstance(value, tuple) else (value,)
        if field in SEATS:
            return self.seats(field, many)
        if field in COUNTED:
            return self.counted(field, COUNTED[field], many)
        if field in NOUNS:
            return self.nouns(field, NOUNS[field], many)
        if isinstance(value, bool):
            return {field: int(value)}
        return {field: value} if isinstance(value, str | int) else {}

    def entries(self, struct: Struct) -> list[dict[str, str | int]]:
        """The arguments for each entry of a struct that holds a list: one a seat, or one a pair."""
        found = [self.tell_fields(entry) for entry in _entries(struct)]
        return sorted(found, key=_rank, reverse=True)

    def seats(self, field: str, seats: Iterable[int]) -> dict[str, str | int]:
        """The names of seats, how many there are, and, if one of them is the reader, that `$me`
        is this field."""
        seats = tuple(seats)
        names = [self._called(seat, field) for seat in seats]
        told: dict[str, str | int] = {field: self._join(names), f"{field}-count": len(seats)}
        if self.me in seats:
            told["me"] = field
        return told

    def _called(self, seat: int, field: str) -> str:
        among = field in GATHERINGS and seat == self.me
        return self._forms("list", "me")[""] if among else self.name(seat)

    def counted(self, field: str, kind: str, keys: Iterable[str]) -> dict[str, str | int]:
        """Things of a few kinds, counted, and how many they are altogether."""
        count = Counter(keys)
        words = [self._forms(kind, key, number)[""] for key, number in sorted(count.items())]
        return {field: self._join(words), f"{field}-count": count.total()}

    def plan(self, plan: str) -> dict[str, str | int]:
        """Where the thieves of a plan go, and where its snitches: `C/E`."""
        return self.tell_fields(_plan(plan))

    def nouns(self, field: str, kind: str, keys: Iterable[str]) -> dict[str, str | int]:
        """A noun, or a list of them, in every form that all of them have."""
        each = [self._forms(kind, key) for key in keys]
        shared = set.intersection(*(set(forms) for forms in each)) if each else {""}
        return {
            f"{field}-{form}" if form else field: self._join([forms[form] for forms in each])
            for form in shared
        }


def _entries(struct: Struct) -> Iterator[dict[str, Any]]:
    """What a struct has to say of each seat, or of each pair."""
    fields = {field: getattr(struct, field) for field in struct.__struct_fields__}
    for field, (first, second) in PAIRS.items():
        for pair in fields.get(field, ()):
            yield {first: pair[0], second: pair[1]}
    each = {BY_SEAT[f]: v for f, v in fields.items() if f in BY_SEAT and isinstance(v, tuple)}
    for seat, values in enumerate(zip(*each.values(), strict=True)):
        entry = dict(zip(each, values, strict=True))
        yield {"seat": seat, **(_plan(entry["plan"]) if "plan" in entry else entry)}


def _plan(plan: str) -> dict[str, tuple[str, ...]]:
    heist, _, watch = plan.partition("/")
    return {"heist": tuple(heist), "watch": tuple(watch)}


def _rank(told: dict[str, str | int]) -> int:
    """Scores are told from the top; anything else in its own order."""
    return int(told.get("held", told.get("fame", 0)))


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
