"""The thinker: it imagines what the others may hold, and plays each reply on in those worlds.

Information-set Monte Carlo without a tree: every reply is tried in the same worlds and with the
same luck, the rest of the game is played by instinct, and the better a reply does the more often it
is tried again. It mixes between replies that are about as good, so that nobody can predict it.
"""

import math
import time
from collections import Counter
from typing import Self

from camarilla.bots.belief import Belief
from camarilla.bots.bot import Bot, register_bot
from camarilla.bots.characters import COURT_GAMES
from camarilla.bots.guards import drop, guards
from camarilla.bots.instinct import Style, decide, rolled
from camarilla.bots.reasons import Reasons, Weighed
from camarilla.bots.sight import Sight
from camarilla.court.claims import CHALLENGE
from camarilla.court.counters import Counteract
from camarilla.court.honesty import claimed
from camarilla.court.table import Court
from camarilla.kernel import PASS, Fate, Loose, Question, Reply, State, View

SIMULATIONS = 240
WORLDS = 48
"""Hands of the others that are imagined at the most."""
ROUNDS = 3
"""In each round the worse half of the replies is given up."""
LOOK_AHEAD = 2
"""Rounds after which a game that is played on is judged as it stands."""
TARGETS = 2
"""Whom to aim an action at is only thought about among so many."""
PLAUSIBLE = 0.15
"""A claim that is less likely to be false than this is not worth a thought."""
OWN = Style()
"""How it takes itself to play on."""
CARDS_CHANGE = ("prove", "return", "lose")
"""After the answer to such a question a seat no longer holds what it held."""
LIVES = 1.35
COINS = 0.12
"""How the chance to win grows with each life and coin: the logarithms of its odds, as fitted to
games of the characters."""
AT_A_LIVE_TABLE = 0.15
"""Seconds that people wait for an answer at the most."""
INDIFFERENT = 0.02
"""Replies that differ by less in their chance to win are about as good."""


@register_bot
class ThinkerBot(Bot):
    """Counts, believes, and searches. `simulations` bounds the work; at a live table `seconds`
    cuts it short."""

    name = "thinker"
    games = COURT_GAMES

    def __init__(self, simulations: int = SIMULATIONS, seconds: float | None = None) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self._reasons: Reasons | None = None

    @classmethod
    def live(cls) -> Self:
        return cls(seconds=AT_A_LIVE_TABLE)

    def reply(self, view: View, question: Question, fate: Fate) -> Reply:
        belief = Belief(view)
        options = sensible(view, question, belief)
        if len(options) == 1:
            ruled_out = len(question.options) > 1  # else there was nothing to think about
            forced = Reasons((Weighed(str(options[0]), chance=1.0),))
            self._reasons = forced if ruled_out else None
            return options[0]
        if question.kind == "challenge" and (doubt := _doubt(view, belief)) is not None:
            claimant, role, false = doubt
            if false < PLAUSIBLE:
                believed = {claimant: {role: 1 - false}}
                self._reasons = Reasons((Weighed(str(PASS), chance=1.0),), believed)
                return PASS
        worlds = belief.worlds(WORLDS, fate)
        search = Search(view, belief, worlds, options, self.simulations, self.seconds, fate)
        values = search.run()
        chances = mixture({reply: values[reply] for reply in search.left})
        self._reasons = Reasons(
            tuple(Weighed(str(reply), values[reply], chances.get(reply, 0.0)) for reply in options),
            belief.chances(worlds),
            sum(chance * values[reply] for reply, chance in chances.items()),
        )
        return _drawn(chances, fate)

    def why(self) -> Reasons | None:
        return self._reasons


def sensible(view: View, question: Question, belief: Belief) -> list[Reply]:
    """The options without those that counting rules out."""
    sight = Sight.of_view(view)
    options = list(question.options)
    if question.kind == "challenge":
        claim = sight.claimed()
        if claim is not None:
            if impossible(sight, belief, *claim):
                return [CHALLENGE]
            if belief.certain(*claim):
                return [PASS]
        return options
    if question.kind == "prove":
        return [reply for reply in options if reply.verb == "prove"] or options
    kept = [reply for reply in options if not _absurd(sight, reply)]
    return _best_aimed(sight, kept or options) if question.kind == "action" else kept or options


def _best_aimed(sight: Sight, options: list[Reply]) -> list[Reply]:
    """Of each action only the targets that are most worth it: more would blur the search."""
    by_worth = sorted(options, key=sight.worth, reverse=True)
    tried = Counter[str]()
    for reply in by_worth:
        tried[reply.verb] += 1
        if tried[reply.verb] > TARGETS:
            options.remove(reply)
    return options


def impossible(sight: Sight, belief: Belief, claimant: int, role: str) -> bool:
    """Is every copy of a role known to be somewhere else than with the claimant?"""
    elsewhere = sum(
        sighting.card == role and claimant not in sighting.places
        for sighting in belief.memory.sightings
    )
    return sight.in_sight(role) + elsewhere >= sight.copies


