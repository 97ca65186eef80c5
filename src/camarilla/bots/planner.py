"""The bot that plans heists: it looks for an equilibrium of the round, and plays it mixed.

What happens at one place depends on who is there alone, and what it is worth adds up over the
places. So a round is a game that regret matching solves quickly: every seat, in thought, keeps
shifting towards the plans it regrets not having made, and the average over time is the mixture to
play. The plan itself is then left to chance: nobody can foresee it, however well they know the bot.

Not everybody plans that well. From the plans that a seat has shown, the bot judges whether it
thinks or is careless (picks letters by habit, or blindly), and reckons with both to that degree.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log, prod
from operator import itemgetter, mul

from camarilla.bots.bot import Bot, register_bot
from camarilla.bots.reasons import Reasons, Weighed
from camarilla.games.royal.deck import COLOURS
from camarilla.games.royal.history import past_rounds
from camarilla.games.royal.loot import GiveCube, TakeCubes
from camarilla.games.royal.plans import all_plans, crew, targets
from camarilla.games.royal.prospects import Fame, Prospects
from camarilla.games.royal.table import HideoutSeen, RoyalRules, RoyalSeen
from camarilla.kernel import PASS, AnyEvent, Fate, Question, Reply, View, rules_for

TO_PLAN, TO_JUDGE = 40, 15
"""Rounds of thought: for a plan of one's own, and to judge what others did."""
HABIT = 3.0
"""How often each letter counts as chosen before the first round."""
UNTRIED = 2.0
"""The log odds that a seat is careless before it has shown a plan."""
BLUR = 0.2
"""How much of a thinking seat's plans may be beyond what this bot makes of the round."""
SURE = 4.0
"""The most that the past may tell for a seat's carelessness or against it, in log odds."""
FINE = 1 << 20
"""Into how many parts chance is cut when a plan is drawn from a mixture."""

Mixture = Sequence[float]
"""The weight of each plan of a seat."""


@register_bot
class Planner(Bot):
    """Plans by regret matching over places; values loot by what it does to the ranking."""

    name = "planner"
    games = ("royal",)

    def __init__(self) -> None:
        self._reasons: Reasons | None = None

    def why(self) -> Reasons | None:
        """For a plan, the mixture that it was drawn from; loot needs no reasons."""
        return self._reasons

    def reply(self, view: View, question: Question, fate: Fate) -> Reply:
        self._reasons = None
        rules = rules_for(view.game, view.seats, view.options)
        assert isinstance(rules, RoyalRules)
        assert isinstance(view.table, RoyalSeen)
        assert view.seat is not None
        prospects = Prospects(rules, view.table)
        if question.kind == "plan":
            careless = judge(rules, view.table.partner, view.events)
            del careless[view.seat]
            mixture = think(prospects, TO_PLAN, careless)[view.seat]
            chosen = question.options[_sample(mixture, fate)]
            self._reasons = _mixed_from(question.options, mixture)
            return chosen
        return _answer(view, question, prospects)


def _mixed_from(plans: Sequence[Reply], mixture: Mixture) -> Reasons:
    total = sum(mixture)
    weighed = zip(plans, mixture, strict=True)
    return Reasons(tuple(Weighed(str(plan), chance=weight / total) for plan, weight in weighed))


def _answer(view: View, question: Question, prospects: Prospects) -> Reply:
    """The questions of the loot: what is best now, there being no one to outguess."""
    seat = view.seat
    step = view.window.step if view.window else None
    assert seat is not None
    if isinstance(step, TakeCubes):
        left = min(step.count, sum(prospects.seen.supply))
        return Reply("take", what=COLOURS[prospects.best_cubes(seat, left)[0]])
    if isinstance(step, GiveCube):
        swaps = prospects.swaps(seat, step.other)
        fitting = [swap for swap in swaps if COLOURS[swap[1]] == step.took]
        return Reply("give", what=COLOURS[max(fitting)[2]]) if fitting else question.options[0]
    best = prospects.best_swap(seat)
    if best is None or best[0] <= 0:
        return PASS
    return Reply("take", seat=best[1], what=COLOURS[best[2]])


def _sample(mixture: Mixture, fate: Fate) -> int:
    point = fate.pick(FINE) / FINE * sum(mixture)
    for number, weight in enumerate(mixture):
        point -= weight
        if point < 0:
            return number
    return max(range(len(mixture)), key=mixture.__getitem__)


# -- the round as a game -------------------------------------------------------------------------


