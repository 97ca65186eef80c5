"""The books: every match as the database has it."""

from collections import defaultdict
from typing import NamedTuple

import msgspec

from camarilla.kernel import Decision, Game, Transcript
from camarilla.server.document import MatchDocument
from camarilla.store import PostgresStore
from tests.server.knocks.house import House


class Book(NamedTuple):
    """A match: its document, its log, and the game that it replays to."""

    document: MatchDocument
    log: list[Decision]
    game: Game


async def read(house: House) -> dict[str, Book]:
    """All matches. A gap in a log is wrong."""
    store = PostgresStore(house.postgres.url())
    await store.open()
    try:
        documents = await store._pool.rows("SELECT id, document FROM matches")
        lines = await store._pool.rows(
            "SELECT match_id, sequence, line FROM decisions ORDER BY match_id, sequence"
        )
    finally:
        await store.close()
    logs: dict[str, list[Decision]] = defaultdict(list)
    for match, sequence, line in lines:
        logs[match].append(Decision.parse(line))
        if sequence != len(logs[match]):
            house.wrong.append(f"there is a gap in {match} at {sequence}")
    books: dict[str, Book] = {}
    for match, text in documents:
        document = msgspec.json.decode(text, type=MatchDocument)
        game = Game.replay(Transcript(document.header, tuple(logs[match])))
        books[match] = Book(document, logs[match], game)
    return books
