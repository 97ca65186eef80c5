"""The order of a round: sealed plans, the places from A on, the refill; at the end the scoring."""

from camarilla.games.royal.deck import COLOURS
from camarilla.games.royal.events import (
    CategoryScored,
    FameCounted,
    LootLaid,
    PartnerPassed,
    PlaceDeserted,
    PlaceGuarded,
    PlansRevealed,
    RoundBegan,
    SecretsRevealed,
    ThievesMet,
)
from camarilla.games.royal.loot import steal
from camarilla.games.royal.plans import crew, plan_question, targets
from camarilla.games.royal.scoring import best, fame_by_category, total_fame
from camarilla.games.royal.table import RoyalTable
from camarilla.kernel import Answers, Ask, Fate, Question, Run, Step, Steps


class BeginRound(Run, frozen=True):
    """A round begins, unless the limit is reached: then all draw."""

    def run(self, table: RoyalTable, fate: Fate) -> Steps:
        if table.turn >= table.rules.options.turn_limit:
            table.finish(table.living, "limit")
            return ()
        table.turn += 1
        table.tell(RoundBegan(table.turn, table.partner))
        return (MakePlans(), Refill())


class MakePlans(Ask, frozen=True):
    """Everybody plans in secret; all plans are revealed together."""

    waits = True

    def seats(self, table: RoyalTable) -> tuple[int, ...]:
        return table.rules.everybody

    def ask(self, table: RoyalTable, seat: int) -> Question:
        return plan_question(table.rules.letters, *crew(seat, table.partner))

    def settle(self, table: RoyalTable, answers: Answers, fate: Fate) -> Steps:
        plans = tuple([answers[seat].what or "" for seat in table.rules.everybody])
        table.tell(PlansRevealed(plans))
        sent = [targets(plan) for plan in plans]
        return [_at(place, sent) for place in table.rules.letters]


def _at(place: str, sent: list[tuple[str, str]]) -> Step:
    thieves = tuple([seat for seat, (thieving, _) in enumerate(sent) if place in thieving])
    snitches = tuple([seat for seat, (_, snitching) in enumerate(sent) if place in snitching])
    return ResolvePlace(place, thieves, snitches)


class ResolvePlace(Run, frozen=True):
    """What happens at one place."""

    place: str
    thieves: tuple[int, ...]
    snitches: tuple[int, ...]

    def run(self, table: RoyalTable, fate: Fate) -> Steps:
        if self.snitches:
            table.tell(PlaceGuarded(self.place, self.snitches, self.thieves))
            return ()
        if len(self.thieves) == 1:
            return steal(table, self.thieves[0], self.place, fate)
        if self.thieves:
            self._meet(table, fate)
            return ()
        card = table.clear_place(self.place)
        table.discard.append(card)
        table.tell(PlaceDeserted(self.place, card))
        return ()

    def _meet(self, table: RoyalTable, fate: Fate) -> None:
        """Each thief draws a secret card; if there are not enough for all, nobody does."""
        enough = len(table.pile) >= len(self.thieves)
        table.tell(ThievesMet(self.place, self.thieves, enough))
        if enough:
            for seat in self.thieves:
                table.draw_secrets(seat, 1, fate)


class Refill(Run, frozen=True):
    """New loot for the empty places. With too little left for all of them, the game is over."""

    def run(self, table: RoyalTable, fate: Fate) -> Steps:
        empty = sum(1 for card in table.loot.values() if card is None)
        if sum(len(stack) for stack in table.stacks) < empty:
            return (Score(),)
        lay_loot(table, fate)
        if table.partner is not None:
            table.partner = 1 - table.partner
            table.tell(PartnerPassed(table.partner))
        return (BeginRound(),)


def lay_loot(table: RoyalTable, fate: Fate) -> None:
    """A card from the deck at each empty place, from A on."""
    laid = []
    for place, card in table.loot.items():
        if card is None:
            new = table.loot[place] = table.draw_loot(fate)
            laid.append((place, new))
    table.tell(LootLaid(tuple(laid)))


class Score(Run, frozen=True):
    """The secret cards are turned up, and fame is counted. A tie at the top is a shared win."""

    def run(self, table: RoyalTable, fate: Fate) -> Steps:
        for seat in table.rules.everybody:
            table.tell(SecretsRevealed(seat, table.secrets[seat]))
        holdings, card = table.holdings(), table.rules.fame_card
        held_by_category = zip(*holdings, strict=True)
        fame = fame_by_category(card, holdings)
        for category in zip(COLOURS, held_by_category, fame, strict=True):
            table.tell(CategoryScored(*category))
        items = table.item_fame()
        total = total_fame(card, holdings, items)
        table.tell(FameCounted(items, total))
        table.finish(best(total), "score")
        return ()
