"""The tokens of Guatemala 54: data on the table, read at a few named points."""

from msgspec import Struct
from msgspec.structs import replace

from camarilla.kernel import Event


class Tokens(Struct, frozen=True):
    """Where each token lies. Replaced as a whole, so that copies of a table share it."""

    peacekeeping: int | None = None
    """Whoever holds it cannot be a target, but of a coup."""
    officer: int | None = None
    """Who is paid before each claim of the taxed role."""
    taxed: str | None = None
    treaty: tuple[int, int] | None = None
    """Neither of these two may target the other, while there are others left."""
    disappear: tuple[int, ...] = ()
    """The seats that have a Disappear token, once for each."""

    def of(self, seat: int) -> tuple[str, ...]:
        """The names of a seat's tokens."""
        held = []
        if self.peacekeeping == seat:
            held.append("peacekeeping")
        if self.officer == seat:
            held.append("tax")
        if self.treaty is not None and seat in self.treaty:
            held.append("treaty")
        held.extend("disappear" for other in self.disappear if other == seat)
        return tuple(held)

    def without(self, seat: int) -> "Tokens":
        """The tokens once a seat is out: its own go back to the middle."""
        held = self.of(seat)
        tokens = self
        if "peacekeeping" in held:
            tokens = replace(tokens, peacekeeping=None)
        if "tax" in held:
            tokens = replace(tokens, officer=None, taxed=None)
        if "treaty" in held:
            tokens = replace(tokens, treaty=None)
        if "disappear" in held:
            left = tuple(other for other in tokens.disappear if other != seat)
            tokens = replace(tokens, disappear=left)
        return tokens


class TokensReturned(Event, frozen=True):
    """The tokens of an exiled seat went back to the middle of the table."""

    seat: int
    tokens: tuple[str, ...]


class TaxPaid(Event, frozen=True):
    """A seat gave the customs officer a coin, to claim the taxed role."""

    seat: int
    officer: int
    role: str
