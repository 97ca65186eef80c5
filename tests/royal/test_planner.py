"""The planner: legal, mixed, near an equilibrium, better than chance. Figures: bench/royal.py"""

from collections import Counter

import pytest

from camarilla.bots.bot import Bot, bot_named
from camarilla.bots.chance import RandomBot
from camarilla.bots.planner import TO_PLAN, Planner, Stakes, Thinker, judge, think
from camarilla.bots.simulation import play_out
from camarilla.games.royal import Royal
from camarilla.games.royal.plans import all_plans, crew
from camarilla.games.royal.prospects import Prospects
from camarilla.kernel import Game, Loose
from tests.royal.table import Heist, own_deck


def share(game: Game, seat: int) -> float:
    """A seat's part of the win."""
    winners = game.outcome.winners
    return (seat in winners) / len(winners)


class Fixed(Bot):
    """The same letters every round."""

    name = "fixed"

    def __init__(self, holding: str, without: str) -> None:
        self.plans = {f"plan {holding}", f"plan {without}"}

    def reply(self, view, question, fate):
        for option in question.options:
            if str(option) in self.plans:
                return option
        return question.options[fate.pick(len(question.options))]


def test_it_is_known_by_its_name_for_royal_only():
    assert isinstance(bot_named("planner", "royal"), Planner)


@pytest.mark.parametrize("preset", Royal.presets())
def test_it_answers_every_question_of_every_preset_legally(preset):
    seats, options = Royal.presets()[preset]
    bots = [Planner(), *[RandomBot()] * (seats - 1)]
    kinds = set()
    for number in range(3):
        game = Game.start("royal", seats, seed=number, **options)
        chance = Loose(number)
        while not game.over:
            seat = game.asked[0]
            question = game.question(seat)
            reply = bots[(seat + number) % seats].reply(game.view(seat), question, chance)
            kinds.add(question.kind)
            assert reply in question.options
            game.decide(seat, reply)
    assert "plan" in kinds


def test_it_is_deterministic_given_chance():
    game = Game.start("royal", 4, seed=3)
    view, question = game.view(2), game.question(2)
    replies = [[Planner().reply(view, question, Loose(n)) for n in range(6)] for _ in "ab"]
    assert replies[0] == replies[1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_mixes(seats):
    game = Game.start("royal", seats, seed=1)
    view, question = game.view(0), game.question(0)
    plans = Counter(Planner().reply(view, question, Loose(n)) for n in range(40))
    assert len(plans) >= 4
    assert plans.most_common(1)[0][1] <= 30


@pytest.mark.parametrize("seed", range(4))
def test_for_two_its_mixture_is_near_an_equilibrium_of_the_round(seed):
    game = Game.start("royal", 2, seed=seed)
    prospects = Prospects(game.rules, game.view().table)
    mixtures = think(prospects, TO_PLAN, {})
    stakes = Stakes(prospects)
    thinkers = [Thinker(game.rules.letters, *crew(s, prospects.seen.partner)) for s in (0, 1)]
    for thinker, mixture in zip(thinkers, mixtures, strict=True):
        thinker.mixture = [weight / sum(mixture) for weight in mixture]
    crowds = [thinker.presence() for thinker in thinkers]
    for seat, thinker in enumerate(thinkers):
        worth = stakes.worth(seat, crowds)
        plans = [sum(cards) for cards in zip(*[get(worth) for get in thinker.worths], strict=True)]
        mean = sum(w * m for w, m in zip(plans, thinker.mixture, strict=True))
        assert max(plans) - mean < 0.03 * mean  # hardly anything to gain by another plan


def test_it_learns_who_is_careless():
    game = Game.start("royal", 3, seed=8)
    play_out(game, [Planner(), Fixed("", "A/B"), Fixed("", "C/D")], Loose(8))
    found = judge(game.rules, None, game.view(0).events)
    plans = all_plans(game.rules.letters, 1, 1)
    for seat, plan in ((1, "A/B"), (2, "C/D")):
        likely, habit = found[seat]
        assert likely > 0.8
        assert max(zip(habit, plans, strict=True))[1] == plan


def test_it_takes_the_cubes_that_bring_fame():
    heist = Heist(
        3,
        cubes=("BBBBBB", "BBBBBR", "RRRRRR"),
        loot="carte_blanche BB BB BB BB BB",
        deck=own_deck(
            start_cubes=6, items=(), stack_1=("carte_blanche", *["BB"] * 5), stack_2=("BB",) * 3
        ),
    ).round("A/D B/E E/F")
    reply = Planner().reply(heist.game.view(0), heist.game.question(0), Loose(1))
    assert str(reply) in ("take green", "take yellow")  # one cube leads there


def test_it_swaps_only_for_the_better():
    heist = Heist(3, cubes=("GGY", "BBB", "RRR"), loot="intrigues BB GG RR YY BG")
    game = heist.round("A/B B/C C/D").game
    ahead = []
    while game.asked == (0,):
        question = game.question(0)
        if question.kind == "intrigue":
            own, *others = Prospects(game.rules, game.view(0).table).standing
            ahead.append(own - sum(others) / 2)
        game.decide(0, Planner().reply(game.view(0), question, Loose(1)))
    assert len(ahead) >= 2
    assert ahead == sorted(ahead)


@pytest.mark.slow
def test_it_beats_three_random_players():
    games = 60
    won = 0.0
    for number in range(games):
        bots: list[Bot] = [RandomBot()] * 4
        bots[number % 4] = Planner()
        game = play_out(Game.start("royal", 4, seed=number), bots, Loose(number))
        won += share(game, number % 4)
    assert won / games > 0.5


@pytest.mark.slow
def test_no_fixed_pair_of_plans_beats_it():
    fate = Loose("pairs")
    total = 0.0
    for pair in range(6):
        holding, without = (
            plans[fate.pick(len(plans))]
            for plans in (all_plans("ABCDEF", 2, 1), all_plans("ABCDEF", 1, 2))
        )
        won = 0.0
        for number in range(12):
            seat = number % 2
            bots: list[Bot] = [Planner(), Planner()]
            bots[seat] = Fixed(holding, without)
            game = Game.start("royal", 2, seed=f"{pair} {number}")
            won += share(play_out(game, bots, Loose(number)), seat)
        assert won <= 9.5  # half, and 2.4 standard errors: chance exceeds it in 1 of 100
        total += won
    assert total / 72 < 0.4
