"""How strong are `thinker`, `master` and `adept`? One of them at tables of other bots, many games,
with 95 % intervals.

A cell is a table; all rotations of its seats are played on the same deals, and a shared win counts
1/k. The budget of `thinker` is a number of simulations, never time, so the figures can be had
again. `RuleAI` is coupml's (see `rule_ai.py`).

    .venv-dev/bin/python bench/strength.py --workers 8 --json bench/strength.json
    .venv-dev/bin/python bench/strength.py --cells honest-4,random-2 --games 200 --minutes 5
    .venv-dev/bin/python bench/strength.py --json bench/strength.json --docs docs/bots.md

Results are saved after each cell; `--keep DIR` also keeps every game, and goes on where a run was
cut off. `--docs` plays nothing: it writes what was saved into the tables of a page, one between
the marks of each bot.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from marks import filled

from camarilla.bots.arena import Table, play_all, scores
from camarilla.kernel import CamarillaError

SEED = "strength"
BEGIN, END = "<!-- strength of {}: begin -->", "<!-- strength of {}: end -->"
RULE_AI, PROVING = "rule_ai.RuleAIBot", "rule_ai.ProvingRuleAI"
SPOKEN = {
    RULE_AI: "RuleAI (coupml)",
    PROVING: "RuleAI that proves what it can",
}


class Cell(msgspec.Struct, frozen=True):
    """One bot among others; `thinker`, wherever it sits, with a budget of simulations."""

    name: str
    others: tuple[str, ...]
    game: str = "coup"
    bot: str = "thinker"
    simulations: int | None = 150
    games: int = 2000

    def table(self, simulations: int | None) -> Table:
        budget = simulations or self.simulations
        bots = [f"{bot}:{budget}" if bot == "thinker" else bot for bot in (self.bot, *self.others)]
        return Table(self.game, tuple(bots), f"{SEED}/{self.name}")


CHARACTERS = ("cautious", "bold", "sceptic", "vengeful", "honest")
TABLES: dict[str, Callable[[int], tuple[str, ...]]] = {
    "honest": lambda others: ("honest",) * others,
    "RuleAI": lambda others: (RULE_AI,) * others,
    "mixed": lambda others: CHARACTERS[:others],
    "random": lambda others: ("random",) * others,
}
OF_MASTER = [
    Cell(f"master-{name}-{seats}", others(seats - 1), bot="master", simulations=None, games=10_000)
    for name, others in TABLES.items()
    for seats in range(2, 7)
] + [
    Cell(
        f"master-thinker-{seats}",
        ("thinker",) * (seats - 1),
        bot="master",
        simulations=budget,
        games=500,
    )
    for seats, budget in zip(range(2, 7), (300, 150, 150, 100, 100), strict=True)
]
OF_ADEPT = [Cell("adept-thinker-2", ("thinker",), bot="adept", simulations=300, games=500)]
CELLS = (
    Cell("honest-4", ("honest",) * 3),
    Cell("RuleAI-4", (RULE_AI,) * 3),
    Cell("random-2", ("random",), simulations=300),
    Cell("guatemala-random-4", ("random",) * 3, game="guatemala"),
    Cell("mixed-4", CHARACTERS[:3]),
    Cell("honest-2", ("honest",), simulations=300),
    Cell("random-4", ("random",) * 3),
    Cell("RuleAI-proving-4", (PROVING,) * 3),
    Cell("mixed-6", CHARACTERS, simulations=100),
    Cell("honest-6", ("honest",) * 5, simulations=100),
    Cell("random-6", ("random",) * 5),
    *OF_MASTER,
    *OF_ADEPT,
)
"""The most important first."""


class Result(msgspec.Struct):
    """What came of a cell."""

    cell: str
    game: str
    others: tuple[str, ...]
    simulations: int | None
    games: int
    rate: float
    low: float
    high: float
    ms_per_decision: float
    seconds_per_game: float
    """Of one processor."""
    bot: str = "thinker"


def measured(cell: Cell, given: argparse.Namespace, until: float | None) -> Result | None:
    """Play a cell, or what there is time for."""
    table = cell.table(given.simulations)
    kept = given.keep / f"{cell.name}.jsonl" if given.keep else None
    games = given.games or cell.games
    played = play_all(table, games, given.workers, kept=kept, until=until)
    if not played:
        return None
    score = scores(table, played)[0]
    return Result(
        cell=cell.name,
        game=cell.game,
        others=cell.others,
        simulations=given.simulations or cell.simulations,
        games=score.games,
        rate=score.rate,
        low=score.low,
        high=score.high,
        ms_per_decision=round(score.ms_per_decision, 1),
        seconds_per_game=round(sum(sum(one.seconds) for one in played) / len(played), 3),
        bot=cell.bot,
    )


def line(result: Result) -> str:
    budget = f", {result.simulations} simulations" if result.simulations else ""
    return (
        f"{result.cell:>20}: {result.rate:.1%} ({result.low:.1%} to {result.high:.1%}) of "
        f"{result.games}{budget}, {result.ms_per_decision} ms a decision, "
        f"{result.seconds_per_game} s a game"
    )


# -- keeping -------------------------------------------------------------------------------------


def saved(path: Path | None) -> dict[str, Result]:
    """The results of earlier runs, by cell."""
    if path is None or not path.exists():
        return {}
    return {one.cell: one for one in msgspec.json.decode(path.read_bytes(), type=list[Result])}


def save(path: Path | None, results: dict[str, Result]) -> None:
    if path is not None:
        order = [cell.name for cell in CELLS if cell.name in results]
        rows = msgspec.to_builtins([results[name] for name in order])
        path.write_text(json.dumps(rows, indent=2) + "\n")


# -- the page ------------------------------------------------------------------------------------


def page_table(results: list[Result]) -> str:
    """The results as a table of a page."""
    rows = [
        "| game | among | won | 95 % interval | even share | games | simulations |",
        "|---|---|---|---|---|---|---|",
    ]
    for one in results:
        even = 1 / (1 + len(one.others))
        rows.append(
            f"| {one.game.capitalize()} | {among(one.others)} | {one.rate:.1%} "
            f"| {one.low:.1%} to {one.high:.1%} | {even:.1%} | {one.games:,} "
            f"| {one.simulations or '–'} |"
        )
    return "\n".join(rows)


def among(others: tuple[str, ...]) -> str:
    """
    >>> among(("honest", "honest"))
    '2 × `honest`'
    """
    spoken = [SPOKEN.get(name, f"`{name}`") for name in others]
    counts = [(name, spoken.count(name)) for name in dict.fromkeys(spoken)]
    return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in counts)


def with_tables(page: str, results: dict[str, Result]) -> str:
    """A page with a table between the marks of each bot that it has a place for."""
    placed = [bot for bot in ("thinker", "master", "adept") if BEGIN.format(bot) in page]
    if not placed:
        sys.exit(f"the page has no place for a table: {BEGIN.format('thinker')} …")
    for bot in placed:
        table = page_table([one for one in results.values() if one.bot == bot])
        page = filled(page, BEGIN.format(bot), END.format(bot), table)
    return page


# -- the command ---------------------------------------------------------------------------------


def chosen(names: str | None) -> list[Cell]:
    if names is None:
        return list(CELLS)
    known = {cell.name: cell for cell in CELLS}
    unknown = [name for name in names.split(",") if name not in known]
    if unknown:
        sys.exit(f"there is no cell {', '.join(unknown)}; there are {', '.join(known)}")
    return [known[name] for name in names.split(",")]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--cells", help="names with commas (default: all, in their order)")
    parser.add_argument("--games", type=int, help="for each cell, instead of its own number")
    parser.add_argument("--simulations", type=int, help="a decision, instead of the cell's own")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, help="begin no game after so long")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the results here")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="keep every game here")
    parser.add_argument("--docs", type=Path, metavar="PAGE", help="write the table into a page")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    results = saved(given.json)
    if given.docs is not None:
        given.docs.write_text(with_tables(given.docs.read_text(), results))
        return
    cells = chosen(given.cells)
    if given.keep is not None:
        given.keep.mkdir(parents=True, exist_ok=True)
    until = None if given.minutes is None else time.monotonic() + 60 * given.minutes
    for cell in cells:
        result = measured(cell, given, until)
        if result is not None:
            results[cell.name] = result
            save(given.json, results)
            print(line(result), flush=True)


if __name__ == "__main__":
    try:
        main()
    except CamarillaError as error:
        sys.exit(str(error))
