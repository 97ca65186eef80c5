"""The server is killed at random moments: nothing acknowledged is lost, every match goes on."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import msgspec
import pytest

from camarilla.client import Client, Disconnected, ServerRefused, become_guest, open_room
from camarilla.kernel import GAMES, Decision, Game, Transcript
from camarilla.server import messages as m
from camarilla.server.document import MatchDocument
from tests.server.node import Process

MATCHES = 50
ROUNDS = 20


class Room:
    """A person who plays two seats beside a bot, and writes down what was acknowledged."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.rng = Random(number)
        self.game = sorted(GAMES)[number % len(GAMES)]
        self.token = ""
        self.code = ""
        self.client: Client | None = None
        self.acknowledged: dict[tuple[str, int], str] = {}
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

    async def _play(self, url: str) -> None:
        seen = self.client.seen_so_far if self.client else None
        before, self.client = self.client, await Client.connect(url, self.token)
        if before is not None:
            self.client.views = before.views
        await self.client.enter(self.code, seen)
        while True:
            room = self.client.room
            assert room is not None
            if not room.playing:
                await self.client.ask(m.Start())
                self.goes_on = True
            if not await self._answer(self.client):
                await self.client.next()

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
                if error.code not in ("closed", "answered", "over", "no such match"):
                    raise
                await asyncio.sleep(0.005)
                continue
            self.acknowledged[seen.match, sequence] = f"{window.number} {seat} {reply}"
            self.goes_on = True
            return True
        return False


def check_log(data: Path, rooms: list[Room]) -> int:
    """Every acknowledged decision is in the file, with its number, as it was made."""
    with sqlite3.connect(data / "camarilla.db") as connection:
        rows = connection.execute("SELECT match_id, sequence, line FROM decisions").fetchall()
    log = {(match, sequence): line for match, sequence, line in rows}
    for room in rooms:
        lost = {key: line for key, line in room.acknowledged.items() if log.get(key) != line}
        assert not lost
    return len(log)


@pytest.mark.slow
async def test_killing_the_server_loses_nothing(tmp_path: Path):
    process = Process(tmp_path / "data")
    rng = Random(5)
    rooms = [Room(number) for number in range(MATCHES)]
    try:
        await asyncio.to_thread(process.start)
        await asyncio.gather(*(room.open(process.url) for room in rooms))
        for _ in range(ROUNDS):
            playing = [asyncio.create_task(room.play(process.url)) for room in rooms]
            await asyncio.sleep(rng.uniform(0.15, 0.6))
            process.kill()
            await asyncio.wait_for(asyncio.gather(*playing), 20)
            check_log(process.data, rooms)
            await asyncio.to_thread(process.start)
        # After the last restart every match goes on.
        playing = [asyncio.create_task(room.play(process.url)) for room in rooms]
        for _ in range(400):
            await asyncio.sleep(0.05)
            if all(room.goes_on for room in rooms):
                break
        assert [room.number for room in rooms if not room.goes_on] == []
    finally:
        process.stop()
    await asyncio.wait_for(asyncio.gather(*playing), 20)
    assert check_log(process.data, rooms) >= sum(len(room.acknowledged) for room in rooms) > 500
    assert b'"error"' not in (tmp_path / "log").read_bytes()
    _replay_all(process.data)


def _replay_all(data: Path) -> None:
    """Whatever is in the log is a legal game, without gaps."""
    with sqlite3.connect(data / "camarilla.db") as connection:
        for match, document in connection.execute("SELECT id, document FROM matches").fetchall():
            rows = connection.execute(
                "SELECT sequence, line FROM decisions WHERE match_id = ? ORDER BY sequence",
                (match,),
            ).fetchall()
            assert [sequence for sequence, _ in rows] == list(range(1, len(rows) + 1))
            kept = msgspec.json.decode(document, type=MatchDocument)
            lines = tuple(Decision.parse(line) for _, line in rows)
            Game.replay(Transcript(kept.header, lines))
