"""Rate limits: a bucket that fills by so many a second and holds so many at most.

What a person does is counted twice: for the person, and, more widely, for the address, since one
can be a new guest at any time.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

from msgspec import Struct

REMEMBERED_AT_MOST = 50_000
PEOPLE_BEHIND_AN_ADDRESS = 12
"""How much wider a limit is for an address than for a person: a whole table may share one."""

SOCKETS_OF_AN_ADDRESS = 200


class Limit(Struct, frozen=True):
    """`rate` a second in the long run, `burst` at once."""

    rate: float
    burst: float


LIMITS = {
    "guests": Limit(rate=0.5, burst=30),
    "rooms": Limit(rate=0.1, burst=10),
    "talk": Limit(rate=0.7, burst=6),
    "messages": Limit(rate=30, burst=120),
    "handovers": Limit(rate=0.1, burst=10),
    "requests": Limit(rate=30, burst=200),
    "replays": Limit(rate=1, burst=20),
    "guesses": Limit(rate=0.2, burst=20),
}
"""`replays`: telling a long match again is work. `guesses`: room codes and tokens that nobody has;
a private room is not found by trying."""


class Limits:
    """Buckets by purpose and by whom: a person, or an address."""

    def __init__(self, scale: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        """`scale` widens every limit: for tests and load, where one address is many people."""
        self._scale = scale
        self._now = now
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allows(self, purpose: str, whom: str, width: float = 1.0) -> bool:
        """Take one from a bucket, if there is one left."""
        limit = LIMITS[purpose]
        scale = self._scale * width
        now = self._now()
        left, since = self._buckets.pop((purpose, whom), (limit.burst * scale, now))
        left = min(limit.burst * scale, left + (now - since) * limit.rate * scale)
        allowed = left >= 1
        self._buckets[purpose, whom] = (left - 1 if allowed else left, now)
        while len(self._buckets) > REMEMBERED_AT_MOST:
            self._buckets.popitem(last=False)
        return allowed

    def left(self, purpose: str, whom: str) -> bool:
        """Is there anything left in a bucket? Takes nothing."""
        limit = LIMITS[purpose]
        left, since = self._buckets.get((purpose, whom), (1.0, self._now()))
        return left + (self._now() - since) * limit.rate * self._scale >= 1

    def allows_person(self, purpose: str, user: str, address: str) -> bool:
        """Something that a person does from an address."""
        return self.allows(purpose, f"user {user}") and self.allows(
            purpose, address, PEOPLE_BEHIND_AN_ADDRESS
        )


class Doors:
    """How many sockets an address may have open at once."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def come_in(self, address: str) -> bool:
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def go_out(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


def network_of(address: str) -> str:
    """An address as the limits know it. Who has an IPv6 address has a whole /64 of them."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"
    return address
