"""Does every game end? So many games of each kind, by random play, and what they were like.

A kind is Coup over all its presets, Guatemala 54 with a random draft (every other one with
Anarchy) for 3 to 6 seats, Coup Royal with its house deck for 2 to 5. Windows are answered in
random order, and anything but a pass is said once in 1, 2, 4 or 8 times, since pure chance
challenges half of all claims and such games are over in no time.

A game follows from its kind and number alone, so any of them can be played again
(`--game KIND:NUMBER`). With `--keep FILE` what is done is written down, and the next run goes on
from there. Needs msgspec and nothing else:

    .venv-dev/bin/python bench/games.py [coup] [guatemala] [royal] [--games 1000000] [--workers 2]
        [--keep FILE] [--seconds S] [--json]
"""

import argparse
import json
import os
import platform
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import camarilla.games  # noqa: F401 - makes the games known
from camarilla.kernel import GAMES, PASS, Loose, Rules, State, rules_for

KINDS = ("coup", "guatemala", "royal")
CHUNK = 1000
SHY = (1, 2, 4, 8)
MOST_DECISIONS = 1_000_000
"""No game comes near; one that does will not end."""


# -- one game ------------------------------------------------------------------------------------


@cache
def tables(kind: str) -> tuple[Rules, ...]:
    """The tables that the games of a kind take in turn."""
    if kind == "coup":
        found = GAMES[kind].presets().values()
        return tuple(rules_for(kind, seats, options) for seats, options in found)
    if kind == "guatemala":
        drafts = ({"advanced": True}, {"advanced": True, "anarchy": True})
        return tuple(rules_for(kind, n, draft) for n in (3, 4, 5, 6) for draft in drafts)
    return tuple(rules_for(kind, seats, {}) for seats in (2, 3, 4, 5))


