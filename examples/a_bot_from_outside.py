"""A bot from outside: it joins a room over the network and plays there like a person.

python examples/a_bot_from_outside.py http://localhost:8054 ROOMCODE [name]
"""

import asyncio
import sys

from camarilla import Loose
from camarilla.bots import HonestBot
from camarilla.client import Client, become_guest
from camarilla.server.messages import Sit


class Cautious(HonestBot):
    """Your bot goes here: a view and a question in, a reply out."""

    name = "cautious"


async def play(url: str, code: str, name: str) -> None:
    token = await become_guest(url, name)
    async with await Client.connect(url, token) as client:
        await client.enter(code)
        room = client.room
        assert room is not None
        free = [n for n, place in enumerate(room.places) if not (place.user or place.bot)]
        if not free:
            print("no place is free in", room.code)
            return
        await client.ask(Sit(place=free[0]))
        print(name, "sits in", room.code, "and waits for the host to start")
        ended = await client.play(Cautious(), Loose())
        won = any(seat in client.views for seat in ended.outcome.winners)
        print("won" if won else "lost", "against", len(room.places) - 1)


if len(sys.argv) < 3:
    print(__doc__)
else:
    asyncio.run(play(sys.argv[1], sys.argv[2], (*sys.argv[3:], "Cautious")[0]))
