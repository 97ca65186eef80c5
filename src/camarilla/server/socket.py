"""The socket: one connection's messages, each answered by an `ack` or a typed `error`."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

import camarilla
from camarilla.kernel import BadSetup, Illegal, Reply
from camarilla.server import messages as m
from camarilla.server.clocks import GONE_AFTER, PACES
from camarilla.server.hub import Connection
from camarilla.server.matches import Match
from camarilla.server.people import proper_name
from camarilla.server.refused import Refused
from camarilla.server.rooms import Room
from camarilla.server.services import Services
from camarilla.store import User

log = logging.getLogger(__name__)

MALFORMED_IN_A_ROW = 10
LARGEST_FRAME = 16 * 1024
HELLO_WITHIN = 20.0

_decoder = msgspec.json.Decoder(m.FromClient)


async def converse(socket: "WebSocket[Any, Any, Any]", services: Services, address: str) -> None:
    """Serve one socket until it closes."""
    connection = Connection(address)
    desk = Desk(services, connection)
    await socket.accept()
    services.metrics.connections.inc()
    sender = asyncio.create_task(_send(socket, connection))
    try:
        await _listen(socket, desk)
    except WebSocketDisconnect:
        pass
    finally:
        services.metrics.connections.dec()
        await services.hub.leave(connection)
        sender.cancel()


async def _send(socket: "WebSocket[Any, Any, Any]", connection: Connection) -> None:
    """Send what waits; None is the end."""
    try:
        while (frame := await connection.frames.get()) is not None:
            await socket.send_data(frame.decode(), mode="text")
        await socket.close(code=4000, reason="replaced, or too slow")
    except (WebSocketDisconnect, RuntimeError):
        pass  # the other side is gone; the listener notices too


async def _listen(socket: "WebSocket[Any, Any, Any]", desk: "Desk") -> None:
    malformed = 0
    timeout: float | None = HELLO_WITHIN
    while malformed < MALFORMED_IN_A_ROW:
        try:
            data = await asyncio.wait_for(_receive(socket), timeout)
        except TimeoutError:
            break
        if data is None or not await desk.take(data):
            malformed += 1
        else:
            malformed = 0
            timeout = None
    await socket.close(code=4001, reason="too many malformed messages")


async def _receive(socket: "WebSocket[Any, Any, Any]") -> str | None:
    """The next text frame; None for one that is not text."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    return event.get("text") if event["type"] == "websocket.receive" else None


