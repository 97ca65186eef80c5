"""The command line: play, serve, simulate, arena, replay, verify, train.

A user's mistake gets one clear line on standard error and exit code 2.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from msgspec import to_builtins

import camarilla
from camarilla.bots import Bot, bot_named
from camarilla.bots.simulation import Tally, simulate, tally
from camarilla.games.royal.deck import load_deck
from camarilla.kernel import GAMES, BadFile, BadSetup, CamarillaError, Game, Transcript
from camarilla.progress import Bar
from camarilla.text.speaker import Speaker


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; without one, start the server with its page."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        if words[:1] == ["train"]:
            return _train(words[1:])
        given = _parser().parse_args(words or ["serve"])
        command: Callable[[argparse.Namespace], None] = given.command
        command(given)
    except CamarillaError as error:
        return _complain(str(error))
    except OSError as error:
        if isinstance(error, BrokenPipeError):  # the reader of our output has had enough
            sys.stderr.close()
            return 0
        return _complain(f"{error.filename or ''}: {error.strerror or error}".lstrip(": "))
    except KeyboardInterrupt:
        return 130
    return 0


def _complain(message: str) -> int:
    print("camarilla:", " ".join(message.split()), file=sys.stderr)
    return 2


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise BadSetup(f"{message} (try: {self.prog} --help)")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="camarilla", description="The home of bluffing games.")
    parser.add_argument("--version", action="version", version=camarilla.__version__)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    play = commands.add_parser("play", help="play in the terminal, against bots or on one device")
    _add_table(play, players=4)
    play.add_argument("--people", default="You", help="names of the people, with commas between")
    play.set_defaults(command=_play)

    many = commands.add_parser("simulate", help="let bots play many games and count")
    _add_table(many, players=None)
    many.add_argument("--games", type=_positive, default=1000, help="how many (default 1000)")
    many.add_argument("--save", type=Path, metavar="DIR", help="keep the transcripts here")
    many.add_argument("--json", action="store_true", help="print the figures as JSON")
    many.set_defaults(command=_simulate)

    fight = commands.add_parser("arena", help="find out which bots are better")
    _add_table(fight, players=0)
    fight.add_argument("--games", type=_positive, default=400, help="how many (default 400)")
    fight.add_argument("--cross", help="who beats whom: names with commas, and --players")
    fight.add_argument("--workers", type=int, default=-1, help="processes (default: all cores)")
    fight.add_argument("--backend", default="loky", help="of joblib: loky, ray, dask …")
    fight.add_argument("--keep", type=Path, metavar="FILE", help="go on where this file stops")
    fight.add_argument("--json", action="store_true", help="print the figures as JSON")
    fight.set_defaults(command=_arena)

    again = commands.add_parser("replay", help="tell a kept game again")
    again.add_argument("file", type=Path)
    again.add_argument("--as", dest="seat", type=int, metavar="SEAT", help="as this seat saw it")
    again.set_defaults(command=_replay)

    # Only for its line in the help: its arguments are those of `vector.train`, which needs JAX.
    commands.add_parser("train", help="train a net to play Coup, and find out how strong it is")

    host = commands.add_parser("serve", help="run a server for people and programs")
    host.add_argument("--host", default="0.0.0.0", help="where to listen (default: everywhere)")
    host.add_argument("--port", type=_port, default=8054, help="default 8054")
    host.add_argument("--data", type=Path, metavar="DIR", help="where to keep the database")
    host.add_argument(
        "--database", metavar="URL", help="many nodes: the PostgreSQL that they share"
    )
    host.add_argument("--bus", metavar="URL", help="many nodes: the NATS that they share")
    host.set_defaults(command=_serve)

    check = commands.add_parser("verify", help="check that a kept game was legal and fairly dealt")
    check.add_argument("file", type=Path)
    check.set_defaults(command=_verify)
    return parser


def _add_table(parser: argparse.ArgumentParser, players: int | None) -> None:
    """The arguments that set up a table."""
    parser.add_argument("--game", default="coup", help=f"one of {', '.join(sorted(GAMES))}")
    parser.add_argument(
        "--players", type=int, default=players, required=players is None, help="how many seats"
    )
    parser.add_argument("--seed", help="the same seed gives the same games")
    parser.add_argument(
        "--bots", default="", help="one name for all of them, or one a seat, with commas between"
    )
    coup = parser.add_argument_group("coup")
    coup.add_argument("--edition", choices=("en", "de", "it"), help="whose rulebook")
    coup.add_argument("--inquisitor", action="store_true", help="instead of the Ambassador")
    coup.add_argument("--draft", action="store_true", help="the draft variant for two players")
    coup.add_argument("--free", action="store_true", help="allow what the edition does not have")
    g54 = parser.add_argument_group("guatemala (and --free for 2 and for 7 to 10)")
    g54.add_argument("--roles", help="five roles drafted by hand, with commas between")
    g54.add_argument("--first-game", action="store_true", help="five roles to begin with")
    g54.add_argument("--advanced", action="store_true", help="draft advanced roles too")
    g54.add_argument("--anarchy", action="store_true", help="draft those of Anarchy too")
    royal = parser.add_argument_group("royal")
    royal.add_argument("--deck", type=Path, metavar="FILE", help="the cards of your own box")
    royal.add_argument("--partner", type=int, metavar="SEAT", help="who has the partner card first")
    parser.add_argument("--turn-limit", type=_positive, help="a draw after so many (default 500)")


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {number}")
    return number


def _port(text: str) -> int:
    port = int(text)
    if not 1 <= port <= 65535:
        raise argparse.ArgumentTypeError(f"must be between 1 and 65535, not {port}")
    return port


def _options(given: argparse.Namespace) -> dict[str, Any]:
    """The game options that were given; the rest is left to the game."""
    options = {
        "edition": given.edition,
        "fifth": "inquisitor" if given.inquisitor else None,
        "draft": given.draft or None,
        "free": given.free or None,
        "roles": given.roles.split(",") if given.roles else None,
        "first_game": given.first_game or None,
        "advanced": given.advanced or None,
        "anarchy": given.anarchy or None,
        "deck": None if given.deck is None else load_deck(given.deck),
        "partner": given.partner,
        "turn_limit": given.turn_limit,
    }
    return {name: value for name, value in options.items() if value is not None}


def _bots(given: argparse.Namespace, seats: int, default: str, live: bool = False) -> list[Bot]:
    """A bot for each of so many seats: one name for all, or a list that repeats in turn."""
    names = given.bots.split(",") if given.bots else [default]
    if len(names) not in (1, seats):
        raise BadSetup(f"--bots names {len(names)} bots for {seats} seats")
    return [bot_named(names[number % len(names)], given.game, live) for number in range(seats)]


GOOD_BOTS = {"coup": "master", "guatemala": "thinker", "royal": "planner"}
"""Who plays against people that have not asked for anybody in particular."""

BOT_NAMES = (
    *("Borgia", "Sforza", "Medici", "Orsini", "Colonna"),
    *("Gonzaga", "Visconti", "Farnese", "Pazzi", "Este"),
)

# -- play ----------------------------------------------------------------------------------------


def _play(given: argparse.Namespace) -> None:
    people = [name.strip() for name in given.people.split(",") if name.strip()]
    if not people or len(people) > given.players:
        raise BadSetup(f"{len(people)} people cannot sit on {given.players} seats")
    game = Game.start(given.game, given.players, seed=given.seed, **_options(given))
    bots = _bots(given, given.players - len(people), GOOD_BOTS.get(given.game, "random"), live=True)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadSetup("the terminal table needs a terminal to play in")
    from camarilla.terminal.app import run_table  # late, since Textual takes a while to load

    run_table(
        game,
        people=dict(enumerate(people)),
        bots={len(people) + number: bot for number, bot in enumerate(bots)},
        names=[*people, *(name for name in BOT_NAMES if name not in people)][: given.players],
        seed=given.seed,
    )


# -- serve ---------------------------------------------------------------------------------------


def _serve(given: argparse.Namespace) -> None:
    from camarilla.server.serve import serve  # late, since the server takes a while to load

    serve(given.host, given.port, given.data, given.database, given.bus)


# -- simulate ------------------------------------------------------------------------------------


def _simulate(given: argparse.Namespace) -> None:
    options = _options(given)
    seats = given.players
    Game.start(given.game, seats, seed="a table that can be set up", **options)
    bots = _bots(given, seats, "random")
    seed = given.seed if given.seed is not None else str(time.time_ns())
    if given.save is not None:
        given.save.mkdir(parents=True, exist_ok=True)
    with Bar(given.games) as bar:

        def watch(game: Game) -> None:
            bar.advance()
            if given.save is not None:
                name = f"{given.game}-{bar.done:07d}.json"
                (given.save / name).write_bytes(game.transcript().to_json())

        counted = tally(simulate(given.game, bots, given.games, seed, options), seats, watch)
    print(json.dumps(counted.summary()) if given.json else _readable(counted))


def _readable(counted: Tally) -> str:
    summary = counted.summary()
    summary["wins_by_seat"] = "  ".join(f"{wins:g}" for wins in summary["wins_by_seat"])
    return "\n".join(f"{name.replace('_', ' '):>20}  {value}" for name, value in summary.items())


# -- arena ---------------------------------------------------------------------------------------


def _arena(given: argparse.Namespace) -> None:
    from camarilla.bots import arena  # late, since joblib takes a while to load

    seed = given.seed if given.seed is not None else str(time.time_ns())
    options = _options(given)
    if given.cross is None:
        if not given.bots:
            raise BadSetup("name the bots of a table with --bots, one a seat, or with --cross")
        tables = [arena.Table(given.game, tuple(given.bots.split(",")), seed, options)]
    else:
        names = given.cross.split(",")
        tables = arena.cross_tables(given.game, names, given.players, seed, options)
    for table in tables:
        for name in table.bots:
            arena.seated(name, given.game)
        Game.start(given.game, len(table.bots), seed="a table that can be set up", **options)
    found = []
    for table in tables:
        with Bar(given.games) as bar:
            played = arena.play_all(
                table, given.games, given.workers, given.backend, given.keep, bar.reach
            )
        found.append(arena.scores(table, played))
    rows = found[0] if given.cross is None else [scores[0] for scores in found]
    if given.json:
        print(json.dumps({"bots" if given.cross is None else "cross": to_builtins(rows)}))
        return
    for row in rows:
        print(row)


# -- train ---------------------------------------------------------------------------------------


def _train(words: Sequence[str]) -> int:
    try:
        from camarilla.vector.train import main as train  # late, since JAX takes a while to load
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] not in ("jax", "optax"):
            raise
        raise BadSetup("training needs JAX and Optax: pip install 'camarilla[vector]'") from None
    return train(words)


# -- replay and verify ---------------------------------------------------------------------------


def _replay(given: argparse.Namespace) -> None:
    transcript = _read(given.file)
    seats = transcript.header.seats
    if given.seat is not None and not 0 <= given.seat < seats:
        raise BadSetup(f"there is no seat {given.seat}: this game has seats 0 to {seats - 1}")
    speaker = Speaker().for_table(transcript.header.options)
    names = [f"Seat {seat}" for seat in range(seats)]
    told = 0
    for game in Game.moments(transcript):
        for event in game.events(given.seat, since=told):
            print(speaker.event(event, names, given.seat))
            told += 1
    if not game.over:
        print(f"Here the transcript ends, after {len(game.decisions)} decisions.")


def _verify(given: argparse.Namespace) -> None:
    game = Game.verify(_read(given.file))
    seats = [f"seat {seat}" for seat in game.outcome.winners] if game.outcome else []
    ended = f"won by {' and '.join(seats)}" if seats else "not finished"
    print(
        f"{given.file}: a legal game of {game.header.game}, {len(game.decisions)} decisions, "
        f"{ended}; the seed matches its published hash"
    )


def _read(path: Path) -> Transcript:
    if path.stat().st_size > 64 * 1024 * 1024:
        raise BadFile(f"{path} is too large for a transcript")
    return Transcript.from_json(path.read_bytes())
