"""A composed table of Guatemala 54 for tests: hands name cards, decisions are short lines."""

from collections.abc import Iterable
from typing import Any

from camarilla import Game, picks_for
from camarilla.court.roles import Group
from camarilla.games.guatemala.draft import WANTED, in_order
from camarilla.games.guatemala.roles import ROLES
from camarilla.kernel import FateSpent
from tests.coup.table import Played as PlayedCoup

FILLERS = {
    Group.FINANCE: ["banker"],
    Group.COMMUNICATIONS: ["director"],
    Group.FORCE: ["guerrilla"],
    Group.SPECIAL: ["politician", "priest", "peacekeeper"],
}
"""What fills a draft up where a test does not care."""


class Played(PlayedCoup):
    """A composed game. A draw may also be given as a pick, where no card of the deck is drawn."""

    def decide(self, seat: int, reply: str, window: int | None = None) -> None:
        while True:
            try:
                self.game.decide(seat, reply, window)
            except FateSpent:
                assert self.draws, f"'{seat} {reply}' draws a card that the test does not name"
                card = self.draws.pop(0)
                if isinstance(card, int):
                    self._add_pick(card)
                else:
                    self._add_pick(*picks_for(self._deck_at_the_draw(seat, reply), [card]))
            else:
                return

    def rounds(self, count: int) -> "Played":
        """So many rounds of Income for all."""
        return self.incomes(count * len(self.game.view().living))

    def why(self, seat: int, reply: str) -> str | None:
        """Why a reply is closed; None if it is open."""
        question = self.game.question(seat)
        if reply in [str(option) for option in question.options]:
            return None
        return next(closed.why for closed in question.closed if str(closed.reply) == reply)

    @property
    def tokens(self) -> Any:
        return self.game.view().table.tokens

    @property
    def living(self) -> tuple[int, ...]:
        return self.game.view().living

    @property
    def estates(self) -> dict[int, int]:
        return self.game.view().table.estates

    def aside(self, seat: int) -> tuple[str, ...]:
        """What a seat has set aside, as it sees it itself."""
        return self.game.view(seat).table.seats[seat].aside

    def moment(self) -> tuple[str, tuple[int, ...]]:
        """What is asked now, and who is."""
        return self.kind, self.asked


def filled(names: Iterable[str]) -> tuple[str, ...]:
    """A draft with these roles."""
    drafted = list(dict.fromkeys(names))
    for group, count in WANTED.items():
        roles = [name for name in drafted if ROLES[name].group is group]
        wanted = count - sum(not ROLES[name].general for name in roles)
        spare = [name for name in FILLERS[group] if name not in drafted]
        drafted += spare[:wanted]
    return in_order(drafted)


def deal(
    *hands: str, roles: str = "", draws: Iterable[str | int] = (), first: int = 0, **options: Any
) -> Played:
    """A game with these hands, one a seat, of a draft with their roles and those named besides."""
    cards = [card for hand in hands for card in hand.split()]
    names = filled([*cards, *roles.split()])
    copies = 3 if len(hands) <= 6 else 4 if len(hands) <= 8 else 5
    bag = sorted([name for name in names if not ROLES[name].general] * copies)
    picks = picks_for(bag, cards)
    game = Game.compose("guatemala", len(hands), picks, first=first, roles=names, **options)
    return Played(game, draws)
