"""The arena: bots at one table, every rotation of the seats on the same chance, many times over.

Each game follows from its number alone, so the result is the same whatever the number of workers,
and a run that was cut off goes on where it stopped.
"""

import importlib
import math
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec
from joblib import Parallel, delayed
from msgspec import Struct

from camarilla.bots.bot import Bot, bot_named
from camarilla.bots.simulation import play_out
from camarilla.bots.thinker import ThinkerBot
from camarilla.kernel import BadFile, BadSetup, Game, Loose

CHUNK = 8
"""Games that a worker plays before it reports."""


class Table(Struct, frozen=True):
    """Who meets whom, at what. `bots` are as `seated` knows them."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: dict[str, Any] = {}


class Played(Struct, frozen=True):
    """What came of one game: for each bot of the table, its share of the win."""

    number: int
    shares: tuple[float, ...]
    decisions: int
    seconds: tuple[float, ...]
    answers: tuple[int, ...]


class Timed(Bot):
    """A bot with a watch."""

    name = "timed"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.answers = 0

    def reply(self, view: Any, question: Any, fate: Any) -> Any:
        began = time.perf_counter()
        reply = self.bot.reply(view, question, fate)
        self.seconds += time.perf_counter() - began
        self.answers += 1
        return reply


def seated(name: str, game: str) -> Bot:
    """A bot by its name; `thinker:60` is one that may make so many simulations for a decision,
    `a_module.ABot` a class of somebody else's."""
    if "." in name:
        module, _, kind = name.rpartition(".")
        try:
            bot: Bot = getattr(importlib.import_module(module), kind)()
        except (ImportError, AttributeError, TypeError) as error:
            raise BadSetup(f"there is no bot '{name}': {error}") from error
        return bot
    name, _, budget = name.partition(":")
    bot = bot_named(name, game)
    if budget:
        if not (isinstance(bot, ThinkerBot) and budget.isdecimal()):
            raise BadSetup(f"'{name}:{budget}': only thinker takes a number of simulations")
        bot.simulations = int(budget)
    return bot


def play(table: Table, number: int) -> Played:
    """Game `number`: games that differ only in rotation have the same deal and the same luck."""
    seats = len(table.bots)
    deal, turn = divmod(number, seats)
    bots = [Timed(seated(name, table.game)) for name in table.bots]
    around = [bots[(seat + turn) % seats] for seat in range(seats)]
    game = Game.start(table.game, seats, seed=f"{table.seed}/{deal}", first=0, **table.options)
    play_out(game, around, Loose(f"{table.seed}/{deal}/bots"))
    assert game.outcome is not None
    shares = [0.0] * seats
    for seat in game.outcome.winners:
        shares[(seat + turn) % seats] = 1 / len(game.outcome.winners)
    return Played(
        number,
        tuple(shares),
        len(game.decisions),
        tuple(bot.seconds for bot in bots),
        tuple(bot.answers for bot in bots),
    )


def play_chunk(table: Table, numbers: Sequence[int]) -> list[Played]:
    return [play(table, number) for number in numbers]


def play_all(
    table: Table,
    games: int,
    workers: int = 1,
    backend: str = "loky",
    kept: Path | None = None,
    watch: Callable[[int], None] = lambda done: None,
    until: float | None = None,
) -> list[Played]:
    """All games of a table, in order. `kept` is a file to which they are written as they end.

    No game is begun after `until`, a time of the monotonic clock: then those played are returned.
    """
    done = _read(kept, table)
    missing = [number for number in range(games) if number not in done]
    chunks = [missing[at : at + CHUNK] for at in range(0, len(missing), CHUNK)]
    with _Keeper(kept, table, bool(done)) as keeper:
        for played in _played(table, _begun(chunks, until), workers, backend):
            for one in played:
                done[one.number] = one
            keeper.keep(played)
            watch(len(done))
    return [done[number] for number in range(games) if number in done]


def _begun(chunks: list[list[int]], until: float | None) -> Iterable[list[int]]:
    """The chunks for which there is time; they are handed out as workers become free."""
    return chunks if until is None else takewhile(lambda _: time.monotonic() < until, chunks)


def _played(
    table: Table, chunks: Iterable[list[int]], workers: int, backend: str
) -> Iterator[list[Played]]:
    if workers == 1:
        yield from (play_chunk(table, chunk) for chunk in chunks)
        return
    with Parallel(n_jobs=workers, backend=backend, return_as="generator_unordered") as parallel:
        yield from parallel(delayed(play_chunk)(table, chunk) for chunk in chunks)


