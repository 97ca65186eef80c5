"""Work that is done again and again, until the end."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import Random

from camarilla.store import Unavailable

log = logging.getLogger(__name__)


class Rounds:
    """Tasks that come back after a while. One that fails is tried again the next time."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []

    def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        self._tasks.append(asyncio.create_task(self._go(seconds, work)))

    async def _go(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        chance = Random()  # so that nodes that started together do not stay in step
        while True:
            await asyncio.sleep(seconds * chance.uniform(0.8, 1.2))
            try:
                await work()
            except Unavailable as error:
                log.warning("the rounds have to wait: %s", error)
            except Exception:
                log.exception("the rounds were not finished")

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