class Desk:
    """Takes the messages of one connection."""

    def __init__(self, services: Services, connection: Connection) -> None:
        self.services = services
        self.connection = connection
        self._handlers: dict[type, Callable[[Any], Awaitable[int | None]]] = {
            m.Enter: self._enter,
            m.Leave: self._leave,
            m.Sit: self._sit,
            m.Stand: self._stand,
            m.SeatBot: self._seat_bot,
            m.Remove: self._remove,
            m.Change: self._change,
            m.Start: self._start,
            m.Decide: self._decide,
            m.MoreTime: self._more_time,
            m.TakeBack: self._take_back,
            m.Vote: self._vote,
            m.Say: self._say,
            m.SayPhrase: self._phrase,
            m.Silence: self._silence,
        }

    async def take(self, data: str) -> bool:
        """Answer one frame; whether it was a message at all."""
        try:
            message = _decoder.decode(data)
        except (msgspec.MsgspecError, ValueError):
            self._refuse(Refused.MALFORMED, "this is not a message of the protocol", None)
            return False
        try:
            await self._answer(message)
        except Refused as error:
            self._refuse(error.code, str(error), message.ref)
        except Illegal as error:
            self._refuse(error.code, str(error), message.ref)
        except BadSetup as error:
            self._refuse(Refused.BAD_SETUP, str(error), message.ref)
        return True

    def _refuse(self, code: str, reason: str, ref: int | None) -> None:
        self.services.metrics.refused.labels(code).inc()
        self.connection.send(m.Error(code=code, reason=reason, ref=ref))

    async def _answer(self, message: m.FromClient) -> None:
        if isinstance(message, m.Hello):
            await self._hello(message)
            return
        if isinstance(message, m.Ping):
            self.connection.send(m.Pong(ref=message.ref))
            return
        if not self.services.limits.allows("messages", self._user.id):
            raise Refused(Refused.TOO_FAST, "too many messages, slow down")
        sequence = await self._handlers[type(message)](message)
        self.connection.send(m.Ack(ref=message.ref, sequence=sequence))

    # -- who and where ---------------------------------------------------------------------------

    @property
    def _user(self) -> User:
        if self.connection.user is None:
            raise Refused(Refused.UNKNOWN_TOKEN, "say hello first")
        return self.connection.user

    @property
    def _code(self) -> str:
        self._user  # noqa: B018 - must be known
        if self.connection.room is None:
            raise Refused(Refused.NO_ROOM, "enter a room first")
        return self.connection.room

    async def _room(self) -> Room:
        return await self.services.rooms.find(self._code)

    async def _match(self, match_id: str, seat: int) -> Match:
        """A match of this room in which this seat is the sender's."""
        room = await self._room()
        if room.match != match_id:
            raise Refused(Refused.NO_MATCH, "that match is not played in this room")
        match = await self.services.matches.get(match_id)
        if seat not in match.seats_of(self._user.id):
            raise Refused(Refused.NOT_YOURS, "that seat is not yours")
        return match

    async def _hello(self, message: m.Hello) -> None:
        limits = self.services.limits
        if not limits.allows("requests", self.connection.address):
            raise Refused(Refused.TOO_FAST, "too many connections, slow down")
        if self.connection.room is not None:
            raise Refused(Refused.NOT_NOW, "leave the room first")
        user = await self.services.people.known(message.token)
        self.connection.user = user
        self.connection.send(
            m.Welcome(
                user=user.id, name=user.name, avatar=user.avatar, version=camarilla.__version__
            )
        )

    # -- rooms -----------------------------------------------------------------------------------

    async def _enter(self, message: m.Enter) -> None:
        user = self._user
        room = await self.services.rooms.find(message.room)
        seated = user.id in {place.user for place in room.places} or user.id == room.host
        if room.playing and not seated and not room.settings.spectators:
            raise Refused(Refused.NOT_NOW, "this room wants no spectators")
        seen = message.seen
        await self.services.hub.enter(
            self.connection, room, seen.match if seen else None, seen.number if seen else 0
        )

    async def _leave(self, message: m.Leave) -> None:
        user, code = self._user, self._code
        room = await self._room()
        if room.playing and room.match is not None:
            match = await self.services.matches.get(room.match)
            for seat in match.seats_of(user.id):
                await self.services.give_to_bot(match.id, seat)
        await self.services.hub.leave(self.connection)
        await self.services.rooms.change(code, lambda room: room.leave(user.id))

    async def _change_room(self, change: Callable[[Room, User], Room]) -> None:
        user = self._user
        await self.services.rooms.change(self._code, lambda room: change(room, user))

    async def _sit(self, message: m.Sit) -> None:
        name = None if message.name is None else proper_name(message.name)
        await self._change_room(lambda room, user: room.sit(user, message.place, name))

    async def _stand(self, message: m.Stand) -> None:
        await self._change_room(lambda room, user: room.stand(user, message.place))

    async def _seat_bot(self, message: m.SeatBot) -> None:
        await self._change_room(lambda room, user: room.seat_bot(user, message.place, message.bot))

    async def _remove(self, message: m.Remove) -> None:
        await self._change_room(lambda room, user: room.remove(user, message.place))

    async def _change(self, message: m.Change) -> None:
        names = ("game", "options", "pace", "public", "spectators", "shuffle")
        changes = {name: getattr(message, name) for name in names}
        changes = {name: value for name, value in changes.items() if value is not None}
        await self._change_room(lambda room, user: room.change(user, message.seats, changes))

    async def _silence(self, message: m.Silence) -> None:
        await self._change_room(lambda room, user: room.silence(user, message.user, message.silent))

    # -- matches ---------------------------------------------------------------------------------

    async def _start(self, message: m.Start) -> None:
        """The match is laid first and then announced in the room: a room never names a match
        that is not there."""
        room = await self._room()
        match_id = secrets.token_hex(8)
        room.begin(self._user, match_id)  # refuses before anything is written
        match = await self.services.matches.begin(room, match_id)
        try:
            await self.services.rooms.change(
                room.code, lambda now: _begin_if_unchanged(now, room, self._user, match_id)
            )
        except Refused:
            await self.services.matches.abandon(match_id)
            raise
        self.services.metrics.matches_begun.inc()
        await self.services.hub.show_match(match.id)
        await self.services.attendant.attend(match.id)

    async def _decide(self, message: m.Decide) -> int:
        match = await self._match(message.match, message.seat)
        if match.document.holders[message.seat].stand_in:
            raise Refused(Refused.NOT_NOW, "a bot holds this seat: take it back first")
        reply = Reply.parse(message.reply)
        sequence = await self.services.matches.decide(
            match.id, message.seat, message.window, reply
        )
        match.misses.pop(message.seat, None)
        return sequence

    async def _more_time(self, message: m.MoreTime) -> None:
        match = await self._match(message.match, message.seat)
        if message.seat not in match.game.asked:
            raise Refused(Refused.NOT_NOW, "nobody waits for this seat")
        if not self.services.attendant.more_time(match, message.seat):
            raise Refused(Refused.NOT_NOW, "this seat has no time in reserve")
        self.connection.send(self.services.hub.seen(match, message.seat))

    async def _take_back(self, message: m.TakeBack) -> None:
        match = await self._match(message.match, message.seat)
        if match.document.holders[message.seat].stand_in:
            await self.services.give_back(match.id, message.seat)

    async def _vote(self, message: m.Vote) -> None:
        """More than half of the other people give the seat of somebody who is gone to a bot."""
        user, code = self._user, self._code
        room = await self._room()
        match = await self.services.matches.get(message.match)
        if room.match != message.match or not match.seats_of(user.id):
            raise Refused(Refused.NOT_YOURS, "only those who play may vote")
        if not 0 <= message.seat < len(match.document.holders):
            raise Refused(Refused.MALFORMED, "there is no such seat")
        gone = match.document.holders[message.seat].user
        if gone is None or gone == user.id or PACES[match.document.pace] is not None:
            raise Refused(Refused.NOT_NOW, "there is nothing to vote on")
        if self.services.hub.gone_for(code, gone) < GONE_AFTER:
            raise Refused(Refused.NOT_NOW, "they have not been gone for long")
        votes = match.votes.setdefault(message.seat, set())
        votes.add(user.id)
        others = {h.user for h in match.document.holders if h.user not in (None, gone)}
        if len(votes & others) * 2 > len(others):
            match.votes.pop(message.seat)
            await self.services.give_to_bot(match.id, message.seat)

    # -- talk ------------------------------------------------------------------------------------

    async def _may_talk(self) -> tuple[Room, User]:
        if not self.services.limits.allows("talk", self._user.id):
            raise Refused(Refused.TOO_FAST, "one thing after the other")
        return await self._room(), self._user

    async def _say(self, message: m.Say) -> None:
        room, user = await self._may_talk()
        await self.services.talk.say(room, user, message.text)

    async def _phrase(self, message: m.SayPhrase) -> None:
        room, user = await self._may_talk()
        await self.services.talk.say_phrase(
            room, user, message.phrase, message.role, message.seat
        )


def _begin_if_unchanged(now: Room, then: Room, user: User, match_id: str) -> Room:
    """Somebody may have stood up while the table was laid."""
    if now.places != then.places or now.settings != then.settings:
        raise Refused(Refused.BUSY, "the room has just changed, try again")
    return now.begin(user, match_id)


__all__ = ["LARGEST_FRAME", "converse"]
