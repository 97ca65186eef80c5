"""Does entropy make a net harder to exploit? The same training of a reduced game with more and less
of it, and exactly what a best response gains on each net, as OpenSpiel computes it.

As in `entropy.py` every number of `--entropies` is the weight at the end of a training, which
begins with 20/3 of it; all else is as `reduced.py` has it.

    .venv-dev/bin/python bench/entropy_exact.py --out runs/exact --json bench/entropy_exact.json
    .venv-dev/bin/python bench/entropy_exact.py --json bench/entropy_exact.json \\
        --docs docs/strength.md --picture docs/pictures/entropy_exact.svg

The first trains what is not there yet; the second writes what was measured into a page, between its
marks, and draws it.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import reduced
from entropy_picture import exact_picture
from marks import filled

FALL = 20 / 3
BEGIN, END = "<!-- exact entropy: begin -->", "<!-- exact entropy: end -->"
SEATS_TIMES_UTILITY = 4
"""NashConv sums over two seats, and a win is worth 2 more than a loss: a quarter of it is the share
of games that a best response wins more."""

Result = dict[str, Any]


def measured(end: float, seed: int, given: argparse.Namespace) -> Result:
    """One net, trained and solved."""
    out = given.out / f"{end:g}-{seed}"
    if not (out / "reduced.json").exists():
        spice = ["--set", f"entropy={end * FALL:.6g}", "--set", f"entropy_end={end:.6g}"]
        size = ["--decisions", str(given.decisions), "--seed", str(seed), "--out", str(out)]
        if code := reduced.main([*size, *spice]):
            sys.exit(code)  # it has said why
    found = json.loads((out / "reduced.json").read_text())
    rows = [json.loads(line) for line in (out / "curves.jsonl").read_text().splitlines()]
    return {
        "entropy_end": end,
        "seed": seed,
        "decisions": found["decisions"],
        "entropy": round(rows[-1]["entropy"], 4),
        "nash_conv": found["nash_conv"],
        "gain": round(found["nash_conv"] / SEATS_TIMES_UTILITY, 5),
    }


def page_table(results: Sequence[Result]) -> str:
    rows = [
        "| weight at the end | entropy of the policy | seed | NashConv "
        "| a best response wins more |",
        "|---|---|---|---|---|",
    ]
    for one in results:
        rows.append(
            f"| {one['entropy_end']:g} | {one['entropy']:.2f} | {one['seed']} "
            f"| {one['nash_conv']:.3f} | {one['gain'] * 100:.1f} % |"
        )
    return "\n".join(rows)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Entropy and what a best response gains, exactly.")
    add = parser.add_argument
    add("--json", type=Path, required=True, help="the results: written, or read by --docs")
    add("--out", type=Path, metavar="DIR", help="train, and keep all runs there")
    add("--decisions", type=float, default=1e7, help="of each training (default 1e7)")
    add("--entropies", default="0.01,0.03,0.1", help="weights at the end of a training")
    add("--seeds", default="1,2")
    add("--docs", type=Path, metavar="PAGE", help="write the table into a page")
    add("--picture", type=Path, metavar="SVG", help="draw the results")
    given = parser.parse_args(arguments)
    try:
        if given.out:
            ends = [float(end) for end in given.entropies.split(",")]
            seeds = [int(seed) for seed in given.seeds.split(",")]
            results = [measured(end, seed, given) for end in ends for seed in seeds]
            given.json.write_text(json.dumps(results, indent=1) + "\n")
        results = json.loads(given.json.read_text())
        if given.docs:
            given.docs.write_text(filled(given.docs.read_text(), BEGIN, END, page_table(results)))
        if given.picture:
            given.picture.write_text(exact_picture(results))
    except (OSError, ValueError) as error:
        print(f"entropy_exact: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
