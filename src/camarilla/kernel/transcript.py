"""A transcript is a header and the decisions; everything else about a game follows from it."""

import hashlib
from typing import Any

import msgspec
from msgspec import Struct

from camarilla.kernel.errors import BadFile, BadSetup, Illegal
from camarilla.kernel.fate import Listed, Seeded
from camarilla.kernel.questions import Reply


class Decision(Struct, frozen=True, gc=False):
    """One line of a transcript. It names the window it answers, so that several people answering
    at once never make each other stale.

    >>> str(Decision(7, 2, Reply("block", what="duke")))
    '7 2 block duke'
    >>> Decision.parse("7 2 block duke").reply.what
    'duke'
    """

    window: int
    seat: int
    reply: Reply

    def __str__(self) -> str:
        return f"{self.window} {self.seat} {self.reply}"

    @staticmethod
    def parse(text: str) -> "Decision":
        window, seat, reply = text.split(" ", 2)
        return Decision(int(window), int(seat), Reply.parse(reply))


class Header(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game was set up. Its chance comes from a seed, whose commitment is published at the
    start and which is itself published at the end, or from a list of picks: a composed game."""

    game: str
    version: int
    seats: int
    options: dict[str, Any] = {}
    first: int | None = None
    commitment: str | None = None
    seed: str | None = None
    picks: tuple[int, ...] | None = None

    @property
    def composed(self) -> bool:
        return self.picks is not None

    def fate(self, counter: int = 0) -> Seeded | Listed:
        """The game's chance, from a given pick on."""
        if self.picks is not None:
            return Listed(self.picks, counter)
        if self.seed is None:
            raise BadFile("the seed of this game is not published yet, so it cannot be replayed")
        return Seeded(seed_bytes(self.seed), counter)


def commitment(seed: str) -> str:
    """What is published of a seed before the game: a hash that nothing else gives."""
    return hashlib.sha256(seed_bytes(seed)).hexdigest()


def seed_bytes(seed: str) -> bytes:
    try:
        return bytes.fromhex(seed)
    except ValueError:
        raise BadFile("the seed of this game is not a hexadecimal number") from None


def seed_from(number: int | str) -> str:
    """A seed from a short number or word, for simulations and tests."""
    return hashlib.sha256(f"camarilla {number}".encode()).hexdigest()


class Transcript(Struct, frozen=True):
    """A header and the decisions, in the order in which they were made."""

    header: Header
    decisions: tuple[Decision, ...]

    def to_json(self) -> bytes:
        """The file form: readable, with a checksum against damage."""
        lines = [str(decision) for decision in self.decisions]
        written = _Written(self.header, lines, _checksum(self.header, lines))
        return msgspec.json.format(msgspec.json.encode(written), indent=1) + b"\n"

    @staticmethod
    def from_json(data: bytes) -> "Transcript":
        """Read the file form, or raise `BadFile` in one clear line."""
        try:
            written = msgspec.json.decode(data, type=_Written)
            decisions = tuple([Decision.parse(line) for line in written.decisions])
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadFile(f"this is not a transcript: {error}") from error
        except (ValueError, Illegal) as error:
            raise BadFile(f"this transcript has a damaged line: {error}") from error
        if _checksum(written.header, written.decisions) != written.checksum:
            raise BadFile("this transcript was changed: its checksum does not match")
        return Transcript(written.header, decisions)


class _Written(Struct, forbid_unknown_fields=True):
    header: Header
    decisions: list[str]
    checksum: str


def _checksum(header: Header, lines: list[str]) -> str:
    canonical = msgspec.json.encode((header, lines), order="sorted")
    return hashlib.sha256(canonical).hexdigest()


def check_seed(header: Header) -> None:
    """Was the seed the one that was committed to at the start?"""
    if header.composed:
        raise BadSetup("this game is composed: its deal was chosen, there is nothing to check")
    if header.seed is None or header.commitment is None:
        raise BadFile("this transcript lacks the seed or its published hash")
    if commitment(header.seed) != header.commitment:
        raise BadFile("the seed does not match its published hash: the deal was changed")
