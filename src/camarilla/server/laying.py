"""The table is laid for a room: a secret seed, and the last winner first."""

import secrets

from camarilla.kernel import Header, rules_for
from camarilla.kernel.transcript import commitment
from camarilla.server.document import Holder, MatchDocument, winner_key
from camarilla.server.room import Place, Room


def lay(room: Room, match_id: str, at: float) -> MatchDocument:
    """A match that begins now."""
    places = list(range(len(room.places)))
    if room.settings.shuffle:
        secrets.SystemRandom().shuffle(places)
    rules = rules_for(room.settings.game, len(places), room.settings.options)
    seed = secrets.token_hex(32)
    header = Header(
        rules.key,
        rules.version,
        len(places),
        rules.options_saved,
        _who_begins(room, places),
        commitment(seed),
        seed,
    )
    return MatchDocument(
        id=match_id,
        room=room.code,
        header=header,
        pace=room.settings.pace,
        spectators=room.settings.spectators,
        holders=tuple(_holder(room.places[place]) for place in places),
        places=tuple(places),
        started=at,
    )


def _holder(place: Place) -> Holder:
    return Holder(place.user, place.name, place.avatar, place.bot)


def _who_begins(room: Room, places: list[int]) -> int | None:
    """The winner of the last match, if there was one alone and they still sit here."""
    if len(room.winners) != 1:
        return None
    seated = [winner_key(_holder(room.places[place])) for place in places]
    return seated.index(room.winners[0]) if room.winners[0] in seated else None
