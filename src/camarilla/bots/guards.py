"""Who is known to block what: a seat that has blocked an action is likely to do so again, until
its cards change. Whoever does not remember that tries the same in vain for ever."""

from collections.abc import Iterable

from camarilla.court.events import CardPassed, CardsDrawn, ClaimFailed, CounterClaimed, LifeLost
from camarilla.kernel import AnyEvent

Guards = set[tuple[str, int]]
"""An action, and a seat that has blocked it with the cards it has now."""


def guards(events: Iterable[AnyEvent]) -> Guards:
    """The blocks that can still be expected after these events."""
    found: Guards = set()
    for event in events:
        if isinstance(event, CounterClaimed):
            found.add((event.action, event.seat))
        elif isinstance(event, CardsDrawn | CardPassed | ClaimFailed | LifeLost):
            drop(found, event.seat)
    return found


def drop(found: Guards, seat: int) -> None:
    """The cards of a seat have changed: what it blocked before tells nothing any more."""
    found.difference_update([guard for guard in found if guard[1] == seat])
