"""The store of many nodes: one PostgreSQL database, through a pool of connections."""

import hmac
from typing import Any

import asyncpg

from camarilla.store.pool import Pool
from camarilla.store.sqlite import LOOKED_UP
from camarilla.store.store import (
    Conflict,
    Kept,
    MatchHead,
    MatchListed,
    Present,
    Pulse,
    RoomHead,
    User,
)
from camarilla.store.together import Together
from camarilla.store.writer import Row

FORGOTTEN_NODES = 3600.0
"""Seconds after which nobody needs to know of a dead node any more."""

Line = tuple[int, str, float]

# In one order for everybody, so that two nodes that want the same numbers never wait for each
# other in a circle. A row whose number is taken, or whose match is unknown, does not come back.
APPEND = """
    INSERT INTO decisions (match_id, sequence, line, made, due, reasons)
    SELECT r.match_id, r.sequence, r.line, r.made, r.due, r.reasons
    FROM unnest($1::text[], $2::int[], $3::text[], $4::float8[], $5::float8[], $6::text[])
        AS r (match_id, sequence, line, made, due, reasons)
    JOIN matches ON matches.id = r.match_id
    ORDER BY r.match_id, r.sequence
    ON CONFLICT DO NOTHING
    RETURNING match_id, sequence
"""

READ = """
    SELECT w.number, d.sequence, d.line, d.made
    FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS w (match_id, after, number),
        LATERAL (SELECT sequence, line, made FROM decisions
            WHERE match_id = w.match_id AND sequence > w.after) AS d
    ORDER BY w.number, d.sequence
"""

IDLE = """
    touched < $1 AND NOT EXISTS (
        SELECT 1 FROM matches m JOIN decisions d ON d.match_id = m.id
        WHERE m.room = rooms.code AND m.ended IS NULL AND d.made >= $1)
"""

# The row of a match is locked only while it is marked; whoever finds it locked looks elsewhere.
OVERDUE = """
    UPDATE matches SET swept = $1 WHERE id IN (
        SELECT m.id FROM matches m LEFT JOIN LATERAL (
            SELECT sequence, due FROM decisions d WHERE d.match_id = m.id
            ORDER BY sequence DESC LIMIT 1) last ON TRUE
        WHERE m.ended IS NULL AND m.swept <= $2
            AND CASE WHEN last.sequence > m.due_at THEN last.due ELSE m.due END < $1
        LIMIT $3 FOR UPDATE OF m SKIP LOCKED)
    RETURNING id
"""


