"""Hard knocks: three nodes at work while nodes are killed, NATS and PostgreSQL are stopped, sockets
are cut and messages are late; and afterwards the books are checked.

`test_knocks.py` does it for a short while, `bench/knocks.py` for long.
"""

import asyncio
import contextlib
import hashlib
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.exceptions import WebSocketException

from camarilla.client import Client, Disconnected, ServerRefused, become_guest, open_room
from camarilla.kernel import GAMES, Decision, Game, Transcript, events_seen, view
from camarilla.server import messages as m
from camarilla.server.document import MatchDocument
from camarilla.server.rooms import usual_seats
from camarilla.store import PostgresStore
from tests.backing import Nats, Postgres, Proxy
from tests.server.node import Process

NODES = 3
EXPECTED = ("closed", "answered", "over", "no such match", "not now", "reconnecting", "busy")
"""What a client may be told in the turmoil."""
GONE = (Disconnected, OSError, EOFError, TimeoutError, WebSocketException)


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


class Player:
    """Somebody at a table, connected to one node after the other. The first of a table is the
    host; the last may be a spectator."""

    def __init__(self, house: "House", name: str, place: int | None) -> None:
        self.house = house
        self.name = name
        self.place = place
        self.chance = Random(f"{house.seed} {name}")
        self.token = ""
        self.client: Client | None = None
        self.told: dict[str, set[Told]] = defaultdict(set)
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.refused: Counter[str] = Counter()
        self.connections = 0

    async def play(self, code: str) -> None:
        """Play, and come back whenever the connection is lost."""
        while True:
            try:
                async with asyncio.timeout(30):
                    client = await self._connect(code)
                await self._play(client)
            except GONE:
                await asyncio.sleep(self.chance.uniform(0.02, 0.3))
            except ServerRefused as error:
                self._note(error)
                await asyncio.sleep(0.1)
            finally:
                if self.client is not None:
                    self.client._socket.transport_abort()  # type: ignore[attr-defined]

    async def _connect(self, code: str) -> Client:
        told = self.told

        class Tapped(Client):
            def __init__(self, socket: Any) -> None:
                tap: Any = Tap(socket, told)
                tap.transport_abort = socket.transport.abort
                super().__init__(tap)

        before = self.client
        url = self.house.address(self.chance)
        client = await Tapped.connect(url, self.token)
        self.connections += 1
        self.client = client
        seen = before.seen_so_far if before is not None else None
        if before is not None:
            client.views = before.views
        await client.enter(code, seen)
        return client

    async def _play(self, client: Client) -> None:
        while True:
            idle = client.room is not None and not client.room.playing and not self.house.quiet
            if self.place == 0 and idle and await self._ask(client, m.Start()) is None:
                continue  # try again
            if self.house.quiet or not await self._answer(client):
                await client.next()

    async def _answer(self, client: Client) -> bool:
        """Answer for one's seat; whether it was asked."""
        for seat, seen in list(client.views.items()):
            window = seen.view.window
            if seat is None or window is None or window.question is None:
                continue
            if client.room is None or seen.match != client.room.match:
                continue
            reply = str(self.chance.choice(window.question.options))
            decision = m.Decide(match=seen.match, window=window.number, seat=seat, reply=reply)
            sequence = await self._ask(client, decision)
            if sequence is not None:
                self.acknowledged[seen.match, sequence] = f"{window.number} {seat} {reply}"
                await asyncio.sleep(self.chance.uniform(0, 2 * self.house.pause))
            return True
        return False

    async def _ask(self, client: Client, message: m.FromClient) -> int | None:
        """Ask for something; its number, if it has one, or None if it was refused."""
        try:
            async with asyncio.timeout(30):
                return await client.ask(message) or 0
        except ServerRefused as error:
            self._note(error)
            await asyncio.sleep(0.2 if error.code == "reconnecting" else 0.02)
            return None

    def _note(self, error: ServerRefused) -> None:
        self.refused[error.code] += 1
        if error.code not in EXPECTED:
            self.house.wrong.append(f"{self.name} was refused: {error.code}: {error}")


