"""`camarilla train`: self-play, best responses, evaluation; and how fast this machine does it.

It imports nothing but JAX, Optax, NumPy and the arrays, so that it also runs where only these are
installed (`bench/train.py`).
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any, NoReturn

import jax
import jax.numpy as jnp
import numpy as np

from camarilla.bots.weights import load_weights, save_nets, save_weights
from camarilla.kernel.errors import BadSetup, CamarillaError
from camarilla.vector import checkpoint
from camarilla.vector.evaluate import Cell, Manner, Rate, evaluate, scripted_cells
from camarilla.vector.insight import study
from camarilla.vector.learn import Learner, begin
from camarilla.vector.measure import measure
from camarilla.vector.nets import Net
from camarilla.vector.rollout import type_of
from camarilla.vector.run import Run
from camarilla.vector.seating import SCRIPTS, plan
from camarilla.vector.settings import INSIGHT, RESPONSE, SMALL, Settings

MODES = ("learn", "respond", "insight", "evaluate", "measure", "publish")


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise BadSetup(f"{message} (try: {self.prog} --help)")


def parser() -> argparse.ArgumentParser:
    found = _Parser(
        prog="camarilla train",
        description="Train a net to play Coup by self-play, and find out how strong it is.",
    )
    add = found.add_argument
    add("mode", nargs="?", choices=MODES, default="learn", help="default: learn")
    add("--out", type=Path, required=True, metavar="DIR", help="where to keep everything")
    add("--minutes", type=float, help="stop after so long; --resume goes on")
    add("--decisions", type=float, help="how long to train in all, such as 12e9")
    add("--resume", action="store_true", help="go on with the run in --out")
    add("--seed", type=int, help="default 0")
    add("--seats", help="table sizes, with commas between (default 2,3,4,5,6)")
    add("--games", type=int, help="games at once; with learn, respond and measure")
    add("--small", action="store_true", help="small nets and few games, for a mere processor")
    add("--set", action="append", default=[], metavar="NAME=VALUE", help="any other setting")
    add("--weights", type=Path, help="evaluate, insight: whose; learn, respond: where to begin")
    add("--against", help="respond, evaluate: a weights file, or one of " + ", ".join(SCRIPTS))
    add("--pool", type=Path, nargs="*", default=[], help="learn: weights to train against for good")
    add("--temperature", type=float, default=1.0, help="how nets under test play (default 1)")
    add("--prune", type=float, default=0.0, help="they leave out what is less likely (default 0)")
    add("--matches", type=int, default=10_000, help="games an evaluation plays at each table")
    add("--name", help="publish: the bot whose weights these become, such as master")
    add("--results", type=Path, nargs="*", default=[], help="publish: what was measured, as JSON")
    add("--report", type=int, help="lessons between two reports")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        given = parser().parse_args(arguments)
        given.out.mkdir(parents=True, exist_ok=True)
        modes = (_learn, _respond, _insight, _evaluate, _measure, _publish)
        dict(zip(MODES, modes, strict=True))[given.mode](given)
    except (CamarillaError, OSError, ValueError) as error:
        print(f"camarilla: {error}", file=sys.stderr)
        return 2
    return 0


# -- settings ------------------------------------------------------------------------------------


def settings_of(given: argparse.Namespace, **mode: Any) -> Settings:
    """The settings that were asked for: on top of the mode's own, or of the resumed run's."""
    chosen: dict[str, Any] = mode
    if given.resume:
        chosen = asdict(checkpoint.load_settings(given.out))
    elif given.small:
        chosen = {**SMALL, **mode, "decisions": SMALL["decisions"]}
    if jax.default_backend() == "cpu":
        chosen["half"] = False  # a processor is slower at half precision, not quicker
    for name in ("seed", "games", "decisions"):
        if getattr(given, name) is not None:
            chosen[name] = getattr(given, name)
    if given.seats:
        wanted = {int(size) for size in given.seats.split(",")}
        if not wanted <= set(range(2, 7)):
            raise BadSetup(f"a net knows tables of 2 to 6 seats, not {given.seats}")
        shares = Settings.shares
        chosen["shares"] = tuple(s if n + 2 in wanted else 0.0 for n, s in enumerate(shares))
    for pair in given.set:
        name, _, value = pair.partition("=")
        chosen[name] = parsed(name, value)
    return Settings(**chosen)


def parsed(name: str, value: str) -> Any:
    """The value of a setting, from the command line."""
    for field in fields(Settings):
        if field.name == name:
            default = field.default
            if isinstance(default, bool):
                return value.lower() in ("1", "true", "yes")
            if isinstance(default, tuple):
                kind = type(default[0]) if default else int
                return tuple(kind(part) for part in value.split(","))
            return type(default)(value)  # type: ignore[misc]
    raise BadSetup(f"there is no setting '{name}'")


# -- training ------------------------------------------------------------------------------------


def _learn(given: argparse.Namespace) -> None:
    settings = settings_of(given)
    if given.pool:
        fixed = len(given.pool)
        settings = replace(settings, fixed=fixed, pool=max(settings.pool, fixed + 1))
    learner = checkpoint.load(given.out, settings) if given.resume else begun(given, settings)
    learner = learner._replace(pool=_with_fixed(learner.pool, given.pool, settings.clock))
    Run(learner, settings, given).go()


def begun(given: argparse.Namespace, settings: Settings) -> Learner:
    """A new run: from scratch, or from the weights that were given."""
    learner = begin(settings, plan(settings))
    if given.weights is None:
        return learner
    actor = checkpoint.load_actor(given.weights, settings.clock)
    _check_shape(actor, learner.nets.actor, given.weights)
    return learner._replace(
        nets=learner.nets._replace(actor=actor),
        magnet=_copy(actor),
        pool=_stack([actor] * settings.pool),
    )


def _with_fixed(pool: Net, paths: Sequence[Path], clock: int) -> Net:
    """The pool, its first places taken by nets from files."""
    for number, path in enumerate(paths):
        actor = checkpoint.load_actor(path, clock)
        _check_shape(actor, {name: x[0] for name, x in pool.items()}, path)
        pool = {name: x.at[number].set(actor[name]) for name, x in pool.items()}
    return pool


def _check_shape(net: Net, like: Net, path: Path) -> None:
    shapes = {name: x.shape for name, x in net.items()}
    if shapes != {name: x.shape for name, x in like.items()}:
        raise BadSetup(f"the net in {path} has other layers than the one to be trained")


def _copy(net: Net) -> Net:
    return {name: jnp.copy(x) for name, x in net.items()}


def _stack(nets: Sequence[Net]) -> Net:
    return {name: jnp.stack([net[name] for net in nets]) for name in nets[0]}


# -- best responses ------------------------------------------------------------------------------


def _respond(given: argparse.Namespace) -> None:
    if given.against is None:
        raise BadSetup("say whom to respond to, with --against")
    settings, target = _response(given)
    learner = checkpoint.load(given.out, settings) if given.resume else begun(given, settings)
    if target is not None:
        learner = learner._replace(pool=_stack([target]))
    run = Run(learner, settings, given)
    run.go()
    cells = [Cell(n + 2, _opponent(given)) for n, share in enumerate(settings.shares) if share]
    rates = evaluate(
        run.learner.nets.actor,
        cells,
        given.matches,
        settings.seed,
        other=target,
        other_manner=Manner(settings.temperature, settings.prune),
        dtype=type_of(settings),
    )
    _tell(given, "response.json", rates, decisions=run.decisions)


def _response(given: argparse.Namespace) -> tuple[Settings, Net | None]:
    """The settings of a best response; and the net that it is for, unless that is a script."""
    given.seats = given.seats or "2"
    common = {**RESPONSE, "temperature": given.temperature, "prune": given.prune}
    if given.against in SCRIPTS:
        scripted = {"scripted": 1.0, "past": 0.0, "scripts": (given.against,)}
        return settings_of(given, **common, **scripted), None
    frozen = {"scripted": 0.0, "past": 1.0, "pool": 1, "fixed": 1}
    settings = settings_of(given, **common, **frozen)
    return settings, checkpoint.load_actor(Path(given.against), settings.clock)


def _opponent(given: argparse.Namespace) -> str:
    return given.against if given.against in SCRIPTS else "net"


# -- insight -------------------------------------------------------------------------------------


def _insight(given: argparse.Namespace) -> None:
    if given.weights is None:
        raise BadSetup("say whose games to learn from, with --weights")
    settings = settings_of(given, **INSIGHT)
    actor = checkpoint.load_actor(given.weights)
    until = None if given.minutes is None else time.monotonic() + 60 * given.minutes
    pupil, off = study(actor, settings, given.report or 50, until, _say)
    card = {
        "decisions": int(pupil.lessons) * settings.batch,
        "settings": settings.to_json(),
        "results": off,
    }
    nets = jax.tree.map(np.asarray, pupil.nets)
    path = given.out / checkpoint.INSIGHT
    save_nets(path, nets._asdict(), card)
    path.with_suffix(".json").write_text(json.dumps(card, indent=1) + "\n")


def _say(line: str) -> None:
    print(line, flush=True)


# -- evaluation ----------------------------------------------------------------------------------


def _evaluate(given: argparse.Namespace) -> None:
    if given.weights is None:
        raise BadSetup("say whose strength to measure, with --weights")
    actor = checkpoint.load_actor(given.weights)
    seats = [int(size) for size in (given.seats or "2,3,4,5,6").split(",")]
    other = None
    if given.against is None:
        cells = scripted_cells(seats)
    else:
        cells = [Cell(size, _opponent(given)) for size in seats]
        if given.against not in SCRIPTS:
            other = checkpoint.load_actor(Path(given.against))
    half = jax.default_backend() != "cpu"
    manner = Manner(given.temperature, given.prune)
    rates = evaluate(
        *(actor, cells, given.matches, given.seed or 0),
        manner=manner,
        other=other,
        other_manner=manner,
        dtype=jnp.bfloat16 if half else jnp.float32,
    )
    _tell(given, "evaluation.json", rates, weights=str(given.weights))


def _tell(given: argparse.Namespace, name: str, rates: Sequence[Rate], **more: Any) -> None:
    for rate in rates:
        print(rate, flush=True)
    told = {
        **more,
        "against": given.against,
        "temperature": given.temperature,
        "prune": given.prune,
        "seed": given.seed or 0,
        "rates": [rate._asdict() for rate in rates],
    }
    (given.out / name).write_text(json.dumps(told, indent=1))


def _measure(given: argparse.Namespace) -> None:
    settings = settings_of(given)
    found = measure(settings, given.report or 8, _say)
    (given.out / "measure.json").write_text(json.dumps(found, indent=1))


def _publish(given: argparse.Namespace) -> None:
    """Weights for a bot, with a card that says what was measured; and that card to read."""
    if given.weights is None or not given.name:
        raise BadSetup("say which --weights to publish, and under which --name")
    checkpoint.load_actor(given.weights)  # bots see no clock
    weights = load_weights(given.weights)
    measured = {path.stem: json.loads(path.read_text()) for path in given.results}
    card = {**weights.card, "name": given.name, "results": {**weights.card["results"], **measured}}
    save_weights(given.out / f"{given.name}.npz", weights._replace(card=card))
    (given.out / f"{given.name}.json").write_text(json.dumps(card, indent=1) + "\n")


if __name__ == "__main__":
    sys.exit(main())
