"""People at desks, without sockets: for tests that want many frames, or an odd clock."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec

from camarilla.server import messages as m
from camarilla.server.connection import Connection
from camarilla.server.desk import Desk
from camarilla.server.services import Config, Services


class Recorded(Connection):
    """Keeps every frame, with the number of decisions in the match when it was sent."""

    def __init__(self, services: Services) -> None:
        super().__init__("127.0.0.1")
        self.services = services
        self.sent: list[tuple[int, bytes]] = []

    def send_frame(self, frame: bytes) -> None:
        matches, wanted = self.services.matches, self.match or ""
        match = matches._live.get(wanted) or matches._done.get(wanted)
        self.sent.append((match.sequence if match else -1, frame))

    def of_type(self, kind: str) -> list[dict[str, Any]]:
        decoded = [msgspec.json.decode(frame) for _, frame in self.sent]
        return [frame for frame in decoded if frame["type"] == kind]


class Someone:
    """A guest at a desk."""

    def __init__(self, services: Services, user: Any, token: str = "") -> None:
        self.services = services
        self.user = user
        self.token = token
        self.connection = Recorded(services)
        services.hub.greet(self.connection, user)
        self.desk = Desk(services, self.connection)

    @classmethod
    async def come(cls, services: Services, name: str) -> "Someone":
        return cls(services, *await services.people.welcome(name, "fox"))

    async def says(self, message: m.FromClient) -> dict[str, Any]:
        """Send a message; the answer to it."""
        asked = msgspec.structs.replace(message, ref=7)
        await self.desk.take(msgspec.json.encode(asked).decode())
        for _, frame in reversed(self.connection.sent):
            answer: dict[str, Any] = msgspec.json.decode(frame)
            if answer.get("ref") == 7:
                return answer
        raise AssertionError("no answer")

    async def does(self, message: m.FromClient) -> None:
        answer = await self.says(message)
        assert answer["type"] == "ack", answer

    async def is_refused(self, message: m.FromClient, code: str) -> None:
        answer = await self.says(message)
        assert (answer["type"], answer.get("code")) == ("error", code), answer

    @property
    def last_seen(self) -> dict[str, Any]:
        return self.connection.of_type("seen")[-1]


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@contextlib.asynccontextmanager
async def services(data: Path, now: Any = None, **chosen: Any) -> AsyncIterator[Services]:
    config = Config(data, **{"bot_pause": (0.0, 0.001), "limits": 1e6, **chosen})
    running = Services(config) if now is None else Services(config, now)
    await running.start()
    try:
        yield running
    finally:
        await running.close()


async def seated(
    services: Services, people: int, bots: int = 0, **settings: Any
) -> tuple[str, list[Someone]]:
    """A room full of people and bots."""
    from camarilla.server.room import Settings

    host, *others = [await Someone.come(services, f"Guest {n}") for n in range(people)]
    settings = {"pace": "none", **settings}
    room = await services.open_room(host.user, Settings(**settings), people + bots)
    await host.does(m.Enter(room=room.code))
    for place, other in enumerate(others, start=1):
        await other.does(m.Enter(room=room.code))
        await other.does(m.Sit(place=place))
    for place in range(people, people + bots):
        await host.does(m.SeatBot(place=place, bot="random"))
    return room.code, [host, *others]
