"""An asynchronous client: for bots from outside, for tests, for programs of your own.

A bot from outside sits at a table like a person. See `examples/a_bot_from_outside.py`.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Self, cast

import httpx
import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from camarilla.bots import Bot
from camarilla.kernel import CamarillaError, Loose, Reply, View
from camarilla.kernel.codec import decode
from camarilla.server import messages as m

LARGEST_ANSWER = 16 * 1024 * 1024

PATIENCE = 30
"""Seconds that a server may take to answer: a busy one, over a bad line."""


class ServerRefused(CamarillaError):
    """The server refused a request, with a code and a reason."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Disconnected(CamarillaError):
    """The connection is gone."""


async def become_guest(url: str, name: str, avatar: str = "robot") -> str:
    """Become a guest of a server; the token to keep."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        answer = await http.post("/api/guests", json={"name": name, "avatar": avatar})
        return str(_checked(answer)["token"])


async def open_room(url: str, token: str, **wanted: Any) -> str:
    """Open a room (`game`, `seats`, `options`, `pace`, `public` …); its code."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        headers = {"Authorization": f"Bearer {token}"}
        answer = await http.post("/api/rooms", json=wanted, headers=headers)
        return str(_checked(answer)["code"])


def _checked(answer: httpx.Response) -> dict[str, Any]:
    body = answer.json()
    if answer.is_error:
        raise ServerRefused(str(body.get("code", answer.status_code)), str(body.get("reason", "")))
    return cast(dict[str, Any], body)


class Client:
    """One connection to a server."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._refs = 0
        self._closed = False
        self._waiting: dict[int, asyncio.Future[m.Ack]] = {}
        self._inbox: asyncio.Queue[m.ToClient | None] = asyncio.Queue()
        self._reader = asyncio.create_task(self._read())
        self.user = ""
        self.room: m.RoomShown | None = None
        self.views: dict[int | None, m.Seen] = {}
        """The match as each of this client's seats sees it, with all events so far."""
        self.ended: m.Ended | None = None

    @classmethod
    async def connect(cls, url: str, token: str) -> Self:
        """Connect and say hello."""
        address = url.replace("http", "ws", 1) + "/socket"
        client = cls(
            await connect(address, max_size=LARGEST_ANSWER, compression=None, open_timeout=PATIENCE)
        )
        await client._send(m.Hello(token=token))
        first = await client.next()
        if isinstance(first, m.Error):
            await client.close()
            raise ServerRefused(first.code, first.reason)
        assert isinstance(first, m.Welcome)
        client.user = first.user
        return client

    async def close(self) -> None:
        await self._socket.close()
        self._reader.cancel()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # -- asking ----------------------------------------------------------------------------------

    async def ask(self, message: m.FromClient) -> int | None:
        """Send a message and wait for its `ack`; a decision's number in the log."""
        if self._closed:
            raise Disconnected("the connection is closed")
        self._refs += 1
        future: asyncio.Future[m.Ack] = asyncio.get_running_loop().create_future()
        self._waiting[self._refs] = future
        try:
            await self._send(replace(message, ref=self._refs))
            return (await future).sequence
        finally:
            future.cancel()

    async def enter(self, room: str, seen: m.SeenSoFar | None = None) -> None:
        await self.ask(m.Enter(room=room, seen=seen))

    @property
    def seen_so_far(self) -> m.SeenSoFar | None:
        """How far this client has followed the match: for `enter` on the next connection.

        With several seats, as far as each of them: a connection may break between their frames.
        """
        views = self.views.values()
        if len({seen.match for seen in views}) != 1:  # none yet, or a rematch has just begun
            return None
        first = next(iter(views))
        if len(views) < sum(holder.user == self.user for holder in first.holders):
            return None  # a seat has not been told anything
        number = min(len(seen.view.events) for seen in views)
        return m.SeenSoFar(match=first.match, number=number)

    async def decide(self, seat: int, window: int, reply: Reply | str) -> int:
        """Reply to a window; returns when the decision is on the server's disk."""
        match = self.views[seat].match
        decision = m.Decide(match=match, window=window, seat=seat, reply=str(reply))
        return await self.ask(decision) or 0

    # -- listening -------------------------------------------------------------------------------

    async def next(self) -> m.ToClient:
        """The next message that is not an answer to a request."""
        message = await self._inbox.get()
        if message is None:
            self._inbox.put_nowait(None)
            raise Disconnected("the connection is closed")
        return message

    async def __aiter__(self) -> AsyncIterator[m.ToClient]:
        with contextlib.suppress(Disconnected):
            while True:
                yield await self.next()

    async def play(self, bot: Bot, chance: Loose) -> m.Ended:
        """Let a bot answer for all of this client's seats until the match is over."""
        while self.ended is None:
            for seat, seen in list(self.views.items()):
                window = seen.view.window
                if seat is not None and window is not None and window.question is not None:
                    reply = bot.reply(seen.view, window.question, chance)
                    with contextlib.suppress(ServerRefused):  # somebody was quicker
                        await self.decide(seat, window.number, reply)
            if self.ended is None:
                await self.next()
        return self.ended

    # -- the wire --------------------------------------------------------------------------------

    async def _send(self, message: m.FromClient) -> None:
        try:
            await self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as error:
            raise Disconnected("the connection is closed") from error

    async def _read(self) -> None:
        try:
            async for data in self._socket:
                self._take(decode(data, cast(type[m.ToClient], m.ToClient)))
        except ConnectionClosed:
            pass
        finally:
            self._closed = True
            self._inbox.put_nowait(None)
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(Disconnected("the connection is closed"))

    def _take(self, message: m.ToClient) -> None:
        if isinstance(message, (m.Ack, m.Error)) and message.ref in self._waiting:
            future = self._waiting.pop(message.ref)
            if future.done():
                return  # whoever asked has given up
            if isinstance(message, m.Ack):
                future.set_result(message)
            else:
                future.set_exception(ServerRefused(message.code, message.reason))
            return
        if isinstance(message, m.RoomShown):
            self.room = message
        elif isinstance(message, m.Seen):
            self._keep(message)
        elif isinstance(message, m.Ended):
            self.ended = message
        self._inbox.put_nowait(message)

    def _keep(self, seen: m.Seen) -> None:
        """Put the events together: a frame holds those from number `first` on."""
        before = self.views.get(seen.seat)
        if before is not None and before.match != seen.match:
            before = None
            self.ended = None
        events = before.view.events[: seen.first] if before is not None else ()
        whole: View = replace(seen.view, events=events + seen.view.events)
        self.views[seen.seat] = replace(seen, first=0, view=whole)
