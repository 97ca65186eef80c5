"""How fast the bare stack is: the measure beside which decisions are seen."""

import asyncio
import time

from bench.load.client import Socket
from bench.load.servers import Servers
from bench.load.table import DECIDE

ECHOES = 256
"""Connections that echo at once."""


async def echo_rate(server: Servers, seconds: float) -> dict[str, float]:
    """Messages a second that the bare stack takes and sends back."""
    count = 0
    message = DECIDE % (b"0123456789abcdef", 12, 1, b"pass")
    clients = []

    def back(client: int):
        def take(_: bytes) -> None:
            nonlocal count
            count += 1
            clients[client].send(message)

        return take

    for number in range(ECHOES):
        clients.append(await Socket.connect(server.ports[0], back(number)))
    for client in clients:
        client.send(message)
    await asyncio.sleep(0.5)
    began, before, used = time.perf_counter(), count, server.processor_time
    await asyncio.sleep(seconds)
    took, echoed = time.perf_counter() - began, count - before
    used = server.processor_time - used
    for client in clients:
        client.transport.abort()
    return {"a_second": round(echoed / took), "a_processor_second": round(echoed / used)}