Presence = tuple[float, float, float, float]
"""Of a seat at a place: the chance that it has no snitch there, and that it has nobody there; then
the chance of its thief, given the one and as a ratio to the other."""


class Thinker:
    """One seat in the round as a game: its plans, what it regrets, what it has done on average."""

    def __init__(self, letters: str, thieves: int, snitches: int) -> None:
        self.places = len(letters)
        self.plans = _aims(letters, thieves, snitches)
        # For each card of a plan, where the worth of what it does stands in the list of worths.
        self.worths = [itemgetter(*card) for card in zip(*self.plans, strict=True)]
        self.regrets = [0.0] * len(self.plans)
        self.average = [0.0] * len(self.plans)
        self.mixture: Mixture = [1.0 / len(self.plans)] * len(self.plans)
        self.share = 0.0
        self.habit: Fame = []
        """How careless the seat is taken to be, and where it then goes."""

    def crowd(self, mixture: Mixture) -> Fame:
        """The chance of a thief at each place, then that of a snitch."""
        chances = [0.0] * (2 * self.places)
        for weight, plan in zip(mixture, self.plans, strict=True):
            if weight:
                for aim in plan:
                    chances[aim] += weight
        return chances

    def presence(self) -> list[Presence]:
        """What the seat, thinking or careless, does at each place."""
        crowd = self.crowd(self.mixture)
        if self.share:
            rest = 1 - self.share
            crowd = [self.share * h + rest * c for h, c in zip(self.habit, crowd, strict=True)]
        found = []
        for thief, snitch in zip(crowd[: self.places], crowd[self.places :], strict=True):
            unguarded = max(1e-9, 1 - snitch)
            deserted = max(1e-9, 1 - snitch - thief)
            found.append((unguarded, deserted, thief / unguarded, thief / deserted))
        return found

    def regret(self, worth: Fame, time: int) -> None:
        """Take in what a thief, then a snitch, would have been worth at each place."""
        plans = [sum(cards) for cards in zip(*[get(worth) for get in self.worths], strict=True)]
        mean = sum(map(mul, plans, self.mixture))
        # Regrets below zero are forgotten, or a plan once bad would take long to come back.
        self.regrets = [max(0.0, r + w - mean) for r, w in zip(self.regrets, plans, strict=True)]
        total = sum(self.regrets)
        if total > 0:
            self.mixture = [regret / total for regret in self.regrets]
        # Later thoughts count more: the first ones are far from any equilibrium.
        self.average = [a + time * m for a, m in zip(self.average, self.mixture, strict=True)]


@lru_cache(maxsize=64)
def _aims(letters: str, thieves: int, snitches: int) -> tuple[tuple[int, ...], ...]:
    """Each plan as the numbers of its places; those of snitches follow those of thieves."""
    both = letters + letters.lower()
    return tuple(
        tuple(map(both.index, plan[0] + plan[1].lower()))
        for plan in map(targets, all_plans(letters, thieves, snitches))
    )


Careless = dict[int, tuple[float, Mixture]]
"""For some seats, how likely they are careless, and what they would then do."""


def think(prospects: Prospects, rounds: int, careless: Careless) -> list[Mixture]:
    """For each seat, how much weight each of its plans has, if some are careless in part. The
    seat that thinks should not be among these: it is to be seen through, or it would be naive."""
    seats, letters = prospects.seats, prospects.rules.letters
    thinkers = [Thinker(letters, *crew(seat, prospects.seen.partner)) for seat in seats]
    for seat, (share, habit) in careless.items():
        thinkers[seat].share = share
        thinkers[seat].habit = thinkers[seat].crowd(habit)
    stakes = Stakes(prospects)
    crowds = [thinker.presence() for thinker in thinkers]
    for time in range(1, rounds + 1):
        for seat, thinker in enumerate(thinkers):  # in turn: it settles sooner than all at once
            thinker.regret(stakes.worth(seat, crowds), time)
            crowds[seat] = thinker.presence()
    return [thinker.average for thinker in thinkers]


