"""What every bus does, and what only NATS does: carry news to other nodes."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from camarilla.server.bus import LocalBus, Notice
from camarilla.server.nats_bus import SUBJECT, NatsBus
from tests.backing import Nats
from tests.server.node import until


class Ear:
    """Hears news from elsewhere."""

    def __init__(self) -> None:
        self.heard: list[Notice] = []
        self.back = 0

    def missed(self) -> None:
        self.back += 1


async def opened(url: str) -> tuple[NatsBus, Ear]:
    bus, ear = NatsBus(url), Ear()
    await bus.open(ear.heard.append, ear.missed)
    await until(lambda: ear.back)
    return bus, ear


@pytest.fixture(params=["local", "nats"])
async def bus(request: pytest.FixtureRequest) -> AsyncIterator[LocalBus]:
    if request.param == "local":
        yield LocalBus()
        return
    opened_bus, _ = await opened(request.getfixturevalue("nats").url)
    yield opened_bus
    await opened_bus.close()


async def test_those_here_are_told_before_publish_returns(bus):
    told: list[Notice] = []

    async def listen(notice: Notice) -> None:
        await asyncio.sleep(0)
        told.append(notice)

    bus.on("room", listen)
    bus.on("match", listen)
    await bus.publish(Notice("room", "ABCDE", number=3))
    await bus.publish(Notice("talk", "ABCDE"))
    assert told == [Notice("room", "ABCDE", number=3)]
    assert bus.connected


async def test_one_who_fails_does_not_stop_the_others(bus):
    told: list[Notice] = []

    async def fails(_: Notice) -> None:
        raise ZeroDivisionError

    async def listen(notice: Notice) -> None:
        told.append(notice)

    bus.on("room", fails)
    bus.on("room", listen)
    await bus.publish(Notice("room", "ABCDE"))
    assert len(told) == 1


def test_a_bus_that_hears_nothing_of_others_says_so():
    assert LocalBus().connected
    assert not LocalBus(alone=False).connected


async def test_news_reach_the_others_in_order_and_not_oneself(nats: Nats):
    (one, ear), (two, other) = await opened(nats.url), await opened(nats.url)
    notices = [Notice("match", "ABCDE", "m", number) for number in range(1200)]
    for notice in notices:
        await one.publish(notice)
    await until(lambda: len(other.heard) == len(notices))
    assert other.heard == notices
    assert ear.heard == []
    await one.close()
    await two.close()


async def test_what_is_no_news_of_this_version_is_passed_over(nats: Nats):
    (one, _), (two, ear) = await opened(nats.url), await opened(nats.url)
    for data in (
        b"nonsense",
        b'[["eclipse","ABCDE"],["room"],7]',
        b'[["room","ABCDE","",2,"new"]]',
    ):
        await one._client.publish(SUBJECT, data)
    await one.publish(Notice("room", "FGHJK"))
    await until(lambda: Notice("room", "FGHJK") in ear.heard)
    assert ear.heard == [Notice("room", "ABCDE", number=2), Notice("room", "FGHJK")]
    await one.close()
    await two.close()


async def test_nats_may_come_late_and_go_and_come_back():
    server = Nats()
    server.stop()
    bus, ear = NatsBus(server.url), Ear()
    try:
        await bus.open(ear.heard.append, ear.missed)
        assert not bus.connected
        await bus.publish(Notice("room", "ABCDE"))  # nobody hears it, and nothing is in the way
        await asyncio.to_thread(server.start)
        await until(lambda: bus.connected and ear.back == 1)
        server.stop()
        await until(lambda: not bus.connected)
        await bus.publish(Notice("room", "ABCDE"))
        await asyncio.to_thread(server.start)
        await until(lambda: bus.connected and ear.back == 2)
        other, _ = await opened(server.url)
        await other.publish(Notice("room", "FGHJK"))
        await until(lambda: ear.heard == [Notice("room", "FGHJK")])
        await other.close()
    finally:
        await bus.close()
        server.close()
