"""The socket: reads frames, hands them to the desk, and sends what waits."""

import asyncio
import contextlib
import logging
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from camarilla.server.connection import CHATTER, SILENT, Connection, Goodbye
from camarilla.server.desk import Desk
from camarilla.server.services import Services
from camarilla.store import Unavailable

log = logging.getLogger(__name__)

MALFORMED_IN_A_ROW = 10
TOO_FAST_AT_MOST = 100
LARGEST_FRAME = 16 * 1024
GOODBYE_WITHIN = 2.0


async def converse(socket: "WebSocket[Any, Any, Any]", services: Services, address: str) -> None:
    """Serve one socket until it closes."""
    connection = Connection(address)
    desk = Desk(services, connection)
    await socket.accept()
    services.metrics.connections.inc()
    sender = asyncio.create_task(_send(socket, connection))
    listener = asyncio.create_task(_listen(socket, desk))
    lost = asyncio.create_task(connection.lost.wait())
    try:
        await asyncio.wait({listener, lost}, return_when=asyncio.FIRST_COMPLETED)
        if connection.closing and not connection.lost.is_set():
            await asyncio.wait({sender}, timeout=GOODBYE_WITHIN)
    finally:
        services.metrics.connections.dec()
        connection.closing = True
        async with desk.lock:  # what has been taken is carried out, whoever waits for the answer
            listener.cancel()
        sender.cancel()
        lost.cancel()
        await asyncio.gather(sender, listener, lost, return_exceptions=True)
        with contextlib.suppress(Unavailable):  # that it is gone is noted when it can be
            await services.left(connection)
    if not listener.cancelled() and listener.exception() is not None:
        log.error("a connection broke down", exc_info=listener.exception())
    if not connection.lost.is_set():  # else nothing can be sent any more
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(GOODBYE_WITHIN):
                await socket.close(code=1000)  # where it is not closed already


async def _send(socket: "WebSocket[Any, Any, Any]", connection: Connection) -> None:
    """Send what waits, and say goodbye at the end."""
    get, send = connection.frames.get, socket.send
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while not isinstance(frame := await get(), Goodbye):
            await send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
        await socket.close(code=frame.code, reason=frame.reason)


async def _listen(socket: "WebSocket[Any, Any, Any]", desk: Desk) -> None:
    """Take frames until the other side is gone, or says nothing but nonsense."""
    connection = desk.connection
    with contextlib.suppress(WebSocketDisconnect):
        try:
            async with asyncio.timeout(desk.services.config.hello_within):
                await _take_frames(socket, desk, until_known=True)
        except TimeoutError:
            connection.finish(*SILENT)
        if not connection.closing:
            await _take_frames(socket, desk, until_known=False)


async def _take_frames(socket: "WebSocket[Any, Any, Any]", desk: Desk, until_known: bool) -> None:
    connection = desk.connection
    while not connection.closing and not (until_known and connection.user is not None):
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        text = event.get("text")
        async with desk.lock:
            await desk.take(text if isinstance(text, str) else None)
        if desk.malformed >= MALFORMED_IN_A_ROW or desk.too_fast >= TOO_FAST_AT_MOST:
            connection.finish(*CHATTER)
