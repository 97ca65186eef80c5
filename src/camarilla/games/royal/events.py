"""What happens in Coup Royal. Public, but for the secret loot cards that are sealed.

Cubes and secret cards are named by their colour, places by their letter, loot by its card.
"""

from camarilla.kernel import Event, Sealed


class TableLaid(Event, frozen=True):
    """The game began: how many seats, which deck, and who holds the partner card (for two)."""

    seats: int
    deck: str
    partner: int | None


class CubesDealt(Event, frozen=True):
    """A seat was dealt its first cubes."""

    seat: int
    cubes: tuple[str, ...]


class LootLaid(Event, frozen=True):
    """Loot was laid out: a place and a card each."""

    loot: tuple[tuple[str, str], ...]


class RoundBegan(Event, frozen=True):
    """Everybody plans; with two, the holder of the partner card sends two thieves."""

    number: int
    partner: int | None


class PlansRevealed(Event, frozen=True):
    """All plans were turned up at once, seat by seat: thieves/snitches."""

    plans: tuple[str, ...]


class PlaceGuarded(Event, frozen=True):
    """Snitches were there: nothing happened, and the loot stays."""

    place: str
    snitches: tuple[int, ...]
    thieves: tuple[int, ...]


class PlaceDeserted(Event, frozen=True):
    """Nobody came: the loot was discarded."""

    place: str
    card: str


class ThievesMet(Event, frozen=True):
    """Several thieves, no snitch: the loot stays. `paid`: there was a secret card for each."""

    place: str
    thieves: tuple[int, ...]
    paid: bool


class SecretsDrawn(Event, frozen=True):
    """A seat drew secret loot cards, as many as were left."""

    seat: int
    count: int
    cards: Sealed[tuple[str, ...]]


class LootStolen(Event, frozen=True):
    """One thief, no snitch: the thief took the loot."""

    seat: int
    place: str
    card: str


class CubesTaken(Event, frozen=True):
    """Cubes came from the supply."""

    seat: int
    cubes: tuple[str, ...]


class CubesSwapped(Event, frozen=True):
    """A seat took a cube of another's and gave one of its own in return."""

    seat: int
    other: int
    took: str
    gave: str


class CubesReturned(Event, frozen=True):
    """The documents were out: a seat returned half of its cubes of the colour, rounded up."""

    seat: int
    colour: str
    count: int


class ItemKept(Event, frozen=True):
    """A special item lies before a seat, and brings fame at the end."""

    seat: int
    item: str
    fame: int


class PartnerPassed(Event, frozen=True):
    """The partner card changed hands."""

    seat: int


class SecretsRevealed(Event, frozen=True):
    """The loot has run out: a seat turned up its secret loot cards."""

    seat: int
    cards: tuple[str, ...]


class CategoryScored(Event, frozen=True):
    """What each seat held of a colour, and the fame it got for that."""

    colour: str
    holdings: tuple[int, ...]
    fame: tuple[int, ...]


class FameCounted(Event, frozen=True):
    """The fame of each seat: from special items, and altogether."""

    items: tuple[int, ...]
    fame: tuple[int, ...]
