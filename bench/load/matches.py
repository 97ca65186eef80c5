"""What is measured while matches are played."""

import asyncio
import time
from random import Random
from statistics import quantiles

from bench.load.seating import begun, seated
from bench.load.servers import Servers
from bench.load.table import Bench, Table


async def measured(bench: Bench, server: Servers, seconds: float) -> dict[str, float]:
    """Count for a while."""
    bench.times.clear()
    acknowledged, pushes, began = bench.acknowledged, bench.pushes, time.perf_counter()
    used = server.processor_time
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    used = server.processor_time - used
    cuts = quantiles(bench.times, n=100) if len(bench.times) > 1 else [0.0] * 99
    return {
        "decisions_a_second": round((bench.acknowledged - acknowledged) / took, 1),
        "decisions_a_processor_second": round((bench.acknowledged - acknowledged) / used, 1),
        "pushes_a_second": round((bench.pushes - pushes) / took, 1),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
    }


async def matches(server: Servers, count: int, seconds: float, sockets: int) -> dict:
    bench = Bench(sockets)
    empty = server.memory
    tables = await seated(bench, server, count, "relaxed")
    occupied = server.memory
    bench.pause = 3.0 * count / 1000  # about as fast as people who do not think long
    await begun(tables)
    held = server.memory
    paced = await measured(bench, server, seconds)
    bench.pause = 0.0
    await asyncio.sleep(2 * 3.0 * count / 1000 + 1)  # until the last pause is over
    flat_out = await measured(bench, server, seconds)
    after = server.memory
    bench.stopped = True
    return {
        "matches_held": count,
        "connections": count * sockets,
        "paced": paced,
        "flat_out": flat_out,
        "memory_kib": {
            "empty": empty,
            "per_room_with_its_connections": round((occupied - empty) / count, 1),
            "per_match": round((held - occupied) / count, 1),
            "per_match_in_play_later": round((after - occupied) / count, 1),
        },
        "matches_finished": bench.finished,
        "errors": bench.errors[:3],
    }


async def few_act(server: Servers, count: int, seconds: float, sockets: int, share: float) -> dict:
    """Many live matches, of which a share moves on in each second, spread evenly over it."""
    bench = Bench(sockets)
    bench.by_hand = True
    empty = server.memory
    tables = await seated(bench, server, count, "none")
    occupied = server.memory
    await begun(tables)
    held = server.memory
    acting = asyncio.create_task(_act(tables, share))
    await asyncio.sleep(1)
    found = await measured(bench, server, seconds)
    acting.cancel()
    bench.stopped = True
    return {
        "matches_held": count,
        "connections": count * sockets,
        "wanted_a_second": round(count * share),
        "acting": found,
        "memory_kib": {
            "empty": empty,
            "per_room_with_its_connections": round((occupied - empty) / count, 1),
            "per_match": round((held - occupied) / count, 1),
            "all": server.memory,
        },
        "matches_finished": bench.finished,
        "errors": bench.errors[:3],
    }


async def _act(tables: list[Table], share: float) -> None:
    chance = Random(54)
    loop = asyncio.get_running_loop()
    due = loop.time()
    while True:
        due += 1 / (len(tables) * share)
        await asyncio.sleep(max(0.0, due - loop.time()))
        table = chance.choice(tables)
        if table.waiting == 0:
            table.decide()
