"""A composed table for tests: hands and draws are named as cards, decisions are short lines."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from camarilla import Game, Reply, Transcript, picks_for
from camarilla.kernel import FateSpent

CARDS = ("ambassador", "assassin", "captain", "contessa", "duke")


def box(fifth: str = "ambassador", copies: int = 3) -> list[str]:
    """All the character cards of a box."""
    return sorted([fifth, *CARDS[1:]] * copies)


class Played:
    """A composed game. What is drawn later on is named in `draws`, in the order of the draws."""

    def __init__(self, game: Game, draws: Iterable[str] = ()) -> None:
        self.game = game
        self.draws = list(draws)
        self.before = 0

    def play(self, *lines: str) -> "Played":
        """Each line is 'SEAT REPLY', or 'pass': everybody who is asked lets it go by."""
        self.before = len(self.game.events())
        for line in lines:
            if line == "pass":
                for seat in self.game.asked:
                    self.decide(seat, "pass")
            else:
                seat, reply = line.split(" ", 1)
                self.decide(int(seat), reply)
        return self

    def decide(self, seat: int, reply: str, window: int | None = None) -> None:
        """One decision. When it needs a pick that the game does not list yet, the game is
        composed anew with the pick that draws the next card of `draws`, and played again."""
        while True:
            try:
                self.game.decide(seat, reply, window)
            except FateSpent:
                assert self.draws, f"'{seat} {reply}' draws a card that the test does not name"
                self._add_pick(*picks_for(self._deck_at_the_draw(seat, reply), [self.draws.pop(0)]))
            else:
                return

    def _deck_at_the_draw(self, seat: int, reply: str) -> list[str]:
        """The court when a decision needs one more pick: the draw stops before it takes a card."""
        trial = self.game.copy()
        with suppress(FateSpent):
            trial.state.decide(seat, Reply.parse(reply), trial.fate)
        return trial.state.table.deck

    def _add_pick(self, pick: int) -> None:
        header = self.game.header
        header = replace(header, picks=(*(header.picks or ()), pick))
        self.game = Game.replay(Transcript(header, tuple(self.game.decisions)))

    # -- looking ---------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, ...]:
        return self.game.asked

    @property
    def kind(self) -> str:
        """What the open window is about."""
        return self.game.question(self.asked[0]).kind

    @property
    def active(self) -> int:
        return self.game.view().table.active

    @property
    def coins(self) -> list[int]:
        return [seat.coins for seat in self.game.view().table.seats]

    @property
    def court(self) -> int:
        """How many cards lie in the court deck."""
        return self.game.view().table.court

    def hand(self, seat: int) -> list[str]:
        """A seat's face-down cards, as it sees them itself, sorted."""
        return sorted(self.game.view(seat).table.seats[seat].hand)

    def influence(self, seat: int) -> int:
        return self.game.view().table.seats[seat].cards

    def face_up(self, seat: int) -> tuple[str, ...]:
        return self.game.view().table.seats[seat].face_up

    def options(self, seat: int) -> list[str]:
        return [str(reply) for reply in self.game.question(seat).options]

    def defaults(self, seat: int) -> list[str]:
        return [str(reply) for reply in self.game.question(seat).defaults]

    def news(self, seat: int | None = None) -> list[Any]:
        """What the last `play` brought about, as a seat or a spectator saw it."""
        return list(self.game.events(seat, since=self.before))

    def names(self) -> list[str]:
        """The kinds of the events that the last `play` brought about."""
        return [type(event).__name__ for event in self.news()]

    # -- ways to get somewhere -------------------------------------------------------------------

    def caught(self, seat: int, *cards: str) -> "Played":
        """On its turn a seat claims Duke, is challenged, shows nothing and turns a card up."""
        challenger = next(s for s in self.game.view().living if s != seat)
        lines = [f"{seat} tax", f"{challenger} challenge", f"{seat} decline"]
        return self.play(*lines, *(f"{seat} lose {card}" for card in cards))

    def incomes(self, turns: int) -> "Played":
        """So many turns of income."""
        for _ in range(turns):
            self.play(f"{self.active} income")
        return self

    def taxes(self, turns: int) -> "Played":
        """So many turns of unchallenged tax."""
        for _ in range(turns):
            self.play(f"{self.active} tax", "pass")
        return self


def deal(*hands: str, draws: Iterable[str] = (), first: int | None = 0, **options: Any) -> Played:
    """A game with these hands ('duke contessa'), one a seat; seat 0 begins by default."""
    seats = len(hands)
    copies = options.get("copies") or (3 if seats <= 6 else 4 if seats <= 8 else 5)
    cards = [card for hand in hands for card in hand.split()]
    picks = picks_for(box(options.get("fifth", "ambassador"), copies), cards)
    return Played(Game.compose("coup", seats, picks, first=first, **options), draws)


def drafted(*choices: str, draws: Iterable[str], first: int = 0, **options: Any) -> Played:
    """A draft game in which the seats choose these cards, then are dealt the first two draws."""
    game = Played(Game.compose("coup", 2, (), first=first, draft=True, **options), draws)
    return game.play(*(f"{seat} choose {card}" for seat, card in enumerate(choices)))
