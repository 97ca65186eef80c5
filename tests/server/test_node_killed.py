"""A node is killed after it has taken a decision: another one goes on where it stopped."""

import asyncio
import contextlib
from pathlib import Path

from camarilla.client import Client, ServerRefused
from camarilla.server import messages as m
from tests.backing import Nats, Postgres
from tests.server.node import Person, Process


async def test_another_node_lets_the_bot_answer_and_its_people_come_over(
    tmp_path: Path, postgres: Postgres, nats: Nats
):
    url = postgres.new_database()
    nodes = [
        Process(
            tmp_path / str(number) / "data",
            database=url,
            bus=nats.url,
            bot_pause=[1.0, 1.0],  # so that it has not answered when its node is killed
            beat=0.3,
            grace=0.3,
        )
        for number in range(2)
    ]
    try:
        for node in nodes:
            node.data.parent.mkdir()
            await asyncio.to_thread(node.start)
        one = await Person.come(nodes[0].url, "Ada")
        two = await Person.come(nodes[1].url, "Bea")
        code = await one.open_room(seats=3, pace="none")
        await two.client.enter(code)
        await two.client.ask(m.Sit(place=1))
        await one.client.ask(m.SeatBot(place=2, bot="random"))
        await one.client.ask(m.Start())
        async with asyncio.timeout(300):
            window = await _until_ada_acts(one.client, two.client)
            await one.client.decide(0, window, "tax")
            nodes[0].kill()
            # Bea does nothing, and yet the match moves on: the bot has answered.
            while not await _moved(two.client, window + 1):
                pass
            again = await Client.connect(nodes[1].url, one.token)
            await again.enter(code, one.client.seen_so_far)
            while 0 not in again.views:
                await again.next()
            assert again.views[0].view.windows > window
            await again.close()
        await two.client.close()
    finally:
        for node in nodes:
            node.stop()


async def _until_ada_acts(one: Client, two: Client) -> int:
    """Play on, with income, until it is Ada's turn; the number of that window."""
    while True:
        for client, seat in ((two, 1), (one, 0)):
            seen = client.views.get(seat)
            window = seen.view.window if seen is not None else None
            if window is None or window.question is None:
                continue
            if seat == 0 and window.question.kind == "action":
                return window.number
            offered = [str(option) for option in window.question.options]
            reply = next((word for word in ("income", "pass") if word in offered), offered[0])
            with contextlib.suppress(ServerRefused):  # somebody was quicker
                await client.decide(seat, window.number, reply)
        await asyncio.sleep(0.02)


async def _moved(client: Client, window: int) -> bool:
    """Has somebody answered this window?"""
    message = await client.next()
    if isinstance(message, m.Answered):
        return message.window >= window and message.answers > 0
    return isinstance(message, m.Seen) and (message.view.windows > window or message.answers > 0)
