"""No frame carries anything about the game beyond the seat's view, the clock and the count.

All frames to all seats and spectators are recorded where they leave, and checked against views
worked out from the finished transcript, which the server had no part in.
"""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from camarilla.kernel import GAMES, Game, Transcript, events_seen, view
from camarilla.server import messages as m
from camarilla.server.services import Services
from tests.server.desks import Someone, seated, services

MATCHES = 200
AT_ONCE = 50

BESIDE_THE_VIEW = {"type", "match", "seat", "first", "view", "answers", "holders", "commitment"}


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.slow
async def test_200_matches_leak_nothing(tmp_path: Path, game: str):
    frames = 0
    async with services(tmp_path / "data") as running:
        for start in range(0, MATCHES, AT_ONCE):
            counts = await asyncio.gather(
                *(_one_match(running, game, n) for n in range(start, start + AT_ONCE))
            )
            frames += sum(counts)
    assert frames > MATCHES * 40


async def _one_match(running: Services, game: str, number: int) -> int:
    """Play one match with people, now and then a bot, and a spectator; check every frame."""
    rng = Random(f"{game} {number}")
    presets = sorted(GAMES[game].presets())
    seats, options = GAMES[game].presets()[presets[number % len(presets)]]
    bots = rng.choice((0, 0, 1)) if seats > 2 else 0
    pace = rng.choice(("none", "relaxed"))
    settings = {"game": game, "options": {"turn_limit": 30, **options}, "pace": pace}
    code, people = await seated(running, seats - bots, bots, **settings)
    watcher = await Someone.come(running, "Watcher")
    await watcher.does(m.Enter(room=code))
    await people[0].does(m.Start())
    room = await running.rooms.find(code)
    match = await running.matches.get(room.match or "")
    while not match.over:
        asked = [seat for seat in match.game.asked if seat < len(people)]
        if not asked or rng.random() < 0.02:
            await asyncio.sleep(0.001)
            continue
        seat = rng.choice(asked)
        reply = rng.choice(match.game.question(seat).options)
        window = match.game.window or 0
        await people[seat].says(
            m.Decide(match=match.id, window=window, seat=seat, reply=str(reply))
        )
        if rng.random() < 0.03:  # somebody comes back
            seen = m.SeenSoFar(match=match.id, number=rng.randrange(10))
            await rng.choice([*people, watcher]).does(m.Enter(room=code, seen=seen))
        if rng.random() < 0.03 and pace != "none":
            await people[seat].says(m.MoreTime(match=match.id, seat=seat))
    while (await running.rooms.find(code)).playing:
        await asyncio.sleep(0.001)
    transcript = running.matches.transcript(match)
    sent = [(seat, *frame) for seat, who in enumerate(people) for frame in who.connection.sent]
    sent += [(None, *frame) for frame in watcher.connection.sent]
    _check(Transcript.from_json(transcript.to_json()), sent)
    return len(sent)


def _check(transcript: Transcript, sent: list[tuple[int | None, int, bytes]]) -> None:
    """Every frame against the moment at which it was sent."""
    by_moment: dict[int, list[tuple[int | None, dict[str, Any], bytes]]] = {}
    for seat, moment, frame in sent:
        decoded = msgspec.json.decode(frame)
        if moment < len(transcript.decisions) and decoded["type"] != "ended":
            assert (transcript.header.seed or "").encode() not in frame
        by_moment.setdefault(moment, []).append((seat, decoded, frame))
    for moment, game in enumerate(Game.moments(transcript)):
        for seat, decoded, frame in by_moment.pop(moment, ()):
            _check_frame(game, seat, decoded, frame)
    for _, decoded, _ in by_moment.pop(-1, ()):
        assert decoded["type"] in ("room", "ack")  # before the match
    assert not by_moment


def _check_frame(game: Game, seat: int | None, decoded: dict[str, Any], frame: bytes) -> None:
    kind = decoded["type"]
    if kind == "seen":
        assert decoded["seat"] == seat
        first = decoded["first"]
        own = view(game.state, seat, events_seen(game.state, seat, first))
        encoded = b'"view":' + msgspec.json.encode(own)
        assert encoded in frame
        assert set(decoded) - {"clock"} == BESIDE_THE_VIEW
        assert decoded["answers"] == len(game.state.answers)
        rest = msgspec.json.decode(frame.replace(encoded, b'"view":0', 1))
        assert all(
            set(holder) == {"user", "name", "avatar", "bot", "stand_in"}
            for holder in rest["holders"]
        )
        assert rest["commitment"] == game.header.commitment
        if "clock" in rest:
            assert set(rest["clock"]) == {"left", "reserve"}
    elif kind == "answered":
        assert set(decoded) == {"type", "match", "window", "answers"}
        assert decoded["window"] == game.window
        assert decoded["answers"] == len(game.state.answers)
    elif kind == "ended":
        assert game.over
    elif kind == "ack":
        assert set(decoded) <= {"type", "ref", "sequence"}
    elif kind == "error":
        assert set(decoded) == {"type", "code", "reason", "ref"}
        assert decoded["code"] in ("closed", "answered", "not asked", "not now", "over")
    else:
        assert kind == "room"


async def test_numbers_have_no_gaps_and_each_seat_gets_every_event(tmp_path: Path):
    async with services(tmp_path / "data") as running:
        code, people = await seated(running, 3)
        await people[0].does(m.Start())
        match = await running.matches.get((await running.rooms.find(code)).match or "")
        rng = Random(3)
        while not match.over:
            seat = rng.choice(match.game.asked)
            reply = str(rng.choice(match.game.question(seat).options))
            window = match.game.window or 0
            await people[seat].does(m.Decide(match=match.id, window=window, seat=seat, reply=reply))
        for seat, person in enumerate(people):
            events: list[Any] = []
            for seen in person.connection.of_type("seen"):
                assert seen["first"] == len(events)
                events += seen["view"]["events"]
            told = msgspec.json.decode(msgspec.json.encode(match.game.events(seat)))
            assert events == told
            assert len(events) == match.game.state.table.told


async def test_spectators_are_let_in_only_where_they_are_welcome(tmp_path: Path):
    async with services(tmp_path / "data") as running:
        code, people = await seated(running, 2, spectators=False)
        early = await Someone.come(running, "Early")
        await early.does(m.Enter(room=code))  # before the match anybody may be in the room
        await people[0].does(m.Start())
        late = await Someone.come(running, "Late")
        await late.is_refused(m.Enter(room=code), "not now")
        assert early.connection.of_type("seen") == []
        match = await running.matches.get((await running.rooms.find(code)).match or "")
        await early.is_refused(
            m.Decide(match=match.id, window=1, seat=0, reply="income"), "not yours"
        )
        while not match.over:
            seat = match.game.asked[0]
            reply = str(match.game.question(seat).options[0])
            await people[seat].does(
                m.Decide(match=match.id, window=match.game.window or 0, seat=seat, reply=reply)
            )
        kinds = {msgspec.json.decode(frame)["type"] for _, frame in early.connection.sent}
        assert kinds == {"room", "ack", "error"}
