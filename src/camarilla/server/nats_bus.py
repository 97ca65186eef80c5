"""The bus of many nodes: one subject on a NATS server. What gets lost there is noticed by the
numbers, so nothing is stored and nothing is acknowledged."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec
import nats
from nats.aio.client import Client
from nats.aio.msg import Msg

from camarilla.server.bus import LocalBus, Notice

log = logging.getLogger(__name__)

SUBJECT = "camarilla.news"
MOST_AT_ONCE = 500  # notices in a message, far below what NATS lets through

_decoder = msgspec.json.Decoder(list[Any])
_encode = msgspec.json.Encoder().encode


class NatsBus(LocalBus):
    """Tells those here at once, as a single process does, and those elsewhere through NATS.

    While NATS is away nothing is kept for later: nodes look into the store instead.
    """

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._client = Client()
        self._connecting: asyncio.Task[None] | None = None
        self._outbox: list[Notice] = []
        self._sending: asyncio.Task[None] | None = None
        self._closing = False
        self._troubled = False
        self._hear: Callable[[Notice], None] = lambda notice: None
        self._back: Callable[[], None] = lambda: None

    @property
    def connected(self) -> bool:
        return bool(self._client.is_connected)

    async def open(self, hear: Callable[[Notice], None], back: Callable[[], None]) -> None:
        """Connect in the background: a node serves people without NATS too."""
        self._hear, self._back = hear, back
        self._connecting = asyncio.create_task(self._connect())

    async def _connect(self) -> None:
        try:
            await self._subscribe()
        except (nats.errors.Error, OSError, ValueError) as error:
            log.error("NATS cannot be used, looking into the database instead: %s", error)

    async def _subscribe(self) -> None:
        await self._client.connect(
            self._url,
            name="camarilla",
            no_echo=True,
            max_reconnect_attempts=-1,
            # It is declared as a whole number, but only added to times and slept for.
            reconnect_time_wait=0.25,  # type: ignore[arg-type]
            connect_timeout=3,
            ping_interval=5,
            max_outstanding_pings=2,
            error_cb=self._trouble,
            disconnected_cb=self._lost,
            reconnected_cb=self._again,
        )
        await self._client.subscribe(SUBJECT, cb=self._take)
        with contextlib.suppress(nats.errors.Error, OSError):
            await self._client.flush()
        self._back()

    async def close(self) -> None:
        self._closing = True
        if self._sending is not None:
            await asyncio.gather(self._sending, return_exceptions=True)
        if self._connecting is not None:
            self._connecting.cancel()
            await asyncio.gather(self._connecting, return_exceptions=True)
        with contextlib.suppress(nats.errors.Error, OSError, TimeoutError):
            async with asyncio.timeout(2):
                await self._client.close()

    def tell(self, notice: Notice) -> None:
        if not self.connected:
            return
        self._outbox.append(notice)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        """Send what has gathered: all that was decided at once is one message."""
        try:
            while self._outbox:
                notices, self._outbox = self._outbox[:MOST_AT_ONCE], self._outbox[MOST_AT_ONCE:]
                try:
                    await self._client.publish(SUBJECT, _encode(notices))
                except (nats.errors.Error, OSError) as error:
                    log.warning("news could not be sent: %s", error)
        finally:
            self._sending = None

    async def _take(self, message: Msg) -> None:
        """Whatever is no news of this version is passed over."""
        try:
            written = _decoder.decode(message.data)
        except msgspec.MsgspecError:
            return
        for one in written:
            with contextlib.suppress(msgspec.ValidationError):
                self._hear(msgspec.convert(one, Notice))

    async def _trouble(self, error: Exception) -> None:
        """Something does not work: said once, not at every attempt."""
        if not self._troubled:
            log.warning("NATS: %s", str(error) or type(error).__name__)
        self._troubled = True

    async def _lost(self) -> None:
        if self._closing:
            return
        log.warning("NATS is gone: looking into the database instead")

    async def _again(self) -> None:
        log.warning("NATS is back")
        self._troubled = False
        self._back()
