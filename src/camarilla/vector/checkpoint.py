"""Keeping a run, so that one that was cut off goes on: plain .npz files and the settings as JSON.

The games under way are not kept: a resumed run deals new ones. So each file stays small enough to
be carried about (14 MB for nets of 512-512).
"""

import json
import os
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import jax
import jax.numpy as jnp
import numpy as np

from camarilla.bots.weights import Weights, load_nets, load_weights, save_weights
from camarilla.games.coup.observation import WIDTH
from camarilla.kernel.errors import BadFile
from camarilla.vector.insight import Insight
from camarilla.vector.learn import Learner, begin
from camarilla.vector.nets import Net
from camarilla.vector.seating import plan
from camarilla.vector.settings import Settings

LEARNER = "learner.npz"
POOL = "pool.npz"
SETTINGS = "settings.json"
WEIGHTS = "weights.npz"
EARLY = "early.npz"
INSIGHT = "insight.npz"


def save(folder: Path, learner: Learner, settings: Settings, results: dict[str, Any]) -> None:
    """Keep a run, and the weights that would play now."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = learner._replace(tables=None, pool=None, key=jax.random.key_data(learner.key))  # type: ignore[arg-type]
    _write(folder / LEARNER, {str(n): x for n, x in enumerate(jax.tree.leaves(kept))})
    _write(folder / POOL, {name: np.asarray(x, np.float16) for name, x in learner.pool.items()})
    _write_text(folder / SETTINGS, json.dumps(settings.to_json(), indent=1))
    save_net(folder / WEIGHTS, learner, settings, results)


def save_net(path: Path, learner: Learner, settings: Settings, results: dict[str, Any]) -> None:
    """Keep the weights that would play now, with their card."""
    card = {
        "decisions": int(learner.lessons) * settings.batch,
        "settings": settings.to_json(),
        "results": results,
    }
    nets = jax.tree.map(np.asarray, learner.nets)
    aside = path.with_suffix(".tmp")
    save_weights(aside, Weights(nets.actor, nets.judge, card))
    os.replace(aside, path)


def load_settings(folder: Path) -> Settings:
    """The settings of a run that was kept."""
    try:
        return Settings.from_json(json.loads((folder / SETTINGS).read_text()))
    except (OSError, ValueError) as error:
        raise BadFile(f"{folder} holds no run to resume: {error}") from None


def load(folder: Path, settings: Settings) -> Learner:
    """A run as it was kept, with new games; `settings` may differ in all but the nets' layers."""
    fresh = begin(settings, plan(settings))
    blank = fresh._replace(tables=None, pool=None, key=jax.random.key_data(fresh.key))  # type: ignore[arg-type]
    try:
        with np.load(folder / LEARNER) as file:
            leaves = [jnp.asarray(file[str(number)]) for number in range(len(file.files))]
        with np.load(folder / POOL) as file:
            pool = {name: jnp.asarray(file[name], jnp.float32) for name in file.files}
        if [x.shape for x in leaves] != [x.shape for x in jax.tree.leaves(blank)]:
            raise BadFile(f"the nets in {folder} have other layers")
        kept: Learner = jax.tree.unflatten(jax.tree.structure(blank), leaves)
    except (OSError, EOFError, ValueError, KeyError, BadZipFile) as error:
        raise BadFile(f"{folder} holds no run to resume: {error}") from None
    # A pool that has grown is filled up with the actor as it is now.
    actor = kept.nets.actor
    missing = settings.pool - len(pool["b0"])
    for name, x in pool.items():
        more = [actor[name][None]] * missing
        pool[name] = jnp.concatenate([x[: settings.pool], *more])
    key = jax.random.wrap_key_data(jnp.asarray(kept.key))
    return kept._replace(key=key, tables=fresh.tables, pool=pool)


def load_actor(path: Path, clock: int = 0) -> Net:
    """The actor of a net that plays, for the arrays; it must see a clock of so many turns."""
    actor = load_weights(path).actor
    if len(actor["w0"]) != WIDTH + clock:
        seen = len(actor["w0"]) - WIDTH
        raise BadFile(f"the net in {path} sees a clock of {seen} turns, not of {clock}")
    return {name: jnp.asarray(x) for name, x in actor.items()}


def load_insight(path: Path) -> Insight:
    """What a search goes by."""
    nets, _ = load_nets(path, Insight._fields)
    return Insight(*(jax.tree.map(jnp.asarray, nets[name]) for name in Insight._fields))


def _write(path: Path, arrays: dict[str, Any]) -> None:
    """All or nothing: a run may be killed at any moment."""
    aside = path.with_suffix(".tmp")
    plain: dict[str, Any] = {name: np.asarray(x) for name, x in arrays.items()}
    with aside.open("wb") as file:
        np.savez(file, **plain)
    os.replace(aside, path)


def _write_text(path: Path, text: str) -> None:
    aside = path.with_suffix(".tmp")
    aside.write_text(text)
    os.replace(aside, path)