# -- figures -------------------------------------------------------------------------------------


class Score(Struct):
    """How one bot did. `low` and `high` bound its rate with 95 % confidence."""

    name: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    rating: float
    ms_per_decision: float
    among: tuple[str, ...]
    """The others at its table."""

    def __str__(self) -> str:
        return (
            f"{self.name:>10} among {', '.join(self.among)}: {self.rate:.1%} "
            f"({self.low:.1%} to {self.high:.1%}) of {self.games}, rating {self.rating:.1f}, "
            f"{self.ms_per_decision} ms a decision"
        )


def scores(table: Table, played: Sequence[Played]) -> list[Score]:
    """A line for each bot of a table; one that sits there more than once is one line."""
    ratings = ratings_of(table, played)
    found = []
    for name in dict.fromkeys(table.bots):
        places = [place for place, other in enumerate(table.bots) if other == name]
        games = len(played) * len(places)
        wins = sum(one.shares[place] for one in played for place in places)
        low, high = interval(wins, games)
        seconds = sum(one.seconds[place] for one in played for place in places)
        answers = sum(one.answers[place] for one in played for place in places)
        found.append(
            Score(
                name=name,
                games=games,
                wins=round(wins, 3),
                rate=round(wins / games, 4),
                low=round(low, 4),
                high=round(high, 4),
                rating=round(ratings[name], 2),
                ms_per_decision=round(1000 * seconds / max(1, answers), 3),
                among=tuple(b for place, b in enumerate(table.bots) if place != places[0]),
            )
        )
    return found


def interval(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a rate.

    >>> [round(bound, 3) for bound in interval(50, 100)]
    [0.404, 0.596]
    """
    rate = wins / games
    centre = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (centre - spread) / scale, (centre + spread) / scale


def ratings_of(table: Table, played: Sequence[Played]) -> dict[str, float]:
    """OpenSkill ratings, for display: what is sure of a bot's skill. They hide who beats whom."""
    from openskill.models import PlackettLuce  # late: nothing else needs it

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in dict.fromkeys(table.bots)}
    if len(ratings) > 1:
        for one in played:
            best: dict[str, float] = {}
            for name, share in zip(table.bots, one.shares, strict=True):
                best[name] = max(share, best.get(name, 0.0))
            teams = [[ratings[name]] for name in best]
            rated = model.rate(teams, scores=list(best.values()))
            ratings.update({name: team[0] for name, team in zip(best, rated, strict=True)})
    return {name: rating.ordinal() for name, rating in ratings.items()}


def cross_tables(
    game: str, names: Sequence[str], players: int, seed: str, options: Mapping[str, Any]
) -> list[Table]:
    """One of each bot among so many of each other: who beats whom."""
    if players < 2:
        raise BadSetup("for a cross-play matrix, say how many --players sit at a table")
    return [
        Table(game, (one, *(other,) * (players - 1)), seed, dict(options))
        for one in names
        for other in names
        if one != other
    ]


# -- keeping -------------------------------------------------------------------------------------


def _read(path: Path | None, table: Table) -> dict[int, Played]:
    """The games of a run that was cut off."""
    if path is None or not path.exists() or path.stat().st_size == 0:
        return {}
    lines = path.read_bytes().splitlines(keepends=True)
    if not lines[-1].endswith(b"\n"):
        lines.pop()  # the run was cut off in the middle of a line
    try:
        if msgspec.json.decode(lines[0], type=Table) != table:
            raise BadFile(f"{path} holds the games of another table")
        played = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
    except msgspec.DecodeError as error:
        raise BadFile(f"{path} is damaged: {error}") from error
    return {one.number: one for one in played}


class _Keeper:
    """Writes games to a file as they end."""

    def __init__(self, path: Path | None, table: Table, begun: bool) -> None:
        self._file = None if path is None else path.open("ab" if begun else "wb")
        if self._file is not None and not begun:
            self._file.write(msgspec.json.encode(table) + b"\n")

    def keep(self, played: Sequence[Played]) -> None:
        if self._file is not None:
            self._file.writelines(msgspec.json.encode(one) + b"\n" for one in played)
            self._file.flush()

    def __enter__(self) -> "_Keeper":
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()
