"""The Inquisitor looks at a card of another seat, and may have it replaced."""

from functools import lru_cache

from camarilla.court.memory import Memory, notes
from camarilla.court.roles import Deed, Effect
from camarilla.games.coup.table import CoupTable
from camarilla.kernel import Answers, AskOne, Event, Fate, Question, Reply, Sealed, Steps

KEEP = Reply("keep")
REPLACE = Reply("replace")

_JUDGE = Question("examine", (KEEP, REPLACE), (KEEP,))


class CardShown(Event, frozen=True):
    """A seat showed one of its cards to another, and to nobody else."""

    seat: int
    to: int
    card: Sealed[str]


class CardKept(Event, frozen=True):
    """The inquisitor handed the card back."""

    seat: int
    by: int


class ReplacementForced(Event, frozen=True):
    """The inquisitor had the card replaced from the court."""

    seat: int
    by: int


@notes(CardShown)
def _note_shown(memory: Memory, event: CardShown) -> None:
    if event.card.value is not None and event.seat != memory.seat:
        memory.shown(event.card.value, event.seat)


class Examine(Effect, frozen=True):
    """Look at a card that the target picks; hand it back or have it replaced."""

    def apply(self, table: CoupTable, deed: Deed, fate: Fate) -> Steps:
        return [ShowCard(target, deed.seat) for target in deed.targets if target in table.living]


class ShowCard(AskOne, frozen=True):
    """The target picks a card to show. With one card, which all can see, it has no choice."""

    to: int

    def seats(self, table: CoupTable) -> tuple[int, ...]:
        return (self.seat,) if len(table.hands[self.seat]) > 1 else ()

    def ask(self, table: CoupTable, seat: int) -> Question:
        return _which_to_show(table.hands[seat])

    def settle(self, table: CoupTable, answers: Answers, fate: Fate) -> Steps:
        card = answers[self.seat].what if answers else table.hands[self.seat][0]
        table.shown = card
        table.tell(CardShown(self.seat, self.to, Sealed((self.seat, self.to), card)))
        return (JudgeCard(self.to, self.seat),)


class JudgeCard(AskOne, frozen=True):
    """The inquisitor hands the card back, or forces its replacement."""

    owner: int

    def ask(self, table: CoupTable, seat: int) -> Question:
        return _JUDGE

    def then(self, table: CoupTable, reply: Reply, fate: Fate) -> Steps:
        card, table.shown = table.shown, None
        assert card is not None
        if reply == KEEP:
            table.tell(CardKept(self.owner, self.seat))
            return ()
        table.tell(ReplacementForced(self.owner, self.seat))
        readers = (self.owner, self.seat)
        if table.rules.options.draw_first:
            table.draw(self.owner, 1, fate)
            table.put_back(self.owner, card, readers)
        else:
            table.put_back(self.owner, card, readers)
            table.draw(self.owner, 1, fate)
        return ()


@lru_cache(maxsize=4096)
def _which_to_show(hand: tuple[str, ...]) -> Question:
    options = tuple(Reply("show", what=card) for card in sorted(set(hand)))
    return Question("show", options, options)
