"""Named set-ups that between them use every role, and every two that a draft allows together."""

from typing import Any


def presets() -> dict[str, tuple[int, dict[str, Any]]]:
    return {"first-game": (4, {"first_game": True})}
