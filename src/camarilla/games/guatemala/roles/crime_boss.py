"""Crime Boss, Extortion: the target gives 2, or the boss pays 5 and the target loses a life."""

from camarilla.court.events import CoinsTaken
from camarilla.court.lives import LoseLife
from camarilla.court.roles import Action, Deed, Effect, Group, Role, Target
from camarilla.court.table import Court
from camarilla.kernel import Answers, AskOne, Event, Fate, Question, Reply, Steps

PAY = Reply("pay")
REFUSE = Reply("refuse")

_PAY = Question("extortion", (PAY, REFUSE), (REFUSE,))


class ExtortionRefused(Event, frozen=True):
    """A seat would not, or could not, pay a crime boss, who paid for the consequences."""

    seat: int
    by: int
    paid: int


class Extort(Effect, frozen=True):
    """The target gives so much, or loses a life at so high a cost to the boss."""

    ransom: int
    cost: int

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        return [
            PayRansom(target, deed.seat, self.ransom, self.cost)
            for target in deed.struck
            if target in table.living
        ]


class PayRansom(AskOne, frozen=True):
    """The target gives all that is asked for, or nothing. It is no claim."""

    boss: int
    ransom: int
    cost: int

    def seats(self, table: Court) -> tuple[int, ...]:
        return (self.seat,) if table.coins[self.seat] >= self.ransom else ()

    def ask(self, table: Court, seat: int) -> Question:
        return _PAY

    def settle(self, table: Court, answers: Answers, fate: Fate) -> Steps:
        if answers and answers[self.seat] == PAY:
            coins = table.hand_over(self.seat, self.boss, self.ransom)
            table.tell(CoinsTaken(self.boss, self.seat, coins))
            return ()
        table.earn(self.boss, -self.cost)
        table.tell(ExtortionRefused(self.seat, self.boss, self.cost))
        return (LoseLife(self.seat, "extortion"),)


CRIME_BOSS = Role(
    "crime_boss",
    group=Group.FORCE,
    advanced=True,
    actions=[
        Action("extortion", holds=5, target=Target.OTHER, effect=[Extort(ransom=2, cost=5)]),
    ],
    offers=["pay", "refuse"],
)
