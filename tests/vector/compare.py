"""The arrays beside the engine: the same chance, the same decisions, compared one by one.

A batch of games is stepped as arrays; each of them is also played by the engine, whose `Fate` is
fed the same random words. Before every decision all is compared: who may answer, what they may
answer, every card, every coin; and at the end who won. The engine's events of each turn make a
line of words, so that one can count which paths through the rules were met.
"""

from collections import Counter, namedtuple
from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from camarilla import vector
from camarilla.court import events as told
from camarilla.court.claims import Challenge, Prove
from camarilla.court.lives import LoseLife
from camarilla.games.coup import examine
from camarilla.games.coup.replies import NAMES, ROLES, TARGETED, UNTARGETED, numbers_of, role_index
from camarilla.kernel import Fate, GameEnded, State
from camarilla.kernel.rules import rules_for
from camarilla.vector import tables
from camarilla.vector.codes import KINDS

Setup = tuple[int, dict[str, Any]]
SETUPS: list[Setup] = [
    (seats, {"edition": edition, "fifth": fifth, "turn_limit": limit})
    for seats in range(2, 7)
    for edition, fifth in (
        ("en", "ambassador"),
        ("de", "ambassador"),
        ("de", "inquisitor"),
        ("it", "inquisitor"),
    )
    for limit in (500, 7)
]
SETUPS += [
    (2, {"edition": "en", "fifth": "inquisitor", "free": True, "duel_coins": (9, 0)}),
    (4, {"edition": "en", "fifth": "inquisitor", "free": True, "draw_first": False}),
]
_REDUCED = {"free": True, "lives": 1, "copies": 1}
FEW_CARDS: list[Setup] = [
    (2, {**_REDUCED, "fifth": "ambassador", "turn_limit": 6}),
    (2, {**_REDUCED, "fifth": "ambassador"}),
    (2, {**_REDUCED, "fifth": "inquisitor", "turn_limit": 6}),
    (2, {**_REDUCED, "fifth": "inquisitor", "draw_first": True}),
    (2, {**_REDUCED, "fifth": "inquisitor", "lives": 2, "copies": 2}),
    (5, {**_REDUCED, "fifth": "inquisitor", "copies": 2}),
    (6, {**_REDUCED, "fifth": "ambassador", "copies": 3}),
]
SETUPS += FEW_CARDS
"""Tables with every character in the box."""

_THREE = {**_REDUCED, "fifth": "ambassador", "roles": ("assassin", "contessa", "duke")}
THREE_ROLES: list[Setup] = [
    (2, {**_THREE, "turn_limit": 8}),
    (2, {**_THREE, "turn_limit": 6, "duel_coins": (3, 3)}),
    (2, {**_THREE, "copies": 3, "lives": 2}),
    (3, {**_THREE, "copies": 2, "turn_limit": 6}),
]
"""Tables without Captain and Ambassador."""
FOUR_ROLES: list[Setup] = [
    (2, {**_THREE, "roles": ("captain", "contessa", "assassin", "duke"), "copies": 2}),
]

HABITS = {
    "any": {},
    "trusting": {"challenge": 0.05, "coup": 0.3},
    "liars": {"pass": 0.2, "challenge": 0.3, "exchange": 4, "examine": 3},
    "killers": {"assassinate": 8, "block contessa": 4, "tax": 3, "challenge": 0.6, "decline": 0.3},
    "misers": {"challenge": 0.02, "coup": 0.02, "assassinate": 0.02, "tax": 5, "pass": 3},
    "thieves": {"steal": 8, "challenge": 0.7, "decline": 0.5},
    "aid": {"foreign_aid": 8, "block duke": 3, "challenge": 0.7},
    "court": {"exchange": 6, "examine": 9, "challenge": 0.6, "prove": 3, "replace": 2},
}
"""How replies are drawn: their weights, by name or by first word. Each game has one of these."""

_WEIGHTS = np.log(
    np.array(
        [
            [weights.get(name, weights.get(name.split()[0], 1.0)) for name in NAMES]
            for weights in HABITS.values()
        ]
    )
)


