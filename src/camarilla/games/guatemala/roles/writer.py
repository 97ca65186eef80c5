"""Writer, Propaganda: draw 1, and as many more as one cares to pay for, each after the last."""

from camarilla.court.roles import Action, Deed, Effect, Group, Role
from camarilla.court.table import Court
from camarilla.court.verbs import ReturnCard
from camarilla.kernel import Answers, AskOne, Event, Fate, Question, Reply, Steps

MORE = Reply("more")
ENOUGH = Reply("enough")

_MORE = Question("more", (ENOUGH, MORE), (ENOUGH,))


class CardPaidFor(Event, frozen=True):
    """A writer paid to draw another card."""

    seat: int
    paid: int


class DrawOn(Effect, frozen=True):
    """Draw a card; then another and another at a price; return as many."""

    price: int

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        if deed.seat not in table.living:
            return ()
        drawn = table.draw(deed.seat, 1, fate)
        return (DrawAnother(deed.seat, drawn, self.price),)


class DrawAnother(AskOne, frozen=True):
    """The writer has seen the last card, and pays for another or has enough."""

    drawn: int
    price: int

    def seats(self, table: Court) -> tuple[int, ...]:
        able = table.deck and table.coins[self.seat] >= self.price
        return (self.seat,) if able else ()

    def ask(self, table: Court, seat: int) -> Question:
        return _MORE

    def settle(self, table: Court, answers: Answers, fate: Fate) -> Steps:
        if not answers or answers[self.seat] == ENOUGH:
            return (ReturnCard(self.seat),) * self.drawn
        table.earn(self.seat, -self.price)
        table.tell(CardPaidFor(self.seat, self.price))
        table.draw(self.seat, 1, fate)
        return (DrawAnother(self.seat, self.drawn + 1, self.price),)


WRITER = Role(
    "writer",
    group=Group.COMMUNICATIONS,
    advanced=True,
    actions=[Action("propaganda", effect=[DrawOn(price=1)])],
    offers=["more", "enough"],
)
