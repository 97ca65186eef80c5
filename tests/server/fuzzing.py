"""Frames that a broken or bad client would send: real messages, mutated.

For `test_fuzz` and, at length, `bench/fuzz.py`.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from camarilla.kernel import GAMES, Illegal
from camarilla.server.refused import Refused

CODES = {
    *(value for name, value in vars(Refused).items() if name.isupper()),
    *(value for name, value in vars(Illegal).items() if name.isupper()),
} - {Refused.FAILED}
"""Every code there is, but for the one that says that we have made a mistake."""

ODD: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 99, 2**31, 2**53, 2**63, 2**64, 10**30, 0.5, -0.0, 1e308),
    *(
        "",
        "x",
        "pass",
        "\x00",
        "\u202e",
        "null",
        "0",
        "' OR 1=1 --",
        "<script>",
        "ä" * 70,
        "x" * 3000,
    ),
    *([], {}, [[]], {"a": {}}, ["x"] * 50, {"turn_limit": 10**30}, {"edition": "xx"}),
]


SETUPS = [
    (game, seats, options)
    for game, rules in sorted(GAMES.items())
    for seats, options in rules.presets().values()
]


def setup(rng: Random) -> dict[str, Any]:
    """A game with its options, or with one of them that is odd."""
    game, seats, options = rng.choice(SETUPS)
    options = dict(options)
    if options and rng.random() < 0.5:
        options[rng.choice(sorted(options))] = rng.choice(ODD)
    return {"type": "change", "game": game, "seats": seats, "options": options}


def valid(
    rng: Random,
    match: str,
    window: int,
    room: str,
    user: str,
    replies: Sequence[str] = ("income",),
) -> dict[str, Any]:
    """Some message that could be meant."""
    seat = rng.randrange(4)
    reply = rng.choice(replies)
    return rng.choice(
        [
            {"type": "hello", "token": "x" * 43},
            {"type": "enter", "room": room, "seen": {"match": match, "number": rng.randrange(99)}},
            {"type": "enter", "room": room},
            {"type": "sit", "place": seat, "name": "Fuzz"},
            {"type": "stand", "place": seat},
            {"type": "seat_bot", "place": seat, "bot": "random"},
            {"type": "remove", "place": seat},
            {"type": "change", "game": "coup", "seats": 4, "options": {"fifth": "inquisitor"}},
            {"type": "change", "pace": "fast", "public": True, "spectators": True},
            {"type": "start"},
            {"type": "decide", "match": match, "window": window, "seat": seat, "reply": reply},
            {"type": "decide", "match": match, "window": window, "seat": 0, "reply": reply},
            setup(rng),
            {"type": "decide", "match": match, "window": window, "seat": 3, "reply": "agree"},
            {"type": "more_time", "match": match, "seat": seat},
            {"type": "take_back", "match": match, "seat": seat},
            {"type": "vote", "match": match, "seat": seat},
            {"type": "say", "text": "fuzz"},
            {"type": "phrase", "phrase": "you-have", "role": "duke", "seat": seat},
            {"type": "silence", "user": user, "silent": rng.random() < 0.5},
            {"type": "ping"},
            {"type": "leave"},
        ]
    )


def mutated(rng: Random, message: dict[str, Any]) -> str:
    """The message, or what a broken or bad client would make of it."""
    changed = {**message, "ref": rng.randrange(1000)}
    for _ in range(rng.choice((0, 0, 1, 1, 2))):
        name = rng.choice(sorted(changed))
        what = rng.random()
        if what < 0.4:  # of the right type, so that it gets further
            changed[name] = rng.choice([o for o in ODD if type(o) is type(changed[name])] or ODD)
        elif what < 0.6:
            changed[name] = rng.choice(ODD)
        elif what < 0.8:
            del changed[name]
            changed = changed or {"type": "ping"}
        else:
            changed[rng.choice(("extra", "", "type"))] = rng.choice(ODD)
    text = msgspec.json.encode(changed).decode()
    if rng.random() < 0.1:
        cut = rng.randrange(len(text))
        text = rng.choice(
            (
                text[:cut],
                text[cut:],
                text[:cut] + rng.choice('{}[]",:\x00é') + text[cut + 1 :],
                text * 2,
            )
        )
    return text
