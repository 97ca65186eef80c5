"""Where transcripts, rooms and people are kept.

The store knows documents and lines, not rules: what a room or a match is made of is the server's
business.
"""

from camarilla.store.sqlite import SQLiteStore
from camarilla.store.store import Conflict, InUse, Kept, MatchListed, Store, User

__all__ = ["Conflict", "InUse", "Kept", "MatchListed", "SQLiteStore", "Store", "User"]