def _odds(options: dict[str, Any]) -> int:
    """How often a set-up is chosen: most games are whole ones."""
    return 12 if options.get("turn_limit") == 500 else 1


ACTIONS = (*UNTARGETED, *TARGETED)
NO_DEED = (-1, -1)


class Mismatch(AssertionError):
    """The arrays and the engine disagree."""


class Fed(Fate):
    """Chance from the words that the arrays draw with: the same card, wherever it lies."""

    def __init__(self) -> None:
        self.words: list[int] = []
        self.deck: list[str] | None = None

    def pick(self, n: int) -> int:
        number = ((self.words.pop(0) >> 5) * n) >> 27
        if self.deck is None:
            return number
        for role in range(len(ROLES)):
            place = [index for index, card in enumerate(self.deck) if role_index(card) == role]
            if number < len(place):
                return place[0]
            number -= len(place)
        raise AssertionError("a pick beyond the deck")


class Dealing(Fed):
    """The chance of a set-up: first who begins, then cards, from a deck that is not laid yet."""

    def __init__(self, words: list[int], cards: list[str]) -> None:
        super().__init__()
        self.words = words
        self.cards = cards

    def pick(self, n: int) -> int:
        pick = super().pick(n)
        if self.deck is None:
            self.deck = self.cards
        else:
            self.deck.pop(pick)
        return pick


class Match:
    """One game as the engine plays it, and what its turn has been so far."""

    def __init__(self, setup: Setup, words: list[int], paths: Counter[str]) -> None:
        self.seats, options = setup
        self.rules = rules_for("coup", self.seats, options)
        self.paths = paths
        if self.rules.options.lives == 1:  # the words of second cards are not used
            words = [words[0], *words[1::2]]
        fate = Dealing(words, sorted(self.rules.cards().elements()))
        self.state = State(*self.rules.setup(None, fate))
        self.table = self.state.table
        self.fate = Fed()
        self.state.advance(self.fate)
        self.line: list[str] = []
        self.deed = NO_DEED
        self.told = self.table.told

    def decide(self, seat: int, number: int, draws: list[int]) -> None:
        name = NAMES[number]
        question = self.state.question(seat)
        reply = question.options[_numbers(question, seat, self.seats).index(number)]
        swap, first, second = draws
        self.fate.deck = self.table.deck
        self.fate.words = [swap, first, second] if name in ("prove", "replace") else [first, second]
        self.state.decide(seat, reply, self.fate)
        self.paths[f"reply: {name}"] += 1
        verbs = {option.verb for option in question.options}
        self.paths["forced coup"] += verbs == {"coup"}
        self.paths["declined though able"] += name == "decline" and "prove" in verbs
        self._note()

    def _note(self) -> None:
        for event in self.table.events[self.told : self.table.told]:
            word = _word(event)
            if isinstance(event, told.TurnBegan | GameEnded):
                self.line += [word] if word else []
                self.paths["turn: " + " ".join(self.line)] += 1
                self.line = []
                self.deed = NO_DEED
            elif word:
                self.line.append(word)
            if isinstance(event, told.ActionDeclared):
                self.deed = (ACTIONS.index(event.action), *(event.targets or (-1,)))
        self.told = self.table.told


def _word(event) -> str | None:
    match event:
        case told.ActionDeclared():
            return event.action
        case told.CoinsTaken():
            return f"took-{event.coins}"
        case told.CardsDrawn():
            return f"drew-{event.count}"
        case GameEnded():
            return f"ended-{event.reason}"
    return _WORDS.get(type(event))


_WORDS = {
    told.CounterClaimed: "counter",
    told.Challenged: "challenged",
    told.ClaimProved: "proved",
    told.ClaimFailed: "failed",
    told.CostReturned: "refunded",
    told.ActionBlocked: "blocked",
    told.CoinsGained: "gained",
    told.LifeLost: "lost",
    told.Exiled: "exiled",
    told.CardReturned: "returned",
    examine.CardShown: "shown",
    examine.CardKept: "kept",
    examine.ReplacementForced: "replaced",
}


