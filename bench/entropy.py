"""Does entropy make a net harder to exploit? The same training with more and less of it, and best
responses to each net.

Every number of `--entropies` is the weight that entropy has at the end of a training; at its
beginning it has 10/3 of that, as in the training of `master` (0.05 to 0.015). All else is the same:
two seats, a small net, equally many decisions. Each net is then frozen as `master` plays, without
replies under 2 %, and attacked twice: from scratch, and by a learner that begins as the net itself.
It also meets common opponents, since a weak player may be hard to read, too.

    .venv-dev/bin/python bench/entropy.py --out runs/entropy --json bench/entropy.json
    .venv-dev/bin/python bench/entropy.py --json bench/entropy.json \\
        --docs docs/strength.md --picture docs/pictures/entropy.svg

The first trains, and goes on where it was cut off when it is called again. The second trains
nothing: it writes what was measured into a page, between its marks, and draws it. On an accelerator
`--full` takes the nets and batches of `master`, and `--decisions 2e9` or more.
"""

import argparse
import json
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from marks import filled

from train import SOURCE, enter

FALL = 10 / 3
PRUNE = "0.02"
SMALL = ("--small", "--games", "256")
OPPONENTS = ("honest", "master")
"""Whom every net meets."""
MASTER = SOURCE / "camarilla" / "bots" / "nets" / "master.npz"
TENTHS = 10
BEGIN, END = "<!-- entropy: begin -->", "<!-- entropy: end -->"

Result = dict[str, Any]


# -- measuring -----------------------------------------------------------------------------------


