"""A key for every reply.

Keys are given to open and closed replies alike, in the order of the rules, so that the key of an
action is the same from turn to turn whatever one can afford. Replies without a target get figures,
replies with one get letters, and letting it pass is always the space bar.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from string import ascii_lowercase, ascii_uppercase

from camarilla.kernel import PASS, Question, Reply

FIGURES = "123456789"
LETTERS = ascii_lowercase + ascii_uppercase
PASS_KEY = " "


@dataclass(frozen=True)
class Choice:
    """A reply with its key. There is none when the keys have run out: then it is for the mouse."""

    reply: Reply
    key: str | None
    why_closed: str | None = None

    @property
    def open(self) -> bool:
        return self.why_closed is None


@dataclass(frozen=True)
class Row:
    """Choices that stand in one line: one alone, or one verb with each of its targets."""

    choices: tuple[Choice, ...]

    @property
    def grouped(self) -> bool:
        return len(self.choices) > 1

    @property
    def why_closed(self) -> str | None:
        """Why nothing in this line is to be had."""
        return None if any(choice.open for choice in self.choices) else self.choices[0].why_closed


def rows(question: Question, verbs: Sequence[str] = ()) -> tuple[Row, ...]:
    """Every reply with its key, line by line; letting it pass comes last.

    `verbs` is the order of the rules, for questions that close some of their replies.
    """
    lines: dict[object, list[Choice]] = {}
    for choice in _choices(question, verbs):
        alone = choice.reply.seat is None
        lines.setdefault(choice.reply if alone else choice.reply.verb, []).append(choice)
    found = [Row(tuple(choices)) for choices in lines.values()]
    return tuple(sorted(found, key=lambda row: row.choices[0].reply == PASS))


def choices(table: Iterable[Row]) -> Iterator[Choice]:
    """Every choice in these lines."""
    return chain.from_iterable(row.choices for row in table)


def pressed(table: Iterable[Row], key: str) -> Choice | None:
    """The choice that a key makes."""
    return next((choice for choice in choices(table) if choice.key == key), None)


def _choices(question: Question, verbs: Sequence[str]) -> Iterator[Choice]:
    why = {closed.reply: closed.why for closed in question.closed}
    figures, letters = iter(FIGURES), iter(LETTERS)
    for reply in _in_order(question, verbs):
        if reply == PASS:
            key: str | None = PASS_KEY
        elif reply.seat is None:
            key = next(figures, None) or next(letters, None)
        else:
            key = next(letters, None)
        yield Choice(reply, key, why.get(reply))


def _in_order(question: Question, verbs: Sequence[str]) -> list[Reply]:
    """Open and closed replies in an order that does not depend on which are open."""
    known = [*question.options, *(closed.reply for closed in question.closed)]
    place = {verb: number for number, verb in enumerate(verbs)}
    return sorted(known, key=lambda reply: (place.get(reply.verb, len(place)), reply.seat or 0))
