"""One game being played: a header, the state, its chance, and the decisions so far."""

import secrets
from collections.abc import Iterable, Iterator
from typing import Any, Self

import msgspec

from camarilla.kernel.errors import BadFile, BadSetup, CamarillaError, Illegal
from camarilla.kernel.events import AnyEvent
from camarilla.kernel.fate import Listed, Seeded
from camarilla.kernel.questions import Question, Reply
from camarilla.kernel.rules import Rules, rules_for
from camarilla.kernel.state import State
from camarilla.kernel.table import Outcome
from camarilla.kernel.transcript import (
    Decision,
    Header,
    Transcript,
    check_seed,
    commitment,
    seed_from,
)
from camarilla.kernel.view import View, events_seen, view


class Game:
    """A game from its start to its end.

    >>> game = Game.start("coup", seats=3, seed=7)
    >>> game.asked                                 # whose answer is awaited
    (0,)
    >>> [str(reply) for reply in game.question(0).options]
    ['income', 'foreign_aid', 'tax', 'steal 1', 'steal 2', 'exchange']
    >>> game.decide(0, "tax")
    >>> game.asked
    (1, 2)
    >>> game.view(1).table.seats[0].hand is None   # seat 1 does not see seat 0's cards
    True
    """

    __slots__ = ("decisions", "fate", "header", "rules", "state")

    def __init__(self, header: Header) -> None:
        """A new game as a header describes it."""
        self.header = header
        self.rules: Rules = rules_for(header.game, header.seats, header.options)
        if header.version not in (self.rules.version, *self.rules.replays):
            raise BadFile(
                f"this is a game of {header.game} version {header.version}, "
                f"and this program plays version {self.rules.version}"
            )
        if header.first is not None and not 0 <= header.first < header.seats:
            raise BadSetup(f"seat {header.first} cannot begin: there are {header.seats} seats")
        self.fate: Seeded | Listed = header.fate()
        self.decisions: list[Decision] = []
        self.state = State(*self.rules.setup(header.first, self.fate))
        self.state.advance(self.fate)

    @classmethod
    def start(
        cls,
        game: str,
        seats: int,
        seed: int | str | None = None,
        first: int | None = None,
        **options: Any,
    ) -> Self:
        """Start a game. Without a seed the deal is secret until the end of the game."""
        secret = secrets.token_hex(32) if seed is None else seed_from(seed)
        header = _header(game, seats, first, options)
        return cls(msgspec.structs.replace(header, seed=secret, commitment=commitment(secret)))

    @classmethod
    def compose(
        cls,
        game: str,
        seats: int,
        picks: Iterable[int],
        first: int | None = None,
        **options: Any,
    ) -> Self:
        """Start a game whose chance is chosen: an example, a lesson, a puzzle."""
        return cls(
            msgspec.structs.replace(_header(game, seats, first, options), picks=tuple(picks))
        )

    # -- reading ---------------------------------------------------------------------------------

    @property
    def window(self) -> int | None:
        """The number of the open window; None when the game is over."""
        return None if self.state.window is None else self.state.window.number

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose answer is awaited, clockwise from the active one."""
        return self.state.pending()

    def question(self, seat: int) -> Question:
        """What a seat is asked in the open window, with every legal reply."""
        return self.state.question(seat)

    def view(self, seat: int | None = None) -> View:
        """All that a seat, or a spectator, may know."""
        return view(self.state, seat)

    def events(self, seat: int | None = None, since: int = 0) -> tuple[AnyEvent, ...]:
        """What happened, from event number `since` on, as a seat or a spectator saw it."""
        return events_seen(self.state, seat, since)

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why; None while the game goes on."""
        return self.state.table.outcome

    @property
    def over(self) -> bool:
        return self.state.table.outcome is not None

    # -- playing ---------------------------------------------------------------------------------

    def decide(self, seat: int, reply: Reply | str, window: int | None = None) -> None:
        """Give a seat's reply. `window` says which window it answers (default: the open one)."""
        if isinstance(reply, str):
            reply = Reply.parse(reply)
        number = self.window
        if window is not None and window != number:
            raise Illegal(Illegal.CLOSED, f"window {window} is closed")
        if self.header.composed:
            self._decide_on_a_copy(seat, reply)
        else:
            self.state.decide(seat, reply, self.fate)
        self.decisions.append(Decision(number or 0, seat, reply))

    def _decide_on_a_copy(self, seat: int, reply: Reply) -> None:
        """A composed game may run out of picks in mid-decision: then nothing has changed."""
        state, fate = self.state.copy(), self.header.fate(self.fate.counter)
        state.decide(seat, reply, fate)
        self.state, self.fate = state, fate

    def copy(self) -> Self:
        """A copy that goes its own way, on the same chance."""
        twin = object.__new__(type(self))
        twin.header = self.header
        twin.rules = self.rules
        twin.fate = self.header.fate(self.fate.counter)
        twin.decisions = self.decisions.copy()
        twin.state = self.state.copy()
        return twin

    # -- keeping ---------------------------------------------------------------------------------

    def transcript(self) -> Transcript:
        """The header and the decisions. It holds the seed: keep it until the game is over."""
        return Transcript(self.header, tuple(self.decisions))

    @classmethod
    def replay(cls, transcript: Transcript) -> Self:
        """The game that a transcript tells of; `BadFile` if it is not a legal one."""
        game = None
        for game in cls.moments(transcript):  # noqa: B007
            pass
        assert game is not None
        return game

    @classmethod
    def moments(cls, transcript: Transcript) -> Iterator[Self]:
        """The game after its set-up and after each decision: one object, moving on."""
        game = cls(transcript.header)
        yield game
        for number, decision in enumerate(transcript.decisions, start=1):
            try:
                game.decide(decision.seat, decision.reply, decision.window)
            except CamarillaError as error:
                raise BadFile(
                    f"decision {number} of this transcript is illegal: {error}"
                ) from error
            yield game

    @classmethod
    def verify(cls, transcript: Transcript) -> Self:
        """Replay a transcript and check its seed against the hash published at the start."""
        check_seed(transcript.header)
        return cls.replay(transcript)


def _header(game: str, seats: int, first: int | None, options: dict[str, Any]) -> Header:
    rules = rules_for(game, seats, options)
    return Header(rules.key, rules.version, seats, rules.options_saved, first)