def measured(end: float, seed: int, given: argparse.Namespace) -> Result:
    """One net, trained, attacked and compared; what there is of it already is kept."""
    folder = given.out / f"{end:g}-{seed}"
    same = ["--seed", str(seed), "--seats", "2", *(() if given.full else SMALL)]
    spice = ["--set", f"entropy={end * FALL:.6g}", "--set", f"entropy_end={end:.6g}"]
    trained(folder / "net", [*same, *spice], given.decisions)
    weights, play = str(folder / "net" / "weights.npz"), ["--prune", PRUNE]
    attack = ["respond", *same, *play, "--against", weights, "--matches", str(given.matches)]
    attacks = {
        "response": attacked(folder / "response", attack, given.response),
        "from_itself": attacked(
            folder / "from_itself", [*attack, "--weights", weights], given.from_itself
        ),
    }
    met = {}
    for name in OPPONENTS:
        file = folder / name / "evaluation.json"
        if not file.exists():
            whom = ["--weights", weights, "--against", str(MASTER) if name == "master" else name]
            count = ["--matches", str(given.matches // 4), "--out", str(file.parent)]
            command("evaluate", *whom, "--seats", "2", "--seed", str(seed), *play, *count)
        met[name] = rate_of(file)
    rows = curves(folder / "net")
    return {
        "entropy_end": end,
        "seed": seed,
        "decisions": rows[-1]["decisions"],
        "entropy": round(tenths(rows, "entropy")[-1], 4),
        **attacks,
        **met,
    }


def attacked(out: Path, words: Sequence[str], decisions: float) -> Result:
    """A best response: how often it won, and how often in each tenth of its training."""
    trained(out, words, decisions)
    rows = curves(out)
    return {
        **rate_of(out / "response.json"),
        "decisions": rows[-1]["decisions"],
        "tenths": [round(wins, 4) for wins in tenths(rows, "pool_2")],
    }


def trained(out: Path, words: Sequence[str], decisions: float) -> None:
    """A run of `camarilla train`: new, or gone on with, or as it is if it is done."""
    kept = out / "settings.json"
    if not kept.exists():
        shutil.rmtree(out, ignore_errors=True)  # cut off before anything was kept
        command(*words, "--decisions", str(decisions), "--out", str(out))
        return
    length = json.loads(kept.read_text())["decisions"]
    if length != decisions:
        raise ValueError(f"{out} holds a run of {length:g} decisions, not of {decisions:g}")
    counted = "respond" not in words or (out / "response.json").exists()
    if not counted or curves(out)[-1]["decisions"] < decisions:
        command(*words, "--resume", "--out", str(out))


def command(*words: str) -> None:
    from camarilla.vector.train import main

    if code := main(words):
        sys.exit(code)  # it has said why


def rate_of(file: Path) -> Result:
    (rate,) = json.loads(file.read_text())["rates"]
    return {name: round(rate[name], 4) for name in ("games", "rate", "low", "high")}


def curves(folder: Path) -> list[Result]:
    return [json.loads(line) for line in (folder / "curves.jsonl").read_text().splitlines()]


def tenths(rows: Sequence[Result], name: str) -> list[float]:
    """The mean of a curve over each tenth of its run.

    >>> tenths([{"decisions": n, "x": n} for n in range(1, 21)], "x")[-1]
    19.5
    """
    last = rows[-1]["decisions"]
    parts: list[list[float]] = [[] for _ in range(TENTHS)]
    for row in rows:
        if name in row:
            parts[min(TENTHS - 1, int((row["decisions"] - 1) * TENTHS / last))].append(row[name])
    return [sum(part) / len(part) for part in parts if part]


# -- keeping -------------------------------------------------------------------------------------


def saved(path: Path) -> list[Result]:
    found: list[Result] = json.loads(path.read_text()) if path.exists() else []
    return found


def save(path: Path, results: Sequence[Result]) -> None:
    order = sorted(results, key=lambda one: (one["entropy_end"], one["seed"]))
    path.write_text(json.dumps(order, indent=1) + "\n")


# -- the page ------------------------------------------------------------------------------------


def page_table(results: Sequence[Result]) -> str:
    rows = [
        "| weight at the end | entropy of the policy | seed | best response, begun as the net "
        "| best response, from scratch | net against `honest` | net against `master` |",
        "|---|---|---|---|---|---|---|",
    ]
    for one in results:
        rates = [spoken(one[name]) for name in ("from_itself", "response", *OPPONENTS)]
        rows.append(
            f"| {one['entropy_end']:g} | {one['entropy']:.2f} | {one['seed']} "
            f"| {' | '.join(rates)} |"
        )
    return "\n".join(rows)


def spoken(rate: Result) -> str:
    """
    >>> spoken({"rate": 0.5, "low": 0.49, "high": 0.5104})
    '50.0 % (49.0 – 51.0)'
    """
    middle, low, high = (f"{rate[name] * 100:.1f}" for name in ("rate", "low", "high"))
    return f"{middle} % ({low} – {high})"


# -- the command ---------------------------------------------------------------------------------


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(description="Entropy and how far a net can be exploited.")
    add = found.add_argument
    add("--json", type=Path, required=True, help="the results: written, or read by --docs")
    add("--out", type=Path, metavar="DIR", help="train, and keep all runs there")
    add("--decisions", type=float, default=8e6, help="of each training (default 8e6)")
    add("--response", type=float, default=5e6, help="of each best response (default 5e6)")
    add("--from-itself", type=float, default=3e6, help="of one begun as the net itself (3e6)")
    add("--entropies", default="0.0015,0.015,0.05", help="weights at the end of a training")
    add("--seeds", default="1,2")
    add("--matches", type=int, default=10_000, help="games counted (a quarter with the others)")
    add("--full", action="store_true", help="nets and batches of master, for an accelerator")
    add("--docs", type=Path, metavar="PAGE", help="write the table into a page")
    add("--picture", type=Path, metavar="SVG", help="draw the results")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    given = parser().parse_args(arguments)
    enter()
    try:
        results = saved(given.json)
        if given.out:
            ends = [float(end) for end in given.entropies.split(",")]
            if min(ends) <= 0:
                raise ValueError("a weight of entropy is greater than 0")
            for seed in [int(seed) for seed in given.seeds.split(",")]:
                for end in ends:
                    new = measured(end, seed, given)
                    rest = [x for x in results if (x["entropy_end"], x["seed"]) != (end, seed)]
                    results = [*rest, new]
                    save(given.json, results)
        if not results:
            raise ValueError(f"{given.json} holds no results; --out DIR trains")
        if given.docs:
            page = filled(given.docs.read_text(), BEGIN, END, page_table(results))
            given.docs.write_text(page)
        if given.picture:
            from entropy_picture import picture

            given.picture.write_text(picture(results))
    except (OSError, ValueError) as error:
        print(f"entropy: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
