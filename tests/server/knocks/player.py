"""Somebody who plays on through everything, and writes down what they were told."""

import asyncio
from collections import Counter, defaultdict
from random import Random
from typing import TYPE_CHECKING, Any

from websockets.exceptions import WebSocketException

from camarilla.client import Client, Disconnected, ServerRefused
from camarilla.server import messages as m
from tests.server.knocks.told import Tap, Told

if TYPE_CHECKING:
    from tests.server.knocks.house import House

EXPECTED = ("closed", "answered", "over", "no such match", "not now", "reconnecting", "busy")
"""What a client may be told in the turmoil."""
GONE = (Disconnected, OSError, EOFError, TimeoutError, WebSocketException)


class Player:
    """Somebody at a table, connected to one node after the other. The first of a table is the
    host; the last may be a spectator."""

    def __init__(self, house: "House", name: str, place: int | None) -> None:
        self.house = house
        self.name = name
        self.place = place
        self.chance = Random(f"{house.seed} {name}")
        self.token = ""
        self.client: Client | None = None
        self.told: dict[str, set[Told]] = defaultdict(set)
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.refused: Counter[str] = Counter()
        self.connections = 0

    @property
    def table(self) -> str:
        return self.name.partition("-")[0]

    async def play(self, code: str) -> None:
        """Play, and come back whenever the connection is lost."""
        while True:
            try:
                async with asyncio.timeout(30):
                    client = await self._connect(code)
                await self._play(client)
            except GONE:
                await asyncio.sleep(self.chance.uniform(0.02, 0.3))
            except ServerRefused as error:
                self._note(error)
                await asyncio.sleep(0.1)
            finally:
                if self.client is not None:
                    self.client._socket.transport_abort()  # type: ignore[attr-defined]

    async def _connect(self, code: str) -> Client:
        told = self.told

        class Tapped(Client):
            def __init__(self, socket: Any) -> None:
                tap: Any = Tap(socket, told)
                tap.transport_abort = socket.transport.abort
                super().__init__(tap)

        before = self.client
        url = self.house.address(self.chance)
        client = await Tapped.connect(url, self.token)
        self.connections += 1
        self.client = client
        seen = before.seen_so_far if before is not None else None
        if before is not None:
            client.views = before.views
        await client.enter(code, seen)
        return client

    async def _play(self, client: Client) -> None:
        while True:
            idle = client.room is not None and not client.room.playing and not self.house.quiet
            if self.place == 0 and idle and await self._ask(client, m.Start()) is None:
                continue  # try again
            if self.house.quiet or not await self._answer(client):
                await client.next()

    async def _answer(self, client: Client) -> bool:
        """Answer for one's seat; whether it was asked."""
        for seat, seen in list(client.views.items()):
            window = seen.view.window
            if seat is None or window is None or window.question is None:
                continue
            if client.room is None or seen.match != client.room.match:
                continue
            reply = str(self.chance.choice(window.question.options))
            decision = m.Decide(match=seen.match, window=window.number, seat=seat, reply=reply)
            sequence = await self._ask(client, decision)
            if sequence is not None:
                self.acknowledged[seen.match, sequence] = f"{window.number} {seat} {reply}"
                await asyncio.sleep(self.chance.uniform(0, 2 * self.house.pause))
            return True
        return False

    async def _ask(self, client: Client, message: m.FromClient) -> int | None:
        """Ask for something; its number, if it has one, or None if it was refused."""
        try:
            async with asyncio.timeout(30):
                return await client.ask(message) or 0
        except ServerRefused as error:
            self._note(error)
            await asyncio.sleep(0.2 if error.code == "reconnecting" else 0.02)
            return None

    def _note(self, error: ServerRefused) -> None:
        self.refused[error.code] += 1
        if error.code not in EXPECTED:
            self.house.wrong.append(f"{self.name} was refused: {error.code}: {error}")
