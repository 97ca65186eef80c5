"""The bot of the examples joins a room of a real server, and plays."""

import asyncio
import sys
from pathlib import Path

from camarilla.bots import RandomBot
from camarilla.kernel import Loose
from camarilla.server import messages as m
from tests.server.node import Node, until

EXAMPLE = Path(__file__).parents[2] / "examples" / "a_bot_from_outside.py"


async def test_a_bot_from_outside_sits_down_and_plays(node: Node):
    host = await node.guest("Host")
    code = await host.open_room(seats=2, pace="none")
    process = await asyncio.create_subprocess_exec(
        sys.executable, EXAMPLE, node.url, code, "Robot", stdout=asyncio.subprocess.PIPE
    )
    await until(lambda: host.client.room and host.client.room.places[1].user)
    await host.client.ask(m.Start())
    ended = await asyncio.wait_for(host.client.play(RandomBot(), Loose(1)), 300)
    output, _ = await asyncio.wait_for(process.communicate(), 120)
    said = output.decode()
    assert f"Robot sits in {code}" in said
    assert ("won" if 1 in ended.outcome.winners else "lost") in said


def test_it_is_about_40_lines():
    code = EXAMPLE.read_text().split('"""', 2)[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 40
