"""The bot that plans heists: it looks for an equilibrium of the round, and plays it mixed.

What happens at one place depends on who is there alone, and what it is worth adds up over the
places. So a round is a game that regret matching solves quickly: every seat, in thought, keeps
shifting towards the plans it regrets not having made, and the average over time is the mixture to
play. The plan itself is then left to chance: nobody can foresee it, however well they know the bot.
"""

from collections.abc import Sequence

from camarilla.bots.bot import Bot, register_bot
from camarilla.games.royal.deck import COLOURS
from camarilla.games.royal.loot import GiveCube, TakeCubes
from camarilla.games.royal.plans import all_plans, crew, targets
from camarilla.games.royal.prospects import Fame, Prospects
from camarilla.games.royal.rules import Royal
from camarilla.games.royal.table import RoyalSeen
from camarilla.kernel import PASS, Fate, Question, Reply, View, rules_for

ROUNDS_OF_THOUGHT = 60
FINE = 1 << 20
"""Into how many parts chance is cut when a plan is drawn from a mixture."""


@register_bot
class Planner(Bot):
    """Plans by regret matching over places; values loot by what it does to the ranking."""

    name = "planner"
    games = ("royal",)

    def reply(self, view: View, question: Question, fate: Fate) -> Reply:
        rules = rules_for(view.game, view.seats, view.options)
        assert isinstance(rules, Royal)
        assert isinstance(view.table, RoyalSeen)
        assert view.seat is not None
        prospects = Prospects(rules, view.table, view.seat)
        if question.kind == "plan":
            mixture = mixtures(prospects)[view.seat]
            return question.options[_sample(mixture, fate)]
        return _answer(view, question, prospects)


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


def _sample(mixture: Sequence[float], fate: Fate) -> int:
    point = fate.pick(FINE) / FINE * sum(mixture)
    for number, weight in enumerate(mixture):
        point -= weight
        if point < 0:
            return number
    return max(range(len(mixture)), key=mixture.__getitem__)


# -- the round as a game -------------------------------------------------------------------------


class Thinker:
    """One seat in the round as a game: its plans, what it regrets, what it has done on average."""

    def __init__(self, letters: str, thieves: int, snitches: int) -> None:
        plans = [targets(plan) for plan in all_plans(letters, thieves, snitches)]
        self.thieving = [[letters.index(place) for place in plan[0]] for plan in plans]
        self.snitching = [[letters.index(place) for place in plan[1]] for plan in plans]
        self.regrets = [0.0] * len(plans)
        self.average = [0.0] * len(plans)
        self.mixture = [1.0 / len(plans)] * len(plans)
        self.places = len(letters)
        self.thief: Fame = []
        self.snitch: Fame = []
        self.spread_out()

    def spread_out(self) -> None:
        """The chance of a thief, and of a snitch, at each place."""
        self.thief = [0.0] * self.places
        self.snitch = [0.0] * self.places
        for weight, thieving, snitching in zip(
            self.mixture, self.thieving, self.snitching, strict=True
        ):
            if weight:
                for place in thieving:
                    self.thief[place] += weight
                for place in snitching:
                    self.snitch[place] += weight

    def regret(self, stealing: Fame, snitching: Fame, time: int) -> None:
        """Take in what a thief and a snitch would have been worth at each place."""
        worth = [
            sum([stealing[place] for place in thieves]) + sum([snitching[place] for place in spies])
            for thieves, spies in zip(self.thieving, self.snitching, strict=True)
        ]
        mean = sum([w * m for w, m in zip(worth, self.mixture, strict=True)])
        self.regrets = [max(0.0, r + w - mean) for r, w in zip(self.regrets, worth, strict=True)]
        total = sum(self.regrets)
        if total > 0:
            self.mixture = [r / total for r in self.regrets]
        # Later thoughts count more: the first ones are far from any equilibrium.
        self.average = [a + time * m for a, m in zip(self.average, self.mixture, strict=True)]
        self.spread_out()


def mixtures(prospects: Prospects) -> list[list[float]]:
    """For each seat, how much weight each of its plans has."""
    seen, letters = prospects.seen, prospects.rules.letters
    thinkers = [Thinker(letters, *crew(seat, seen.partner)) for seat in prospects.seats]
    stakes = [Stake(prospects, seen.loot[place]) for place in letters]
    for time in range(1, ROUNDS_OF_THOUGHT + 1):
        for seat, thinker in enumerate(thinkers):  # in turn: it settles sooner than all at once
            others = [other for other in prospects.seats if other != seat]
            chances = [
                [(thinkers[o].thief[place], thinkers[o].snitch[place]) for o in others]
                for place in range(len(letters))
            ]
            worth = [stake.worth(seat, others, c) for stake, c in zip(stakes, chances, strict=True)]
            thinker.regret([w[0] for w in worth], [w[1] for w in worth], time)
    return [thinker.average for thinker in thinkers]


class Stake:
    """What the loot at a place, and the secret cards of thieves who meet, are worth to whom."""

    def __init__(self, prospects: Prospects, card: str | None) -> None:
        seats = prospects.seats
        loot = [prospects.of_loot(seat, card) if card else [0.0] * len(seats) for seat in seats]
        drawn = [prospects.of_secret(seat) for seat in seats]
        if prospects.seen.pile < 2:
            drawn = [[0.0] * len(seats) for _ in seats]
        self.loot = [[prospects.utility(own, loot[thief]) for thief in seats] for own in seats]
        self.secret = [[prospects.utility(own, drawn[thief]) for thief in seats] for own in seats]

    def worth(
        self, seat: int, others: list[int], chances: list[tuple[float, float]]
    ) -> tuple[float, float]:
        """What this seat's thief and its snitch would be worth here, against staying away.

        `chances` are those of a thief and of a snitch of each of the other seats.
        """
        loot, secret = self.loot[seat], self.secret[seat]
        unguarded = deserted = 1.0
        for thief, snitch in chances:
            unguarded *= 1 - snitch
            deserted *= max(1e-9, 1 - snitch - thief)
        away = met = 0.0
        for other, (thief, snitch) in zip(others, chances, strict=True):
            there = unguarded * thief / max(1e-9, 1 - snitch)  # its thief is there, no snitch is
            alone = deserted * thief / max(1e-9, 1 - snitch - thief)
            away += alone * loot[other] + (there - alone) * secret[other]
            met += there * secret[other]
        stealing = deserted * loot[seat] + (unguarded - deserted) * secret[seat] + met
        return stealing - away, -away
