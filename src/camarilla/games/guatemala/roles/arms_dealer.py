"""Arms Dealer, Supply: name a role, turn up two deck cards; gain 4 if either is that role."""

from camarilla.court.events import CardsRevealed
from camarilla.court.roles import Action, Deed, Effect, Group, Role
from camarilla.court.table import Court
from camarilla.court.verbs import Gain
from camarilla.kernel import Fate, Steps, draw, put_back


class TurnUpToGain(Effect, frozen=True):
    """Random cards of the deck are turned up and put back; the named one among them pays."""

    cards: int
    coins: int

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        count = min(self.cards, len(table.deck))
        cards = tuple([draw(table.deck, fate) for _ in range(count)])
        for card in cards:
            put_back(table.deck, card)
        if cards:
            table.tell(CardsRevealed(cards))
        return Gain(self.coins).apply(table, deed, fate) if deed.named in cards else ()


ARMS_DEALER = Role(
    "arms_dealer",
    group=Group.SPECIAL,
    advanced=True,
    expansion="anarchy",
    actions=[Action("supply", names_role=True, effect=[TurnUpToGain(cards=2, coins=4)])],
)
