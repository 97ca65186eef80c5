"""The protocols under our sockets and requests: uvicorn's own, but for those who mean no good.

uvicorn waits for ever for a request to end and for an answer to be read, keeps headers of any
length, and answers pings whether or not anybody reads the answers.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

PINGS_AT_MOST = 200
"""Pings and pongs between two pings of ours."""
PARTS_AT_MOST = 256
"""Parts in which one message may come."""
LARGEST_HEAD = 32 * 1024
REQUEST_WITHIN = 20.0
"""Seconds that a request may take to arrive, from its first byte to its last."""
ANSWER_WITHIN = 120.0
"""Seconds that it may take to be answered, and the answer to be read."""


class Wire(WebSocketsSansIOProtocol):
    """When we are done with a connection that does not read, it is gone, and with it what waits.

    uvicorn would wait until the other side has read it, which may be never.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._pings = 0

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._drop_if_stuck()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._drop_if_stuck()

    def _drop_if_stuck(self) -> None:
        if not self.writable.is_set():
            self.transport.abort()

    # -- frames that never reach the desk, and so none of its limits -----------------------------

    def send_keepalive_ping(self) -> None:
        self._pings = 0
        super().send_keepalive_ping()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # who does not read needs no answer
        self._count_ping()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_ping()

    def _count_ping(self) -> None:
        self._pings += 1
        if self._pings == PINGS_AT_MOST:
            self._refuse(1008)

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) == PARTS_AT_MOST:
            self._refuse(1009)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # uvicorn would log it as a mistake of ours
                self._refuse(1007)
                return
        super().send_receive_event_to_app()

    def _refuse(self, code: int) -> None:
        """Close the connection for what came over it."""
        if not self.close_sent:
            self.frames = []
            self.conn.send_close(code)
            self.handle_parser_exception()


class Line(HttpToolsProtocol):
    """A request arrives in time and has a head of some size; its answer is read in time."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._timer: asyncio.TimerHandle | None = None
        self._head = 0
        self._in_head = True

    def _hurry(self, seconds: float) -> None:
        self._no_hurry()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _no_hurry(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # uvicorn's own method narrows what asyncio declares, so ours must, too.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._hurry(REQUEST_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        self._no_hurry()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._timer is None:
            self._hurry(REQUEST_WITHIN)
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > LARGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of this request is too large.")

    def handle_websocket_upgrade(self) -> None:
        self._no_hurry()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self._head, self._in_head = 0, True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._hurry(ANSWER_WITHIN)

    def on_response_complete(self) -> None:
        if self.pipeline:
            self._hurry(ANSWER_WITHIN)
        else:
            self._no_hurry()
        super().on_response_complete()
