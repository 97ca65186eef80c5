"""Chance. `Fate.pick(n)` is the only source of it, and always an argument.

A live game draws from a secret seed through a keyed hash and a counter. Whoever is given the seed
afterwards can draw the same picks again; whoever has only its commitment cannot foresee one.
"""

import hashlib
from abc import ABC, abstractmethod
from bisect import insort
from collections.abc import Iterable, Sequence
from random import Random
from struct import Struct as Packing

from camarilla.kernel.errors import CamarillaError


class Fate(ABC):
    """Where chance comes from."""

    __slots__ = ()

    @abstractmethod
    def pick(self, n: int) -> int:
        """One of 0 … n-1, each equally likely."""


class FateSpent(CamarillaError):
    """A composed game has run out of its listed picks, or lists one that cannot be."""


_WORDS = Packing(">8Q")
_WORD = 1 << 64


class Seeded(Fate):
    """Picks from a seed: pick number k is word k of a keyed hash stream.

    >>> fate = Seeded(b"a secret of the table")
    >>> [fate.pick(6) for _ in range(8)] == [
    ...     Seeded(b"a secret of the table", k).pick(6) for k in range(8)]
    True
    """

    __slots__ = ("_keyed", "_words", "counter")

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        key = hashlib.sha256(seed).digest()
        self._keyed = hashlib.blake2b(key=key, digest_size=64, person=b"camarilla")
        self._words: tuple[int, ...] = ()
        self.counter = counter

    def pick(self, n: int) -> int:
        word = self._word()
        while word >= _WORD - _WORD % n:  # the incomplete last round would favour small picks
            word = self._word()
        return word % n

    def _word(self) -> int:
        place = self.counter & 7
        if place == 0 or not self._words:
            block = self._keyed.copy()
            block.update((self.counter >> 3).to_bytes(8, "big"))
            self._words = _WORDS.unpack(block.digest())
        self.counter += 1
        return self._words[place]


class Listed(Fate):
    """Picks from a list: the chance of a composed game (an example, a lesson, a puzzle)."""

    __slots__ = ("counter", "picks")

    def __init__(self, picks: Iterable[int], counter: int = 0) -> None:
        self.picks = tuple(picks)
        self.counter = counter

    def pick(self, n: int) -> int:
        if self.counter >= len(self.picks):
            raise FateSpent(f"this composed game lists {len(self.picks)} picks and needs more")
        pick = self.picks[self.counter]
        if not 0 <= pick < n:
            raise FateSpent(f"pick {self.counter} of this composed game is {pick}, not below {n}")
        self.counter += 1
        return pick


class Loose(Fate):
    """Picks from Python's own generator: quick, for search and for bots; never for a live game."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed).random

    def pick(self, n: int) -> int:
        return int(self._random() * n)


# A deck is a bag, kept sorted, so that equal bags are equal lists and a pick always means the
# same card.


def draw(bag: list[str], fate: Fate) -> str:
    """Take a random card out of a bag."""
    return bag.pop(fate.pick(len(bag)))


def put_back(bag: list[str], card: str) -> None:
    """Put a card back into a bag."""
    insort(bag, card)


def shuffled(items: Sequence[str], fate: Fate) -> list[str]:
    """All the items in random order."""
    bag = list(items)
    return [draw(bag, fate) for _ in items]


def picks_for(bag: Sequence[str], cards: Iterable[str]) -> list[int]:
    """The picks that draw just these cards, in this order, out of a bag: for composed games.

    >>> picks_for(["captain", "contessa", "duke"], ["duke", "captain"])
    [2, 0]
    """
    rest = sorted(bag)
    picks = []
    for card in cards:
        picks.append(rest.index(card))
        rest.pop(picks[-1])
    return picks
