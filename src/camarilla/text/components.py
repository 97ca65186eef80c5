"""Things whose names a table may bring along: the places, loot and decks of Coup Royal.

Events name a place by its letter and loot by its card. This finds the message for it; what a deck
of one's own calls otherwise than the house deck keeps its name, in the language that it has.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import convert

from camarilla.games.royal.deck import COLLECTION, Deck, Item, Place, house_deck, symbols
from camarilla.text.library import kebab

Named = tuple[str, dict[str, Any]]
"""A message id, and what its message may mention."""


class Components:
    """The components of one table; without options, those of the house deck."""

    def __init__(self, options: Mapping[str, Any] | None = None) -> None:
        own = (options or {}).get("deck")
        self.deck: Deck = house_deck() if own is None else convert(own, Deck)
        self._places = {place.letter: place for place in self.deck.places}
        self._items = {item.key: item for item in self.deck.items}

    def find(self, kind: str, key: str) -> Named:
        """The message for a thing: `place-bank`, `loot-collection`, and `role-duke` as ever."""
        if kind == "place" and key in self._places:
            place = self._places[key]
            told = {"letter": key, "name": place.name}
            return _known("place", place, house_deck().places), told
        if kind == "loot" and key in self._items:
            item = self._items[key]
            about = {"name": item.name, "fame": item.fame}
            return _known("loot", item, house_deck().items), about
        if kind == "loot" and key != COLLECTION and symbols(key):
            return "loot-cubes", {"cubes": symbols(key)}
        if kind == "deck":
            house = key == house_deck().name
            return "deck-house" if house else "deck-own", {"name": key}
        return f"{kind}-{kebab(key)}", {}


def _known(kind: str, own: Place | Item, ours: tuple[Place, ...] | tuple[Item, ...]) -> str:
    """The message of what the house deck has too, under the same name; else the general one."""
    same = any(thing.key == own.key and thing.name == own.name for thing in ours)
    return f"{kind}-{kebab(own.key)}" if same else f"{kind}-own"