def play(kind: str, number: int) -> tuple[int, int, str]:
    """One game: its turns, its decisions, and how it ended."""
    fate = Loose(f"{kind} {number}")
    rules = tables(kind)[number % len(tables(kind))]
    shy = SHY[number // len(tables(kind)) % len(SHY)]
    state = State(*rules.setup(None, fate))
    state.advance(fate)
    decisions = 0
    while state.window is not None:
        seats = state.pending()
        seat = seats[fate.pick(len(seats))]
        options = state.question(seat).options
        held = options[0] is PASS and fate.pick(shy)
        state.decide(seat, options[0 if held else fate.pick(len(options))], fate)
        decisions += 1
        if decisions == MOST_DECISIONS:
            return state.table.turn, decisions, "does not end"
    outcome = state.table.outcome
    return state.table.turn, decisions, outcome.reason if outcome else "no outcome"


# -- many ----------------------------------------------------------------------------------------


def play_some(job: tuple[str, int, int]) -> dict[str, Any]:
    """A chunk of games, added up."""
    kind, first, count = job
    began = time.process_time()
    ended: Counter[str] = Counter()
    turns = decisions = 0
    longest = (0, 0, first)
    for number in range(first, first + count):
        try:
            took, decided, how = play(kind, number)
        except Exception as error:  # counted and named, so that the others are still played
            print(f"{kind}:{number} broke: {error!r}", file=sys.stderr)
            took, decided, how = 0, 0, "broke"
        ended[how] += 1
        turns += took
        decisions += decided
        longest = max(longest, (took, decided, number))
    return {
        "kind": kind,
        "first": first,
        "games": count,
        "turns": turns,
        "decisions": decisions,
        "seconds": time.process_time() - began,
        "longest": longest,
        "ended": ended,
    }


def kept(file: Path | None) -> list[dict[str, Any]]:
    """The chunks of earlier runs; a last line that was cut off is played again."""
    done = []
    if file is not None and file.exists():
        for line in file.read_text().splitlines():
            with suppress(json.JSONDecodeError):
                done.append(json.loads(line))
    return done


def jobs(kinds: list[str], games: int, done: list[dict[str, Any]]) -> list[tuple[str, int, int]]:
    """What is still to be played, the kinds in turn."""
    known = {(chunk["kind"], chunk["first"], chunk["games"]) for chunk in done}
    wanted = [
        (kind, first, min(CHUNK, games - first))
        for first in range(0, games, CHUNK)
        for kind in kinds
    ]
    return [job for job in wanted if job not in known]


def play_all(given: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Every chunk, old and new."""
    done = kept(given.keep)
    yield from (chunk for chunk in done if chunk["kind"] in given.kinds)
    waiting = jobs(given.kinds, given.games, done)
    until = time.monotonic() + given.seconds
    told = time.monotonic()
    with Pool(given.workers) as pool:
        for count, chunk in enumerate(pool.imap_unordered(play_some, waiting), 1):
            if given.keep is not None:
                with given.keep.open("a") as file:
                    file.write(json.dumps(chunk) + "\n")
            yield chunk
            now = time.monotonic()
            if now > told + 10:
                told = now
                print(f"{count} of {len(waiting)} chunks", file=sys.stderr, flush=True)
            if now > until:
                pool.terminate()
                return


def report(given: argparse.Namespace) -> dict[str, Any]:
    began = time.perf_counter()
    parts: dict[str, list[dict[str, Any]]] = {kind: [] for kind in given.kinds}
    for chunk in play_all(given):
        parts[chunk["kind"]].append(chunk)
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "workers": given.workers,
        "seconds": round(time.perf_counter() - began, 1),
        "kinds": {kind: added_up(kind, chunks) for kind, chunks in parts.items() if chunks},
    }


def added_up(kind: str, chunks: list[dict[str, Any]]) -> dict[str, Any]:
    def total(name: str) -> Any:
        return sum(chunk[name] for chunk in chunks)

    ended: Counter[str] = sum((Counter(chunk["ended"]) for chunk in chunks), Counter())
    turns, decisions, number = max(tuple(chunk["longest"]) for chunk in chunks)
    games, seconds = total("games"), total("seconds")
    return {
        "games": games,
        "all_ended": not ended.keys() & {"does not end", "no outcome", "broke"},
        "ended": dict(ended.most_common()),
        "draws_by_the_limit": ended["limit"],
        "turns_a_game": round(total("turns") / games, 2),
        "decisions_a_game": round(total("decisions") / games, 2),
        "longest": {"turns": turns, "decisions": decisions, "game": f"{kind}:{number}"},
        "processor_seconds": round(seconds, 1),
        "games_a_processor_second": round(games / seconds),
    }


def in_one_line(found: dict[str, Any]) -> str:
    each = (
        f"{kind} {row['games']:,} ({'all ended' if row['all_ended'] else 'NOT ALL ENDED'}, "
        f"{row['draws_by_the_limit']:,} by the limit, {row['turns_a_game']} turns a game, "
        f"longest {row['longest']['turns']}, {row['games_a_processor_second']:,}/s a core)"
        for kind, row in found["kinds"].items()
    )
    return f"random games in {found['seconds']} s with {found['workers']} workers: " + "; ".join(
        each
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(KINDS))
    parser.add_argument("--games", type=int, default=1_000_000, help="of each kind")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--keep", type=Path, metavar="FILE", help="go on where this file stops")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--game", metavar="KIND:NUMBER", help="play this one again")
    given = parser.parse_args()
    if given.game:
        kind, _, number = given.game.partition(":")
        print(*play(kind, int(number)))
        return 0
    given.kinds = given.kinds or list(KINDS)
    if not set(given.kinds) <= set(KINDS):
        parser.error(f"the kinds are {', '.join(KINDS)}")
    found = report(given)
    print(json.dumps(found) if given.json else in_one_line(found))
    return 0 if all(row["all_ended"] for row in found["kinds"].values()) else 1


if __name__ == "__main__":
    sys.exit(main())
