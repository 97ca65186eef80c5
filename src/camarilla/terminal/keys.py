"""A key for every reply.

Keys are given to open and closed replies alike, in the order of the rules, so that the key of an
action is the same from turn to turn whatever one can afford. Replies without a target get figures,
replies with one get letters, and letting it pass is always the space bar.

A reply that names several things, such as a plan, is made up of picks instead, one key each.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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


# -- replies made up of picks --------------------------------------------------------------------

Parts = tuple[frozenset[str], ...]
"""What a reply names, in groups; within one the order does not matter. `AB/C` is {A, B}, {C}."""


@dataclass(frozen=True)
class Pick:
    """One thing more that a reply is to name. It has a reply when nothing is left to name."""

    mark: str
    reply: Reply | None

    @property
    def key(self) -> str:
        return self.mark.lower()


@dataclass(frozen=True)
class Picking:
    """A reply in the making."""

    parts: Mapping[Reply, Parts]
    picked: tuple[str, ...] = ()

    @staticmethod
    def of(question: Question, parts: Callable[[Reply], Parts | None]) -> "Picking | None":
        """If all replies to a question are made up of picks: how to begin."""
        found = {reply: made for reply in question.options if (made := parts(reply)) is not None}
        return Picking(found) if len(found) == len(question.options) > 0 else None

    @property
    def groups(self) -> tuple[tuple[str, ...], ...]:
        """The picks so far, in groups; the last group is the one that still lacks something."""
        rest, groups = self.picked, []
        for part in self._shape:
            groups.append(rest[: len(part)])
            rest = rest[len(part) :]
            if len(groups[-1]) < len(part):
                break
        return tuple(groups)

    @property
    def left(self) -> int:
        """How many picks the group at hand still lacks."""
        groups = self.groups
        return len(self._shape[len(groups) - 1]) - len(groups[-1])

    @property
    def _shape(self) -> Parts:
        """All replies to one question are made up alike."""
        return next(iter(self.parts.values()))

    def picks(self) -> tuple[Pick, ...]:
        """What may be picked now."""
        marks = sorted({mark for made in self.parts.values() for part in made for mark in part})
        found = [(mark, self._fitting((*self.picked, mark))) for mark in marks]
        return tuple(Pick(mark, self._reply(fit)) for mark, fit in found if fit)

    def _reply(self, fitting: list[Reply]) -> Reply | None:
        last = len(self.picked) + 1 == sum(len(part) for part in self._shape)
        return fitting[0] if last else None

    def _fitting(self, picked: tuple[str, ...]) -> list[Reply]:
        """The replies that name all of this, each in its group."""
        return [reply for reply, made in self.parts.items() if _fits(made, picked)]

    def pressed(self, key: str) -> Pick | None:
        return next((pick for pick in self.picks() if pick.key == key.lower()), None)

    def add(self, pick: Pick) -> "Picking":
        return Picking(self.parts, (*self.picked, pick.mark))

    def back(self) -> "Picking":
        return Picking(self.parts, self.picked[:-1])


def _fits(made: Parts, picked: tuple[str, ...]) -> bool:
    rest = picked
    for part in made:
        here, rest = rest[: len(part)], rest[len(part) :]
        if len(set(here)) != len(here) or not set(here) <= part:
            return False
    return not rest
