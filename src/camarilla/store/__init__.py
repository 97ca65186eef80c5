"""Where transcripts, rooms and people are kept.

The store knows documents and lines, not rules: what a room or a match is made of is the server's
business.
"""

from camarilla.store.postgres import PostgresStore
from camarilla.store.rows import (
    Conflict,
    InUse,
    Kept,
    LogRow,
    MatchHead,
    MatchListed,
    Present,
    Pulse,
    RoomHead,
    Unavailable,
    User,
)
from camarilla.store.sqlite import SQLiteStore
from camarilla.store.store import Store

__all__ = [
    "Conflict",
    "InUse",
    "Kept",
    "LogRow",
    "MatchHead",
    "MatchListed",
    "PostgresStore",
    "Present",
    "Pulse",
    "RoomHead",
    "SQLiteStore",
    "Store",
    "Unavailable",
    "User",
]
