"""A table of the engine, in the words of the arrays."""

from typing import Any

from camarilla.games.coup.replies import ROLES, role_index
from camarilla.games.coup.rules import Coup
from camarilla.vector.box import Box, box
from camarilla.vector.state import Options


def roles_of(rules: Coup) -> tuple[str, ...]:
    """The characters in the box, by the names of the arrays."""
    return tuple(ROLES[place] for place in sorted(map(role_index, rules.role_names)))


def box_of(rules: Coup) -> Box:
    return box(roles_of(rules), rules.copies)


def options_of(rules: Coup) -> Options:
    """The options with which the arrays deal for such a table."""
    options = rules.options
    first, other = options.duel_coins
    return Options(
        seats=rules.seats,
        inquisitor=options.fifth == "inquisitor",
        draw_first=options.draw_first,
        first_coins=first,
        other_coins=other,
        turn_limit=options.turn_limit,
        lives=options.lives,
        deck=box_of(rules).deck,
    )


def settings_of(rules: Coup) -> dict[str, Any]:
    """The settings with which a run trains at such tables alone.

    A draw counts as at the table, and the net sees the turns that are left: in a game of few turns
    both matter.
    """
    options = rules.options
    return {
        "shares": tuple(float(size == rules.seats) for size in range(2, 7)),
        "inquisitor": float(options.fifth == "inquisitor"),
        "draw_first": float(options.draw_first),
        "duel_coins": tuple(options.duel_coins),
        "turn_limit": options.turn_limit,
        "lives": options.lives,
        "copies": rules.copies,
        "roles": roles_of(rules),
        "draws": True,
        "clock": options.turn_limit,
    }
