"""The table of Coup Royal, and how a seat sees it."""

from collections import Counter
from typing import Self

from msgspec import Struct

from camarilla.games.royal.deck import COLOURS, Deck, FameCard
from camarilla.games.royal.events import CubesTaken, SecretsDrawn
from camarilla.games.royal.scoring import held
from camarilla.kernel import Fate, Rules, Sealed, Seen, Table, draw


class RoyalRules(Rules):
    """What the table needs of the rules: the component data, and what is in play of them."""

    deck: Deck
    letters: str
    """The places in play."""
    fame_card: FameCard
    item_fame: dict[str, int]


class HideoutSeen(Struct, frozen=True):
    """A seat as somebody sees it: `secrets` only to its owner, and to all after the scoring.

    Cubes are counted in the order of `COLOURS`.
    """

    cubes: tuple[int, ...]
    items: tuple[str, ...]
    secret_cards: int
    secrets: tuple[str, ...] | None


class RoyalSeen(Seen, Struct, frozen=True, tag=True, tag_field="table"):
    """A table of Coup Royal as somebody sees it."""

    deck: str
    """The name of the deck that is played with."""
    loot: dict[str, str | None]
    """The card at each place; None where it is gone and not yet replaced."""
    stacks: tuple[int, int]
    """How many cards are left in stack I and in stack II."""
    discard: tuple[str, ...]
    supply: tuple[int, ...]
    pile: int
    """How many secret loot cards are left."""
    partner: int | None
    seats: tuple[HideoutSeen, ...]


class RoyalTable(Table):
    __slots__ = (
        "cubes",
        "discard",
        "items",
        "loot",
        "partner",
        "pile",
        "secrets",
        "stacks",
        "supply",
    )

    loot: dict[str, str | None]
    stacks: list[list[str]]
    """Two bags, I and II: nothing of II is drawn before I is empty."""
    discard: list[str]
    supply: list[int]
    cubes: list[tuple[int, ...]]
    """For each seat, how many of each colour."""
    pile: list[str]
    """The secret loot cards that nobody has drawn: a bag."""
    secrets: list[tuple[str, ...]]
    items: list[tuple[str, ...]]
    partner: int | None

    rules: RoyalRules

    def __init__(self, rules: RoyalRules) -> None:
        super().__init__(rules)
        seats, deck = rules.seats, rules.deck
        self.loot = dict.fromkeys(rules.letters)
        self.stacks = [sorted(deck.stack_1), sorted(deck.stack_2)]
        self.discard = []
        self.supply = list(deck.cubes.each)
        self.cubes = [(0,) * len(COLOURS)] * seats
        self.pile = deck.secrets.cards()
        self.secrets = [()] * seats
        self.items = [()] * seats
        self.partner = None

    def copy(self) -> Self:
        twin = super().copy()
        twin.loot = self.loot.copy()
        twin.stacks = [stack.copy() for stack in self.stacks]
        twin.discard = self.discard.copy()
        twin.supply = self.supply.copy()
        twin.cubes = self.cubes.copy()
        twin.pile = self.pile.copy()
        twin.secrets = self.secrets.copy()
        twin.items = self.items.copy()
        twin.partner = self.partner
        return twin

    # -- cubes -----------------------------------------------------------------------------------

    def move_cubes(self, seat: int, colour: str, count: int) -> None:
        """Cubes from the supply to a seat; negative: from a seat to the supply."""
        number = COLOURS.index(colour)
        self.supply[number] -= count
        own = self.cubes[seat]
        self.cubes[seat] = (*own[:number], own[number] + count, *own[number + 1 :])

    def take_cubes(self, seat: int, colours: tuple[str, ...]) -> int:
        """A seat takes cubes from the supply. How many of them were not there?"""
        taken = []
        for colour in colours:
            if self.supply[COLOURS.index(colour)]:
                self.move_cubes(seat, colour, 1)
                taken.append(colour)
        if taken:
            self.tell(CubesTaken(seat, tuple(taken)))
        return len(colours) - len(taken)

    def colours_left(self) -> list[str]:
        """The colours that are still in the supply."""
        return [colour for colour, left in zip(COLOURS, self.supply, strict=True) if left]

    def colours_of(self, seat: int) -> list[str]:
        """The colours of which a seat has a cube."""
        return [colour for colour, own in zip(COLOURS, self.cubes[seat], strict=True) if own]

    # -- cards -----------------------------------------------------------------------------------

    def draw_secrets(self, seat: int, most: int, fate: Fate) -> None:
        """A seat draws secret loot cards, or as many as are left."""
        count = min(most, len(self.pile))
        cards = tuple([draw(self.pile, fate) for _ in range(count)])
        self.secrets[seat] += cards
        self.tell(SecretsDrawn(seat, count, Sealed((seat,), cards)))

    def draw_loot(self, fate: Fate) -> str:
        """The next loot card: stack I lies on stack II."""
        return draw(self.stacks[0] or self.stacks[1], fate)

    def clear_place(self, place: str) -> str:
        """Take the loot away from a place."""
        card = self.loot[place]
        assert card is not None
        self.loot[place] = None
        return card

    # -- counting --------------------------------------------------------------------------------

    def holdings(self) -> list[tuple[int, ...]]:
        """For each seat, cubes and secret cards of each colour."""
        return [held(*own) for own in zip(self.cubes, self.secrets, strict=True)]

    def item_fame(self) -> tuple[int, ...]:
        worth = self.rules.item_fame
        return tuple(sum(worth[item] for item in items) for items in self.items)

    def pieces(self) -> Counter[str]:
        """Cubes, secret cards and loot cards; loot counted apart, since all three have colours."""
        pieces: Counter[str] = Counter()
        for colour, *counts in zip(COLOURS, self.supply, *self.cubes, strict=True):
            pieces[f"cube {colour}"] = sum(counts)
        for cards in (self.pile, *self.secrets):
            pieces.update(f"secret {card}" for card in cards)
        laid = [card for card in self.loot.values() if card is not None]
        for cards in (*self.stacks, self.discard, laid, *self.items):
            pieces.update(f"loot {card}" for card in cards)
        return pieces

    # -- looking ---------------------------------------------------------------------------------

    def seen_by(self, seat: int | None) -> RoyalSeen:
        return RoyalSeen(
            deck=self.rules.deck.name,
            loot=self.loot.copy(),
            stacks=(len(self.stacks[0]), len(self.stacks[1])),
            discard=tuple(self.discard),
            supply=tuple(self.supply),
            pile=len(self.pile),
            partner=self.partner,
            seats=tuple([self._hideout(other, seat) for other in self.rules.everybody]),
        )

    def _hideout(self, seat: int, reader: int | None) -> HideoutSeen:
        secrets = self.secrets[seat]
        scored = self.outcome is not None and self.outcome.reason == "score"
        shown = secrets if seat == reader or scored else None
        return HideoutSeen(self.cubes[seat], self.items[seat], len(secrets), shown)
