"""REST under `/api`: guests, rooms, kept matches. Playing itself goes over the socket."""

from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter
from msgspec import Meta, Struct

from camarilla.server.document import MatchDocument
from camarilla.server.limits import network_of
from camarilla.server.offered import Offered, on_offer
from camarilla.server.refused import Refused
from camarilla.server.room import Room, Settings
from camarilla.server.services import Services
from camarilla.server.setups import usual_seats
from camarilla.store import User

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Avatar = Annotated[str, Meta(pattern="^[a-z0-9-]{1,24}$")]
Key = Annotated[str, Meta(max_length=40)]
Code = Annotated[str, Parameter(pattern="^[A-Za-z]{1,12}$", max_length=12)]
MatchId = Annotated[str, Parameter(pattern="^[0-9a-f]{1,32}$", max_length=32)]
Node: TypeAlias = NamedDependency[Services]
Me: TypeAlias = NamedDependency[User]
HandoverCode = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,64}$", max_length=64)]


class GuestWanted(Struct, forbid_unknown_fields=True):
    """The name and avatar that a guest would like."""

    name: Name
    avatar: Avatar = "fox"


class Guest(Struct):
    """A person as they see themselves."""

    user: str
    name: str
    avatar: str


class NewGuest(Struct):
    """A new guest and their token: keep it, it is shown once."""

    user: str
    name: str
    avatar: str
    token: str


class Handover(Struct):
    """A code that moves a person to another device, once, within five minutes."""

    code: str


class RoomWanted(Struct, forbid_unknown_fields=True):
    """A room that somebody would like to open."""

    game: Key = "coup"
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    options: dict[str, Any] = {}
    pace: Key = "normal"
    public: bool = False
    spectators: bool = True
    shuffle: bool = False


class QuickWanted(Struct, forbid_unknown_fields=True):
    """What somebody would like to play with whoever is there."""

    game: Key = "coup"
    pace: Key = "normal"


class RoomListed(Struct):
    """A room as strangers see it."""

    code: str
    game: str
    options: dict[str, Any]
    pace: str
    seats: int
    free: int
    host: str
    playing: bool
    spectators: bool


class KeptMatch(Struct):
    """A match in a person's list."""

    match: str
    game: str
    seats: int
    names: tuple[str, ...]
    yours: tuple[int, ...]
    started: float
    ended: float | None
    winners: tuple[int, ...] | None
    reason: str | None


class MatchShown(Struct):
    """A finished match: everything that is needed to tell it again and to check its deal."""

    match: str
    names: tuple[str, ...]
    transcript: Any


