"""The court table: purses, hands, face-up cards, the court deck."""

from collections import Counter
from functools import lru_cache
from typing import Any, ClassVar, Self

from msgspec import Struct

from camarilla.court.events import (
    CardPassed,
    CardReturned,
    CardsDealt,
    CardsDrawn,
    EstateReturned,
    Exiled,
    LifeLost,
    LifeSetAside,
)
from camarilla.court.roles import Box
from camarilla.kernel import Event, Fate, Rules, Sealed, Seen, Table, draw, put_back


class CourtRules(Rules):
    """Rules of a game of the court family: they have a box, or many, and copies of each role."""

    box: Box
    copies: int
    # A last card is turned up without a choice.
    revealing: ClassVar[tuple[type[Event], ...]] = (LifeLost,)

    def box_of(self, roles: tuple[str, ...]) -> Box:
        """The box with these roles in play, for games that draft them. One object for equals."""
        return self.box

    def box_seen(self, seen: "CourtSeen") -> Box:
        """The box of a table as somebody sees it."""
        return self.box


class SeatSeen(Struct, frozen=True):
    """A seat as somebody sees it; `hand` and `aside` only to its owner."""

    coins: int
    cards: int
    face_up: tuple[str, ...]
    set_aside: int
    hand: tuple[str, ...] | None
    aside: tuple[str, ...] | None


class CourtSeen(Seen, Struct, frozen=True, tag=True, tag_field="table"):
    """A court table as somebody sees it."""

    active: int
    seats: tuple[SeatSeen, ...]
    court: int
    estates: dict[int, int]


