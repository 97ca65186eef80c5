"""Matches: rematches, other processes, restarts, and what cannot be continued."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from camarilla.kernel import GAMES, Reply
from camarilla.server import messages as m
from camarilla.server.document import MatchDocument, winner_key
from camarilla.server.match import Match
from camarilla.server.services import Services
from camarilla.server.setups import usual_seats
from camarilla.store import LogRow
from tests.server.desks import Someone, seated, services
from tests.server.node import until


async def begun(running: Services, code: str, host: Someone) -> Match:
    await host.does(m.Start())
    return await running.matches.get((await running.rooms.find(code)).match or "")


async def play_out(people: list[Someone], match: Match) -> None:
    """To the end: everybody who is asked takes the first option."""
    while not match.over:
        seat = match.game.asked[0]
        user = match.document.holders[seat].user
        person = next(person for person in people if person.user.id == user)
        reply = str(match.game.question(seat).options[0])
        window = match.game.window or 0
        await person.does(m.Decide(match=match.id, window=window, seat=seat, reply=reply))


async def test_the_winner_begins_the_rematch(tmp_path: Path):
    async with services(tmp_path) as running:
        code, people = await seated(running, 3)
        match = await begun(running, code, people[0])
        assert match.document.header.first is None
        await play_out(people, match)
        (winner,) = match.game.outcome.winners
        again = await begun(running, code, people[0])
        assert again.id != match.id
        assert again.document.header.first == winner
        assert again.document.header.seed != match.document.header.seed
        assert again.document.places == (0, 1, 2)


async def test_seats_may_be_shuffled_and_the_winner_still_begins(tmp_path: Path):
    async with services(tmp_path) as running:
        code, people = await seated(running, 4, shuffle=True, options={"turn_limit": 200})
        orders = set()
        won = None
        for _ in range(6):
            match = await begun(running, code, people[0])
            holders = match.document.holders
            orders.add(match.document.places)
            for seat, place in enumerate(match.document.places):
                assert holders[seat].user == people[place].user.id
            if won is not None:
                assert winner_key(holders[match.document.header.first or 0]) == won
            await play_out(people, match)
            winners = match.game.outcome.winners
            won = winner_key(holders[winners[0]]) if len(winners) == 1 else None
        assert len(orders) > 1


async def test_another_game_between_matches(tmp_path: Path):
    async with services(tmp_path) as running:
        code, (host,) = await seated(running, 1, 1)
        for game in sorted(GAMES):
            seats = usual_seats(game)
            await host.does(m.Change(game=game, seats=seats, options={"turn_limit": 3}))
            for place in range(1, seats):
                await host.does(m.SeatBot(place=place, bot="random"))
            match = await begun(running, code, host)
            assert match.document.header.game == game
            await host.is_refused(m.Change(pace="fast"), "not now")
            await host.is_refused(m.Start(), "not now")
            await host.does(m.Leave())  # a bot plays it out
            await until(lambda match=match: match.document.winners is not None, 20)  # type: ignore[misc]
            await host.does(m.Enter(room=code))
            await host.does(m.Sit(place=0))


async def test_nobody_starts_at_an_empty_place(tmp_path: Path):
    async with services(tmp_path) as running:
        code, people = await seated(running, 2)
        await people[0].does(m.Change(seats=3))
        await people[0].is_refused(m.Start(), "not now")
        await people[1].is_refused(m.Start(), "not the host")
        assert (await running.rooms.find(code)).match is None
        assert await running.store.matches_going_on() == []


async def test_another_process_was_quicker(tmp_path: Path):
    """Its decision is in the log: we see it, tell everybody, and refuse or take ours after it."""
    async with services(tmp_path) as running:
        code, people = await seated(running, 3)
        match = await begun(running, code, people[0])
        (active,) = match.game.asked
        others = [seat for seat in range(3) if seat != active]
        await running.store.append(LogRow(match.id, 1, f"1 {active} foreign_aid", running.now()))
        answer = await people[active].says(
            m.Decide(match=match.id, window=1, seat=active, reply="income")
        )
        assert answer["code"] == "closed"
        assert match.game.asked == tuple(match.game.state.window.seats)  # type: ignore[union-attr]
        assert people[others[0]].last_seen["view"]["window"]["number"] == 2
        # Two pass at once, on two processes: both count.
        await running.store.append(LogRow(match.id, 2, f"2 {others[0]} pass", running.now()))
        done = await people[others[1]].says(
            m.Decide(match=match.id, window=2, seat=others[1], reply="pass")
        )
        assert (done["type"], done["sequence"]) == ("ack", 3)


async def test_a_decision_that_cannot_be_written_is_not_made(tmp_path: Path, monkeypatch):
    async with services(tmp_path) as running:
        code, people = await seated(running, 2)
        match = await begun(running, code, people[0])
        (active,) = match.game.asked

        async def full(*_: Any) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(running.store, "append", full)
            told = len(people[1 - active].connection.sent)
            await people[active].is_refused(
                m.Decide(match=match.id, window=1, seat=active, reply="income"), "failed"
            )
            assert match.sequence == 0
            assert len(people[1 - active].connection.sent) == told
        await people[active].does(m.Decide(match=match.id, window=1, seat=active, reply="income"))


async def test_it_is_on_disk_before_anybody_is_told(tmp_path: Path, monkeypatch):
    async with services(tmp_path) as running:
        code, people = await seated(running, 2)
        match = await begun(running, code, people[0])
        (active,) = match.game.asked
        append, order = running.store.append, []

        async def slow(*row: Any) -> None:
            order.append(len(people[1 - active].connection.sent))
            await append(*row)
            await asyncio.sleep(0.05)
            order.append(len(people[1 - active].connection.sent))
            assert match.sequence == 0

        monkeypatch.setattr(running.store, "append", slow)
        await people[active].does(m.Decide(match=match.id, window=1, seat=active, reply="income"))
        assert order[0] == order[1] < len(people[1 - active].connection.sent)
        kinds = [msgspec.json.decode(frame)["type"] for _, frame in people[active].connection.sent]
        assert kinds[-2:] == ["seen", "ack"]


async def test_after_a_restart_everything_is_as_it_was(tmp_path: Path):
    async with services(tmp_path) as running:
        code, people = await seated(running, 3)
        match = await begun(running, code, people[0])
        for _ in range(5):
            seat = match.game.asked[0]
            reply = str(match.game.question(seat).options[-1])
            window = match.game.window or 0
            await people[seat].says(m.Decide(match=match.id, window=window, seat=seat, reply=reply))
        before = [match.game.view(seat) for seat in (0, 1, 2, None)]
    async with services(tmp_path) as running:
        again = await running.matches.get(match.id)
        assert [again.game.view(seat) for seat in (0, 1, 2, None)] == before
        assert again.sequence == match.sequence


async def test_a_match_that_ended_in_the_last_moment_is_closed_by_the_next_process(
    tmp_path: Path, monkeypatch
):
    async with services(tmp_path) as running:
        code, people = await seated(running, 2, options={"turn_limit": 2})
        match = await begun(running, code, people[0])

        async def dies(_: Match) -> None:
            raise RuntimeError("the power is gone")

        monkeypatch.setattr(running.attendant, "_ended", dies)
        await play_out(people, match)
        assert (await running.rooms.find(code)).playing
    async with services(tmp_path) as running:
        for _ in range(6000):  # the room first, then the match: so wait for the match
            if not await running.store.matches_going_on():
                break
            await asyncio.sleep(0.01)
        assert await running.store.matches_going_on() == []
        assert not (await running.rooms.find(code)).playing
        host = Someone(running, people[0].user)
        await host.does(m.Enter(room=code))
        await host.does(m.Start())


async def test_what_this_program_cannot_continue_is_given_up_and_the_rest_goes_on(tmp_path: Path):
    async with services(tmp_path) as running:
        code, people = await seated(running, 2)
        match = await begun(running, code, people[0])
        other_code, others = await seated(running, 2)
        other = await begun(running, other_code, others[0])
        older = msgspec.structs.replace(match.document.header, version=999)
        document = msgspec.structs.replace(match.document, header=older)
        encoded = msgspec.json.encode(document)
        await running.store.save_match(match.id, match.version + 1, encoded, None)
        # ... and one that was laid when the process ended, and never begun:
        await running.store.add_match(
            "never", code, encoded.replace(match.id.encode(), b"never"), (), 1.0
        )
    async with services(tmp_path) as running:
        for _ in range(6000):
            if await running.store.matches_going_on() == [other.id]:
                break
            await asyncio.sleep(0.01)
        assert await running.store.matches_going_on() == [other.id]
        assert not (await running.rooms.find(code)).playing
        kept = await running.store.match(match.id)
        assert kept is not None
        assert msgspec.json.decode(kept.document, type=MatchDocument).reason == "abandoned"
        assert (await running.matches.get(other.id)).game.asked


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_what_is_over_is_kept_in_small_numbers_only(tmp_path: Path, monkeypatch, game: str):
    monkeypatch.setattr("camarilla.server.matches.DONE_AT_MOST", 2)
    async with services(tmp_path) as running:
        code, people = await seated(
            running, usual_seats(game), game=game, options={"turn_limit": 1}
        )
        ids = []
        for _ in range(4):
            match = await begun(running, code, people[0])
            await play_out(people, match)
            ids.append(match.id)
        assert running.matches.going_on == 0
        assert len(running.matches._done) == 2
        first = await running.matches.get(ids[0])  # from its log
        assert first.over
        assert running.matches.transcript(first).decisions
        await people[0].is_refused(
            m.Decide(match=match.id, window=1, seat=0, reply=str(Reply("pass"))), "closed"
        )
