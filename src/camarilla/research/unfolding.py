"""A game in which every pick is a node of the tree: chance is asked one card at a time.

The rules draw their chance as they go, in the midst of a step. So a decision is tried on a copy,
with the picks that are known; where they run out, the game waits at a chance node, and the decision
is tried anew once that pick is made too. Equal cards are one outcome.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Self

from camarilla.games.coup import Coup
from camarilla.games.coup.table import CoupTable
from camarilla.kernel import Fate, Reply, State, rules_for
from camarilla.kernel.codec import load_state, save_state
from camarilla.research.sitting import Given, Sitting


class ChanceNeeded(Exception):
    """The picks that are known have run out: one of `n` is needed."""

    def __init__(self, n: int) -> None:
        super().__init__(f"one of {n}")
        self.n = n


class Known(Fate):
    """The picks that are known, and no more."""

    __slots__ = ("_picks",)

    def __init__(self, picks: Iterable[int]) -> None:
        self._picks = iter(picks)

    def pick(self, n: int) -> int:
        for pick in self._picks:
            return pick
        raise ChanceNeeded(n)


class Unfolding:
    """A game of Coup that waits for decisions and for chance alike.

    >>> play = Unfolding(Coup(2, Coup.options_type()), first=0)
    >>> play.outcomes()[0]
    ('ambassador', 0.2)
    >>> for role in ("duke", "duke", "captain", "contessa"):
    ...     play.draw(role)
    >>> play.sitting.state.table.hands
    [('duke', 'duke'), ('captain', 'contessa')]
    """

    __slots__ = ("bag", "first", "picks", "reply", "rules", "sitting")

    def __init__(self, rules: Coup, first: int | None) -> None:
        self.rules = rules
        self.first = first
        self.sitting: Sitting | None = None  # nobody sits before the cards are dealt
        self.reply: Reply | None = None
        """The reply that waits for chance."""
        self.picks: tuple[int, ...] = ()
        """The picks that have been made for it, or for the deal."""
        self.bag: tuple[Any, ...] = ()
        """What chance is to draw from: roles, or seats; empty when it is not asked."""
        self._go_on()

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.rules = self.rules
        twin.first = self.first
        twin.sitting = None if self.sitting is None else self.sitting.copy()
        twin.reply = self.reply
        twin.picks = self.picks
        twin.bag = self.bag
        return twin

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def outcomes(self) -> list[tuple[Any, float]]:
        """What chance may draw now, each with its probability."""
        counted = sorted(Counter(self.bag).items())
        return [(drawn, count / len(self.bag)) for drawn, count in counted]

    def draw(self, drawn: Any) -> None:
        """Chance draws a role, or the seat that begins."""
        self.picks += (self.bag.index(drawn),)
        self._go_on()

    def decide(self, reply: Reply) -> None:
        """The reply of the seat that is asked."""
        self.reply = reply
        self._go_on()

    def _go_on(self) -> None:
        fate = Known(self.picks)
        twin = None if self.sitting is None else self.sitting.copy()
        try:
            if twin is None:
                twin = self._dealt(fate)
            elif self.reply is not None:
                twin.reply(self.reply, fate)
        except ChanceNeeded as needed:
            self.bag = self._drawn_from(twin, needed.n)
            return
        self.sitting, self.reply, self.picks, self.bag = twin, None, (), ()

    def _dealt(self, fate: Fate) -> Sitting:
        state = State(*self.rules.setup(self.first, fate))
        state.advance(fate)
        return Sitting(state)

    def _drawn_from(self, interrupted: Sitting | None, n: int) -> tuple[Any, ...]:
        """What chance is to draw from: in Coup, once the cards are dealt, the court alone."""
        if interrupted is None:
            return self._undealt()
        table = interrupted.state.table
        assert isinstance(table, CoupTable)
        assert len(table.deck) == n
        return tuple(table.deck)

    def _undealt(self) -> tuple[Any, ...]:
        """In mid-deal: the seats, of which one begins, or what is left of the cards."""
        picks = list(self.picks)
        if self.first is None and not picks:
            return self.rules.everybody
        bag = sorted(self.rules.cards().elements())
        for pick in picks[self.first is None :]:
            bag.pop(pick)
        return tuple(bag)

    # -- keeping ---------------------------------------------------------------------------------

    def __reduce__(self) -> tuple[Any, ...]:
        sitting = self.sitting
        saved = None if sitting is None else _saved(sitting)
        rules = self.rules
        table = (rules.seats, rules.options_saved, self.first)
        return _unpickled, (*table, saved, self.reply, self.picks)


def _saved(sitting: Sitting) -> tuple[bytes, dict[int, Reply], tuple[Given, ...]]:
    return save_state(sitting.state), sitting.sealed, sitting.given


def _unpickled(
    seats: int,
    options: dict[str, Any],
    first: int | None,
    saved: tuple[bytes, dict[int, Reply], tuple[Given, ...]] | None,
    reply: Reply | None,
    picks: tuple[int, ...],
) -> Unfolding:
    rules = rules_for("coup", seats, options)
    assert isinstance(rules, Coup)
    play = Unfolding(rules, first)
    if saved is not None:
        state, sealed, given = saved
        play.sitting = Sitting(load_state(state))
        play.sitting.sealed, play.sitting.given = sealed, given
    play.reply, play.picks, play.bag = reply, picks, ()
    play._go_on()
    return play
