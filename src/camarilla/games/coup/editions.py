"""The editions of Coup: nothing but sets of option values."""

from msgspec import Struct

from camarilla.kernel import BadSetup


class Edition(Struct, frozen=True):
    """What one published edition has."""

    key: str
    most_seats: int
    inquisitor: bool
    duel_coins: tuple[int, int]
    """With two players: the first player's coins, and the other's."""
    draw_first: bool
    """A card that the Inquisitor has replaced goes back only after its owner has drawn."""

    def lacks(self, seats: int, fifth: str) -> str | None:
        """What this edition does not have of what is asked for."""
        if seats > self.most_seats:
            return f"seats 2 to {self.most_seats}, not {seats}"
        if fifth == "inquisitor" and not self.inquisitor:
            return "has no Inquisitor"
        return None


EDITIONS = {
    edition.key: edition
    for edition in (
        Edition("en", 6, inquisitor=False, duel_coins=(1, 2), draw_first=True),
        Edition("de", 6, inquisitor=True, duel_coins=(1, 1), draw_first=False),
        Edition("it", 10, inquisitor=True, duel_coins=(1, 2), draw_first=True),
    )
}


def edition_for(key: str | None, seats: int, fifth: str, free: bool) -> Edition:
    """The edition that was named, or the first that has what is asked for."""
    if key is None:
        return next(
            (edition for edition in EDITIONS.values() if not edition.lacks(seats, fifth)),
            EDITIONS["en"],
        )
    edition = EDITIONS[key]
    lacking = edition.lacks(seats, fifth)
    if lacking and not free:
        raise BadSetup(f"the edition '{key}' {lacking} (unless the table is set up freely)")
    return edition


def copies_for(seats: int) -> int:
    """How many of each character: enough that the court never runs low."""
    if seats <= 6:
        return 3
    return 4 if seats <= 8 else 5
