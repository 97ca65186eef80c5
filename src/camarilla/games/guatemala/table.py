"""Guatemala's table: a court table with tokens, the Bank, and cards gathered to be dealt again."""

from collections import Counter
from typing import Self

from camarilla.court.roles import Box
from camarilla.court.table import Court, CourtRules, CourtSeen
from camarilla.games.guatemala.tokens import TaxPaid, Tokens, TokensReturned


class GuatemalaSeen(CourtSeen, frozen=True):
    """Guatemala's table as somebody sees it."""

    roles: tuple[str, ...]
    tokens: Tokens
    bank: int
    pool: int


class GuatemalaTable(Court):
    __slots__ = ("bank", "pool", "tokens")

    tokens: Tokens
    bank: int
    """The coins in the Bank, which the Financier empties."""
    pool: tuple[str, ...]
    """The cards that the Socialist is about to deal back: a secret, so not in a step."""

    def __init__(self, rules: CourtRules, box: Box) -> None:
        super().__init__(rules, box)
        self.tokens = Tokens()
        self.bank = 0
        self.pool = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.tokens = self.tokens
        twin.bank = self.bank
        twin.pool = self.pool
        return twin

    # -- what tokens change ----------------------------------------------------------------------

    def price(self, seat: int, role: str) -> int:
        tokens = self.tokens
        return 1 if tokens.taxed == role and tokens.officer != seat else 0

    def charge(self, seat: int, role: str) -> None:
        officer = self.tokens.officer
        price = self.price(seat, role)
        if price and officer is not None:
            self.hand_over(seat, officer, price)
            self.tell(TaxPaid(seat, officer, role))

    def may_target(self, seat: int, other: int, action: str) -> bool:
        tokens = self.tokens
        if tokens.peacekeeping == other and action != "coup":
            return False
        if tokens.treaty is None or len(self.living) == 2:
            return True
        return not (seat in tokens.treaty and other in tokens.treaty)

    def exile(self, seat: int) -> None:
        super().exile(seat)
        held = self.tokens.of(seat)
        if held and self.outcome is None:
            self.tokens = self.tokens.without(seat)
            self.tell(TokensReturned(seat, held))

    # -- looking ---------------------------------------------------------------------------------

    def seen_by(self, seat: int | None) -> GuatemalaSeen:
        seen = super().seen_by(seat)
        return GuatemalaSeen(
            active=seen.active,
            seats=seen.seats,
            court=seen.court,
            estates=seen.estates,
            roles=self.box.drafted,
            tokens=self.tokens,
            bank=self.bank,
            pool=len(self.pool),
        )

    def pieces(self) -> Counter[str]:
        pieces = super().pieces()
        pieces.update(self.pool)
        pieces["coin"] += self.bank
        return pieces
