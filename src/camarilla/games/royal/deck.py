"""The component data of Coup Royal: loot, fame cards, cubes, places. One file, checked on load.

The default is the house deck. Whoever has the box can enter the printed cards in a file of the
same form; a table then carries them among its options, so that a transcript needs no other file.
"""

import re
import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec import Struct

from camarilla.kernel import BadFile, BadSetup

COLOURS = ("blue", "green", "red", "yellow")
"""Information, Art, Jewellery and Gold, by their cubes."""

LETTERS = {colour[0].upper(): colour for colour in COLOURS}

COLLECTION = "collection"
CARTE_BLANCHE = "carte_blanche"
SAFECRACKER = "safecracker"
INTRIGUES = "intrigues"
DOCUMENTS = {f"documents_{colour}": colour for colour in COLOURS}

_PLAIN = (COLLECTION, CARTE_BLANCHE, SAFECRACKER, INTRIGUES, *DOCUMENTS)

_KEY = re.compile(r"[a-z][a-z0-9_]{0,29}")
_SYMBOLS = re.compile(r"[BGRY]{1,12}")

FEWEST, MOST = 2, 5
"""Seats at a table."""


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A location."""

    letter: str
    key: str
    name: str


class Item(Struct, frozen=True, forbid_unknown_fields=True):
    """A special item, and the fame it brings at the end."""

    key: str
    name: str
    fame: int


class FameCard(Struct, frozen=True, forbid_unknown_fields=True):
    """The fame of the places in each category, first to last, for a number of seats."""

    seats: int
    blue: tuple[int, ...]
    green: tuple[int, ...]
    red: tuple[int, ...]
    yellow: tuple[int, ...]

    @property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        return (self.blue, self.green, self.red, self.yellow)


class Counts(Struct, frozen=True, forbid_unknown_fields=True):
    """How many of each colour there are."""

    blue: int
    green: int
    red: int
    yellow: int

    @property
    def each(self) -> tuple[int, ...]:
        return (self.blue, self.green, self.red, self.yellow)

    def cards(self) -> list[str]:
        """The colours, each as often as it is counted, as a bag."""
        counts = zip(COLOURS, self.each, strict=True)
        return [colour for colour, count in counts for _ in range(count)]


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """All the component data of a game."""

    name: str
    start_cubes: int
    cubes: Counts
    secrets: Counts
    places: tuple[Place, ...]
    items: tuple[Item, ...]
    fame: tuple[FameCard, ...]
    stack_1: tuple[str, ...]
    stack_2: tuple[str, ...]

    def fame_card(self, seats: int) -> FameCard:
        return next(card for card in self.fame if card.seats == seats)

    def letters(self, seats: int) -> str:
        """The locations in play: three more than seats; for two as for three."""
        return "".join(place.letter for place in self.places[: max(seats, 3) + 3])


def symbols(card: str) -> tuple[str, ...]:
    """The colours that a loot card shows, one for each cube.

    >>> symbols("BBG")
    ('blue', 'blue', 'green')
    """
    if card == COLLECTION:
        return COLOURS
    return tuple(LETTERS[letter] for letter in card) if _SYMBOLS.fullmatch(card) else ()


# -- files ---------------------------------------------------------------------------------------


def house_text() -> str:
    """The file of the deck that ships with the game: to be copied and changed."""
    return files(__package__).joinpath("house.toml").read_text("utf-8")


@cache
def house_deck() -> Deck:
    """The deck that ships with the game."""
    return read_deck(house_text(), "the house deck")


def load_deck(path: str | Path) -> Deck:
    """The deck in a file, or `BadFile` in one clear line that names the entry."""
    try:
        text = Path(path).read_text("utf-8")
    except OSError as error:
        raise BadFile(f"the deck {path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadFile(f"the deck {path} cannot be read: it is not UTF-8 text") from error
    return read_deck(text, f"the deck {path}")


def read_deck(text: str, source: str) -> Deck:
    """The deck that a text describes, or `BadFile` in one clear line that names the entry."""
    try:
        deck = msgspec.convert(tomllib.loads(text), Deck)
        check_deck(deck)
    except RecursionError as error:
        raise BadFile(f"{source}: it is nested too deeply") from error
    # A number with thousands of digits is a plain ValueError.
    except (ValueError, msgspec.ValidationError, BadSetup) as error:
        # An entry's name may be quoted in the message; a message is one line all the same.
        raise BadFile(f"{source}: {' '.join(str(error).split())}") from error
    return deck


# -- consistency ---------------------------------------------------------------------------------


def check_deck(deck: Deck) -> None:
    """Raise `BadSetup` that names the first entry that cannot be played with."""
    _check_name(deck.name, "name")
    _check_range(deck.start_cubes, "start_cubes", 0, 20)
    for title, counts in (("cubes", deck.cubes), ("secrets", deck.secrets)):
        for colour, count in zip(COLOURS, counts.each, strict=True):
            _check_range(count, f"{title}.{colour}", 0, 200)
    if sum(deck.cubes.each) < deck.start_cubes * MOST:
        raise BadSetup(f"cubes: fewer than {MOST} seats with {deck.start_cubes} each are dealt")
    _check_places(deck.places)
    _check_items(deck.items)
    _check_fame(deck.fame)
    _check_stacks(deck)


def _check_name(name: str, entry: str) -> None:
    if not (name.strip() == name and 0 < len(name) <= 60 and name.isprintable()):
        raise BadSetup(f"{entry}: {name[:60]!r} is not a name of 1 to 60 printable characters")


def _check_key(key: str, entry: str) -> None:
    if not _KEY.fullmatch(key):
        raise BadSetup(f"{entry}: {key[:60]!r} is not a key (a-z, 0-9 and _, at most 30)")


def _check_range(number: int, entry: str, least: int, most: int) -> None:
    if not least <= number <= most:
        raise BadSetup(f"{entry}: {number} is not between {least} and {most}")


def _check_places(places: tuple[Place, ...]) -> None:
    if len(places) != MOST + 3:
        raise BadSetup(f"places: {MOST + 3} are needed, A to H, not {len(places)}")
    for number, (place, letter) in enumerate(zip(places, "ABCDEFGH", strict=True)):
        if place.letter != letter:
            raise BadSetup(f"places[{number}]: its letter is {place.letter[:9]!r}, not {letter!r}")
        _check_key(place.key, f"places[{number}].key")
        _check_name(place.name, f"places[{number}].name")
    _check_twice([place.key for place in places], "places")


def _check_items(items: tuple[Item, ...]) -> None:
    for number, item in enumerate(items):
        _check_key(item.key, f"items[{number}].key")
        _check_name(item.name, f"items[{number}].name")
        _check_range(item.fame, f"items[{number}].fame", 0, 20)
        if item.key in _PLAIN:
            raise BadSetup(f"items[{number}].key: {item.key!r} is the key of another loot card")
    _check_twice([item.key for item in items], "items")


def _check_twice(keys: list[str], entry: str) -> None:
    for key, count in Counter(keys).items():
        if count > 1:
            raise BadSetup(f"{entry}: {key!r} is there {count} times")


def _check_fame(cards: tuple[FameCard, ...]) -> None:
    if sorted(card.seats for card in cards) != list(range(FEWEST, MOST + 1)):
        raise BadSetup(f"fame: one card for each number of seats from {FEWEST} to {MOST} is needed")
    for card in cards:
        for colour, row in zip(COLOURS, card.rows, strict=True):
            entry = f"fame for {card.seats} seats, {colour}"
            if len(row) != card.seats:
                raise BadSetup(f"{entry}: {len(row)} places, not {card.seats}")
            for fame in row:
                _check_range(fame, entry, 0, 20)
            if list(row) != sorted(row, reverse=True):
                raise BadSetup(f"{entry}: a lower place has more fame than a higher one")


def _check_stacks(deck: Deck) -> None:
    items = {item.key for item in deck.items}
    for title, stack in (("stack_1", deck.stack_1), ("stack_2", deck.stack_2)):
        _check_range(len(stack), f"{title}, number of cards", 0, 200)
        for number, card in enumerate(stack):
            if not (card in items or card in _PLAIN or symbols(card)):
                raise BadSetup(f"{title}[{number}]: there is no loot card {card[:60]!r}")
    laid = Counter(deck.stack_1 + deck.stack_2)
    for key in sorted(items):
        if laid[key] != 1:
            raise BadSetup(f"items: {key!r} is in the stacks {laid[key]} times, not once")
    if sum(laid.values()) < MOST + 3:
        raise BadSetup(f"stack_1 and stack_2: {MOST + 3} cards are needed to lay out the places")
