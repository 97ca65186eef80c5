"""The curves of a run: a line of JSON for every report, and a picture that is drawn anew each time.

The picture is plain SVG, small graphs one below another, so that a browser shows how a run goes
without any further tool.
"""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

WIDE, HIGH, GAP, LEFT = 640, 110, 34, 54
COLOURS = ("#1f6f8b", "#c1440e", "#5a7d2a", "#8e4585", "#b8860b", "#555555")

GRAPHS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("wins alone among scripts, by seats", tuple(f"scripts_{n}" for n in range(2, 7))),
    ("wins alone among the pool, by seats", tuple(f"pool_{n}" for n in range(2, 7))),
    ("exact NashConv", ("nash_conv", "nash_conv_pruned")),
    ("entropy", ("entropy",)),
    ("pull of the magnet (KL)", ("kl",)),
    ("share of clipped steps", ("clipped",)),
    ("who wins: cross-entropy", ("critic", "judge")),
    ("spread of advantages, by seats", tuple(f"spread_{n}" for n in range(2, 7))),
    ("decisions a game, by seats", tuple(f"length_{n}" for n in range(2, 7))),
)


class Curves:
    """The curves of one run, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / "curves.jsonl"
        self.rows: list[dict[str, Any]] = []
        if self.path.exists():
            self.rows = [json.loads(line) for line in self.path.read_text().splitlines() if line]

    def add(self, row: dict[str, Any]) -> None:
        self.rows.append(row)
        with self.path.open("a") as file:
            file.write(json.dumps(row) + "\n")

    def draw(self) -> None:
        """Draw the picture anew."""
        aside = self.folder / "curves.tmp"
        aside.write_text(picture(self.rows))
        os.replace(aside, self.folder / "curves.svg")


def picture(rows: Sequence[dict[str, Any]]) -> str:
    """All graphs that have something to show."""
    graphs: list[str] = []
    for title, names in GRAPHS:
        lines = {
            name: [(row["decisions"] / 1e6, row[name]) for row in rows if row.get(name) is not None]
            for name in names
        }
        lines = {name: points for name, points in lines.items() if points}
        if lines:
            graphs.append(_graph(title, lines, len(graphs) * (HIGH + GAP)))
    height = len(graphs) * (HIGH + GAP) + 8
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE + LEFT + 100}" height="{height}" '
        'font-family="sans-serif" font-size="11">'
        '<rect width="100%" height="100%" fill="white"/>' + "".join(graphs) + "</svg>\n"
    )


def _graph(title: str, lines: dict[str, list[tuple[float, float]]], top: float) -> str:
    points = [point for line in lines.values() for point in line]
    last = max(x for x, _ in points) or 1.0
    low = min(0.0, *(y for _, y in points))
    high = max(y for _, y in points)
    span = (high - low) or 1.0
    y0 = top + 20
    parts = [
        f'<text x="{LEFT}" y="{top + 14}" font-weight="bold">{title}</text>',
        f'<path d="M{LEFT} {y0}V{y0 + HIGH - 14}H{LEFT + WIDE}" fill="none" stroke="#999"/>',
        f'<text x="{LEFT - 4}" y="{y0 + 8}" text-anchor="end">{high:.3g}</text>',
        f'<text x="{LEFT - 4}" y="{y0 + HIGH - 14}" text-anchor="end">{low:.3g}</text>',
        f'<text x="{LEFT + WIDE}" y="{y0 + HIGH}" text-anchor="end">{last:.4g} M decisions</text>',
    ]
    for number, (name, line) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        every = max(1, len(line) // 400)
        path = " ".join(
            f"{LEFT + WIDE * x / last:.1f},{y0 + (HIGH - 14) * (1 - (y - low) / span):.1f}"
            for x, y in [*line[::every], line[-1]]
        )
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>'
        )
        place = y0 + 10 + 14 * number
        parts.append(f'<text x="{LEFT + WIDE + 8}" y="{place}" fill="{colour}">{name}</text>')
    return "".join(parts)
