"""Rooms, seats and endings as people are shown them."""

from camarilla.server.document import Holder
from camarilla.server.match import Match
from camarilla.server.messages import Ended, HolderShown, PlaceShown, RoomShown
from camarilla.server.room import Room


def room_shown(room: Room, there: set[str]) -> RoomShown:
    """A room as everybody in it sees it, and who of its people are there."""
    settings = room.settings
    seated = {place.user for place in room.places}
    return RoomShown(
        code=room.code,
        version=room.version,
        host=room.host,
        game=settings.game,
        options=settings.options,
        pace=settings.pace,
        public=settings.public,
        spectators=settings.spectators,
        shuffle=settings.shuffle,
        places=tuple(
            PlaceShown(
                place.user,
                place.name,
                place.avatar,
                place.bot,
                place.bot is not None or place.user in there,
            )
            for place in room.places
        ),
        silenced=room.silenced,
        watching=len(there - seated),
        match=room.match,
        playing=room.playing,
    )


def holder_shown(holder: Holder) -> HolderShown:
    return HolderShown(holder.user, holder.name, holder.avatar, holder.bot, holder.stand_in)


def ended(match: Match) -> Ended:
    outcome = match.game.outcome
    assert outcome is not None
    return Ended(match=match.id, outcome=outcome, seed=match.document.header.seed or "")
