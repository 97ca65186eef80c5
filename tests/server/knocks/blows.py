"""The knocks: nodes are killed, NATS and PostgreSQL are stopped, sockets cut, messages late."""

import asyncio
from collections import Counter

from tests.server.knocks.house import House


class Blows:
    """Blows to a house, by its chance."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.chance = house.chance
        self.count: Counter[str] = Counter()
        self._down: set[int] = set()
        self._busy: set[str] = set()

    async def rain(self, seconds: float, decisions: int | None = None) -> None:
        """Blow after blow, for so long or until so many decisions have been acknowledged."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        blows = (self._kill, self._kill, self._no_nats, self._no_postgres, self._cut, self._delay)
        running: set[asyncio.Task[None]] = set()
        while loop.time() < end and (decisions is None or self.house.acknowledged < decisions):
            blow = self.chance.choice(blows)
            self.count[blow.__name__.strip("_")] += 1
            task = asyncio.create_task(blow())
            running.add(task)
            await asyncio.sleep(self.chance.uniform(0.3, 2.0))
            for done in [task for task in running if task.done()]:
                running.discard(done)
                done.result()
        await asyncio.gather(*running)
        for proxy in self.house.proxies:
            proxy.delay = 0.0

    async def _kill(self) -> None:
        up = [number for number in range(len(self.house.nodes)) if number not in self._down]
        if len(up) < 2:
            return
        number = self.chance.choice(up)
        self._down.add(number)
        self.house.nodes[number].kill()
        await asyncio.sleep(self.chance.uniform(0.2, 2.0))
        self.house.nodes[number].spawn()
        self._down.discard(number)

    async def _no_nats(self) -> None:
        if "nats" in self._busy:
            return
        self._busy.add("nats")
        self.house.nats.stop()
        await asyncio.sleep(self.chance.uniform(0.3, 2.5))
        await asyncio.to_thread(self.house.nats.start)
        self._busy.discard("nats")

    async def _no_postgres(self) -> None:
        if "postgres" in self._busy:
            return
        self._busy.add("postgres")
        await asyncio.to_thread(self.house.postgres.stop, self.chance.random() < 0.5)
        await asyncio.sleep(self.chance.uniform(0.0, 1.0))
        await asyncio.to_thread(self.house.postgres.start)
        self._busy.discard("postgres")

    async def _cut(self) -> None:
        self.chance.choice(self.house.proxies).cut(self.chance.uniform(0.1, 1.0))

    async def _delay(self) -> None:
        self.chance.choice(self.house.proxies).delay = self.chance.uniform(0, 0.15)
