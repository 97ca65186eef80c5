"""The first lesson: the rulebooks' worked example, for a newcomer who plays Ann.

A composed game, played by the engine. What Ben and Cleo do is fixed, and so is what Ann is taught
to do; the page plays it forwards and backwards on its own.
"""

import gzip
from collections import Counter
from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from msgspec import Struct

import camarilla.games.coup  # noqa: F401 - the game that is taught
from camarilla.kernel import Game, events_seen, picks_for, view
from camarilla.server.messages import HolderShown, Seen

ANN = 0
NAMES = (("Ann", "owl"), ("Ben", "fox"), ("Cleo", "cat"))

STEPS = (
    ("0 tax", "1 pass", "2 pass"),
    ("1 exchange", "0 pass", "2 pass", "1 return duke", "1 return contessa"),
    ("2 tax", "0 pass", "1 challenge", "2 prove", "1 lose assassin"),
    ("0 tax", "1 pass", "2 pass"),
    ("1 income",),
    ("2 assassinate 0", "0 pass", "1 pass", "0 block contessa", "1 pass", "2 pass"),
    ("0 coup 2", "2 lose contessa"),
    ("1 steal 2", "0 pass", "2 pass", "2 block ambassador", "0 pass", "1 challenge", "2 decline"),
)
"""The decisions of each step. Where several are asked at once, Ann answers first."""


class LessonDecision(Struct, frozen=True):
    """What is decided next: by Ann, if the newcomer does as told, or by one of the others."""

    window: int
    seat: int
    reply: str


class LessonMoment(Struct, frozen=True):
    """The game as Ann sees it, before a decision. The last moment has none.

    `step` is the step that the decision belongs to, from 1; `seen.first` says, as in a match,
    which events are already known.
    """

    step: int
    seen: Seen
    decision: LessonDecision | None


class Lesson(Struct, frozen=True):
    """The first lesson, moment by moment."""

    steps: int
    moments: tuple[LessonMoment, ...]


def composed() -> Game:
    """The deal and all later draws of the example."""
    box = ["ambassador", "assassin", "captain", "contessa", "duke"] * 3
    hands = ["contessa", "duke", "captain", "contessa", "assassin", "duke"]
    court = _without(box, *hands)
    picks = picks_for(box, hands)
    picks += picks_for(court, ["assassin", "duke"])  # Ben's exchange
    court = [*_without(court, "assassin", "duke"), "duke", "contessa"]
    picks += picks_for([*court, "duke"], ["contessa"])  # Cleo's Duke goes back first
    return Game.compose("coup", 3, picks, first=ANN, edition="en")


def _without(bag: list[str], *cards: str) -> list[str]:
    return sorted((Counter(bag) - Counter(cards)).elements())


@cache
def lesson() -> Lesson:
    """Played once, then known."""
    game = composed()
    known = 0
    told: list[LessonMoment] = []
    for step, decisions in enumerate(STEPS, 1):
        for line in decisions:
            seat, _, reply = line.partition(" ")
            assert game.window is not None
            decision = LessonDecision(game.window, int(seat), reply)
            told.append(LessonMoment(step, _seen(game, known), decision))
            known = len(game.events())
            game.decide(int(seat), reply)
    told.append(LessonMoment(len(STEPS), _seen(game, known), None))
    return Lesson(len(STEPS), tuple(told))


def _seen(game: Game, first: int) -> Seen:
    """As the socket would show it to Ann."""
    state = game.state
    return Seen(
        match="lesson",
        seat=ANN,
        first=first,
        view=view(state, ANN, events_seen(state, ANN, first)),
        answers=len(state.answers),
        holders=tuple(HolderShown(None, name, avatar, None, False) for name, avatar in NAMES),
        commitment="",
    )


@get("/api/lesson", tags=["learn"], summary="The first lesson", sync_to_thread=False)
def lesson_api(request: "Request[Any, Any, Any]") -> Response[bytes]:
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"Cache-Control": "public, max-age=3600", "Vary": "Accept-Encoding"}
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(_body(packed), media_type="application/json", headers=headers)


@cache
def _body(packed: bool) -> bytes:
    """Eight steps of one short game say much twice: packed, it is a twentieth."""
    body = msgspec.json.encode(lesson())
    return gzip.compress(body, 9) if packed else body
