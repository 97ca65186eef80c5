"""How news travels: that a room changed, that a match has a new decision, that somebody spoke.

Only the fact travels, never the content: whoever hears of it reads the log. So no secret is on the
bus, and one who missed a message notices by the numbers.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

log = logging.getLogger(__name__)

Listener = Callable[[str], Awaitable[None]]


class Bus(Protocol):
    """Carries news between those who change something and those who tell clients."""

    async def publish_room(self, code: str) -> None: ...

    async def publish_match(self, match_id: str) -> None: ...

    async def publish_talk(self, code: str) -> None: ...

    def on_room(self, listener: Listener) -> None: ...

    def on_match(self, listener: Listener) -> None: ...

    def on_talk(self, listener: Listener) -> None: ...


class LocalBus:
    """The bus of a single process: listeners are called at once.

    What a listener fails at is its own: whatever is announced has been saved.
    """

    def __init__(self) -> None:
        self._room: list[Listener] = []
        self._match: list[Listener] = []
        self._talk: list[Listener] = []

    async def publish_room(self, code: str) -> None:
        await _tell(self._room, code)

    async def publish_match(self, match_id: str) -> None:
        await _tell(self._match, match_id)

    async def publish_talk(self, code: str) -> None:
        await _tell(self._talk, code)

    def on_room(self, listener: Listener) -> None:
        self._room.append(listener)

    def on_match(self, listener: Listener) -> None:
        self._match.append(listener)

    def on_talk(self, listener: Listener) -> None:
        self._talk.append(listener)


async def _tell(listeners: list[Listener], news: str) -> None:
    for listener in listeners:
        try:
            await listener(news)
        except Exception:
            log.exception("news of %s could not be passed on", news)
