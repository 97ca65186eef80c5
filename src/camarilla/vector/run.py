"""A run: lessons, reports, checkpoints, until it is done or its time is up."""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import numpy as np

from camarilla.vector import checkpoint
from camarilla.vector.curves import Curves
from camarilla.vector.learn import Figures, Learner, lessons
from camarilla.vector.seating import plan
from camarilla.vector.settings import Settings

SAVE_EVERY = 60.0
SAY_EVERY = 5.0
EARLY = 0.08
"""The share of a run after which the weights for a weaker bot are kept."""


class Run:
    """A run: lessons, reports, checkpoints, until it is done or its time is up."""

    def __init__(
        self,
        learner: Learner,
        settings: Settings,
        given: argparse.Namespace,
        watch: Callable[[Learner], dict[str, Any]] | None = None,
    ) -> None:
        self.learner = learner
        self.settings = settings
        self.out: Path = given.out
        self.watch = watch
        """What else is to be told in every report."""
        self.until = None if given.minutes is None else time.monotonic() + 60 * given.minutes
        cpu = jax.default_backend() == "cpu"
        self.each: int = given.report or (8 if cpu else 32)
        self.curves = Curves(given.out)
        self.results: dict[str, Any] = {}
        shared = plan(settings)
        self.advance: Callable[[Learner], tuple[Learner, Figures]] = jax.jit(
            lambda learner: lessons(learner, self.each, shared, settings), donate_argnums=0
        )
        self.early = given.out / checkpoint.EARLY

    @property
    def decisions(self) -> float:
        return int(self.learner.lessons) * self.settings.batch

    def go(self) -> None:
        settings = self.settings
        print(f"{jax.devices()[0].device_kind}: {json.dumps(settings.to_json())}", flush=True)
        began = said = saved = time.monotonic()
        first, rate = None, 0.0
        while self.decisions < settings.decisions and not self._late(began):
            before = time.monotonic()
            self.learner, figures = self.advance(self.learner)
            row = row_of(jax.device_get(figures), settings)
            now = time.monotonic()
            rate = self.each * settings.batch / (now - before)
            row |= {"decisions": self.decisions, "seconds": round(now - began, 2)}
            row |= self.watch(self.learner) if self.watch else {}
            if first is None:
                first = now - before
                print(f"the first {self.each} lessons took {first:.1f} s, compiling included")
            else:
                row["rate"] = round(rate)
            self.curves.add(row)
            self._renew_pool()
            self._keep_early()
            if now - said > SAY_EVERY:
                said = now
                print(line_of(row), flush=True)
            if now - saved > SAVE_EVERY:
                saved = now
                self._save(row)
        if self.curves.rows:
            print(line_of(self.curves.rows[-1]), flush=True)
            self._save(self.curves.rows[-1])
        done = self.decisions >= settings.decisions
        print("done" if done else "time is up; --resume goes on", flush=True)

    def _late(self, began: float) -> bool:
        return self.until is not None and time.monotonic() >= self.until

    def _renew_pool(self) -> None:
        """Every so often the actor takes the place of some past self."""
        settings = self.settings
        lessons = int(self.learner.lessons)
        loose = settings.pool - settings.fixed
        if loose > 0 and lessons // settings.renew > (lessons - self.each) // settings.renew:
            chance = np.random.default_rng((settings.seed, lessons))
            place = settings.fixed + int(chance.integers(loose))
            actor = self.learner.nets.actor
            pool = {name: x.at[place].set(actor[name]) for name, x in self.learner.pool.items()}
            self.learner = self.learner._replace(pool=pool)

    def _keep_early(self) -> None:
        if not self.early.exists() and self.decisions >= EARLY * self.settings.decisions:
            checkpoint.save_net(self.early, self.learner, self.settings, {})

    def _save(self, row: dict[str, Any]) -> None:
        self.curves.draw()
        checkpoint.save(self.out, self.learner, self.settings, {"last": row, **self.results})


def row_of(figures: Figures, settings: Settings) -> dict[str, Any]:
    """A report as plain numbers."""
    report, tally = figures.report, figures.tally
    row: dict[str, Any] = {name: round(float(value), 5) for name, value in report._asdict().items()}
    row["taught"] = round(float(figures.taught), 4)
    shares = np.asarray(settings.shares) / sum(settings.shares)
    ended = np.asarray(tally.ended)
    total = float(ended.sum())
    row["cut"] = round(float(np.sum(tally.cut)) / max(1.0, total), 5)
    for number, share in enumerate(shares):
        if not share:
            continue
        size = number + 2
        row[f"spread_{size}"] = round(float(figures.spread[number]), 4)
        row[f"ended_{size}"] = int(ended[number])
        for kind, name in enumerate(("scripts", "pool")):
            if alone := float(tally.alone[number][kind]):
                row[f"{name}_{size}"] = round(float(tally.won[number][kind]) / alone, 4)
    return row


def line_of(row: dict[str, Any]) -> str:
    """A report as a line for people."""
    wins = "  ".join(
        f"{name} " + "/".join(f"{row.get(f'{name}_{n}', float('nan')):.2f}" for n in range(2, 7))
        for name in ("scripts", "pool")
    )
    return (
        f"{row['seconds']:7.0f} s {row['decisions'] / 1e6:9.1f} M"
        f" {row.get('rate', 0) / 1e6:6.2f} M/s"
        f"  entropy {row['entropy']:.3f}  kl {row['kl']:.4f}  clipped {row['clipped']:.3f}"
        f"  critic {row['critic']:.3f}  {wins}"
    )
