"""Two nodes on one PostgreSQL and one NATS, and people at both of them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from camarilla.server import messages as m
from camarilla.server.match import Match
from camarilla.server.room import Settings
from camarilla.server.services import Services
from tests.backing import Nats, Postgres
from tests.server.desks import Someone, services
from tests.server.node import until

Pair = tuple[Services, Services]
QUICK: dict[str, Any] = {"beat": 0.3, "look": 0.1, "grace": 0.3}


@contextlib.asynccontextmanager
async def nodes(
    folder: Path, postgres: Postgres, nats: Nats | None, **chosen: Any
) -> AsyncIterator[Pair]:
    """Two nodes on an empty database."""
    shared = {"database": postgres.new_database(), "bus": nats.url if nats else None}
    chosen = {**QUICK, **shared, **chosen}
    async with services(folder, **chosen) as one, services(folder, **chosen) as two:
        if nats is not None:
            await until(lambda: one.bus.connected and two.bus.connected)
        yield one, two


async def seated(pair: Pair, people: int, bots: int = 0, **settings: Any) -> tuple[str, list[Any]]:
    """A room with people at alternating nodes."""
    persons = [await Someone.come(pair[n % 2], f"Guest {n}") for n in range(people)]
    host = persons[0]
    chosen = Settings(**{"pace": "none", **settings})
    code = (await pair[0].open_room(host.user, chosen, people + bots)).code
    for place, person in enumerate(persons):
        await person.does(m.Enter(room=code))
        if place:
            await person.does(m.Sit(place=place))
    for place in range(people, people + bots):
        await host.does(m.SeatBot(place=place, bot="random"))
    return code, persons


async def begun(pair: Pair, code: str, persons: list[Someone]) -> tuple[str, list[Match]]:
    """Start a match; wait until everybody sees it."""
    await persons[0].does(m.Start())
    match_id = (await pair[0].rooms.look_up(code)).match or ""
    await until(lambda: all(person.connection.of_type("seen") for person in persons))
    return match_id, [await node.matches.latest(match_id) for node in pair]


def question(person: Someone) -> tuple[int, int, list[Any]] | None:
    """The seat, the window and the options of what a person is asked, as their socket knows it."""
    seen = person.last_seen
    window = seen["view"]["window"]
    if window is None or window["question"] is None:
        return None
    return seen["seat"], window["number"], window["question"]["options"]


def spoken(option: dict[str, Any]) -> str:
    return " ".join(str(option[key]) for key in ("verb", "seat", "what") if key in option)


async def answer(person: Someone, choice: int = 0) -> dict[str, Any] | None:
    """Answer what a person is asked; None if they are asked nothing."""
    asked = question(person)
    if asked is None:
        return None
    seat, window, options = asked
    reply = spoken(options[choice % len(options)])
    match = person.last_seen["match"]
    return await person.says(m.Decide(match=match, window=window, seat=seat, reply=reply))


async def play_out(persons: list[Someone]) -> None:
    """Everybody answers from what their own socket was told, until all were told the end."""
    number = 0
    while not all(person.connection.of_type("ended") for person in persons):
        for person in persons:
            number += 1
            await answer(person, number)
        await asyncio.sleep(0.002)


def events_of(person: Someone) -> list[Any]:
    """All events that a person was told, put together by their numbers."""
    events: list[Any] = []
    for seen in person.connection.of_type("seen"):
        assert seen["first"] <= len(events)
        events[seen["first"] :] = seen["view"]["events"]
    return events
