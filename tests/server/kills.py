"""People who play while the server is killed, and write down what they were told.

For `test_kill` and, at length, `bench/kill.py`.
"""

import asyncio
import hashlib
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import msgspec

from camarilla.client import Client, Disconnected, ServerRefused, become_guest, open_room
from camarilla.kernel import GAMES, Decision, Game, Transcript
from camarilla.server import messages as m
from camarilla.server.document import MatchDocument
from tests.server.node import Process, until

TOO_LATE = ("closed", "answered", "over", "no such match")
PLAYED_FOR = (0.15, 0.6)
"""Seconds from a start to the next kill, at least."""


Events: TypeAlias = tuple[Any, ...]


class OtherStory(AssertionError):
    """A seat was told something that is no longer so."""


class Room:
    """A person who plays two seats beside a bot, and writes down what was acknowledged and told."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.rng = Random(number)
        self.game = sorted(GAMES)[number % len(GAMES)]
        self.token = ""
        self.code = ""
        self.client: Client | None = None
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.told: dict[int, tuple[str, Events]] = {}
        """The match that each seat was told of last, and its events."""
        self.stories: dict[tuple[str, int], tuple[int, str]] = {}
        """For each match and seat, how many events it was told, and their hash."""
        self.goes_on = False

    async def open(self, url: str) -> None:
        self.token = await become_guest(url, f"Guest {self.number}")
        self.code = await open_room(url, self.token, game=self.game, seats=3, pace="relaxed")
        client = await Client.connect(url, self.token)
        await client.enter(self.code)
        await client.ask(m.Sit(place=1, name="Second"))
        await client.ask(m.SeatBot(place=2, bot="random"))
        await client.close()

    async def play(self, url: str) -> None:
        """Play until the connection breaks."""
        self.goes_on = False
        try:
            await self._play(url)
        except (Disconnected, OSError, EOFError):
            pass
        except Exception as error:
            if type(error).__module__.partition(".")[0] != "websockets":
                raise
        finally:
            self._remember()

    async def _play(self, url: str) -> None:
        before, self.client = self.client, await Client.connect(url, self.token)
        seen = None
        if before is not None and self.rng.random() < 0.5:  # else they ask for the whole story
            seen = before.seen_so_far
            self.client.views = before.views
        await self.client.enter(self.code, seen)
        while True:
            room = self.client.room
            assert room is not None
            self._remember()
            if not room.playing:
                await self.client.ask(m.Start())
                self.goes_on = True
            if not await self._answer(self.client):
                await self.client.next()

    def _remember(self) -> None:
        """What a seat is told begins with all that it was told before."""
        for seat, seen in self.client.views.items() if self.client else ():
            if seat is None:
                continue
            match, before = self.told.get(seat, (seen.match, ()))
            now = seen.view.events
            if match != seen.match:
                self.stories[match, seat] = len(before), hashed(before)
                before = ()
            if now[: len(before)] != before[: len(now)]:
                raise OtherStory(f"room {self.code}, match {seen.match}, seat {seat}")
            if len(now) >= len(before):
                self.told[seat] = seen.match, now

    def all_stories(self) -> dict[tuple[str, int], tuple[int, str]]:
        """Those of earlier matches, and of the last one."""
        last = {
            (match, seat): (len(events), hashed(events))
            for seat, (match, events) in self.told.items()
        }
        return {**self.stories, **last}

    async def _answer(self, client: Client) -> bool:
        """Answer for one seat; whether any was asked."""
        for seat, seen in client.views.items():
            window = seen.view.window
            if seat is None or window is None or window.question is None:
                continue
            reply = str(self.rng.choice(window.question.options))
            try:
                sequence = await client.decide(seat, window.number, reply)
            except ServerRefused as error:
                if error.code not in TOO_LATE:
                    raise
                await asyncio.sleep(0.005)
                continue
            self.acknowledged[seen.match, sequence] = f"{window.number} {seat} {reply}"
            self.goes_on = True
            return True
        return False


async def play_and_kill(process: Process, rooms: list[Room], rng: Random) -> None:
    """One round: everybody plays for a moment, then the server is gone."""
    before = acknowledged(rooms)
    playing = [asyncio.create_task(room.play(process.url)) for room in rooms]
    await asyncio.sleep(rng.uniform(*PLAYED_FOR))
    await until(lambda: acknowledged(rooms) >= before + len(rooms))  # also where it is slow
    process.kill()
    await asyncio.wait_for(asyncio.gather(*playing), 60)


def acknowledged(rooms: list[Room]) -> int:
    return sum(len(room.acknowledged) for room in rooms)


async def start_again(process: Process, rng: Random) -> int:
    """Start the server; now and then it is killed while it starts. How often it was."""
    kills = 0
    while rng.random() < 0.1:
        process.spawn()
        await asyncio.sleep(rng.uniform(0, 1.5))
        process.kill()
        kills += 1
    await asyncio.to_thread(process.start)
    return kills


async def every_match_goes_on(process: Process, rooms: list[Room]) -> None:
    """At the end: each room takes a decision, or starts a match, before the server is stopped."""
    playing = [asyncio.create_task(room.play(process.url)) for room in rooms]
    try:
        for _ in range(1200):
            await asyncio.sleep(0.05)
            if all(room.goes_on for room in rooms):
                break
        assert [room.number for room in rooms if not room.goes_on] == []
    finally:
        process.stop()
    await asyncio.wait_for(asyncio.gather(*playing), 60)


def hashed(events: Events) -> str:
    """A thousand matches are much to keep."""
    return hashlib.sha256(msgspec.json.encode(events)).hexdigest()


# -- afterwards ----------------------------------------------------------------------------------


def check_log(data: Path, rooms: list[Room]) -> int:
    """Every acknowledged decision is in the file, with its number, as it was made."""
    with sqlite3.connect(data / "camarilla.db") as connection:
        rows = connection.execute("SELECT match_id, sequence, line FROM decisions").fetchall()
    log = {(match, sequence): line for match, sequence, line in rows}
    for room in rooms:
        lost = {key: line for key, line in room.acknowledged.items() if log.get(key) != line}
        assert not lost, lost
    return len(log)


def replay_all(data: Path, rooms: list[Room]) -> Counter[str]:
    """Whatever is in the log is a legal game, without gaps, and tells each seat what it was told.
    How many matches there were, and how many of them were over."""
    found: Counter[str] = Counter()
    stories = {key: story for room in rooms for key, story in room.all_stories().items()}
    with sqlite3.connect(data / "camarilla.db") as connection:
        for match, document in connection.execute("SELECT id, document FROM matches").fetchall():
            rows = connection.execute(
                "SELECT sequence, line FROM decisions WHERE match_id = ? ORDER BY sequence",
                (match,),
            ).fetchall()
            assert [sequence for sequence, _ in rows] == list(range(1, len(rows) + 1))
            kept = msgspec.json.decode(document, type=MatchDocument)
            lines = tuple(Decision.parse(line) for _, line in rows)
            game = Game.replay(Transcript(kept.header, lines))
            for seat in range(kept.header.seats):
                if (match, seat) not in stories:
                    continue
                count, story = stories.pop((match, seat))
                if hashed(tuple(game.events(seat))[:count]) != story:
                    raise OtherStory(f"match {match}, seat {seat}")
                found["stories"] += 1
            found["matches"] += 1
            found["over"] += game.over
    assert not stories, "a match that people were told of is not there"
    return found
