"""What is kept of a match beside its decisions: who holds the seats, and small accounts of time
and votes. Every node reads it, so nothing of this is in the memory of one alone.

A field that is new has a default, and one that is unknown is passed over: nodes of two versions
may read the same document.
"""

from msgspec import Struct
from msgspec.structs import replace

from camarilla.kernel import Header


class Holder(Struct, frozen=True):
    """Who plays a seat: a person, a bot, or a bot that stands in for a person."""

    user: str | None
    name: str
    avatar: str
    bot: str | None = None
    stand_in: bool = False

    @property
    def played_by_bot(self) -> bool:
        return self.bot is not None or self.stand_in


class MatchDocument(Struct, frozen=True):
    """What is kept of a match beside its decisions."""

    id: str
    room: str
    header: Header
    pace: str
    spectators: bool
    holders: tuple[Holder, ...]
    places: tuple[int, ...]
    """The place in the room that each seat came from: seats may be shuffled."""
    winners: tuple[int, ...] | None = None
    reason: str | None = None
    drawn: dict[int, float] = {}
    """What each seat has drawn from its reserve of time."""
    granted: dict[int, tuple[int, float]] = {}
    """Of that, how much for which window, by seat."""
    misses: dict[int, int] = {}
    """Questions in a row that ran out of time, by seat."""
    votes: dict[int, tuple[str, ...]] = {}
    """Who would give a seat to a bot."""
    started: float = 0.0

    def seats_of(self, user: str) -> tuple[int, ...]:
        return tuple(seat for seat, holder in enumerate(self.holders) if holder.user == user)

    # -- changing: each of these gives the document as it is afterwards --------------------------

    def held(self, seat: int, stand_in: bool) -> "MatchDocument":
        """A bot takes over a person's seat, or gives it back."""
        holders = list(self.holders)
        holders[seat] = replace(holders[seat], stand_in=stand_in)
        document = self if stand_in else self.missed(seat, 0)
        return replace(document.voted(seat, ()), holders=tuple(holders))

    def missed(self, seat: int, times: int) -> "MatchDocument":
        """A seat has let so many questions in a row pass."""
        others = {other: count for other, count in self.misses.items() if other != seat}
        return replace(self, misses={**others, seat: times} if times else others)

    def voted(self, seat: int, users: tuple[str, ...]) -> "MatchDocument":
        """So many people would give a seat to a bot."""
        others = {other: voters for other, voters in self.votes.items() if other != seat}
        return replace(self, votes={**others, seat: users} if users else others)

    def without(self, user: str) -> "MatchDocument":
        """A person has no name any more. In a match that goes on, a bot plays for them."""
        holders = tuple(
            Holder(None, "", "", stand_in=True) if holder.user == user else holder
            for holder in self.holders
        )
        votes = {s: tuple(u for u in users if u != user) for s, users in self.votes.items()}
        return replace(
            self, holders=holders, votes={s: users for s, users in votes.items() if users}
        )


def winner_key(holder: Holder) -> str:
    """How a winner is remembered until the next match."""
    return f"{holder.user or 'bot'} {holder.name}"
