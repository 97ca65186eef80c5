"""A server and a browser for each worker; for each test, people with a browser context each.

Whatever a page reports as an error fails the test it happened in.
"""

import subprocess
from collections.abc import AsyncIterator, Iterator
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from camarilla.bots import bot_named
from camarilla.client import Client, become_guest, open_room
from camarilla.kernel import Loose
from camarilla.server import messages as m
from tests.web.house import House, Line
from tests.web.people import People

ROOT = Path(__file__).parents[2]
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--no-first-run"),
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One loop for all: the browser belongs to it."""
    for item in items:
        run = getattr(item, "function", None)
        if item.path.is_relative_to(Path(__file__).parent) and iscoroutinefunction(run):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")).opened() as opened:
        yield opened


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    asked = subprocess.run([ROOT / ".ci/browser"], stdout=subprocess.PIPE, text=True)
    assert asked.returncode == 0, "no browser: .ci/browser says why"
    async with async_playwright() as playwright:
        path = asked.stdout.strip()
        running = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        await running.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def played(house: House) -> dict[str, str]:
    """A match of each game that is over, played by a program."""
    return {game: await a_match(house.url, game) for game in ("coup", "guatemala", "royal")}


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def pondered(house: House) -> dict[str, str]:
    """A short match of each game that is over, played against the bots that think."""
    bots = {"coup": "thinker", "guatemala": "thinker", "royal": "planner"}
    short = {"turn_limit": 5}
    return {game: await a_match(house.url, game, bot, short) for game, bot in bots.items()}


async def a_match(
    url: str, game: str, bot: str = "random", options: dict[str, Any] | None = None
) -> str:
    token = await become_guest(url, "Zoe")
    wanted = {"game": game, "seats": 3, "pace": "none", "options": options or {}}
    room = await open_room(url, token, **wanted)
    async with await Client.connect(url, token) as client:
        await client.enter(room)
        for place in (1, 2):
            await client.ask(m.SeatBot(place=place, bot=bot))
        await client.ask(m.Start())
        return (await client.play(bot_named("random", game), Loose(7))).match


@pytest_asyncio.fixture(loop_scope="session")
async def people(browser: Browser, house: House) -> AsyncIterator[People]:
    crowd = People(browser, house.url)
    yield crowd
    await crowd.go_home()


@pytest_asyncio.fixture(loop_scope="session")
async def line(house: House) -> AsyncIterator[Line]:
    laid = Line(house)
    await laid.lay()
    yield laid
    laid.take_up()
