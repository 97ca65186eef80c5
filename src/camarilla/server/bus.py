"""How news travels: that a room changed, that a match has a new decision, that somebody spoke.

Only the fact travels, never the content: whoever hears of it reads the store. So no secret is on
the bus, and one who missed a message notices by the numbers.
"""

import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from camarilla.store import Unavailable

log = logging.getLogger(__name__)

Kind: TypeAlias = Literal["room", "match", "hands", "talk", "people", "person"]
"""A room changed; a match has moved on; a seat changed hands; somebody spoke; somebody came or
went; a person has another name, or none any more."""


class Notice(Struct, frozen=True, array_like=True):
    """That something happened: in which room (or to whom), in which match, and how far it is."""

    kind: Kind
    key: str
    match: str = ""
    number: int = 0


Listener: TypeAlias = Callable[[Notice], Awaitable[None]]


class Bus(Protocol):
    """Carries news between those who change something and those who tell clients."""

    @property
    def connected(self) -> bool:
        """Does news from elsewhere arrive?"""

    async def open(self, hear: Callable[[Notice], None], back: Callable[[], None]) -> None:
        """From now on `hear` is called for news from elsewhere, and `back` when some may have
        been missed."""

    async def close(self) -> None: ...

    def on(self, kind: Kind, listener: Listener) -> None:
        """Call this for such news of this process, at once."""

    async def publish(self, notice: Notice) -> None:
        """Tell everybody: those here first, and before this returns."""

    def tell(self, notice: Notice) -> None:
        """Tell those who are elsewhere."""


class LocalBus:
    """The bus of a single process: listeners are called at once, and there is no elsewhere.

    What a listener fails at is its own: whatever is announced has been saved.
    """

    def __init__(self, alone: bool = True) -> None:
        """`alone`: false where there are other nodes, of which this bus hears nothing."""
        self._alone = alone
        self._listeners: defaultdict[Kind, list[Listener]] = defaultdict(list)

    @property
    def connected(self) -> bool:
        return self._alone

    async def open(self, hear: Callable[[Notice], None], back: Callable[[], None]) -> None: ...

    async def close(self) -> None: ...

    def on(self, kind: Kind, listener: Listener) -> None:
        self._listeners[kind].append(listener)

    async def publish(self, notice: Notice) -> None:
        self.tell(notice)
        for listener in self._listeners[notice.kind]:
            try:
                await listener(notice)
            except Unavailable as error:
                log.warning("news of %s have to wait: %s", notice.key, error)
            except Exception:
                log.exception("news of %s could not be passed on", notice.key)

    def tell(self, notice: Notice) -> None: ...
