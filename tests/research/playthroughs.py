"""OpenSpiel's playthroughs of a few games, kept in `playthroughs/` without their long tensors.

python -m tests.research.playthroughs    writes them anew, with the same actions
"""

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import camarilla.research.openspiel  # noqa: F401 - registers the game

FOLDER = Path(__file__).parent / "playthroughs"

GAMES = {
    "reduced": ("camarilla_coup(preset=reduced,turn_limit=4,first=0)", 8),
    "three-seats": ("camarilla_coup(preset=en-3,turn_limit=4)", 3),
    "inquisitor": ("camarilla_coup(preset=de-inquisitor-2,turn_limit=6)", 12),
    "draft": ("camarilla_coup(preset=en-draft,turn_limit=3)", 5),
}
"""A game, and the seed of the random actions."""


def actions(kept: str) -> list[int]:
    """The actions of a playthrough that was kept."""
    return [int(line.split()[1]) for line in kept.splitlines() if line.startswith("action: ")]


def played(name: str, chosen: list[int] | None = None) -> str:
    """A playthrough, without the information states' tensors: most of them is zeros."""
    game, seed = GAMES[name]
    lines, tensor = [], False
    for line in playthrough(game, action_sequence=chosen, seed=seed).splitlines():
        tensor = line.startswith("InformationStateTensor(") or (tensor and line.startswith(" "))
        if not tensor:
            lines.append(line)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        path = FOLDER / f"{name}.txt"
        path.write_text(played(name, actions(path.read_text()) if path.exists() else None))
