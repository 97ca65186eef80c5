"""Table talk: free words, and phrases that everybody reads in their own language.

None of it binds, and nothing of it touches the game.
"""

from collections import OrderedDict
from collections.abc import Callable

import msgspec
from msgspec import Struct

from camarilla.server.bus import Bus, Notice
from camarilla.server.messages import Said
from camarilla.server.people import TALK_LENGTH, clean
from camarilla.server.refused import Refused
from camarilla.server.room import Room
from camarilla.store import Conflict, Store, User

TRIES = 8
REMEMBERED = 100
ROOMS_REMEMBERED = 10_000


class Phrase(Struct, frozen=True):
    """A phrase, and what it names: a role, a seat, or neither."""

    key: str
    role: bool = False
    seat: bool = False


PHRASES = {
    phrase.key: phrase
    for phrase in (
        Phrase("i-have", role=True),
        Phrase("i-do-have", role=True),
        Phrase("i-had", role=True),
        Phrase("you-have", role=True, seat=True),
        Phrase("you-do-not-have", role=True, seat=True),
        Phrase("let-me-through", seat=True),
        Phrase("i-leave-you-alone", seat=True),
        Phrase("leave-me-alone", seat=True),
        Phrase("we-two-against", seat=True),
        Phrase("challenge-and-regret", seat=True),
        Phrase("you-are-next", seat=True),
        Phrase("take-them", seat=True),
        Phrase("somebody-challenge"),
        Phrase("i-will-challenge"),
        Phrase("nobody-believes-that"),
        Phrase("i-was-bluffing"),
        Phrase("well-played"),
        Phrase("thanks"),
        Phrase("sorry"),
        Phrase("hurry-up"),
        Phrase("one-more"),
    )
}


class Talk:
    """What is said in rooms."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self._next: OrderedDict[str, int] = OrderedDict()

    async def say(self, room: Room, user: User, text: str) -> None:
        cleaned = clean(text, TALK_LENGTH)
        if not cleaned:
            raise Refused(Refused.MALFORMED, "there is nothing in what you said")
        await self._add(
            room, user, lambda n: Said(number=n, user=user.id, name=user.name, text=cleaned)
        )

    async def say_phrase(
        self, room: Room, user: User, key: str, role: str | None, seat: int | None
    ) -> None:
        phrase = PHRASES.get(key)
        if phrase is None or (role is not None) != phrase.role or (seat is not None) != phrase.seat:
            raise Refused(Refused.MALFORMED, "there is no such phrase")
        if role is not None and (len(role) > 24 or not role.replace("_", "").isalpha()):
            raise Refused(Refused.MALFORMED, "there is no such role")
        if seat is not None and not 0 <= seat < len(room.places):
            raise Refused(Refused.MALFORMED, "there is no such seat")
        await self._add(
            room,
            user,
            lambda n: Said(
                number=n, user=user.id, name=user.name, phrase=key, role=role, seat=seat
            ),
        )

    async def recent(self, code: str) -> list[Said]:
        documents = await self._store.talk(code, REMEMBERED)
        return [msgspec.json.decode(document, type=Said) for document in documents]

    async def _add(self, room: Room, user: User, make: Callable[[int], Said]) -> None:
        if user.id in room.silenced:
            raise Refused(Refused.SILENCED, "the host has asked you to be quiet")
        for _ in range(TRIES):
            said = make(await self._number(room.code))
            document = msgspec.json.encode(said)
            try:
                await self._store.add_talk(room.code, said.number, user.id, document)
            except Conflict:
                self._next.pop(room.code, None)  # somebody else spoke first
                continue
            self._next[room.code] = said.number + 1
            while len(self._next) > ROOMS_REMEMBERED:
                self._next.popitem(last=False)
            await self._bus.publish(Notice("talk", room.code, number=said.number))
            return
        raise Refused(Refused.BUSY, "everybody speaks at once, try again")

    async def _number(self, code: str) -> int:
        if code not in self._next:
            recent = await self.recent(code)
            self._next[code] = recent[-1].number + 1 if recent else 1
        return self._next[code]
