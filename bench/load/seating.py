"""Guests, rooms, everybody on their places, and the matches begin."""

import asyncio

import httpx
from bench.load.servers import Servers
from bench.load.table import SEATS, Bench, Table


async def guests(ports: list[int], count: int) -> list[str]:
    """Tokens of so many new guests."""
    gate = asyncio.Semaphore(32)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[0]}", timeout=60) as http:

        async def one(number: int) -> str:
            async with gate:
                answer = await http.post("/api/guests", json={"name": f"Guest {number}"})
                return answer.json()["token"]

        return await asyncio.gather(*(one(number) for number in range(count)))


async def rooms(ports: list[int], hosts: list[str], pace: str) -> list[str]:
    gate = asyncio.Semaphore(32)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[-1]}", timeout=60) as http:

        async def one(token: str) -> str:
            async with gate:
                wanted = {"seats": SEATS, "pace": pace}
                headers = {"Authorization": f"Bearer {token}"}
                answer = await http.post("/api/rooms", json=wanted, headers=headers)
                return answer.json()["code"]

        return await asyncio.gather(*(one(token) for token in hosts))


async def seated(bench: Bench, server: Servers, count: int, pace: str) -> list[Table]:
    """So many tables with everybody on their places."""
    people = bench.sockets
    tokens = await guests(server.ports, count * people)
    codes = await rooms(server.ports, tokens[::people], pace)
    tables = [Table(bench, number) for number in range(count)]
    for start in range(0, count, 20):
        await asyncio.gather(
            *(
                tables[n].sit_down(server.ports, tokens[n * people : (n + 1) * people], codes[n])
                for n in range(start, min(start + 20, count))
            )
        )
    return tables


async def begun(tables: list[Table]) -> None:
    for number, table in enumerate(tables):
        table.begin()
        if number % 20 == 19:
            await asyncio.sleep(0.05)
    await asyncio.sleep(2)
    while sum(bool(table.match) for table in tables) < len(tables):
        await asyncio.sleep(0.1)
