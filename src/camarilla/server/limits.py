"""Rate limits: a bucket that fills by so many a second and holds so many at most."""

import time
from collections import OrderedDict

from msgspec import Struct

REMEMBERED_AT_MOST = 50_000


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
}


class Limits:
    """Buckets by purpose and by whom: a token's owner, or an address."""

    def __init__(self, scale: float = 1.0) -> None:
        """`scale` widens every limit: for tests and load, where one address is many people."""
        self._scale = scale
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allows(self, purpose: str, whom: str) -> bool:
        """Take one from a bucket, if there is one left."""
        limit = LIMITS[purpose]
        burst = limit.burst * self._scale
        now = time.monotonic()
        left, since = self._buckets.pop((purpose, whom), (burst, now))
        left = min(burst, left + (now - since) * limit.rate * self._scale)
        allowed = left >= 1
        self._buckets[purpose, whom] = (left - 1 if allowed else left, now)
        while len(self._buckets) > REMEMBERED_AT_MOST:
            self._buckets.popitem(last=False)
        return allowed
