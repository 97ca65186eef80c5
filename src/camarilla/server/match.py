"""A live match: a replica of its log. Nothing in it is the truth."""

import asyncio

from camarilla.kernel import Decision, Game
from camarilla.server.document import MatchDocument


class Match:
    """A replica of a match in progress."""

    def __init__(self, document: MatchDocument, version: int, at: float) -> None:
        self.document = document
        self.version = version
        self.game = Game(document.header)
        self.lock = asyncio.Lock()
        self.opened = at  # when the open window was opened
        self.closing = False

    @property
    def id(self) -> str:
        return self.document.id

    @property
    def sequence(self) -> int:
        """How many decisions have been applied."""
        return len(self.game.decisions)

    @property
    def over(self) -> bool:
        return self.game.over

    def seats_of(self, user: str) -> tuple[int, ...]:
        return self.document.seats_of(user)

    def after(self, decision: Decision) -> Game:
        """The game as it would be after a decision; `Illegal` if it cannot be taken."""
        game = self.game.copy()
        game.decide(decision.seat, decision.reply, decision.window)
        return game

    def move_on(self, game: Game, at: float) -> None:
        """This replica is that game now."""
        if game.window != self.game.window:
            self.opened = at
        self.game = game