class House:
    """Three nodes, what they stand on, and the people at their tables."""

    def __init__(self, folder: Path, seed: int, tables: int, pause: float, durable: bool) -> None:
        self.seed = seed
        self.pause = pause
        self.chance = Random(seed)
        self.quiet = False
        self.wrong: list[str] = []
        self.knocks: Counter[str] = Counter()
        self.postgres, self.nats = Postgres(durable), Nats()
        self.to_nats = [Proxy(self.nats.port, Random(seed + n)) for n in range(NODES)]
        self.nodes = [
            Process(
                folder / f"node{number}" / "data",
                database=self.postgres.url(),
                bus=f"nats://127.0.0.1:{proxy.port}",
                beat=0.5,
                look=0.2,
                grace=1.0,
            )
            for number, proxy in enumerate(self.to_nats)
        ]
        self.to_clients = [
            Proxy(node.port, Random(seed - n - 1)) for n, node in enumerate(self.nodes)
        ]
        self.tables = tables
        self.players: list[Player] = []
        self._playing: list[asyncio.Task[None]] = []
        self._down: set[int] = set()
        self._busy: set[str] = set()

    def address(self, chance: Random) -> str:
        """A node, by chance: there are no sticky sessions."""
        return f"http://127.0.0.1:{chance.choice(self.to_clients).port}"

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def open(self) -> None:
        for proxy in (*self.to_nats, *self.to_clients):
            await proxy.start()
        for node in self.nodes:
            node.data.parent.mkdir(parents=True)
        await asyncio.to_thread(self.nodes[0].start)
        await asyncio.gather(*(asyncio.to_thread(node.start) for node in self.nodes[1:]))
        gate = asyncio.Semaphore(8)

        async def one(number: int) -> None:
            async with gate:
                await self._lay(number)

        await asyncio.gather(*(one(number) for number in range(self.tables)))

    async def _lay(self, number: int) -> None:
        """A table: people at several nodes, now and then a bot, and a spectator."""
        game = sorted(GAMES)[number % len(GAMES)]
        seats = max(3, min(usual_seats(game), 3))
        bots = number % 2
        people = [Player(self, f"{number}-{place}", place) for place in range(seats - bots)]
        watching = [Player(self, f"{number}-x", None)] if number % 5 == 0 else []
        for player in (*people, *watching):
            player.token = await _surely(become_guest, self.address(self.chance), player.name)
        code = await _surely(
            *(open_room, self.address(self.chance), people[0].token),
            game=game,
            seats=seats,
            pace="none",
            options={"turn_limit": 60},
        )
        for place, player in enumerate(people[1:], start=1):
            client = await Client.connect(self.address(self.chance), player.token)
            await client.enter(code)
            await client.ask(m.Sit(place=place))
            await client.close()
        host = await Client.connect(self.address(self.chance), people[0].token)
        await host.enter(code)
        for place in range(len(people), seats):
            await host.ask(m.SeatBot(place=place, bot="random"))
        await host.close()
        for player in (*people, *watching):
            self.players.append(player)
            self._playing.append(asyncio.create_task(player.play(code)))

    # -- knocks ----------------------------------------------------------------------------------

    async def knock(self, seconds: float, decisions: int | None = None) -> None:
        """Blow after blow, for so long or until so many decisions have been acknowledged."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        blows = (self._kill, self._kill, self._no_nats, self._no_postgres, self._cut, self._delay)
        running: set[asyncio.Task[None]] = set()
        while loop.time() < end and (decisions is None or self.acknowledged < decisions):
            blow = self.chance.choice(blows)
            self.knocks[blow.__name__.strip("_")] += 1
            task = asyncio.create_task(blow())
            running.add(task)
            await asyncio.sleep(self.chance.uniform(0.3, 2.0))
            for done in [task for task in running if task.done()]:
                running.discard(done)
                done.result()
        await asyncio.gather(*running)
        for proxy in (*self.to_nats, *self.to_clients):
            proxy.delay = 0.0

    async def _kill(self) -> None:
        up = [number for number in range(NODES) if number not in self._down]
        if len(up) < 2:
            return
        number = self.chance.choice(up)
        self._down.add(number)
        self.nodes[number].kill()
        await asyncio.sleep(self.chance.uniform(0.2, 2.0))
        self.nodes[number].spawn()
        self._down.discard(number)

    async def _no_nats(self) -> None:
        if "nats" in self._busy:
            return
        self._busy.add("nats")
        self.nats.stop()
        await asyncio.sleep(self.chance.uniform(0.3, 2.5))
        await asyncio.to_thread(self.nats.start)
        self._busy.discard("nats")

    async def _no_postgres(self) -> None:
        if "postgres" in self._busy:
            return
        self._busy.add("postgres")
        await asyncio.to_thread(self.postgres.stop, self.chance.random() < 0.5)
        await asyncio.sleep(self.chance.uniform(0.0, 1.0))
        await asyncio.to_thread(self.postgres.start)
        self._busy.discard("postgres")

    async def _cut(self) -> None:
        self.chance.choice((*self.to_clients, *self.to_nats)).cut(self.chance.uniform(0.1, 1.0))

    async def _delay(self) -> None:
        self.chance.choice((*self.to_clients, *self.to_nats)).delay = self.chance.uniform(0, 0.15)

    # -- afterwards ------------------------------------------------------------------------------

    async def settle(self, seconds: float = 300.0) -> None:
        """Everything is up again: every table goes on, then everybody falls silent, and in the
        end all have been told the same."""
        await asyncio.gather(*(asyncio.to_thread(node.wait) for node in self.nodes))
        before = {player.name: len(player.acknowledged) for player in self.players}
        await self._until(seconds, lambda: self._stuck(before))
        self.quiet = True
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while unlike := await self._behind():
            if loop.time() > end:
                self.wrong.append(f"{len(unlike)} were not told the end: {unlike[:5]}")
                return
            await asyncio.sleep(0.3)

    def _stuck(self, before: dict[str, int]) -> list[str]:
        """Tables at which nobody has been acknowledged anything since."""
        moved = {
            player.name.partition("-")[0]
            for player in self.players
            if len(player.acknowledged) > before[player.name]
        }
        tables = {player.name.partition("-")[0] for player in self.players}
        return sorted(tables - moved)

    async def _until(self, seconds: float, stuck: Any) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while left := stuck():
            if loop.time() > end:
                self.wrong.append(f"these tables do not go on: {left}")
                return
            await asyncio.sleep(0.1)

    async def _behind(self) -> list[str]:
        """Who has not been told all that is in the log; and the log must have come to rest."""
        truth = await self._books()
        behind = []
        for player in self.players:
            client = player.client
            match = client.room.match if client is not None and client.room is not None else None
            game = truth[match][-1] if match in truth else None
            views = client.views if client is not None else {}
            if game is None or not views:
                behind.append(f"{player.name}: nothing")
            for seat, seen in views.items():
                told = (seen.match, len(seen.view.events), seen.view.windows)
                if game is not None:
                    final = (match, game.state.table.told, view(game.state, seat, ()).windows)
                    if told != final:
                        behind.append(f"{player.name} as {seat}: {told}, not {final}")
        return behind

    async def _books(self) -> dict[str | None, tuple[MatchDocument, list[Decision], Game]]:
        """All matches: the document, the log, and the game that it replays to."""
        store = PostgresStore(self.postgres.url())
        await store.open()
        try:
            rows = await store._pool.rows("SELECT id, document FROM matches")
            lines = await store._pool.rows(
                "SELECT match_id, sequence, line FROM decisions ORDER BY match_id, sequence"
            )
        finally:
            await store.close()
        logs: dict[str, list[Decision]] = defaultdict(list)
        for match, sequence, line in lines:
            logs[match].append(Decision.parse(line))
            if sequence != len(logs[match]):
                self.wrong.append(f"there is a gap in {match} at {sequence}")
        books: dict[str | None, tuple[MatchDocument, list[Decision], Game]] = {}
        for match, document in rows:
            kept = msgspec.json.decode(document, type=MatchDocument)
            game = Game.replay(Transcript(kept.header, tuple(logs[match])))
            books[match] = (kept, logs[match], game)
        return books

    async def check(self) -> dict[str, Any]:
        """Do the books agree with what everybody was told?"""
        books = await self._books()
        frames = decisions = 0
        for match, (document, log, _) in books.items():
            assert match is not None
            decisions += len(log)
            for player in self.players:
                self._check_acknowledged(player, match, log)
            told = [(p.name, told) for p in self.players for told in p.told.get(match, ())]
            frames += len(told)
            self._check_story(document, log, told)
        unknown = {match for player in self.players for match in player.told} - set(books)
        if unknown:
            self.wrong.append(f"people were told of matches that are not in the books: {unknown}")
        for node in self.nodes:
            text = (node.data.parent / "log").read_text()
            for line in text.splitlines():
                # A library's own task that dies with its connection is not ours to mend.
                ours = '"from":"camarilla' in line or "/camarilla/" in line
                if ours and '"level":"error"' in line:
                    self.wrong.append(f"in a node's log: {line[:2000]}")
        refused: Counter[str] = Counter()
        for player in self.players:
            refused.update(player.refused)
        return {
            "acknowledged": self.acknowledged,
            "in_the_log": decisions,
            "matches": len(books),
            "frames_compared": frames,
            "connections": sum(player.connections for player in self.players),
            "knocks": dict(self.knocks),
            "refused": dict(refused),
            "wrong": self.wrong[:10],
        }

    def _check_acknowledged(self, player: Player, match: str, log: list[Decision]) -> None:
        for (acknowledged_in, sequence), line in player.acknowledged.items():
            if acknowledged_in != match:
                continue
            if sequence > len(log) or str(log[sequence - 1]) != line:
                self.wrong.append(f"lost: decision {sequence} of {match}, {line}")
            if sum(str(decision) == line for decision in log) != 1:
                self.wrong.append(f"twice: {line} in {match}")

    def _check_story(
        self, document: MatchDocument, log: list[Decision], told: list[tuple[str, Told]]
    ) -> None:
        """Every frame, from whatever node, against views worked out from the log alone."""
        seats = {one.seat for _, one in told}
        shown: dict[int | None, set[tuple[int, bytes]]] = {seat: set() for seat in seats}
        game = None
        for game in Game.moments(Transcript(document.header, tuple(log))):
            for seat in seats:
                plain = msgspec.json.decode(msgspec.json.encode(view(game.state, seat, ())))
                del plain["events"]
                shown[seat].add((game.state.table.told, digest(plain)))
        assert game is not None
        whole = {
            seat: msgspec.json.decode(msgspec.json.encode(events_seen(game.state, seat, 0)))
            for seat in seats
        }
        for name, one in told:
            place = f"{name} in {document.id} as {one.seat}, events {one.first} to {one.last}"
            held = document.holders[one.seat].user if one.seat is not None else None
            own = next(p for p in self.players if p.name == name)
            if one.seat is not None and (own.client is None or held != own.client.user):
                self.wrong.append(f"somebody else's seat: {place}")
            if digest(whole[one.seat][one.first : one.last]) != one.events:
                self.wrong.append(f"another story, or a secret: {place}")
            if (one.last, one.rest) not in shown[one.seat]:
                self.wrong.append(f"no such view at any moment: {place}")

    async def close(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for proxy in (*self.to_nats, *self.to_clients):
            await proxy.stop()
        for node in self.nodes:
            with contextlib.suppress(AssertionError):
                await asyncio.to_thread(node.stop)
        self.nats.close()
        await asyncio.to_thread(self.postgres.close)


async def _surely(ask: Callable[..., Awaitable[str]], *given: Any, **wanted: Any) -> str:
    """Ask again where a loaded machine was too slow: this is not what is tested."""
    for _ in range(5):
        with contextlib.suppress(httpx.TransportError):
            return await ask(*given, **wanted)
    return await ask(*given, **wanted)


async def hard_knocks(
    folder: Path,
    seed: int,
    tables: int,
    seconds: float,
    decisions: int | None = None,
    pause: float = 0.02,
    durable: bool = False,
) -> dict[str, Any]:
    """The whole thing; what is wrong is in `wrong`."""
    house = House(folder, seed, tables, pause, durable)
    try:
        await house.open()
        await house.knock(seconds, decisions)
        await house.settle()
        return await house.check()
    finally:
        await house.close()
