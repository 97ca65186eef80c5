"""People: guests with a name, an avatar and an opaque token. There are no accounts."""

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Callable

from camarilla.server.refused import Refused
from camarilla.store import Store, User

NAME_LENGTH = 24
TALK_LENGTH = 300
HANDOVER_SECONDS = 300.0
AVATAR = re.compile(r"[a-z0-9-]{1,24}")


def clean(text: str, most: int) -> str:
    """Text as people may show it to others: one line, no control characters, not too long."""
    kept = "".join(" " if c.isspace() else c for c in text if _printable(c))
    return " ".join(kept.split())[:most].strip()


def _printable(character: str) -> bool:
    """Neither control nor invisible formatting, which could turn a line of text around."""
    return character.isspace() or unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co")


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """Everybody who has been here and has not asked to be forgotten."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def welcome(self, name: str, avatar: str) -> tuple[User, str]:
        """A new guest, and the token that proves who they are."""
        user = User(secrets.token_hex(8), proper_name(name), proper_avatar(avatar))
        token = secrets.token_urlsafe(32)
        await self._store.add_user(user, hashed(token), self._now())
        return user, token

    async def known(self, token: str) -> User:
        """Whose token this is. Only hashes are kept, and hashes are what is looked up: how long
        that takes tells nothing about any token."""
        user = await self._store.user_of_token(hashed(token)) if len(token) <= 128 else None
        if user is None:
            raise Refused(Refused.UNKNOWN_TOKEN, "this token is not known here")
        return user

    async def change(self, user: User, name: str, avatar: str) -> User:
        changed = User(user.id, proper_name(name), proper_avatar(avatar))
        await self._store.change_user(changed)
        return changed

    async def forget(self, user: User) -> None:
        await self._store.forget_user(user.id)

    async def hand_over(self, user: User) -> str:
        """A one-time code with which this person can go on on another device."""
        code = secrets.token_urlsafe(16)
        await self._store.add_handover(hashed(code), user.id, self._now() + HANDOVER_SECONDS)
        return code

    async def arrive(self, code: str) -> tuple[User, str]:
        """Use a one-time code: the person, and a token for the new device."""
        user = await self._store.take_handover(hashed(code[:128]), self._now())
        if user is None:
            raise Refused(Refused.UNKNOWN_TOKEN, "this code was used already, or is too old")
        token = secrets.token_urlsafe(32)
        await self._store.add_token(user.id, hashed(token))
        return user, token


def proper_name(name: str) -> str:
    cleaned = clean(name, NAME_LENGTH)
    if not cleaned:
        raise Refused(Refused.MALFORMED, "a name needs at least one letter")
    return cleaned


def proper_avatar(avatar: str) -> str:
    if not AVATAR.fullmatch(avatar):
        raise Refused(Refused.MALFORMED, "an avatar is a short word of letters and digits")
    return avatar
