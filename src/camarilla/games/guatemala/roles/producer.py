"""Producer, Propaganda: swap a card with the deck, and one with another seat."""

from functools import lru_cache

from camarilla.court.roles import Action, Counter, Deed, Effect, Group, Role, Target
from camarilla.court.table import Court
from camarilla.court.verbs import ReturnCard
from camarilla.kernel import Answers, AskOne, Fate, Question, Reply, Step, Steps


class Swap(Effect, frozen=True):
    """Draw 1, and take 1 of the target's choice; return 1 to the deck and 1 to the target.

    A target that blocks, or is out, neither gives nor receives.
    """

    def apply(self, table: Court, deed: Deed, fate: Fate) -> Steps:
        if deed.seat not in table.living:
            return ()
        taken: list[Step] = []
        back: list[Step] = [ReturnCard(deed.seat)] * table.draw(deed.seat, 1, fate)
        for target in deed.struck:
            if target in table.living:
                taken.append(PassCard(target, deed.seat))
                back.append(PassCard(deed.seat, target))
        return taken + back


class PassCard(AskOne, frozen=True):
    """A seat hands one of its cards to another. With one card it has no choice."""

    to: int

    def seats(self, table: Court) -> tuple[int, ...]:
        return (self.seat,) if len(table.hands[self.seat]) > 1 else ()

    def ask(self, table: Court, seat: int) -> Question:
        return _which_to_pass(table.hands[seat], self.to)

    def settle(self, table: Court, answers: Answers, fate: Fate) -> Steps:
        card = answers[self.seat].what if answers else table.hands[self.seat][0]
        assert card is not None
        table.hand_card(self.seat, card, self.to)
        return ()


@lru_cache(maxsize=4096)
def _which_to_pass(hand: tuple[str, ...], to: int) -> Question:
    """Unanswered, the card that came last goes."""
    options = tuple(Reply("give", seat=to, what=card) for card in sorted(set(hand)))
    return Question("give", options, (Reply("give", seat=to, what=hand[-1]),))


PRODUCER = Role(
    "producer",
    group=Group.COMMUNICATIONS,
    advanced=True,
    actions=[Action("propaganda", target=Target.OTHER, alone=True, effect=[Swap()])],
    counters=[Counter("propaganda")],
    offers=["give @ *"],
)