class Court(Table):
    """The table of Coup and of Guatemala 54."""

    __slots__ = (
        "active",
        "aside",
        "box",
        "coins",
        "deck",
        "estates",
        "face_up",
        "hands",
        "treasury",
    )

    active: int
    coins: list[int]
    hands: list[tuple[str, ...]]
    face_up: list[tuple[str, ...]]
    aside: tuple[tuple[str, ...], ...]
    """Cards out of play, face down: only their owner knows them."""
    deck: list[str]
    estates: dict[int, int]
    """The coins of seats exiled in this turn, until the treasury gets them. Never changed in
    place, so that copies may share it."""
    treasury: int

    rules: CourtRules

    def __init__(self, rules: CourtRules, box: Box | None = None) -> None:
        super().__init__(rules)
        seats = rules.seats
        self.box = box = box or rules.box
        self.active = 0
        self.coins = [0] * seats
        self.hands = [()] * seats
        self.face_up = [()] * seats
        self.aside = ((),) * seats
        self.deck = []
        self.estates = {}
        self.treasury = box.coins

    def copy(self) -> Self:
        twin = super().copy()
        twin.box = self.box
        twin.active = self.active
        twin.coins = self.coins.copy()
        twin.hands = self.hands.copy()
        twin.face_up = self.face_up.copy()
        twin.aside = self.aside
        twin.deck = self.deck.copy()
        twin.estates = self.estates
        twin.treasury = self.treasury
        return twin

    # -- seats -----------------------------------------------------------------------------------

    def others(self, seat: int) -> tuple[int, ...]:
        """Everybody living but this seat, clockwise from the active one, who comes first."""
        return _others(self.living, self.active, seat)

    def price(self, seat: int, role: str) -> int:
        """What a seat must give before it may claim a role."""
        return 0

    def charge(self, seat: int, role: str) -> None:
        """A seat pays the price of the claim that it is about to make. It never comes back."""

    def can_claim(self, seat: int, role: str) -> bool:
        """Can a seat pay the price of a claim?"""
        return self.coins[seat] >= self.price(seat, role)

    def may_target(self, seat: int, other: int, action: str) -> bool:
        """May a seat aim this action at another?"""
        return True

    def exile(self, seat: int) -> None:
        """A seat is out. What coins it had wait for the end of the turn."""
        self.living = tuple([other for other in self.living if other != seat])
        self.tell(Exiled(seat))
        if self.coins[seat]:
            self.estates = {**self.estates, seat: self.coins[seat]}
            self.coins[seat] = 0
        if len(self.living) == 1 and self.hands[self.living[0]]:
            self.finish(self.living, "last")

    def settle(self, seat: int) -> None:
        """A seat's reaction to a lost life is settled: it is out if it has no card now. The last
        of all cannot be out."""
        if seat not in self.living:
            return
        if len(self.living) == 1:
            self.finish(self.living, "last")
        elif not self.hands[seat]:
            self.exile(seat)

    def settle_estates(self) -> None:
        """The treasury gets what the exiled have left."""
        for seat, coins in self.estates.items():
            if coins:
                self.treasury += coins
                self.tell(EstateReturned(seat, coins))
        if self.estates:
            self.estates = {}

    def finish(self, winners: tuple[int, ...], reason: str) -> None:
        self.settle_estates()
        super().finish(winners, reason)

    # -- coins -----------------------------------------------------------------------------------

    def earn(self, seat: int, coins: int) -> None:
        """Coins from the treasury, which is never short. Negative: coins paid to it."""
        self.treasury -= coins
        if seat in self.living:
            self.coins[seat] += coins
        else:
            self._leave(seat, coins)

    def _leave(self, seat: int, coins: int) -> None:
        """Coins for a seat that is out belong to its estate."""
        self.estates = {**self.estates, seat: self.estates.get(seat, 0) + coins}

    def purse(self, seat: int) -> int:
        """The coins of a seat, or of its estate."""
        return self.coins[seat] if seat in self.living else self.estates.get(seat, 0)

    def hand_over(self, source: int, seat: int, most: int) -> int:
        """Move up to `most` coins between seats. Who is out pays from the estate."""
        if source in self.living:
            coins = min(most, self.coins[source])
            self.coins[source] -= coins
        else:
            estate = self.estates.get(source, 0)
            coins = min(most, estate)
            self.estates = {**self.estates, source: estate - coins}
        if seat in self.living:
            self.coins[seat] += coins
        elif coins:
            self._leave(seat, coins)
        return coins

    # -- cards -----------------------------------------------------------------------------------

    def deal(self, seat: int, count: int, fate: Fate) -> None:
        """Deal a seat cards from the court."""
        cards = tuple([draw(self.deck, fate) for _ in range(count)])
        self.hands[seat] += cards
        self.tell(CardsDealt(seat, Sealed((seat,), cards)))

    def give_up(self, seat: int, card: str) -> None:
        """Take a card out of a hand: of two equal ones, the one that came last."""
        hand = self.hands[seat]
        place = len(hand) - 1 - hand[::-1].index(card)
        self.hands[seat] = hand[:place] + hand[place + 1 :]

    def turn_up(self, seat: int, card: str, cause: str) -> None:
        """A life is lost: the card lies face up from now on."""
        self.give_up(seat, card)
        self.face_up[seat] += (card,)
        self.tell(LifeLost(seat, card, cause))
        if not self.hands[seat]:
            self.exile(seat)

    def set_aside(self, seat: int, card: str, role: str, cause: str) -> None:
        """A life is lost: the card lies face down before its owner, who claims a role for it."""
        self.give_up(seat, card)
        self._set_aside(seat, (*self.aside[seat], card))
        self.tell(LifeSetAside(seat, role, cause, Sealed((seat,), card)))

    def turn_up_aside(self, seat: int) -> str:
        """The card that a seat set aside last is turned up."""
        *others, card = self.aside[seat]
        self._set_aside(seat, tuple(others))
        self.face_up[seat] += (card,)
        return card

    def _set_aside(self, seat: int, cards: tuple[str, ...]) -> None:
        self.aside = (*self.aside[:seat], cards, *self.aside[seat + 1 :])

    def draw(self, seat: int, most: int, fate: Fate) -> int:
        """A seat draws cards from the court, as many as there are up to a number."""
        count = min(most, len(self.deck))
        cards = tuple([draw(self.deck, fate) for _ in range(count)])
        self.hands[seat] += cards
        self.tell(CardsDrawn(seat, count, Sealed((seat,), cards)))
        return count

    def hand_card(self, seat: int, card: str, to: int) -> None:
        """A card goes from one hand to another, unseen by the others."""
        self.give_up(seat, card)
        self.hands[to] += (card,)
        self.tell(CardPassed(seat, to, Sealed((seat, to), card)))

    def put_back(self, seat: int, card: str, readers: tuple[int, ...] | None) -> None:
        """A card of a seat's goes back to the court; `readers` (None: everybody) know which."""
        self.give_up(seat, card)
        put_back(self.deck, card)
        self.tell(CardReturned(seat, Sealed(readers, card)))

    # -- keeping ---------------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        return {**super().save(), "roles": self.box.drafted}

    @classmethod
    def load(cls, rules: Any, saved: dict[str, Any]) -> Self:
        table = cls(rules, rules.box_of(tuple(saved["roles"])))
        table.fill(saved)
        return table

    # -- looking ---------------------------------------------------------------------------------

    def seen_by(self, seat: int | None) -> CourtSeen:
        return CourtSeen(
            active=self.active,
            seats=tuple(
                [self._seat_seen(other, other == seat) for other in range(len(self.hands))]
            ),
            court=len(self.deck),
            estates=self.estates,
        )

    def _seat_seen(self, seat: int, own: bool) -> SeatSeen:
        hand, aside = self.hands[seat], self.aside[seat]
        return SeatSeen(
            self.coins[seat],
            len(hand),
            self.face_up[seat],
            len(aside),
            hand if own else None,
            aside if own else None,
        )

    def pieces(self) -> Counter[str]:
        pieces = Counter(self.deck)
        for cards in (*self.hands, *self.face_up, *self.aside):
            pieces.update(cards)
        pieces["coin"] = self.treasury + sum(self.coins) + sum(self.estates.values())
        return pieces


@lru_cache(maxsize=8192)
def _others(living: tuple[int, ...], active: int, seat: int) -> tuple[int, ...]:
    after = [other for other in living if other >= active and other != seat]
    before = [other for other in living if other < active and other != seat]
    return tuple(after + before)