class PostgresStore:
    """A store in a PostgreSQL database that any number of nodes share."""

    def __init__(self, url: str, wait: float = 10.0) -> None:
        self._pool = Pool(url, wait=wait)
        self._writing: Together[Row, None] = Together(self._append)
        self._reading: Together[tuple[str, int], list[Line]] = Together(self._read)

    async def open(self) -> None:
        await self._pool.open()

    async def close(self) -> None:
        await self._pool.close()

    async def check(self) -> None:
        await self._pool.run("UPDATE service SET resumed = resumed")

    # -- people ----------------------------------------------------------------------------------

    async def add_user(self, user: User, token_hash: str, at: float) -> None:
        sql = "INSERT INTO users (id, name, avatar, created) VALUES ($1, $2, $3, $4)"
        async with self._pool.transaction() as connection:
            await connection.execute(sql, user.id, user.name, user.avatar, at)
            sql = "INSERT INTO tokens (hash, user_id) VALUES ($1, $2)"
            await connection.execute(sql, token_hash, user.id)

    async def add_token(self, user_id: str, token_hash: str) -> None:
        sql = "INSERT INTO tokens (hash, user_id) VALUES ($1, $2)"
        await self._pool.run(sql, token_hash, user_id)

    async def user_of_token(self, token_hash: str) -> User | None:
        prefix = token_hash[:LOOKED_UP]
        rows = await self._pool.rows(
            "SELECT hash, id, name, avatar FROM users JOIN tokens ON user_id = id"
            " WHERE hash >= $1 AND hash < $2",
            *(prefix, prefix + "g"),
        )
        for known, *row in rows:
            if hmac.compare_digest(known, token_hash):
                return User(*row)
        return None

    async def user(self, user_id: str) -> User | None:
        row = await self._pool.row("SELECT id, name, avatar FROM users WHERE id = $1", user_id)
        return row and User(*row)

    async def change_user(self, user: User) -> None:
        sql = "UPDATE users SET name = $2, avatar = $3 WHERE id = $1"
        await self._pool.run(sql, user.id, user.name, user.avatar)

    async def forget_user(self, user_id: str) -> None:
        async with self._pool.transaction() as connection:
            for table in ("talk", "match_users", "present"):
                await connection.execute(f"DELETE FROM {table} WHERE user_id = $1", user_id)
            await connection.execute("DELETE FROM users WHERE id = $1", user_id)

    async def add_handover(self, code_hash: str, user_id: str, expires: float) -> None:
        sql = "INSERT INTO handovers (hash, user_id, expires) VALUES ($1, $2, $3)"
        await self._pool.run(sql, code_hash, user_id, expires)

    async def take_handover(self, code_hash: str, at: float) -> User | None:
        await self._pool.run("DELETE FROM handovers WHERE expires < $1", at)
        row = await self._pool.row(
            "DELETE FROM handovers USING users WHERE hash = $1 AND id = user_id"
            " RETURNING id, name, avatar",
            code_hash,
        )
        return row and User(*row)

    # -- rooms -----------------------------------------------------------------------------------

    async def save_room(
        self, code: str, version: int, document: bytes, public: bool, at: float
    ) -> None:
        sql = (
            "INSERT INTO rooms (code, version, document, public, touched)"
            " VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
            if version == 1
            else "UPDATE rooms SET version = $2, document = $3, public = $4, touched = $5"
            " WHERE code = $1 AND version = $2 - 1"
        )
        if await self._pool.run(sql, code, version, document.decode(), public, at) != 1:
            raise Conflict(f"room {code} has moved on")

    async def room(self, code: str) -> Kept | None:
        row = await self._pool.row("SELECT version, document FROM rooms WHERE code = $1", code)
        return row and _kept(row)

    async def rooms_naming(self, user_id: str) -> list[str]:
        sql = "SELECT code FROM rooms WHERE strpos(document, $1) > 0"
        return [row[0] for row in await self._pool.rows(sql, user_id)]

    async def public_rooms(self, most: int, since: float) -> list[bytes]:
        sql = "SELECT document FROM rooms WHERE public AND touched > $1"
        rows = await self._pool.rows(sql + " ORDER BY touched DESC LIMIT $2", since, most)
        return [row[0].encode() for row in rows]

    async def idle_rooms(self, before: float, most: int) -> list[str]:
        sql = f"SELECT code FROM rooms WHERE {IDLE} ORDER BY touched LIMIT $2"
        return [row[0] for row in await self._pool.rows(sql, before, most)]

    async def delete_room(self, code: str, before: float) -> bool:
        async with self._pool.transaction() as connection:
            sql = f"DELETE FROM rooms WHERE code = $2 AND {IDLE}"
            if await connection.execute(sql, before, code) != "DELETE 1":
                return False
            for table in ("talk", "present"):
                await connection.execute(f"DELETE FROM {table} WHERE room = $1", code)
        return True

    # -- matches ---------------------------------------------------------------------------------

    async def add_match(
        self,
        match_id: str,
        room: str,
        document: bytes,
        users: tuple[str, ...],
        at: float,
        due: float | None = None,
    ) -> None:
        try:
            async with self._pool.transaction() as connection:
                await connection.execute(
                    "INSERT INTO matches (id, room, version, started, document, due)"
                    " VALUES ($1, $2, 1, $3, $4, $5)",
                    *(match_id, room, at, document.decode(), due),
                )
                await connection.execute(
                    "INSERT INTO match_users (match_id, user_id)"
                    " SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING",
                    *(match_id, list(users)),
                )
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(str(error)) from error

    async def save_match(
        self,
        match_id: str,
        version: int,
        document: bytes,
        ended: float | None,
        due: float | None = None,
        due_at: int = 0,
    ) -> None:
        changed = await self._pool.run(
            "UPDATE matches SET version = $2, document = $3, ended = COALESCE(ended, $4),"
            " due = $5, due_at = $6 WHERE id = $1 AND version = $2 - 1",
            *(match_id, version, document.decode(), ended, due, due_at),
        )
        if changed != 1:
            raise Conflict(f"match {match_id} has moved on")

    async def match(self, match_id: str) -> Kept | None:
        row = await self._pool.row("SELECT version, document FROM matches WHERE id = $1", match_id)
        return row and _kept(row)

    async def matches_going_on(self) -> list[str]:
        rows = await self._pool.rows("SELECT id FROM matches WHERE ended IS NULL")
        return [row[0] for row in rows]

    async def match_ids_of(self, user_id: str) -> list[str]:
        sql = "SELECT match_id FROM match_users WHERE user_id = $1"
        return [row[0] for row in await self._pool.rows(sql, user_id)]

    async def matches_of(self, user_id: str, most: int) -> list[MatchListed]:
        rows = await self._pool.rows(
            "SELECT id, started, ended, document FROM matches"
            " JOIN match_users ON match_id = id WHERE user_id = $1 ORDER BY started DESC LIMIT $2",
            *(user_id, most),
        )
        return [MatchListed(row[0], row[1], row[2], row[3].encode()) for row in rows]

    async def append(
        self,
        match_id: str,
        sequence: int,
        line: str,
        at: float,
        due: float | None = None,
        reasons: str | None = None,
    ) -> None:
        await self._writing.ask((match_id, sequence, line, at, due, reasons))

    async def _append(self, rows: list[Row]) -> list[Exception | None]:
        """Write rows of the log with one commit."""
        columns = zip(*rows, strict=True)
        found = await self._pool.rows(APPEND, *(list(column) for column in columns))
        written = {(match_id, sequence) for match_id, sequence in found}
        return [
            None if (row[0], row[1]) in written else Conflict(f"decision {row[1]} of {row[0]}")
            for row in rows
        ]

    async def log(self, match_id: str, after: int = 0) -> list[Line]:
        return await self._reading.ask((match_id, after))

    async def _read(self, asked: list[tuple[str, int]]) -> list[list[Line]]:
        """Read from several logs at once."""
        lines: list[list[Line]] = [[] for _ in asked]
        columns = zip(*asked, strict=True)
        for row in await self._pool.rows(READ, *(list(column) for column in columns)):
            lines[row[0] - 1].append((row[1], row[2], row[3]))
        return lines

    async def reasons(self, match_id: str) -> list[tuple[int, str]]:
        rows = await self._pool.rows(
            "SELECT sequence, reasons FROM decisions"
            " WHERE match_id = $1 AND reasons IS NOT NULL ORDER BY sequence",
            match_id,
        )
        return [(row[0], row[1]) for row in rows]

    async def overdue(self, at: float, again_after: float, most: int) -> list[str]:
        return [row[0] for row in await self._pool.rows(OVERDUE, at, at - again_after, most)]

    # -- talk ------------------------------------------------------------------------------------

    async def add_talk(self, room: str, number: int, user_id: str, document: bytes) -> None:
        added = await self._pool.run(
            "INSERT INTO talk (room, number, user_id, document) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT DO NOTHING",
            *(room, number, user_id, document.decode()),
        )
        if added != 1:
            raise Conflict(f"remark {number} in {room} is there")

    async def talk(self, room: str, most: int) -> list[bytes]:
        sql = "SELECT document FROM talk WHERE room = $1 ORDER BY number DESC LIMIT $2"
        return [row[0].encode() for row in reversed(await self._pool.rows(sql, room, most))]

    # -- nodes -----------------------------------------------------------------------------------

    async def beat(
        self, node: str, plays: str, at: float, dead_after: float, deaf: bool = False
    ) -> Pulse:
        dead = at - dead_after
        async with self._pool.transaction() as connection:
            latest = await connection.fetchval("SELECT max(seen) FROM nodes")
            if latest is None or latest < dead:  # there was nobody: the time is nobody's
                sql = "UPDATE service SET resumed = GREATEST(resumed, $1)"
                await connection.execute(sql, at)
            await connection.execute(
                "INSERT INTO nodes (id, plays, seen, deaf) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (id) DO UPDATE SET plays = $2, seen = $3, deaf = $4",
                *(node, plays, at, deaf),
            )
            deserted = await connection.fetch(
                "UPDATE present SET gone = nodes.seen FROM nodes WHERE node = nodes.id"
                " AND gone IS NULL AND nodes.seen < $1 RETURNING room",
                dead,
            )
            others = await connection.fetch(
                "SELECT plays <> $1, deaf FROM nodes WHERE id <> $2 AND seen >= $3",
                *(plays, node, dead),
            )
            sql = "DELETE FROM nodes WHERE seen < $1"
            await connection.execute(sql, at - FORGOTTEN_NODES)
            resumed = await connection.fetchval("SELECT resumed FROM service")
        return Pulse(
            resumed,
            tuple({row[0] for row in deserted}),
            others_differ=any(row[0] for row in others),
            others_deaf=any(row[1] for row in others),
        )

    async def retire(self, node: str, at: float) -> None:
        sql = "UPDATE present SET gone = $2 WHERE node = $1 AND gone IS NULL"
        async with self._pool.transaction() as connection:
            await connection.execute(sql, node, at)
            await connection.execute("DELETE FROM nodes WHERE id = $1", node)

    async def came(
        self, room: str, user_id: str, node: str, since: float | None = None
    ) -> float | None:
        row = await self._pool.row(
            "INSERT INTO present (room, user_id, node, since)"
            " SELECT $1, id, $3, COALESCE($4::float8, extract(epoch FROM clock_timestamp()))"
            " FROM users WHERE id = $2 ON CONFLICT (room, user_id)"
            " DO UPDATE SET node = EXCLUDED.node, since = EXCLUDED.since, gone = NULL"
            " RETURNING since",
            *(room, user_id, node, since),
        )
        return None if row is None else float(row[0])

    async def went(self, room: str, user_id: str, node: str, since: float, at: float) -> None:
        await self._pool.run(
            "UPDATE present SET gone = $5"
            " WHERE room = $1 AND user_id = $2 AND node = $3 AND since = $4",
            *(room, user_id, node, since, at),
        )

    async def expect(self, room: str, user_id: str, at: float) -> None:
        await self._pool.run(
            "INSERT INTO present (room, user_id, node, since, gone) VALUES ($1, $2, '', $3, $3)"
            " ON CONFLICT DO NOTHING",
            *(room, user_id, at),
        )

    async def present(self, rooms: list[str]) -> list[Present]:
        sql = "SELECT room, user_id, node, since, gone FROM present WHERE room = ANY($1)"
        return [Present(*row) for row in await self._pool.rows(sql, rooms)]

    async def room_heads(self, codes: list[str]) -> list[RoomHead]:
        rows = await self._pool.rows(
            "SELECT code, version, COALESCE((SELECT max(number) FROM talk WHERE room = code), 0)"
            " FROM rooms WHERE code = ANY($1)",
            codes,
        )
        return [RoomHead(*row) for row in rows]

    async def match_heads(self, match_ids: list[str]) -> list[MatchHead]:
        rows = await self._pool.rows(
            "SELECT id, version,"
            " COALESCE((SELECT max(sequence) FROM decisions WHERE match_id = id), 0)"
            " FROM matches WHERE id = ANY($1)",
            match_ids,
        )
        return [MatchHead(*row) for row in rows]


def _kept(row: Any) -> Kept:
    return Kept(row[0], row[1].encode())
