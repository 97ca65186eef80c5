"""The server is killed at random moments: nothing acknowledged is lost, every match goes on, and
no seat is told another story. `bench/kill.py` does it a thousand times."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.server.kills import (
    OtherStory,
    Room,
    check_log,
    every_match_goes_on,
    play_and_kill,
    replay_all,
    start_again,
)
from tests.server.node import Process

MATCHES = 50
ROUNDS = 20


@pytest.mark.slow
async def test_killing_the_server_loses_nothing(tmp_path: Path):
    process = Process(tmp_path / "data")
    rng = Random(5)
    rooms = [Room(number) for number in range(MATCHES)]
    try:
        await asyncio.to_thread(process.start)
        await asyncio.gather(*(room.open(process.url) for room in rooms))
        for _ in range(ROUNDS):
            await play_and_kill(process, rooms, rng)
            check_log(process.data, rooms)
            await start_again(process, rng)
        await every_match_goes_on(process, rooms)
    finally:
        process.stop()
    acknowledged = sum(len(room.acknowledged) for room in rooms)
    assert check_log(process.data, rooms) >= acknowledged > 0  # how many depends on the machine
    assert b'"error"' not in (tmp_path / "log").read_bytes()
    found = replay_all(process.data, rooms)
    assert found["stories"] >= 2 * MATCHES
    _a_changed_story_is_noticed(process.data, rooms[0])


def _a_changed_story_is_noticed(data: Path, room: Room) -> None:
    """Lest the check be one that cannot fail."""
    seat, (match, events) = next(iter(room.told.items()))
    room.told[seat] = match, (events[-1], *events[1:])
    with pytest.raises(OtherStory):
        replay_all(data, [room])
