"""The weights of a net that plays: a small file, and a card that says where they come from.

It needs nothing but NumPy, here and where nets are trained.
"""

import json
from collections.abc import Mapping, Sequence
from math import exp
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias
from zipfile import BadZipFile

import numpy as np

from camarilla.kernel.errors import BadFile

VERSION = 1
"""Of the file, and of what a net sees: one that was trained on other numbers is of no use."""

Layers: TypeAlias = dict[str, np.ndarray]
"""Weights w0, w1 … and biases b0, b1 … of the layers in turn."""


class Weights(NamedTuple):
    """What a bot needs to play."""

    actor: Layers
    """From what a seat sees to its policy."""
    judge: Layers
    """From what a seat sees to who wins."""
    card: dict[str, Any]
    """Data, settings, results."""


def save_weights(path: Path, weights: Weights) -> None:
    """Write them as they were trained: 2 MB for two layers of 512."""
    save_nets(path, {"actor": weights.actor, "judge": weights.judge}, weights.card)


def load_weights(path: Path) -> Weights:
    """Read them, or `BadFile` in one clear line."""
    nets, card = load_nets(path, ("actor", "judge"))
    return Weights(nets["actor"], nets["judge"], card)


def save_nets(path: Path, nets: Mapping[str, Layers], card: Mapping[str, Any]) -> None:
    """Write nets by their names, with a card."""
    arrays: dict[str, Any] = {
        f"{name}/{layer}": np.asarray(values, np.float32)
        for name, layers in nets.items()
        for layer, values in layers.items()
    }
    with path.open("wb") as file:
        np.savez(file, card=np.array(json.dumps({"version": VERSION, **card})), **arrays)


def load_nets(path: Path, names: Sequence[str]) -> tuple[dict[str, Layers], dict[str, Any]]:
    """Read the nets of these names and their card, or `BadFile` in one clear line."""
    nets: dict[str, Layers] = {name: {} for name in names}
    try:
        with np.load(path, allow_pickle=False) as file:
            card = json.loads(str(file["card"]))
            for key in file.files:
                if key != "card":
                    name, layer = key.split("/")
                    nets[name][layer] = file[key]
    except (OSError, EOFError, ValueError, KeyError, BadZipFile) as error:
        raise BadFile(f"{path} holds no weights of a net: {error}") from None
    if card.get("version") != VERSION:
        raise BadFile(f"{path} is of version {card.get('version')}; this program reads {VERSION}")
    return nets, card


def forward(layers: Layers, x: np.ndarray) -> np.ndarray:
    """The outputs of the last layer."""
    found = _first(x, layers["w0"]) + layers["b0"]
    for number in range(1, len(layers) // 2):
        found = np.maximum(found, 0.0, out=found) @ layers[f"w{number}"]
        found += layers[f"b{number}"]
    return found


def _first(x: np.ndarray, w: np.ndarray) -> np.ndarray:
    """x @ w. Of a single table most numbers are 0, and to read the weights is what takes the time:
    those that count for nothing are not read."""
    if x.ndim == 1:
        rows = x.nonzero()[0]
        x, w = x[rows], w.take(rows, axis=0)
    found: np.ndarray = x @ w
    return found


def softmax(scores: list[float]) -> list[float]:
    """Chances in proportion to their exponentials. (For so few of them plain Python is quicker.)"""
    most = max(scores)
    odds = [exp(score - most) for score in scores]
    total = sum(odds)
    return [one / total for one in odds]
