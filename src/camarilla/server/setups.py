"""What can be played on a server, and at how many seats."""

from typing import Any

from camarilla.kernel import BadSetup, rules_for

MOST_TURNS = 1000
"""A match on a server ends some day, also one that nobody watches."""


def check_setup(game: str, seats: int, options: dict[str, Any]) -> None:
    """Can this be played here? `BadSetup` if not."""
    try:
        rules = rules_for(game, seats, options)
        saved = rules.options_saved
    except (OverflowError, RecursionError, TypeError) as error:
        raise BadSetup(f"{game} cannot be played with these options") from error
    if saved.get("turn_limit", 0) > MOST_TURNS:
        raise BadSetup(f"the turn limit is at most {MOST_TURNS} here")


def seats_for(game: str) -> tuple[int, ...]:
    """How many seats a game can have, with its usual options."""

    def fits(seats: int) -> bool:
        try:
            check_setup(game, seats, {})
        except BadSetup:
            return False
        return True

    return tuple(seats for seats in range(1, 11) if fits(seats))


def usual_seats(game: str) -> int:
    """Four, or as near to that as the game allows."""
    able = seats_for(game)
    if not able:
        check_setup(game, 4, {})  # says why
    return min(able, key=lambda seats: abs(seats - 4))
