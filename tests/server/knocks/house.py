"""Three nodes, what they stand on, and the people at their tables."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx

from camarilla.client import Client, become_guest, open_room
from camarilla.kernel import GAMES
from camarilla.server import messages as m
from camarilla.server.setups import usual_seats
from tests.backing import Nats, Postgres, Proxy
from tests.server.knocks.player import Player
from tests.server.node import Process

NODES = 3


class House:
    """Three nodes, what they stand on, and the people at their tables."""

    def __init__(self, folder: Path, seed: int, tables: int, pause: float, durable: bool) -> None:
        self.seed = seed
        self.pause = pause
        self.chance = Random(seed)
        self.quiet = False
        self.wrong: list[str] = []
        self.postgres, self.nats = Postgres(durable), Nats()
        self.to_nats = [Proxy(self.nats.port, Random(seed + n)) for n in range(NODES)]
        self.nodes = [
            Process(
                folder / f"node{number}" / "data",
                database=self.postgres.url(),
                bus=f"nats://127.0.0.1:{proxy.port}",
                beat=0.5,
                look=0.2,
                grace=1.0,
            )
            for number, proxy in enumerate(self.to_nats)
        ]
        self.to_clients = [
            Proxy(node.port, Random(seed - n - 1)) for n, node in enumerate(self.nodes)
        ]
        self.tables = tables
        self.players: list[Player] = []
        self._playing: list[asyncio.Task[None]] = []

    def address(self, chance: Random) -> str:
        """A node, by chance: there are no sticky sessions."""
        return f"http://127.0.0.1:{chance.choice(self.to_clients).port}"

    @property
    def proxies(self) -> tuple[Proxy, ...]:
        return (*self.to_clients, *self.to_nats)

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def open(self) -> None:
        for proxy in self.proxies:
            await proxy.start()
        for node in self.nodes:
            node.data.parent.mkdir(parents=True)
        await asyncio.to_thread(self.nodes[0].start)
        await asyncio.gather(*(asyncio.to_thread(node.start) for node in self.nodes[1:]))
        gate = asyncio.Semaphore(8)

        async def one(number: int) -> None:
            async with gate:
                await self._lay(number)

        await asyncio.gather(*(one(number) for number in range(self.tables)))

    async def _lay(self, number: int) -> None:
        """A table: people at several nodes, now and then a bot, and a spectator."""
        game = sorted(GAMES)[number % len(GAMES)]
        seats = max(3, min(usual_seats(game), 3))
        bots = number % 2
        people = [Player(self, f"{number}-{place}", place) for place in range(seats - bots)]
        watching = [Player(self, f"{number}-x", None)] if number % 5 == 0 else []
        for player in (*people, *watching):
            player.token = await _surely(become_guest, self.address(self.chance), player.name)
        code = await _surely(
            *(open_room, self.address(self.chance), people[0].token),
            game=game,
            seats=seats,
            pace="none",
            options={"turn_limit": 60},
        )
        for place, player in enumerate(people[1:], start=1):
            client = await Client.connect(self.address(self.chance), player.token)
            await client.enter(code)
            await client.ask(m.Sit(place=place))
            await client.close()
        host = await Client.connect(self.address(self.chance), people[0].token)
        await host.enter(code)
        for place in range(len(people), seats):
            await host.ask(m.SeatBot(place=place, bot="random"))
        await host.close()
        for player in (*people, *watching):
            self.players.append(player)
            self._playing.append(asyncio.create_task(player.play(code)))

    async def close(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for proxy in self.proxies:
            await proxy.stop()
        for node in self.nodes:
            with contextlib.suppress(AssertionError):
                await asyncio.to_thread(node.stop)
        self.nats.close()
        await asyncio.to_thread(self.postgres.close)


async def _surely(ask: Callable[..., Awaitable[str]], *given: Any, **wanted: Any) -> str:
    """Ask again where a loaded machine was too slow: this is not what is tested."""
    for _ in range(5):
        with contextlib.suppress(httpx.TransportError):
            return await ask(*given, **wanted)
    return await ask(*given, **wanted)
