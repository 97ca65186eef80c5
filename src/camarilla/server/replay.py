"""A finished match told again, decision by decision, as every seat saw it.

It follows from the transcript alone. Only for matches that are over: every card lies open here.
"""

import asyncio
import gzip
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from msgspec import Struct

from camarilla.bots import Reasons
from camarilla.kernel import AnyEvent, Game, Outcome, Question, Step, Transcript
from camarilla.kernel.table import Seen
from camarilla.server.api import MatchId, Node, limited
from camarilla.server.messages import HolderShown


class WindowTold(Struct, frozen=True):
    """A window that was open: who was asked, and what each of them was asked."""

    number: int
    step: Step
    seats: tuple[int, ...]
    questions: tuple[Question, ...]


class Moment(Struct, frozen=True):
    """The match after its set-up, or after one decision.

    `tables` are as the table saw it, then as each seat did; empty where nothing had changed.
    `told` says how many events had happened, `reasons` why a bot decided so.
    """

    decision: str | None
    turn: int
    living: tuple[int, ...]
    told: int
    tables: tuple[Seen, ...]
    window: WindowTold | None
    reasons: Reasons | None


class ReplayShown(Struct, frozen=True):
    """Everything there is to know of a finished match. Sealed events name who could read them."""

    match: str
    room: str
    game: str
    version: int
    options: dict[str, Any]
    holders: tuple[HolderShown, ...]
    started_by: int | None
    commitment: str
    seed: str
    outcome: Outcome
    events: tuple[AnyEvent, ...]
    moments: tuple[Moment, ...]


def moments(
    transcript: Transcript, reasons: Mapping[int, Reasons]
) -> tuple[Game, tuple[Moment, ...]]:
    """The game at its end, and all its moments."""
    told: list[Moment] = []
    before: tuple[Seen, ...] = ()
    for number, game in enumerate(Game.moments(transcript)):
        table = game.state.table
        seats = (None, *range(transcript.header.seats))
        tables = tuple(table.seen_by(seat) for seat in seats)
        told.append(
            Moment(
                decision=str(transcript.decisions[number - 1]) if number else None,
                turn=table.turn,
                living=table.living,
                told=table.told,
                tables=() if tables == before else tables,
                window=_window(game),
                reasons=reasons.get(number),
            )
        )
        before = tables
    return game, tuple(told)


def _window(game: Game) -> WindowTold | None:
    window = game.state.window
    if window is None:
        return None
    questions = tuple(game.question(seat) for seat in window.seats)
    return WindowTold(window.number, window.step, window.seats, questions)


class ReplayApi(Controller):
    """Finished matches, told again."""

    path = "/api"
    tags = ["matches"]

    @get("/matches/{match_id:str}/replay", summary="A finished match, decision by decision")
    async def replay(
        self, match_id: MatchId, request: "Request[Any, Any, Any]", services: Node
    ) -> Response[bytes]:
        limited(services, "replays", request)
        match = await services.matches.latest(match_id)
        transcript = services.matches.transcript(match)  # refuses while the match goes on
        reasons = await services.matches.reasons(match)
        holders = tuple(
            HolderShown(h.user, h.name, h.avatar, h.bot, h.stand_in) for h in match.document.holders
        )
        # Off the loop: a long match takes a while to tell.
        body = await asyncio.to_thread(
            _told, match.id, match.document.room, transcript, holders, reasons
        )
        headers = {"Cache-Control": "private, max-age=60"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
        else:
            body = gzip.decompress(body)
        return Response(body, media_type="application/json", headers=headers)


def _told(
    match: str,
    room: str,
    transcript: Transcript,
    holders: tuple[HolderShown, ...],
    reasons: Mapping[int, Reasons],
) -> bytes:
    """The replay as gzipped JSON: it repeats itself a great deal."""
    game, told = moments(transcript, reasons)
    header, outcome = transcript.header, game.outcome
    assert outcome is not None
    shown = ReplayShown(
        match=match,
        room=room,
        game=header.game,
        version=header.version,
        options=header.options,
        holders=holders,
        started_by=header.first,
        commitment=header.commitment or "",
        seed=header.seed or "",
        outcome=outcome,
        events=tuple(game.state.table.events[: game.state.table.told]),
        moments=told,
    )
    return gzip.compress(msgspec.json.encode(shown), 6)
