"""What each seat has claimed so far, as everybody has heard it."""

from collections.abc import Iterable
from enum import Enum

from camarilla.court.events import AsideTurnedUp, Claim, ClaimFailed, ClaimProved
from camarilla.kernel import AnyEvent


class Standing(Enum):
    """What has become of a claim; the value is the sign beside it."""

    HEARD = ""
    SHOWN = "✓"
    NOT_SHOWN = "✗"


def claims_so_far(events: Iterable[AnyEvent]) -> dict[int, dict[str, Standing]]:
    """The roles that seats have claimed, in order, each with what became of the last claim."""
    claims: dict[int, dict[str, Standing]] = {}
    for event in events:
        if isinstance(event, Claim) and event.role is not None:
            claims.setdefault(event.seat, {}).setdefault(event.role, Standing.HEARD)
        elif isinstance(event, ClaimProved | ClaimFailed | AsideTurnedUp):
            aside = isinstance(event, AsideTurnedUp) and event.card == event.role
            shown = aside or isinstance(event, ClaimProved)
            standing = Standing.SHOWN if shown else Standing.NOT_SHOWN
            claims.setdefault(event.seat, {})[event.role] = standing
    return claims
