"""What this server has to offer: its games with their options, bots and roles, paces, phrases."""

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from camarilla.bots import BOTS
from camarilla.kernel import GAMES, Game
from camarilla.server.clocks import PACES
from camarilla.server.setups import seats_for
from camarilla.server.talk import PHRASES, Phrase


class RoleOffered(Struct):
    """What a role may be claimed for: the replies that claim it, and the actions it blocks."""

    actions: tuple[str, ...]
    blocks: tuple[str, ...]


class GameOffered(Struct):
    """A game that can be played here."""

    key: str
    version: int
    seats: tuple[int, ...]
    options: dict[str, Any]
    bots: tuple[str, ...]
    roles: dict[str, "RoleOffered"]


class Offered(Struct):
    """What this server has to offer."""

    games: tuple[GameOffered, ...]
    paces: tuple[str, ...]
    phrases: tuple[Phrase, ...]


def on_offer() -> Offered:
    return Offered(
        games=tuple(
            GameOffered(
                key=key,
                version=rules.version,
                seats=seats_for(key),
                options=options_schema(key),
                bots=bots_for(key),
                roles=roles_in(key),
            )
            for key, rules in sorted(GAMES.items())
        ),
        paces=tuple(PACES),
        phrases=tuple(PHRASES.values()),
    )


def options_schema(game: str) -> dict[str, Any]:
    """The options of a game as JSON Schema."""
    (_,), components = msgspec.json.schema_components([GAMES[game].options_type])
    schema: dict[str, Any] = components[GAMES[game].options_type.__name__]
    return schema


def bots_for(game: str) -> tuple[str, ...]:
    return tuple(name for name, bot in BOTS.items() if not bot.games or game in bot.games)


@cache
def roles_in(game: str) -> dict[str, RoleOffered]:
    """Every role of a game, so that a page can mark a bluff to its owner."""
    found: dict[str, RoleOffered] = {}
    for seats, options in GAMES[game].presets().values():
        box = getattr(Game.start(game, seats, seed=0, **options).state.table, "box", None)
        if box is None:
            continue
        claiming = getattr(box, "claiming", box.claims)
        for role in box.roles:
            found[role.name] = RoleOffered(
                tuple(verb for verb, claimed in claiming.items() if claimed == role.name),
                tuple(counter.action for counter in role.counters),
            )
    return found
