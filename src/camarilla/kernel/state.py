"""A state: a table, an agenda of steps still to be done, and at most one open window."""

from typing import Self

from msgspec import Struct

from camarilla.kernel.errors import Illegal
from camarilla.kernel.events import DrawAgreed
from camarilla.kernel.fate import Fate
from camarilla.kernel.questions import AGREE, PASS, Question, Reply
from camarilla.kernel.steps import Ask, Run, Step, Steps
from camarilla.kernel.table import Table


class Window(Struct, eq=False):
    """A step that is asking, its number in the game, and the seats it asks.

    Nothing in it changes while it is open (the answers are the state's), so copies share it, and a
    question is worked out once.
    """

    number: int
    step: Ask
    seats: tuple[int, ...]
    questions: dict[int, Question] = {}


class State:
    """A game at one moment. It changes in place; `copy` is cheap."""

    __slots__ = ("agenda", "agreed", "answers", "table", "window", "windows")

    def __init__(self, table: Table, agenda: Steps) -> None:
        self.table = table
        self.agenda: list[Step] = list(reversed(agenda))  # a stack: the next step is the last
        self.window: Window | None = None
        self.windows = 0  # how many have been opened
        self.answers: dict[int, Reply] = {}  # sealed until the window closes
        self.agreed: tuple[int, tuple[int, ...]] = (0, ())  # a turn, and who would call it a draw

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.table = self.table.copy()
        twin.agenda = self.agenda.copy()
        twin.window = self.window
        twin.windows = self.windows
        twin.answers = self.answers.copy()
        twin.agreed = self.agreed
        return twin

    def pending(self) -> tuple[int, ...]:
        """The seats whose answer is still awaited, in the order to ask them one by one."""
        if self.window is None:
            return ()
        return tuple([seat for seat in self.window.seats if seat not in self.answers])

    def question(self, seat: int) -> Question:
        """What this seat is asked in the open window."""
        window = self.window
        if window is None:
            raise Illegal(Illegal.OVER, "the game is over")
        question = window.questions.get(seat)
        if question is None:
            if seat not in window.seats:
                raise Illegal(Illegal.NOT_ASKED, f"seat {seat} is not asked")
            question = window.questions[seat] = window.step.ask(self.table, seat)
        return question

    def decide(self, seat: int, reply: Reply, fate: Fate) -> None:
        """Give a seat's reply to the open window, and play on to the next one."""
        window = self.window
        question = None if window is None else window.questions.get(seat)
        if window is None or question is None:
            if reply == AGREE:
                return self._agree(seat)
            self.question(seat)  # says what is wrong, or works the question out
            return self.decide(seat, reply, fate)
        answers = self.answers
        if reply not in question.options:
            if reply == AGREE:
                return self._agree(seat)
            raise Illegal(Illegal.NOT_OFFERED, f"'{reply}' is not open to seat {seat}")
        if seat in answers:
            raise Illegal(Illegal.ANSWERED, f"seat {seat} has answered")
        answers[seat] = reply
        if len(answers) < len(window.seats) and (reply is PASS or window.step.goes_on(reply)):
            return None
        self.window = None
        self.answers = {}
        return self._advance(window.step.settle(self.table, answers, fate), fate)

    def advance(self, fate: Fate) -> None:
        """Play on to the first window of a new game."""
        self._advance((), fate)

    def _advance(self, steps: Steps, fate: Fate) -> None:
        """Do what follows, step by step, until somebody must be asked or the game is over."""
        table = self.table
        agenda = self.agenda
        while table.outcome is None:
            if steps:
                agenda.extend(steps[::-1])
            step = agenda.pop()
            if isinstance(step, Ask):
                seats = step.seats(table)
                if seats:
                    self.windows += 1
                    self.window = Window(self.windows, step, seats)
                    if self.agreed[1]:
                        self._end_if_agreed()  # who had not agreed may be out by now
                    return
                steps = step.settle(table, {}, fate)
            else:
                assert isinstance(step, Run)
                steps = step.run(table, fate)
        agenda.clear()

    def _agree(self, seat: int) -> None:
        """A draw when all who live agree to it within one turn."""
        table = self.table
        if self.window is None:
            raise Illegal(Illegal.OVER, "the game is over")
        if seat not in table.living or not table.rules.draw_by_agreement:
            raise Illegal(Illegal.NOT_ASKED, f"seat {seat} has no say in a draw here")
        turn, agreed = self.agreed
        if turn != table.turn:
            agreed = ()
        if seat in agreed:
            raise Illegal(Illegal.ANSWERED, f"seat {seat} has agreed to a draw already")
        agreed += (seat,)
        self.agreed = (table.turn, agreed)
        table.tell(DrawAgreed(seat))
        self._end_if_agreed()

    def _end_if_agreed(self) -> None:
        table = self.table
        turn, agreed = self.agreed
        if turn == table.turn and set(agreed) >= set(table.living):
            table.finish(table.living, "agreed")
            self.window = None
            self.answers = {}
            self.agenda.clear()
