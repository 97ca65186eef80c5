"""Steps: the small frozen parts that a game's rules are a list of.

A step holds seats, claimed roles and counts, never a hidden card. So the agenda of a game is public
knowledge, and may stand in everybody's view.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from camarilla.kernel.fate import Fate
from camarilla.kernel.questions import PASS, Question, Reply


class Step:
    """The type of a field that holds steps of any kind. Every step is a `Run` or an `Ask`."""

    __slots__ = ()
    asks: ClassVar[bool]


Steps: TypeAlias = Sequence[Step]
Answers: TypeAlias = Mapping[int, Reply]


class Run(Step, Struct, frozen=True, gc=False, tag=True, tag_field="step"):
    """A step that is carried out at once."""

    asks: ClassVar[bool] = False

    def run(self, table: Any, fate: Fate) -> Steps:
        """Change the table, tell what happened, and return the steps that follow."""
        raise NotImplementedError


class Ask(Step, Struct, frozen=True, gc=False, tag=True, tag_field="step"):
    """A step that opens a window, and goes on when the window has closed.

    The window closes on the first reply that is not a pass, or, where the step `waits`, when all
    have answered. Whether it opens, and for whom, may depend on public facts only.
    """

    asks: ClassVar[bool] = True
    waits: ClassVar[bool] = False

    def goes_on(self, reply: Reply) -> bool:
        """Does the window stay open to the others after this reply?"""
        return self.waits or reply == PASS

    def seats(self, table: Any) -> tuple[int, ...]:
        """Who is asked, in the order for those who must be asked one by one. Nobody: no window."""
        raise NotImplementedError

    def ask(self, table: Any, seat: int) -> Question:
        """What this seat is asked. Pure."""
        raise NotImplementedError

    def settle(self, table: Any, answers: Answers, fate: Fate) -> Steps:
        """Go on from the answers, which stand in the order in which they came."""
        raise NotImplementedError


class AskOne(Ask, frozen=True):
    """A question to one seat."""

    seat: int

    def seats(self, table: Any) -> tuple[int, ...]:
        return (self.seat,)

    def settle(self, table: Any, answers: Answers, fate: Fate) -> Steps:
        return self.then(table, answers[self.seat], fate)

    def then(self, table: Any, reply: Reply, fate: Fate) -> Steps:
        """Go on from the one answer."""
        raise NotImplementedError
