"""Hard knocks: three nodes at work while nodes are killed, NATS and PostgreSQL are stopped, sockets
are cut and messages are late; and afterwards the books are checked.

`test_knocks.py` does it for a short while, `bench/knocks.py` for long.
"""

from pathlib import Path
from typing import Any

from tests.server.knocks.blows import Blows
from tests.server.knocks.checks import check
from tests.server.knocks.house import House
from tests.server.knocks.settling import settle


async def hard_knocks(
    folder: Path,
    seed: int,
    tables: int,
    seconds: float,
    decisions: int | None = None,
    pause: float = 0.02,
    durable: bool = False,
) -> dict[str, Any]:
    """The whole thing; what is wrong is in `wrong`."""
    house = House(folder, seed, tables, pause, durable)
    blows = Blows(house)
    try:
        await house.open()
        await blows.rain(seconds, decisions)
        await settle(house)
        found = await check(house)
    finally:
        await house.close()
    return {**found, "knocks": dict(blows.count), "wrong": house.wrong[:10]}