def _doubt(view: View, belief: Belief) -> tuple[int, str, float] | None:
    """Whose claim of which role is open to challenge, and how likely it is false."""
    sight = Sight.of_view(view)
    claim = sight.claimed()
    if claim is None:
        return None
    return (*claim, belief.falsehood(*claim, sight.chance_to_hold(*claim)))


def _absurd(sight: Sight, reply: Reply) -> bool:
    """A claim that everybody can see to be false."""
    role = claimed(sight.box, sight.step, reply)
    return role is not None and not sight.possible(role)


class Search:
    """Plays replies on in imagined worlds."""

    def __init__(
        self,
        view: View,
        belief: Belief,
        worlds: list[State],
        options: list[Reply],
        simulations: int,
        seconds: float | None,
        fate: Fate,
    ) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.options = options
        self.left = list(options)
        """The replies that have not been given up: of the others too little is known."""
        self.simulations = max(simulations, 2 * len(options))
        self.until = None if seconds is None else time.monotonic() + seconds
        self.fate = fate
        self.worlds = worlds
        self.turns = 0
        self.guards = guards(view.events)
        self.styles = {
            seat: Style(
                bluff=min(0.6, 0.1 + habits.bluffs * 0.6),
                doubt=min(1.0, 3.0 * habits.doubts),
                block=min(0.8, 0.1 + habits.bluffs),
            )
            for seat in range(view.seats)
            for habits in (belief.habits[seat],)
        }
        self.styles[self.seat] = OWN
        self.tried = dict.fromkeys(options, 0)
        self.won = dict.fromkeys(options, 0.0)

    def run(self) -> dict[Reply, float]:
        """The chance to win after each reply."""
        for _ in range(ROUNDS):
            each = self.simulations // (ROUNDS * len(self.left))
            for _ in range(max(1, each)):
                self._try_all()
                if self.until is not None and time.monotonic() > self.until:
                    return self._values()
            if len(self.left) > 2:
                self.left.sort(key=self._value, reverse=True)
                del self.left[(len(self.left) + 1) // 2 :]
        return self._values()

    def _try_all(self) -> None:
        """Each reply that is left once, in the same world and with the same luck."""
        world = self.worlds[self.turns % len(self.worlds)]
        self.turns += 1
        luck = self.fate.pick(1 << 30)
        for reply in self.left:
            state = world.copy()
            chance = Loose(luck)
            state.decide(self.seat, reply, chance)
            self.won[reply] += self._play_on(state, chance)
            self.tried[reply] += 1

    def _play_on(self, state: State, chance: Loose) -> float:
        """Play by instinct for a while, and judge what has come of it for this seat."""
        expected = self.guards.copy()
        me, styles, table = self.seat, self.styles, state.table
        assert isinstance(table, Court)
        end = table.turn + LOOK_AHEAD * len(table.living)
        while (window := state.window) is not None and me in table.living and table.turn < end:
            step, answers = window.step, state.answers
            for seat in window.seats:
                if seat not in answers:
                    break
            question = state.question(seat)
            options = question.options
            if len(options) == 1:
                reply = options[0]
            else:
                sight = Sight.of_table(table, seat, step, expected)
                reply = decide(sight, question, styles[seat], chance)
            if reply.verb == "block":
                assert isinstance(step, Counteract)
                expected.add((step.deed.action, seat))
            elif expected and question.kind in CARDS_CHANGE:
                drop(expected, seat)
            state.decide(seat, reply, chance)
        return standing(state, me)

    def _value(self, reply: Reply) -> float:
        return self.won[reply] / max(1, self.tried[reply])

    def _values(self) -> dict[Reply, float]:
        return {reply: self._value(reply) for reply in self.options}


def standing(state: State, seat: int) -> float:
    """The chance to win from here: certain at the end, else by lives and coins."""
    table = state.table
    assert isinstance(table, Court)
    if table.outcome is not None:
        winners = table.outcome.winners
        return 1.0 / len(winners) if seat in winners else 0.0
    if seat not in table.living:
        return 0.0
    strengths = {other: _strength(table, other) for other in table.living}
    return strengths[seat] / sum(strengths.values())


def _strength(table: Court, seat: int) -> float:
    lives = max(1, len(table.hands[seat]))
    return math.exp(LIVES * (lives - 1) + COINS * min(10, table.coins[seat]))


def mixture(values: dict[Reply, float]) -> dict[Reply, float]:
    """How likely each reply is to be taken: the more it falls behind the best, the less; from some
    point on, never."""
    best = max(values.values())
    weights = {reply: math.exp((value - best) / INDIFFERENT) for reply, value in values.items()}
    taken = {reply: weight if weight > 0.05 else 0.0 for reply, weight in weights.items()}
    total = sum(taken.values())
    return {reply: weight / total for reply, weight in taken.items()}


def _drawn(chances: dict[Reply, float], fate: Fate) -> Reply:
    point = rolled(fate)
    for reply, chance in chances.items():
        point -= chance
        if chance and point <= 0:
            return reply
    return max(chances, key=chances.__getitem__)
