"""What a stolen loot card brings the thief, and the questions it asks."""

from functools import lru_cache

from camarilla.games.royal.deck import (
    CARTE_BLANCHE,
    COLOURS,
    DOCUMENTS,
    INTRIGUES,
    SAFECRACKER,
    symbols,
)
from camarilla.games.royal.events import CubesReturned, CubesSwapped, ItemKept, LootStolen
from camarilla.games.royal.table import RoyalTable
from camarilla.kernel import PASS, Answers, AskOne, Fate, Question, Reply, Steps


def steal(table: RoyalTable, seat: int, place: str, fate: Fate) -> Steps:
    """One thief, no snitch: the thief takes the loot. Only special items are kept."""
    card = table.clear_place(place)
    table.tell(LootStolen(seat, place, card))
    if card in table.rules.item_fame:
        table.items[seat] += (card,)
        table.tell(ItemKept(seat, card, table.rules.item_fame[card]))
        return ()
    table.discard.append(card)
    if card == CARTE_BLANCHE:
        return (TakeCubes(seat, 3),)
    if card == INTRIGUES:
        return (Intrigue(seat, 3),)
    if card == SAFECRACKER:
        table.draw_secrets(seat, 3, fate)
    elif card in DOCUMENTS:
        _crash(table, seat, DOCUMENTS[card])
    else:
        missing = table.take_cubes(seat, symbols(card))
        return (TakeCubes(seat, missing),) if missing else ()
    return ()


def _crash(table: RoyalTable, thief: int, colour: str) -> None:
    """Everyone but the thief returns half of their cubes of a colour, rounded up."""
    for seat in table.rules.everybody:
        count = (table.cubes[seat][COLOURS.index(colour)] + 1) // 2
        if seat != thief and count:
            table.move_cubes(seat, colour, -count)
            table.tell(CubesReturned(seat, colour, count))


class TakeCubes(AskOne, frozen=True):
    """A seat chooses cubes from the supply, one at a time.

    For carte blanche, and for each cube of a colour that has run out. With one colour left there
    is nothing to choose, and with none nothing to take: the supply lies open.
    """

    count: int

    def seats(self, table: RoyalTable) -> tuple[int, ...]:
        return (self.seat,) if len(table.colours_left()) > 1 else ()

    def ask(self, table: RoyalTable, seat: int) -> Question:
        return _which_cube(tuple(table.colours_left()))

    def settle(self, table: RoyalTable, answers: Answers, fate: Fate) -> Steps:
        if not answers:
            table.take_cubes(self.seat, tuple(table.colours_left()) * self.count)
            return ()
        colour = answers[self.seat].what
        assert colour is not None
        table.take_cubes(self.seat, (colour,))
        return (TakeCubes(self.seat, self.count - 1),) if self.count > 1 else ()


class Intrigue(AskOne, frozen=True):
    """Up to so many times, a seat may take a cube of another's, and give one of its own."""

    left: int

    def seats(self, table: RoyalTable) -> tuple[int, ...]:
        return (self.seat,) if self._options(table) else ()

    def _options(self, table: RoyalTable) -> tuple[Reply, ...]:
        """Without a cube on both sides there is no swap."""
        if not any(table.cubes[self.seat]):
            return ()
        return tuple(
            Reply("take", seat=other, what=colour)
            for other in table.rules.everybody
            if other != self.seat
            for colour in table.colours_of(other)
        )

    def ask(self, table: RoyalTable, seat: int) -> Question:
        return Question("intrigue", (PASS, *self._options(table)), (PASS,))

    def settle(self, table: RoyalTable, answers: Answers, fate: Fate) -> Steps:
        reply = answers.get(self.seat, PASS)
        if reply == PASS:
            return ()
        assert reply.seat is not None
        assert reply.what is not None
        return (GiveCube(self.seat, reply.seat, reply.what, self.left - 1),)


class GiveCube(AskOne, frozen=True):
    """The seat gives a cube in return: one that it held before the swap."""

    other: int
    took: str
    left: int

    def ask(self, table: RoyalTable, seat: int) -> Question:
        return _which_to_give(tuple(table.colours_of(seat)))

    def then(self, table: RoyalTable, reply: Reply, fate: Fate) -> Steps:
        gave = reply.what
        assert gave is not None
        for giver, taker, colour in (
            (self.other, self.seat, self.took),
            (self.seat, self.other, gave),
        ):
            table.move_cubes(giver, colour, -1)
            table.move_cubes(taker, colour, 1)
        table.tell(CubesSwapped(self.seat, self.other, self.took, gave))
        return (Intrigue(self.seat, self.left),) if self.left else ()


@lru_cache(maxsize=64)
def _which_cube(colours: tuple[str, ...]) -> Question:
    options = tuple(Reply("take", what=colour) for colour in colours)
    return Question("cube", options, options)


@lru_cache(maxsize=64)
def _which_to_give(colours: tuple[str, ...]) -> Question:
    options = tuple(Reply("give", what=colour) for colour in colours)
    return Question("give", options, options)
