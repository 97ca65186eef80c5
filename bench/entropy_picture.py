"""The pictures of `entropy.py` and `entropy_exact.py`: plain SVG, graphs over weights of entropy.

Every net is a point with its 95 % interval, a colour for each seed; the line is their mean. Points
are best responses that began as the net itself, rings those from scratch.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Any

from camarilla.vector.curves import COLOURS

WIDE, HIGH, LEFT, TOP, GAP = 560, 210, 76, 34, 62
INK, FAINT = "#333333", "#dddddd"
SIDE = 5
"""Points of two seeds stand side by side, so many units from the middle."""

Result = dict[str, Any]
Rate = dict[str, float]


def picture(results: Sequence[Result]) -> str:
    """What a best response gains; and, for comparison, how each net does against `master`."""
    gains = [[gain(one[name]) for one in results] for name in ("from_itself", "response")]
    low = TOP + HIGH + GAP
    parts = [
        *graph("what a best response gains", results, gains, TOP),
        *graph("wins against master", results, [[one["master"] for one in results]], low),
        *weights(results, low + HIGH),
        *legend(seeds_of(results)),
    ]
    return drawn(parts, low + HIGH)


def exact_picture(results: Sequence[Result]) -> str:
    """What a best response gains, computed and not played: without intervals."""
    gains = [dict.fromkeys(("rate", "low", "high"), one["gain"]) for one in results]
    parts = [
        *graph("what a best response gains, exactly", results, [gains], TOP),
        *weights(results, TOP + HIGH),
        *legend(seeds_of(results), rings=False),
    ]
    return drawn(parts, TOP + HIGH)


def drawn(parts: Sequence[str], bottom: int) -> str:
    width, height = LEFT + WIDE + 24, bottom + 66
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="sans-serif" font-size="13" fill="{INK}">'
        '<rect width="100%" height="100%" fill="white"/>' + "\n".join(parts) + "</svg>\n"
    )


def gain(rate: Rate) -> Rate:
    """What is won beyond the even share of two seats."""
    return {name: rate[name] - 0.5 for name in ("rate", "low", "high")}


def graph(
    title: str, results: Sequence[Result], series: Sequence[Sequence[Rate]], top: int
) -> Iterator[str]:
    """The first series as points, a further one as rings; a rate of each for every result."""
    values = [rate[name] for rates in series for rate in rates for name in ("low", "high")]
    unit = 0.1 if max(map(abs, values)) > 0.1 else 0.01  # between two lines
    most = max(1, math.ceil(max(values) / unit))
    least = min(0, math.floor(min(values) / unit))

    def height(value: float) -> float:
        return top + HIGH * (most - value / unit) / (most - least)

    yield text(LEFT, top - 12, title, 'font-weight="bold"')
    for tick in range(least, most + 1):
        y = height(tick * unit)
        yield f'<path d="M{LEFT} {y:.1f}h{WIDE}" stroke="{FAINT if tick else INK}"/>'
        label = f"{round(100 * tick * unit)} %".replace("-", "−")
        yield text(LEFT - 8, y + 4, label, 'text-anchor="end"')
    ends, seeds = ends_of(results), seeds_of(results)
    means = []
    for end in ends:
        pairs = zip(results, series[0], strict=True)
        found = [rate["rate"] for one, rate in pairs if one["entropy_end"] == end]
        means.append(f"{place(end, ends):.1f},{height(sum(found) / len(found)):.1f}")
    yield f'<polyline points="{" ".join(means)}" fill="none" stroke="#999999" stroke-width="2"/>'
    for number, rates in enumerate(series):
        for one, rate in zip(results, rates, strict=True):
            seed = seeds.index(one["seed"])
            x = place(one["entropy_end"], ends) + SIDE * (2 * seed - len(seeds) + 1)
            low, middle, high = (height(rate[name]) for name in ("low", "rate", "high"))
            yield point(x, low, middle, high, seed, ring=number)


def point(x: float, low: float, middle: float, high: float, seed: int, ring: int) -> str:
    colour = COLOURS[seed % len(COLOURS)]
    return (
        f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="{colour}"/>'
        f'<circle cx="{x:.1f}" cy="{middle:.1f}" r="4" stroke="{colour}" '
        f'fill="{"white" if ring else colour}"/>'
    )


def weights(results: Sequence[Result], bottom: int) -> Iterator[str]:
    """The weights below the lower graph, each with the entropy that came of it."""
    ends = ends_of(results)
    for end in ends:
        came = [one["entropy"] for one in results if one["entropy_end"] == end]
        x = place(end, ends)
        yield text(x, bottom + 20, f"{end:g}", 'text-anchor="middle" font-weight="bold"')
        mean = f"{sum(came) / len(came):.2f} nats"
        yield text(x, bottom + 36, mean, 'text-anchor="middle" font-size="11"')
    label = "weight of entropy at the end of training; below it, the entropy of the policy then"
    yield text(LEFT + WIDE / 2, bottom + 57, label, 'text-anchor="middle"')


def legend(seeds: Sequence[int], rings: bool = True) -> Iterator[str]:
    x, y = LEFT + WIDE - 75 * len(seeds) - (222 if rings else 60), 18
    for number, seed in enumerate(seeds):
        yield point(x, y, y, y, number, ring=0) + text(x + 9, y + 4, f"seed {seed}")
        x += 75
    yield f'<path d="M{x - 4} {y}h18" stroke="#999999" stroke-width="2"/>'
    yield text(x + 19, y + 4, "mean")
    if not rings:
        return
    yield f'<circle cx="{x + 74}" cy="{y}" r="4" stroke="{INK}" fill="white"/>'
    yield text(x + 83, y + 4, "the attack from scratch")


def place(end: float, ends: Sequence[float]) -> float:
    """Where a weight is: equal factors, equal distances."""
    first, last = math.log(ends[0]), math.log(ends[-1])
    along = (math.log(end) - first) / ((last - first) or 1.0)
    return LEFT + WIDE * (0.1 + 0.8 * along)


def ends_of(results: Sequence[Result]) -> list[float]:
    return sorted({one["entropy_end"] for one in results})


def seeds_of(results: Sequence[Result]) -> list[int]:
    return sorted({one["seed"] for one in results})


def text(x: float, y: float, words: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {more}>{words}</text>'
