"""Who may read each sealed card of Coup: its owner, and nobody else but for two reasons.

Non-interference shows that a seat learns nothing but what it may read; here is what it may read.
"""

from camarilla.court.events import CardReturned, CardsDealt, CardsDrawn, ClaimProved
from camarilla.games.coup.draft import CardChosen
from camarilla.games.coup.examine import CardShown, ReplacementForced
from camarilla.kernel import GAMES, Sealed
from tests.conformance.play import moments

OWNER_ALONE = (CardsDealt, CardsDrawn, CardChosen)


def may_read(event, before):
    """The readers that the rules give to a sealed event, by what came before it."""
    if isinstance(event, OWNER_ALONE):
        return {event.seat}
    if isinstance(event, CardShown):
        return {event.seat, event.to}
    assert isinstance(event, CardReturned)
    if isinstance(before[-1], ClaimProved):
        return None  # everybody saw the card that was shown
    forced = [e for e in before[-2:] if isinstance(e, ReplacementForced)]
    if forced:
        return {event.seat, forced[0].by}  # the inquisitor saw it
    return {event.seat}


def test_a_sealed_card_is_read_by_its_owner_and_those_to_whom_it_was_shown():
    kinds = set()
    for preset in GAMES["coup"].presets():
        for seed in range(4):
            *_, game = moments(("coup", preset), f"secrets {seed}")
            table = game.state.table
            events = table.events[: table.told]
            for number, event in enumerate(events):
                for name in event.__struct_fields__:
                    value = getattr(event, name)
                    if isinstance(value, Sealed):
                        readers = may_read(event, events[:number])
                        assert (value.readers and set(value.readers)) == readers, event
                        kinds.add(type(event))
    assert kinds == {CardsDealt, CardsDrawn, CardReturned, CardChosen, CardShown}


def test_a_view_shows_no_hand_but_its_own_and_a_spectator_sees_none():
    for game in moments(("coup", "de-inquisitor-4"), "views"):
        for seat in (None, *game.rules.everybody):
            shown = [
                s for s, place in enumerate(game.view(seat).table.seats) if place.hand is not None
            ]
            assert shown == ([] if seat is None else [seat])
