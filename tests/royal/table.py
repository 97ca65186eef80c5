"""A composed table for tests: cubes, loot and draws are named, plans are short lines."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from camarilla.games.royal import Deck, house_deck
from camarilla.games.royal.deck import COLOURS, LETTERS, Counts
from camarilla.kernel import Event, Game, draw

CUBES = ("BGR", "GRY", "RYB", "YBG", "BGR")
LOOT = "BB GG RR YY BG BR BY GR"
FILLER = [0] * 400  # a pick that is always open: whatever the test does not care for


def colours(letters: str) -> tuple[str, ...]:
    """The colours of some letters: `BBG`."""
    return tuple(LETTERS[letter] for letter in letters)


def counts(letters: str) -> tuple[int, ...]:
    """How many letters there are of each colour."""
    return tuple(colours(letters).count(colour) for colour in COLOURS)


def few(letters: str) -> Counts:
    """As many of each colour as there are letters of it: `BBG`."""
    return Counts(*counts(letters))


def own_deck(**changes: Any) -> Deck:
    """The house deck with some entries changed, and so a name of its own."""
    return replace(house_deck(), name="test deck", **changes)


def picks(deck: Deck, cubes: Iterable[str], loot: str, draws: str) -> list[int]:
    """The picks that deal these cubes, lay out this loot, and then draw `draws` in this order:
    `?B` is a secret loot card, anything else a loot card."""
    bags = {"cube": deck.cubes.cards(), "secret": deck.secrets.cards()}
    stacks = [sorted(deck.stack_1), sorted(deck.stack_2)]
    wanted = [(bags["cube"], colour) for own in cubes for colour in colours(own)]
    found = [_pick(bag, card) for bag, card in wanted]
    for card in (*loot.split(), *draws.split()):
        if card.startswith("?"):
            found.append(_pick(bags["secret"], LETTERS[card[1]]))
        else:
            found.append(_pick(stacks[0] or stacks[1], card))
    return found


class _Exactly:
    def __init__(self, pick: int) -> None:
        self.pick = lambda _: pick


def _pick(bag: list[str], card: str) -> int:
    """Draw a card from a bag, and say which pick it took."""
    pick = bag.index(card)
    draw(bag, _Exactly(pick))  # type: ignore[arg-type]
    return pick


class Heist:
    """A game whose deal is chosen. With two seats, seat 0 begins with the partner card."""

    def __init__(
        self,
        seats: int,
        cubes: Iterable[str] = CUBES,
        loot: str = LOOT,
        draws: str = "",
        deck: Deck | None = None,
        **options: Any,
    ) -> None:
        cards = deck or house_deck()
        laid = " ".join(loot.split()[: len(cards.letters(seats))])
        chosen = picks(cards, list(cubes)[:seats], laid, draws)
        if deck is not None:
            options["deck"] = deck
        if seats == 2:
            options.setdefault("first", 0)
        self.game = Game.compose("royal", seats, [*chosen, *FILLER], **options)

    def round(self, plans: str) -> "Heist":
        """Everybody's plan, seat by seat: `C/E A/B B/A`."""
        for seat, plan in enumerate(plans.split()):
            self.game.decide(seat, f"plan {plan}")
        return self

    def say(self, *lines: str) -> "Heist":
        """Replies, each after its seat: `0 take blue`."""
        for line in lines:
            seat, reply = line.split(" ", 1)
            self.game.decide(int(seat), reply)
        return self

    def options(self, seat: int) -> list[str]:
        return [str(reply) for reply in self.game.question(seat).options]

    def told(self, kind: type[Event], seat: int | None = None) -> list[Any]:
        """The events of a kind so far."""
        return [event for event in self.game.events(seat) if isinstance(event, kind)]

    @property
    def seen(self) -> Any:
        """The table as a spectator sees it."""
        return self.game.view().table

    def cubes(self, seat: int) -> tuple[int, ...]:
        return self.seen.seats[seat].cubes

    def secret_cards(self) -> list[int]:
        return [hideout.secret_cards for hideout in self.seen.seats]

    def secrets(self, seat: int) -> tuple[str, ...]:
        """A seat's secret cards, as it sees them itself."""
        return self.game.view(seat).table.seats[seat].secrets

    def empty(self) -> str:
        return "".join(place for place, card in self.seen.loot.items() if card is None)
