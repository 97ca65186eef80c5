"""The store of many nodes: one PostgreSQL database, through a pool of connections."""

from typing import Any

import asyncpg

from camarilla.store.pool import Pool
from camarilla.store.rows import (
    Conflict,
    Line,
    LogRow,
    MatchHead,
    Present,
    Pulse,
    RoomHead,
    User,
)
from camarilla.store.store import IDLE, Statement, Store
from camarilla.store.together import Together

FORGOTTEN_NODES = 3600.0
"""Seconds after which nobody needs to know of a dead node any more."""

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


class PostgresStore(Store):
    """A store in a PostgreSQL database that any number of nodes share. They also know of each other
    through it."""

    naming_people = (*Store.naming_people, "present")

    def __init__(self, url: str, wait: float = 10.0) -> None:
        self._pool = Pool(url, wait=wait)
        self._writing: Together[LogRow, None] = Together(self._append)
        self._reading: Together[tuple[str, int], list[Line]] = Together(self._read)

    async def open(self) -> None:
        await self._pool.open()

    async def close(self) -> None:
        await self._pool.close()

    async def check(self) -> None:
        await self._pool.run("UPDATE service SET resumed = resumed")

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        return await self._pool.rows(sql, *values)

    async def _run(self, sql: str, *values: Any) -> int:
        return await self._pool.run(sql, *_texts(values))

    async def _run_all(self, *statements: Statement) -> None:
        try:
            async with self._pool.transaction() as connection:
                for sql, values in statements:
                    await connection.execute(sql, *_texts(values))
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(str(error)) from error

    async def take_handover(self, code_hash: str, at: float) -> User | None:
        await self._run("DELETE FROM handovers WHERE expires < $1", at)
        row = await self._row(
            "DELETE FROM handovers USING users WHERE hash = $1 AND id = user_id"
            " RETURNING id, name, avatar",
            code_hash,
        )
        return row and User(*row)

    async def rooms_naming(self, user_id: str) -> list[str]:
        return await self._column("SELECT code FROM rooms WHERE strpos(document, $1) > 0", user_id)

    async def delete_room(self, code: str, before: float) -> bool:
        async with self._pool.transaction() as connection:
            sql = f"DELETE FROM rooms WHERE code = $2 AND {IDLE}"
            if await connection.execute(sql, before, code) != "DELETE 1":
                return False
            for table in ("talk", "present"):
                await connection.execute(f"DELETE FROM {table} WHERE room = $1", code)
        return True

    async def append(self, row: LogRow) -> None:
        await self._writing.ask(row)

    async def _append(self, rows: list[LogRow]) -> list[Exception | None]:
        """Write rows of the log with one commit."""
        columns = zip(*rows, strict=True)
        found = await self._rows(APPEND, *(list(column) for column in columns))
        written = {(match_id, sequence) for match_id, sequence in found}
        return [
            None if row[:2] in written else Conflict(f"decision {row.sequence} of {row.match_id}")
            for row in rows
        ]

    async def log(self, match_id: str, after: int = 0) -> list[Line]:
        return await self._reading.ask((match_id, after))

    async def _read(self, asked: list[tuple[str, int]]) -> list[list[Line]]:
        """Read from several logs at once."""
        lines: list[list[Line]] = [[] for _ in asked]
        columns = zip(*asked, strict=True)
        for row in await self._rows(READ, *(list(column) for column in columns)):
            lines[row[0] - 1].append((row[1], row[2], row[3]))
        return lines

    async def overdue(self, at: float, again_after: float, most: int) -> list[str]:
        return await self._column(OVERDUE, at, at - again_after, most)

    # -- nodes -----------------------------------------------------------------------------------

    async def beat(
        self, node: str, plays: str, at: float, dead_after: float, deaf: bool = False
    ) -> Pulse:
        """A sign of life. Whoever was connected to a node that is dead is noted as gone."""
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
        """A node ends; whoever is still connected to it is noted as gone."""
        sql = "UPDATE present SET gone = $2 WHERE node = $1 AND gone IS NULL"
        async with self._pool.transaction() as connection:
            await connection.execute(sql, node, at)
            await connection.execute("DELETE FROM nodes WHERE id = $1", node)

    async def came(
        self, room: str, user_id: str, node: str, since: float | None = None
    ) -> float | None:
        """A person is connected to a node: since when, by the database's clock if not given. None
        if there is no such person any more."""
        row = await self._row(
            "INSERT INTO present (room, user_id, node, since)"
            " SELECT $1, id, $3, COALESCE($4::float8, extract(epoch FROM clock_timestamp()))"
            " FROM users WHERE id = $2 ON CONFLICT (room, user_id)"
            " DO UPDATE SET node = EXCLUDED.node, since = EXCLUDED.since, gone = NULL"
            " RETURNING since",
            *(room, user_id, node, since),
        )
        return None if row is None else float(row[0])

    async def went(self, room: str, user_id: str, node: str, since: float, at: float) -> None:
        """A person's connection to a node is gone; nothing happens if they have a newer one."""
        await self._run(
            "UPDATE present SET gone = $5"
            " WHERE room = $1 AND user_id = $2 AND node = $3 AND since = $4",
            *(room, user_id, node, since, at),
        )

    async def expect(self, room: str, user_id: str, at: float) -> None:
        """A person is not there yet, but will be."""
        await self._run(
            "INSERT INTO present (room, user_id, node, since, gone) VALUES ($1, $2, '', $3, $3)"
            " ON CONFLICT DO NOTHING",
            *(room, user_id, at),
        )

    async def present(self, rooms: list[str]) -> list[Present]:
        """Everybody who is in one of these rooms, or was."""
        sql = "SELECT room, user_id, node, since, gone FROM present WHERE room = ANY($1)"
        return [Present(*row) for row in await self._rows(sql, rooms)]

    async def room_heads(self, codes: list[str]) -> list[RoomHead]:
        rows = await self._rows(
            "SELECT code, version, COALESCE((SELECT max(number) FROM talk WHERE room = code), 0)"
            " FROM rooms WHERE code = ANY($1)",
            codes,
        )
        return [RoomHead(*row) for row in rows]

    async def match_heads(self, match_ids: list[str]) -> list[MatchHead]:
        rows = await self._rows(
            "SELECT id, version,"
            " COALESCE((SELECT max(sequence) FROM decisions WHERE match_id = id), 0)"
            " FROM matches WHERE id = ANY($1)",
            match_ids,
        )
        return [MatchHead(*row) for row in rows]


def _texts(values: tuple[Any, ...]) -> list[Any]:
    """Documents are bytes to us, and text to the database."""
    return [value.decode() if isinstance(value, bytes) else value for value in values]
