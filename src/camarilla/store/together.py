"""Many who ask for the same kind of thing at once are served with one statement: while it is under
way, the next ones gather."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from camarilla.store.rows import Unavailable

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")

MOST_AT_ONCE = 512


class Together(Generic[Asked, Answer]):
    """Gathers requests for `work`, which answers a list of them; an exception in its answer is
    raised to whoever asked for that one."""

    def __init__(
        self, work: Callable[[list[Asked]], Awaitable[Sequence[Answer | Exception]]]
    ) -> None:
        self._work = work
        self._waiting: list[tuple[Asked, asyncio.Future[Answer]]] = []
        self._task: asyncio.Task[None] | None = None

    async def ask(self, asked: Asked) -> Answer:
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append((asked, future))
        if self._task is None:
            self._task = asyncio.create_task(self._serve())
        return await future

    async def _serve(self) -> None:
        try:
            while self._waiting:
                jobs = self._waiting[:MOST_AT_ONCE]
                del self._waiting[:MOST_AT_ONCE]
                await self._serve_these(jobs)
        finally:
            self._task = None

    async def _serve_these(self, jobs: list[tuple[Asked, "asyncio.Future[Answer]"]]) -> None:
        answers: Sequence[Answer | Exception]
        try:
            answers = await self._work([asked for asked, _ in jobs])
        except asyncio.CancelledError:  # the end
            _settle(jobs, [Unavailable("the store is closed")] * len(jobs))
            raise
        except Exception as error:
            answers = [error] * len(jobs)
        _settle(jobs, answers)


def _settle(
    jobs: list[tuple[Asked, "asyncio.Future[Answer]"]], answers: Sequence[Answer | Exception]
) -> None:
    for (_, future), answer in zip(jobs, answers, strict=True):
        if future.done():
            continue  # whoever asked has gone
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
