"""Coup's table: a court table, and the card that is being examined."""

from typing import Self

from camarilla.court.roles import Box
from camarilla.court.table import Court, CourtRules


class CoupTable(Court):
    __slots__ = ("shown",)

    shown: str | None
    """The card that lies before the Inquisitor: it may not stand in a step, it is a secret."""

    def __init__(self, rules: CourtRules, box: Box | None = None) -> None:
        super().__init__(rules, box)
        self.shown = None

    def copy(self) -> Self:
        twin = super().copy()
        twin.shown = self.shown
        return twin
