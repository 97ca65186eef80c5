"""Where transcripts, rooms and people are kept.

The store knows documents and lines, not rules: what a room or a match is made of is the server's
business.
"""

from camarilla.store.sqlite import SQLiteStore
from camarilla.store.store import Conflict, Kept, MatchListed, Store, User

__all__ = ["Conflict", "Kept", "MatchListed", "SQLiteStore", "Store", "User"]