_KNOWN: dict[tuple[int, int, int], tuple[object, tuple[int, ...]]] = {}


def _numbers(question, seat: int, seats: int) -> tuple[int, ...]:
    """`numbers_of`, remembered: the engine keeps its questions."""
    key = (id(question), seat, seats)
    found = _KNOWN.get(key)
    if found is None or found[0] is not question:
        found = _KNOWN[key] = (question, numbers_of(question, seat, seats))
    return found[1]


@lru_cache(maxsize=100_000)
def _counts(cards: tuple[str, ...]) -> bytes:
    counts = [0] * len(ROLES)
    for card in cards:
        counts[role_index(card)] += 1
    return bytes(counts)


@lru_cache(maxsize=100_000)
def _all_counts(cards: tuple[tuple[str, ...], ...]) -> bytes:
    return b"".join(map(_counts, cards)).ljust(30, b"\0")


def options_of(setups: Iterable[Setup]) -> vector.Options:
    """The options of these set-ups, as arrays, with what their editions say."""
    rows = [tables.options_of(rules_for("coup", *setup)) for setup in setups]
    return vector.Options(*(jnp.asarray(column) for column in np.array(rows).T))


@partial(jax.jit, static_argnums=1)
def _unpacked(state: vector.State, roles: int):
    """What is compared, games first."""
    fields = {**vector.table(state)._asdict(), "legal": vector.legal(state, roles)}
    fields["winners"] = vector.winners(state)
    return {name: jnp.moveaxis(field, -1, 0) for name, field in fields.items()}


_step = jax.jit(vector.step)
_init = jax.jit(vector.init)
_choose = jax.jit(vector.choose)
_over = jax.jit(vector.over)


def _members(row: np.ndarray) -> list[int]:
    return np.flatnonzero(row).tolist()


class Comparison:
    """A batch of games, played twice."""

    def __init__(self, games: int, seed: int, setups: Sequence[Setup] = SETUPS) -> None:
        self.games = games
        (self.roles,) = {tables.box_of(rules_for("coup", *setup)).roles for setup in setups}
        self.chance = np.random.default_rng(seed)
        self.paths: Counter[str] = Counter()
        self.decisions = 0
        self.finished = 0
        odds = [_odds(options) for _, options in setups]
        chosen = self.chance.choice(len(setups), games, p=np.array(odds) / sum(odds))
        self.setups = [setups[number] for number in chosen]
        self.habits = self.chance.integers(len(HABITS), size=games)
        self.options = options_of(self.setups)
        words = self._words(vector.DEAL_DRAWS)
        self.state = _init(jnp.asarray(words), self.options)
        self.matches = [self._match(game, words) for game in range(games)]

    def _words(self, count: int) -> np.ndarray:
        return self.chance.integers(0, 1 << 32, (count, self.games), dtype=np.uint32)

    def _match(self, game: int, words: np.ndarray) -> Match:
        return Match(self.setups[game], words[:, game].tolist(), self.paths)

    def round(self) -> None:
        """Compare everything, start ended games anew, and decide once in every game."""
        fields = self._compared(range(self.games))
        ended = [game for game, match in enumerate(self.matches) if match.table.outcome is not None]
        if ended:
            self._renew(ended)
            fields = self._compared(ended)
        asked, legal = fields["asked"], fields["legal"]
        wish = _WEIGHTS[self.habits] + self.chance.gumbel(size=legal.shape)
        replies = np.where(legal, wish, -np.inf).argmax(1)
        draws = self._words(4)
        draws[3][self.chance.random(self.games) < 0.1] = 0  # now and then the engine's own order
        chance = vector.Draws(*map(jnp.asarray, draws))
        self.state = _step(self.state, jnp.asarray(replies.astype(np.uint32)), chance)
        for match, seat, reply, words in zip(
            self.matches, asked.tolist(), replies.tolist(), draws[:3].T.tolist(), strict=True
        ):
            match.decide(seat, reply, words)
        self.decisions += self.games

    def _compared(self, games: Iterable[int]) -> dict[str, np.ndarray]:
        """The arrays, once they are found equal to the engine's games."""
        fields = {
            n: np.ascontiguousarray(field) for n, field in _unpacked(self.state, self.roles).items()
        }
        for game in games:
            theirs = Row(**{name: field[game] for name, field in fields.items()})
            if not _same(self.matches[game], theirs):
                raise Mismatch(_difference(self.matches[game], theirs))
        return fields

    def _renew(self, ended: list[int]) -> None:
        words = self._words(vector.DEAL_DRAWS)
        fresh = _init(jnp.asarray(words), self.options)
        self.state = _choose(_over(self.state), fresh, self.state)
        self.habits[ended] = self.chance.integers(len(HABITS), size=len(ended))
        for game in ended:
            seats, options = self.setups[game]
            self.paths[f"table: {seats} {options['fifth']}"] += 1
            self.matches[game] = self._match(game, words)
        self.finished += len(ended)


