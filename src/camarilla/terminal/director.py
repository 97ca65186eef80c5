"""Who is asked next, who may look at the screen, and when a window is settled.

Several people may share the device, and bots sit among them. In a window that is open to many, the
answers of all are gathered first and given to the game afterwards, in the game's own order. So
everybody is asked whatever the others answered, and being asked tells nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from camarilla.bots import Bot
from camarilla.kernel import AGREE, Fate, Game, Illegal, Question, Reply, View

REFUSE = Reply("refuse")
"""Play on: the answer to an offered draw that is not `AGREE`. The game never hears of it."""

_DRAW = Question("draw", (AGREE, REFUSE), (REFUSE,))


@dataclass(frozen=True)
class Covered:
    """The device must be handed to a seat before anything of that seat's is shown."""

    seat: int


@dataclass(frozen=True)
class Asked:
    """A person is asked something, and may look at the screen."""

    seat: int
    question: Question


@dataclass(frozen=True)
class DrawAsked:
    """A person is asked whether they agree to a draw that another has offered."""

    seat: int
    by: int
    question: Question


@dataclass(frozen=True)
class Waiting:
    """Only bots still have to answer."""

    watching: bool
    """No person is left in the game."""


@dataclass(frozen=True)
class Over:
    pass


Scene = Covered | Asked | DrawAsked | Waiting | Over


class Director:
    """One game at one device."""

    def __init__(
        self, game: Game, people: Mapping[int, str], bots: Mapping[int, Bot], fate: Fate
    ) -> None:
        self.game = game
        self.people = people
        self.bots = bots
        self.fate = fate
        self.looking: int | None = self._only_person()
        self._answers: dict[int, Reply] = {}
        self._draw_by: int | None = None
        self._draw_asked: list[int] = []

    def _only_person(self) -> int | None:
        """With one person at the device there is nobody to hide anything from."""
        return next(iter(self.people)) if len(self.people) == 1 else None

    # -- what to show ----------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """What the screen should show now."""
        if self.game.over:
            return Over()
        seat = self._next_person()
        if seat is None:
            return Waiting(not any(seat in self.people for seat in self._living))
        if seat != self.looking:
            return Covered(seat)
        if self._draw_asked and self._draw_by is not None:
            return DrawAsked(seat, self._draw_by, _DRAW)
        return Asked(seat, self.game.question(seat))

    def _next_person(self) -> int | None:
        if self._draw_asked:
            return self._draw_asked[0]
        waiting = (s for s in self.game.asked if s in self.people and s not in self._answers)
        return next(waiting, None)

    @property
    def view(self) -> View:
        """What may be on the screen now: what the one who looks sees, or what everybody sees."""
        return self.game.view(self.looking)

    @property
    def _living(self) -> tuple[int, ...]:
        return self.game.state.table.living

    # -- what people do --------------------------------------------------------------------------

    def uncover(self) -> None:
        """The device is in the hands of the one who is asked, and nobody else is looking."""
        self.looking = self._next_person()

    def answer(self, reply: Reply) -> None:
        """The reply of the person who is asked."""
        scene = self.scene
        if isinstance(scene, DrawAsked):
            self._answer_draw(scene.seat, reply)
        elif isinstance(scene, Asked):
            if reply not in scene.question.options:
                raise Illegal(Illegal.NOT_OFFERED, f"'{reply}' is not open to seat {scene.seat}")
            self._answers[scene.seat] = reply
            if set(self.game.asked) <= set(self._answers):
                self._settle()
        self._look_away()

    def _look_away(self) -> None:
        """Unless the same person goes on, what is on the screen is for everybody again."""
        if self._next_person() != self.looking:
            self.looking = self._only_person()

    # -- draws -----------------------------------------------------------------------------------

    def offer_draw(self) -> str:
        """The person who is asked would call it a draw. Returns the message that says how it is."""
        scene = self.scene
        if not self.game.rules.draw_by_agreement:
            return "draw-none"
        if not isinstance(scene, Asked):
            return "draw-not-now"
        try:
            self.game.decide(scene.seat, AGREE)
        except Illegal:
            return "draw-again"
        if self.game.over:
            return "draw-offered"
        others = [seat for seat in self._living if seat != scene.seat]
        if any(seat in self.bots for seat in others):
            return "draw-bots"  # a bot is only ever asked questions, and no question asks this
        agreed = self.game.state.agreed[1]
        self._draw_by = scene.seat
        self._draw_asked = [seat for seat in others if seat not in agreed]
        self._look_away()
        return "draw-offered"

    def _answer_draw(self, seat: int, reply: Reply) -> None:
        self._draw_asked.remove(seat)
        if reply == AGREE:
            self.game.decide(seat, AGREE)
        else:
            self._draw_asked.clear()  # one who plays on is enough

    # -- what bots do ----------------------------------------------------------------------------

    def bots_reply(self) -> dict[int, Reply]:
        """What the bots in the open window answer. Changes nothing: it may run in a thread."""
        game = self.game
        return {
            seat: self.bots[seat].reply(game.view(seat), game.question(seat), self.fate)
            for seat in game.asked
            if seat in self.bots and seat not in self._answers
        }

    def settle(self, replies: Mapping[int, Reply]) -> None:
        """All have answered: give the game their replies."""
        self._answers.update(replies)
        self._settle()

    def _settle(self) -> None:
        game, window = self.game, self.game.window
        answers, self._answers = self._answers, {}
        for seat in game.asked:
            if game.window == window:  # the first who acts closes it for those who come after
                game.decide(seat, answers[seat], window)
