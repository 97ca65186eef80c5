"""Socialist, Redistribution: all others give a coin or a card; the cards are dealt anew.

The action is called `collection` here, since the Communist's has the same name on its card.
"""

from functools import lru_cache

from camarilla.court.events import CoinsTaken
from camarilla.court.memory import POOL, Memory, notes
from camarilla.court.roles import Action, Deed, Effect, Group, Role, Target
from camarilla.games.guatemala.table import GuatemalaTable
from camarilla.kernel import Answers, Ask, AskOne, Event, Fate, Question, Reply, Run, Sealed, Steps

COIN = Reply("give", what="coin")


class CardPooled(Event, frozen=True):
    """The socialist laid down a card to be dealt back."""

    seat: int
    card: Sealed[str]


class CardDealtBack(Event, frozen=True):
    """A giver was dealt one of the cards laid down; so many are left."""

    seat: int
    card: Sealed[str]
    left: int


@notes(CardPooled)
def _note_pooled(memory: Memory, event: CardPooled) -> None:
    memory.passed(event.seat, POOL, event.card.value)


@notes(CardDealtBack)
def _note_dealt_back(memory: Memory, event: CardDealtBack) -> None:
    memory.passed(POOL, event.seat, event.card.value)
    if not event.left:
        memory.emptied(POOL)


class Collect(Effect, frozen=True):
    """A coin or a card from every target."""

    def apply(self, table: GuatemalaTable, deed: Deed, fate: Fate) -> Steps:
        return (Contribute(deed),) if deed.seat in table.living else ()


class Contribute(Ask, frozen=True):
    """Each target gives a coin or a card, all at once. Who has no choice is not asked."""

    waits = True

    deed: Deed

    def seats(self, table: GuatemalaTable) -> tuple[int, ...]:
        return tuple(
            [
                seat
                for seat in self.deed.struck
                if seat in table.living and (table.coins[seat] or len(table.hands[seat]) > 1)
            ]
        )

    def ask(self, table: GuatemalaTable, seat: int) -> Question:
        return _what_to_give(table.hands[seat], table.coins[seat] > 0)

    def settle(self, table: GuatemalaTable, answers: Answers, fate: Fate) -> Steps:
        socialist = self.deed.seat
        givers = []
        for seat in self.deed.struck:
            if seat not in table.living:
                continue
            given = answers[seat].what if seat in answers else table.hands[seat][0]
            assert given is not None
            if given == COIN.what:
                table.tell(CoinsTaken(socialist, seat, table.hand_over(seat, socialist, 1)))
            else:
                table.hand_card(seat, given, socialist)
                givers.append(seat)
        return (*[LayDown(socialist)] * len(givers), DealBack(tuple(givers)))


class LayDown(AskOne, frozen=True):
    """The socialist lays down one card of all it has now."""

    def ask(self, table: GuatemalaTable, seat: int) -> Question:
        return _which_to_lay_down(table.hands[seat])

    def then(self, table: GuatemalaTable, reply: Reply, fate: Fate) -> Steps:
        assert reply.what is not None
        table.give_up(self.seat, reply.what)
        table.pool = tuple(sorted((*table.pool, reply.what)))
        table.tell(CardPooled(self.seat, Sealed((self.seat,), reply.what)))
        return ()


class DealBack(Run, frozen=True):
    """What was laid down is dealt at random, one card to each giver."""

    givers: tuple[int, ...]

    def run(self, table: GuatemalaTable, fate: Fate) -> Steps:
        pool = list(table.pool)
        table.pool = ()
        for giver in self.givers:
            card = pool.pop(fate.pick(len(pool)))
            table.hands[giver] += (card,)
            table.tell(CardDealtBack(giver, Sealed((giver,), card), len(pool)))
        return ()


@lru_cache(maxsize=4096)
def _what_to_give(hand: tuple[str, ...], coin: bool) -> Question:
    cards = tuple(Reply("give", what=card) for card in sorted(set(hand)))
    return Question("contribute", (COIN, *cards) if coin else cards, (COIN,) if coin else cards)


@lru_cache(maxsize=4096)
def _which_to_lay_down(hand: tuple[str, ...]) -> Question:
    """Unanswered, the cards that came last go."""
    options = tuple(Reply("return", what=card) for card in sorted(set(hand)))
    return Question("return", options, (Reply("return", what=hand[-1]),))


SOCIALIST = Role(
    "socialist",
    group=Group.SPECIAL,
    advanced=True,
    expansion="anarchy",
    actions=[Action("collection", target=Target.OTHERS, effect=[Collect()])],
    offers=["give coin", "give *"],
)