class Stakes:
    """What the loot at each place, and the secret cards of thieves who meet, are worth to whom."""

    def __init__(self, prospects: Prospects) -> None:
        seats = prospects.seats
        cards = [prospects.seen.loot[place] for place in prospects.rules.letters]
        gains = [[prospects.of_loot(seat, card or "") for seat in seats] for card in cards]
        drawn = [prospects.of_secret(seat) for seat in seats]
        if prospects.seen.pile < 2:
            drawn = [[0.0] * len(seats) for _ in seats]
        self.others = [[other for other in seats if other != own] for own in seats]
        self.secret = [[prospects.utility(own, fame) for fame in drawn] for own in seats]
        """What it is worth to a seat when each seat draws a secret card."""
        self.gap = [
            [
                [
                    prospects.utility(own, fame) - secret
                    for fame, secret in zip(gain, row, strict=True)
                ]
                for gain in gains
            ]
            for own, row in enumerate(self.secret)
        ]
        """For a seat and a place: how much more it is worth when each seat takes the loot."""

    def worth(self, seat: int, crowds: list[list[Presence]]) -> Fame:
        """What this seat's thief, then its snitch, would be worth at each place, against staying
        away. What the others get hurts, so keeping them from it is worth something."""
        secret, others = self.secret[seat], self.others[seat]
        stealing, snitching = [], []
        for place, gap in enumerate(self.gap[seat]):
            unguarded = deserted = 1.0
            lone = met = 0.0
            for other in others:
                open_, empty, among, alone = crowds[other][place]
                unguarded *= open_
                deserted *= empty
                lone += alone * gap[other]
                met += among * secret[other]
            # A thief of this seat's leaves the others their secret cards, but no loot.
            stealing.append(deserted * (gap[seat] - lone) + unguarded * secret[seat])
            snitching.append(-deserted * lone - unguarded * met)
        return stealing + snitching


# -- what the others are like --------------------------------------------------------------------


def judge(rules: RoyalRules, partner: int | None, events: Sequence[AnyEvent]) -> Careless:
    """From the plans that were revealed: how likely each seat is careless, and its habits."""
    odds = [UNTRIED] * rules.seats
    habits = [Habits(rules.letters) for _ in rules.everybody]
    for seen, plans in past_rounds(rules, events):
        thought = _thought(
            rules, tuple(seen.loot.items()), seen.stacks, seen.pile, seen.partner, seen.seats
        )
        for seat, plan in enumerate(plans):
            sent = crew(seat, seen.partner)
            number = all_plans(rules.letters, *sent).index(plan)
            odds[seat] -= _likelier(thought[seat], number)
            odds[seat] = max(-SURE, min(SURE, odds[seat]))
            habits[seat].note(plan, sent)
    return {
        seat: (1 / (1 + exp(-odds[seat])), habits[seat].mixture(crew(seat, partner)))
        for seat in rules.everybody
    }


def _likelier(mixture: Mixture, number: int) -> float:
    """How much likelier a plan is for one who thinks than for a blind choice, as a logarithm.

    Who thinks may still value things otherwise: nothing is ruled out.
    """
    return log((1 - BLUR) * mixture[number] / sum(mixture) * len(mixture) + BLUR)


@lru_cache(maxsize=512)
def _thought(
    rules: RoyalRules,
    loot: tuple[tuple[str, str | None], ...],
    stacks: tuple[int, int],
    pile: int,
    partner: int | None,
    seats: tuple[HideoutSeen, ...],
) -> list[Mixture]:
    """What thinking seats would have done in a past round, for all that everybody could see."""
    held = zip(*[hideout.cubes for hideout in seats], strict=True)
    supply = tuple([n - sum(own) for n, own in zip(rules.deck.cubes.each, held, strict=True)])
    seen = RoyalSeen("", dict(loot), stacks, (), supply, pile, partner, seats)
    return think(Prospects(rules, seen), TO_JUDGE, {})


class Habits:
    """How often a seat has sent thieves and snitches where, apart for each crew."""

    def __init__(self, letters: str) -> None:
        self.letters = letters
        self.counts: dict[tuple[int, int], tuple[dict[str, float], dict[str, float]]] = {}

    def _of(self, sent: tuple[int, int]) -> tuple[dict[str, float], dict[str, float]]:
        fresh = dict.fromkeys(self.letters, HABIT), dict.fromkeys(self.letters, HABIT)
        return self.counts.setdefault(sent, fresh)

    def note(self, plan: str, sent: tuple[int, int]) -> None:
        for counts, places in zip(self._of(sent), targets(plan), strict=True):
            for place in places:
                counts[place] += 1

    def mixture(self, sent: tuple[int, int]) -> Mixture:
        """The weight of each plan for a seat that picks letters as often as it did before."""
        thieves, snitches = self._of(sent)
        weights = [
            prod([thieves[p] for p in plan[0]]) * prod([snitches[p] for p in plan[1]])
            for plan in map(targets, all_plans(self.letters, *sent))
        ]
        total = sum(weights)
        return [weight / total for weight in weights]
