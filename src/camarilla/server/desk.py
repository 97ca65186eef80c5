"""The desk: takes one connection's messages, each answered by an `ack` or a typed `error`."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

import camarilla
from camarilla.kernel import BadFile, BadSetup, Illegal, Reply
from camarilla.server import messages as m
from camarilla.server.clocks import PACES
from camarilla.server.connection import ELSEWHERE, Connection
from camarilla.server.document import MatchDocument
from camarilla.server.match import Match
from camarilla.server.people import proper_name
from camarilla.server.refused import Refused
from camarilla.server.room import Room
from camarilla.server.services import Services
from camarilla.store import Unavailable, User

log = logging.getLogger(__name__)

WAIT = "the server has lost touch with its records, try again in a moment"

_decoder = msgspec.json.Decoder(m.FromClient)


class Desk:
    """Takes the messages of one connection, one after the other."""

    def __init__(self, services: Services, connection: Connection) -> None:
        self.services = services
        self.connection = connection
        self.lock = asyncio.Lock()
        self.malformed = 0  # in a row
        self.too_fast = 0  # so many more of them than of others
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

    async def take(self, data: str | None) -> None:
        """Answer one frame; None is one that is not text."""
        try:
            message = _decoder.decode(data if data is not None else "")
        except (msgspec.MsgspecError, ValueError, RecursionError):
            self.malformed += 1
            self._refuse(Refused.MALFORMED, "this is not a message of the protocol", None)
            return
        self.malformed = 0
        try:
            self._not_too_fast()
            await self._answer(message)
        except (Refused, Illegal) as error:
            self._refuse(error.code, str(error), message.ref)
        except BadSetup as error:
            self._refuse(Refused.BAD_SETUP, str(error), message.ref)
        except Unavailable as error:  # nothing is acknowledged that is not in the database
            log.warning("a %s message has to wait: %s", type(message).__name__, error)
            self._refuse(Refused.RECONNECTING, WAIT, message.ref)
        except BadFile as error:  # of another version of its game: perhaps another node knows it
            log.warning("a %s message has to wait: %s", type(message).__name__, error)
            self._refuse(Refused.RECONNECTING, WAIT, message.ref)
            self.connection.finish(*ELSEWHERE)
        except Exception:  # a mistake of ours, or the disk: the connection goes on
            log.exception("a %s message could not be answered", type(message).__name__)
            self._refuse(Refused.FAILED, "the server could not do that", message.ref)

    def _refuse(self, code: str, reason: str, ref: int | None) -> None:
        self.services.metrics.refused.labels(code).inc()
        self.connection.send(m.Error(code=code, reason=reason[:200], ref=ref))

    def _not_too_fast(self) -> None:
        limits, user, address = self.services.limits, self.connection.user, self.connection.address
        if user is None:
            allowed = limits.allows("messages", address)
        else:
            allowed = limits.allows_person("messages", user.id, address)
        self.too_fast = max(0, self.too_fast - 1) if allowed else self.too_fast + 1
        if not allowed:
            raise Refused(Refused.TOO_FAST, "too many messages, slow down")

    async def _answer(self, message: m.FromClient) -> None:
        if isinstance(message, m.Hello):
            await self._hello(message)
            return
        if isinstance(message, m.Ping):
            self.connection.send(m.Pong(ref=message.ref))
            return
        self._user  # noqa: B018 - must be known
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
        holders = match.document.holders
        if seat >= len(holders) or holders[seat].user != self._user.id:
            raise Refused(Refused.NOT_YOURS, "that seat is not yours")
        return match

    async def _hello(self, message: m.Hello) -> None:
        if self.connection.room is not None:
            raise Refused(Refused.NOT_NOW, "leave the room first")
        user = await self.services.known(message.token, self.connection.address)
        self.services.hub.greet(self.connection, user)
        self.connection.send(
            m.Welcome(
                user=user.id,
                name=user.name,
                avatar=user.avatar,
                version=camarilla.__version__,
                ref=message.ref,
            )
        )

    # -- rooms -----------------------------------------------------------------------------------

    async def _enter(self, message: m.Enter) -> None:
        room = await self.services.room(message.room, self.connection.address)
        seated = room.places_of(self._user.id) or self._user.id == room.host
        if room.playing and not seated and not room.settings.spectators:
            raise Refused(Refused.NOT_NOW, "this room wants no spectators")
        await self.services.enter(self.connection, room.code, message.seen)

    async def _leave(self, message: m.Leave) -> None:
        await self.services.leave_for_good(self.connection, self._user, self._code)

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
        room, user = await self.services.rooms.look_up(self._code), self._user
        match_id = secrets.token_hex(8)
        room.begin(user, match_id)  # refuses before anything is written
        match = await self.services.matches.begin(room, match_id)
        try:
            await self.services.rooms.change(
                room.code, lambda now: _begin_if_unchanged(now, room, user, match_id)
            )
        except Refused:
            await self.services.matches.abandon(match_id)
            raise
        await self.services.begun(match)

    async def _decide(self, message: m.Decide) -> int:
        match = await self._match(message.match, message.seat)
        if match.document.holders[message.seat].stand_in:
            raise Refused(Refused.NOT_NOW, "a bot holds this seat: take it back first")
        reply = Reply.parse(message.reply)
        sequence = await self.services.matches.decide(match.id, message.seat, message.window, reply)
        if message.seat in match.document.misses:
            await self.services.matches.change(
                match.id, lambda document: document.missed(message.seat, 0)
            )
        return sequence

    async def _more_time(self, message: m.MoreTime) -> None:
        match = await self._match(message.match, message.seat)
        if message.seat not in match.game.asked:
            raise Refused(Refused.NOT_NOW, "nobody waits for this seat")
        if message.window not in (None, match.game.window):
            raise Refused(Refused.NOT_NOW, "that question is closed")
        await self.services.attendant.more_time(match, message.seat)
        self.services.hub.show_again(self.connection, match, message.seat)

    async def _take_back(self, message: m.TakeBack) -> None:
        match = await self._match(message.match, message.seat)
        if match.document.holders[message.seat].stand_in:
            await self.services.give_back(match.id, message.seat)

    async def _vote(self, message: m.Vote) -> None:
        """More than half of the other people who are there give the seat of somebody who is gone
        to a bot."""
        user, room = self._user, await self._room()
        if room.match != message.match:
            raise Refused(Refused.NO_MATCH, "that match is not played in this room")
        match = await self.services.matches.get(message.match)
        holders = match.document.holders
        if not match.seats_of(user.id):
            raise Refused(Refused.NOT_YOURS, "only those who play may vote")
        if message.seat >= len(holders):
            raise Refused(Refused.MALFORMED, "there is no such seat")
        held = holders[message.seat]
        clock = PACES[match.document.pace]
        if held.user in (None, user.id) or held.played_by_bot or clock is not None or match.over:
            raise Refused(Refused.NOT_NOW, "there is nothing to vote on")
        hub = self.services.hub
        if hub.gone_for(room.code, held.user or "") < self.services.config.gone_after:
            raise Refused(Refused.NOT_NOW, "they have not been gone for long")

        def vote(document: MatchDocument) -> MatchDocument:
            voted = {*document.votes.get(message.seat, ()), user.id}
            return document.voted(message.seat, tuple(sorted(voted)))

        await self.services.matches.change(match.id, vote)
        votes = {*match.document.votes.get(message.seat, ())}
        voters = {
            h.user for h in holders if h.user != held.user and hub.connected(room.code, h.user)
        }
        if len(votes & voters) * 2 > len(voters):
            await self.services.give_to_bot(match.id, message.seat)

    # -- talk ------------------------------------------------------------------------------------

    async def _may_talk(self) -> tuple[Room, User]:
        user, room = self._user, await self._room()
        if not self.services.limits.allows_person("talk", user.id, self.connection.address):
            raise Refused(Refused.TOO_FAST, "one thing after the other")
        return room, user

    async def _say(self, message: m.Say) -> None:
        room, user = await self._may_talk()
        await self.services.talk.say(room, user, message.text)

    async def _phrase(self, message: m.SayPhrase) -> None:
        room, user = await self._may_talk()
        await self.services.talk.say_phrase(room, user, message.phrase, message.role, message.seat)


def _begin_if_unchanged(now: Room, then: Room, user: User, match_id: str) -> Room:
    """Somebody may have stood up while the table was laid."""
    if now.places != then.places or now.settings != then.settings:
        raise Refused(Refused.BUSY, "the room has just changed, try again")
    return now.begin(user, match_id)
