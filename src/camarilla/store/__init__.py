"""Where transcripts, rooms and people are kept.

The store knows documents and lines, not rules: what a room or a match is made of is the server's
business.
"""

from camarilla.store.postgres import PostgresStore
from camarilla.store.sqlite import SQLiteStore
from camarilla.store.store import (
    Conflict,
    InUse,
    Kept,
    MatchHead,
    MatchListed,
    Present,
    Pulse,
    RoomHead,
    SharedStore,
    Store,
    Unavailable,
    User,
)

__all__ = [
    "Conflict",
    "InUse",
    "Kept",
    "MatchHead",
    "MatchListed",
    "PostgresStore",
    "Present",
    "Pulse",
    "RoomHead",
    "SQLiteStore",
    "SharedStore",
    "Store",
    "Unavailable",
    "User",
]
