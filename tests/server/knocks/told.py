"""What people were told, in short, as it came over the wire."""

import hashlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from msgspec import Struct


class Told(Struct, frozen=True):
    """A `seen` frame, in short: its place in the story, and what it said."""

    seat: int | None
    first: int
    last: int
    events: bytes
    rest: bytes


def digest(value: Any) -> bytes:
    return hashlib.blake2b(msgspec.json.encode(value), digest_size=12).digest()


def in_short(frame: dict[str, Any]) -> Told:
    """A frame as it came over the wire: whatever it holds beyond the rules shows in the digest."""
    seen = dict(frame["view"])
    events = seen.pop("events")
    first = frame["first"]
    return Told(frame["seat"], first, first + len(events), digest(events), digest(seen))


class Tap:
    """A socket that writes down what comes out of it."""

    def __init__(self, socket: Any, told: dict[str, set[Told]]) -> None:
        self._socket = socket
        self._told = told
        self.send, self.close = socket.send, socket.close

    async def __aiter__(self) -> AsyncIterator[Any]:
        async for data in self._socket:
            frame = msgspec.json.decode(data)
            if frame["type"] == "seen":
                self._told[frame["match"]].add(in_short(frame))
            yield data
