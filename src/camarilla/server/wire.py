"""The protocol under our sockets: uvicorn's own, but for those who do not read."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Wire(WebSocketsSansIOProtocol):
    """When we are done with a connection that does not read, it is gone, and with it what waits.

    uvicorn would wait until the other side has read it, which may be never.
    """

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._drop_if_stuck()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._drop_if_stuck()

    def _drop_if_stuck(self) -> None:
        if not self.writable.is_set():
            self.transport.abort()