async def known_user(request: "Request[Any, Any, Any]", services: Node) -> User:
    """The person whose token the request carries."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused(Refused.UNKNOWN_TOKEN, "this needs a token: Authorization: Bearer TOKEN")
    return await services.known(token, address_of(request))


def address_of(connection: "ASGIConnection[Any, Any, Any, Any]") -> str:
    """Where a request comes from, as the limits know it."""
    return network_of(connection.client.host) if connection.client else "nowhere"


def limited(
    services: Services, purpose: str, request: "Request[Any, Any, Any]", user: User | None = None
) -> None:
    address = address_of(request)
    if user is None:
        allowed = services.limits.allows(purpose, address)
    else:
        allowed = services.limits.allows_person(purpose, user.id, address)
    if not allowed:
        raise Refused(Refused.TOO_FAST, "too many requests, slow down")


class PeopleApi(Controller):
    """Guests."""

    path = "/api"
    tags = ["people"]

    @post("/guests", summary="Become a guest")
    async def become_guest(
        self, data: JSONBody[GuestWanted], request: "Request[Any, Any, Any]", services: Node
    ) -> NewGuest:
        limited(services, "guests", request)
        user, token = await services.people.welcome(data.name, data.avatar)
        return NewGuest(user.id, user.name, user.avatar, token)

    @get("/me", summary="Who am I")
    async def who_am_i(self, user: Me) -> Guest:
        return Guest(user.id, user.name, user.avatar)

    @patch("/me", summary="Change name and avatar")
    async def change_me(self, data: JSONBody[GuestWanted], user: Me, services: Node) -> Guest:
        changed = await services.rename(user, data.name, data.avatar)
        return Guest(changed.id, changed.name, changed.avatar)

    @delete("/me", summary="Be forgotten: name, tokens and all that was said")
    async def forget_me(self, user: Me, services: Node) -> None:
        await services.forget(user)

    @post("/handovers", summary="Get a code to go on on another device")
    async def hand_over(
        self, user: Me, request: "Request[Any, Any, Any]", services: Node
    ) -> Handover:
        limited(services, "handovers", request, user)
        return Handover(await services.people.hand_over(user))

    @post("/handovers/{code:str}", summary="Use such a code on the other device")
    async def arrive(
        self, code: HandoverCode, request: "Request[Any, Any, Any]", services: Node
    ) -> NewGuest:
        limited(services, "handovers", request)
        user, token = await services.people.arrive(code)
        return NewGuest(user.id, user.name, user.avatar, token)


class RoomsApi(Controller):
    """Rooms."""

    path = "/api"
    tags = ["rooms"]

    @get("/offered", summary="What can be played here", sync_to_thread=False)
    def offered(self) -> Offered:
        return on_offer()

    @get("/rooms", summary="The public rooms")
    async def public_rooms(self, services: Node) -> list[RoomListed]:
        return [listed(room) for room in await services.rooms.public()]

    @post("/rooms", summary="Open a room")
    async def open_room(
        self,
        data: JSONBody[RoomWanted],
        user: Me,
        request: "Request[Any, Any, Any]",
        services: Node,
    ) -> RoomListed:
        limited(services, "rooms", request, user)
        settings = Settings(
            data.game, data.options, data.pace, data.public, data.spectators, data.shuffle
        )
        seats = usual_seats(data.game) if data.seats is None else data.seats
        return listed(await services.open_room(user, settings, seats))

    @post("/quick", summary="A public room where somebody waits, else a new one")
    async def quick(
        self,
        data: JSONBody[QuickWanted],
        user: Me,
        request: "Request[Any, Any, Any]",
        services: Node,
    ) -> RoomListed:
        limited(services, "rooms", request, user)
        return listed(await services.quick(user, data.game, data.pace))

    @get("/rooms/{code:str}", summary="A room")
    async def one_room(
        self, code: Code, request: "Request[Any, Any, Any]", services: Node
    ) -> RoomListed:
        return listed(await services.room(code, address_of(request)))


class MatchesApi(Controller):
    """Kept matches."""

    path = "/api"
    tags = ["matches"]

    @get("/matches", summary="My matches, the latest first")
    async def my_matches(self, user: Me, services: Node) -> list[KeptMatch]:
        found = await services.store.matches_of(user.id, 100)
        kept = []
        for row in found:
            document = msgspec.json.decode(row.document, type=MatchDocument)
            kept.append(
                KeptMatch(
                    match=row.id,
                    game=document.header.game,
                    seats=document.header.seats,
                    names=tuple(holder.name for holder in document.holders),
                    yours=tuple(s for s, h in enumerate(document.holders) if h.user == user.id),
                    started=row.started,
                    ended=row.ended,
                    winners=document.winners,
                    reason=document.reason,
                )
            )
        return kept

    @get("/matches/{match_id:str}", summary="A finished match")
    async def one_match(self, match_id: MatchId, services: Node) -> MatchShown:
        match = await services.matches.latest(match_id)
        transcript = services.matches.transcript(match)
        return MatchShown(
            match.id,
            tuple(holder.name for holder in match.document.holders),
            msgspec.json.decode(transcript.to_json()),
        )

    @get("/matches/{match_id:str}/transcript", summary="Its transcript, as a file")
    async def transcript(self, match_id: MatchId, services: Node) -> Response[bytes]:
        match = await services.matches.latest(match_id)
        name = f"{match.document.header.game}-{match.id}.json"
        return Response(
            services.matches.transcript(match).to_json(),
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )


def listed(room: Room) -> RoomListed:
    host = next((place.name for place in room.places if place.user == room.host), "")
    return RoomListed(
        code=room.code,
        game=room.settings.game,
        options=room.settings.options,
        pace=room.settings.pace,
        seats=len(room.places),
        free=room.free,
        host=host,
        playing=room.playing,
        spectators=room.settings.spectators,
    )
