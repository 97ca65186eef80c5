"""What a seat is asked, and every reply it may give.

Validator, buttons, bots and research interfaces all read the one list in `Question.options`.
"""

from functools import lru_cache

from msgspec import Struct

from camarilla.kernel.errors import Illegal


class Reply(Struct, frozen=True, omit_defaults=True, gc=False):
    """One answer. It prints as notation and parses back: `steal 2`, `block duke`, `pass`.

    >>> str(Reply("steal", seat=2)), Reply.parse("block duke")
    ('steal 2', Reply(verb='block', seat=None, what='duke'))
    """

    verb: str
    seat: int | None = None
    what: str | None = None

    def __str__(self) -> str:
        return _notation(self)

    @staticmethod
    def parse(text: str) -> "Reply":
        return _parsed(text)


@lru_cache(maxsize=4096)
def _notation(reply: Reply) -> str:
    words = (reply.verb, reply.seat, reply.what)
    return " ".join(str(word) for word in words if word is not None)


@lru_cache(maxsize=4096)
def _parsed(text: str) -> Reply:
    verb, *rest = text.split(" ")
    seat = int(rest.pop(0)) if rest and rest[0].isdecimal() and len(rest[0]) < 4 else None
    what = rest.pop(0) if rest else None
    reply = Reply(verb, seat, what)
    if str(reply) != text or not verb:
        raise Illegal(Illegal.NOT_OFFERED, f"{text[:40]!r} is not the notation of a reply")
    return reply


PASS = Reply("pass")
"""Let it go by. In a window that closes on the first who acts, the only reply that is no act."""

AGREE = Reply("agree")
"""Agree to call the game a draw. Open to every living seat at any time, and never among the
options of a question: nobody is asked for it."""


class Closed(Struct, frozen=True):
    """A reply that is not to be had now, and why, as a key that `text` turns into words."""

    reply: Reply
    why: str


class Question(Struct, frozen=True, gc=False):
    """What one seat is asked: a kind, every legal reply, and what happens if nobody answers.

    `defaults` are the replies given for a seat that does not answer; where there are several,
    chance picks one (the server's chance, so that it tells nothing).
    """

    kind: str
    options: tuple[Reply, ...]
    defaults: tuple[Reply, ...]
    closed: tuple[Closed, ...] = ()
