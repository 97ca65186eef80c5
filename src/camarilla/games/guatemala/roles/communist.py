"""Communist, Redistribution: take up to 3 from the richest, and give them to the poorest."""

from camarilla.court.events import CoinsTaken
from camarilla.court.roles import Action, Counter, Deed, Effect, Group, Role, Target
from camarilla.court.table import Court
from camarilla.kernel import Fate, Steps


class Redistribute(Effect, frozen=True):
    """Coins from the target to the receiver, whoever does it."""

    most: int

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        assert deed.receiver is not None
        for target in deed.struck:
            coins = table.hand_over(target, deed.receiver, self.most)
            table.tell(CoinsTaken(deed.receiver, target, coins))
        return ()


COMMUNIST = Role(
    "communist",
    group=Group.SPECIAL,
    advanced=True,
    actions=[Action("redistribution", target=Target.RICHEST, effect=[Redistribute(3)])],
    counters=[Counter("redistribution")],
)
