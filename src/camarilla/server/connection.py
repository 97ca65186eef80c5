"""One socket: whose it is, which room it is in, and the frames that wait to be sent."""

import asyncio
from typing import NamedTuple

import msgspec

from camarilla.server.messages import ToClient
from camarilla.store import User

WAITING_AT_MOST = 256
"""Frames that may wait for a slow reader before it is cut off."""

REPLACED = (4000, "connected elsewhere")
CHATTER = (4001, "too many messages that are none")
SILENT = (4002, "nobody said hello")
SLOW = (4004, "too slow: come back and ask for what you missed")
ELSEWHERE = (4006, "connect again: another node can go on with this match")
FORGOTTEN = (4005, "forgotten, as you asked")

encode = msgspec.json.Encoder().encode


class Goodbye(NamedTuple):
    """The end of a connection: why it is closed, after what still waits has been sent."""

    code: int
    reason: str


class Told:
    """How far a connection has been told of a match, as one seat or as a spectator."""

    __slots__ = ("answered", "answers", "events", "window")

    def __init__(self, events: int) -> None:
        self.events = events
        self.window: int | None = -1
        self.answered = False
        self.answers = 0


class Connection:
    """A socket as the hub knows it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.user: User | None = None
        self.room: str | None = None
        self.match: str | None = None
        self.told: dict[int | None, Told] = {}
        self.ended = False
        """Told that this match is over?"""
        self.spoken = 0
        self.frames: asyncio.Queue[bytes | Goodbye] = asyncio.Queue()
        self.closing = False
        self.lost = asyncio.Event()
        """Set when there is no use in sending anything more."""

    def follow(self, match: str | None) -> None:
        """From now on it is told of this match."""
        if self.match != match:
            self.match = match
            self.told = {}
            self.ended = False

    def send(self, message: ToClient) -> None:
        self.send_frame(encode(message))

    def send_frame(self, frame: bytes) -> None:
        if self.closing:
            return
        if self.frames.qsize() >= WAITING_AT_MOST:
            self.cut(*SLOW)
        else:
            self.frames.put_nowait(frame)

    def finish(self, code: int, reason: str) -> None:
        """Close the socket once what waits has been sent."""
        if not self.closing:
            self.closing = True
            self.frames.put_nowait(Goodbye(code, reason))

    def cut(self, code: int, reason: str) -> None:
        """Close the socket now: it does not read. What waits is dropped."""
        self.closing = True
        while not self.frames.empty():
            self.frames.get_nowait()
        self.frames.put_nowait(Goodbye(code, reason))
        self.lost.set()