Row = namedtuple("Row", (*vector.Table._fields, "legal", "winners"))
"""One game out of the arrays."""


def _same(match: Match, row: Row) -> bool:
    table, state = match.table, match.state
    return (
        row.hands.tobytes() == _all_counts(tuple(table.hands))
        and row.face_up.tobytes() == _all_counts(tuple(table.face_up))
        and row.court.tobytes() == _counts(tuple(table.deck))
        and row.coins.tobytes() == bytes(table.coins).ljust(6, b"\0")
        and row.lives.tobytes() == _lives(match)
        and tuple(_members(row.living)) == table.living
        and _members(row.pending) == sorted(state.pending())
        and (_same_end(match, row) if table.outcome else _same_question(match, row))
    )


def _lives(match: Match) -> bytes:
    dealt = match.rules.options.lives
    return bytes([dealt - len(cards) for cards in match.table.face_up]).ljust(6, b"\0")


def _same_end(match: Match, row: Row) -> bool:
    won = tuple(_members(row.winners)) == match.table.outcome.winners
    return won and KINDS[row.kind] == "over" and not row.legal.any() and row.asked == -1


def _same_question(match: Match, row: Row) -> bool:
    table, state, seat = match.table, match.state, int(row.asked)
    if seat not in state.pending():
        return False
    question = state.question(seat)
    return (
        KINDS[row.kind] == question.kind
        and _members(row.legal) == sorted(_numbers(question, seat, match.seats))
        and not row.winners.any()
        and row.actor == table.active
        and row.left == match.rules.options.turn_limit - table.turn + 1
        and (row.action, row.target) == match.deed
        and _same_claim(state.window.step, row)
    )


def _same_claim(step, row: Row) -> bool:
    """Whose claim is in doubt, and who doubts it."""
    match step:
        case Challenge() | Prove():
            claimant = step.claimant if isinstance(step, Challenge) else step.seat
            doubted = step.challenger if isinstance(step, Prove) else -1
            if claimant == row.actor:
                return (row.blocker, row.challenger) == (-1, doubted)
            block = (row.blocker, row.block_role, row.challenger)
            return block == (claimant, role_index(step.role), doubted)
        case LoseLife():
            return (row.challenger != -1) == (step.cause == "challenge")
    return row.challenger == -1


def _difference(match: Match, row: Row) -> str:
    table, state = match.table, match.state
    lines = [f"{name}: {value.tolist()}" for name, value in row._asdict().items()]
    lines += [
        f"engine: hands {table.hands} face up {table.face_up} court {table.deck}",
        f"coins {table.coins} living {table.living} pending {state.pending()}",
        f"active {table.active} outcome {table.outcome} window {state.window}",
        f"turn so far: {match.deed} {match.line}",
        *(str(event) for event in table.events[-12:]),
    ]
    return "\n".join(lines)
