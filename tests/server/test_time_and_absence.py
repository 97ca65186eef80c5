"""Clocks, bots that stand in, votes, hosts who are away: on a clock that goes when told to."""

import asyncio
import threading
import time as clock
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from camarilla.bots import BOTS, Bot
from camarilla.bots.bot import register_bot
from camarilla.kernel import GAMES
from camarilla.server import attendant
from camarilla.server import messages as m
from camarilla.server.attendant import QUICK, bot_for
from camarilla.server.clocks import PACES
from camarilla.server.document import Holder
from camarilla.server.match import Match
from camarilla.server.services import Services
from tests.server.desks import Someone, Time, seated, services
from tests.server.node import until

FAST = PACES["fast"]
assert FAST is not None


@pytest.fixture
def time() -> Time:
    return Time()


async def started(
    running: Services, people: int, bots: int = 0, **settings: Any
) -> tuple[str, list[Someone], Match]:
    code, persons = await seated(running, people, bots, **settings)
    await persons[0].does(m.Start())
    match = await running.matches.get((await running.rooms.find(code)).match or "")
    return code, persons, match


def decide(match: Match, seat: int, reply: str | None = None) -> m.Decide:
    chosen = reply or str(match.game.question(seat).options[0])
    return m.Decide(match=match.id, window=match.game.window or 0, seat=seat, reply=chosen)


async def let_time_pass(running: Services, match: Match, time: Time, seconds: float) -> None:
    """Move the clock on, and let it strike."""
    time.now += seconds
    await running.attendant._time_is_up(match.id)


# -- clocks --------------------------------------------------------------------------------------


async def test_a_time_out_posts_the_default(tmp_path: Path, time: Time):
    async with services(tmp_path, time) as running:
        _, _, match = await started(running, 2, pace="fast")
        (seat,) = match.game.asked
        defaults = match.game.question(seat).defaults
        await let_time_pass(running, match, time, FAST.question - 0.1)
        assert match.sequence == 0
        await let_time_pass(running, match, time, 0.2)
        assert match.game.decisions[0].reply in defaults


async def test_every_question_has_its_own_time(tmp_path: Path, time: Time):
    async with services(tmp_path, time) as running:
        _, people, match = await started(running, 2, pace="fast")
        time.now += FAST.question - 1
        (seat,) = match.game.asked
        await people[seat].does(decide(match, seat, "income"))
        (other,) = match.game.asked
        assert people[other].last_seen["clock"]["left"] == FAST.question
        await let_time_pass(running, match, time, FAST.question - 1)
        assert match.sequence == 1


async def test_more_time_comes_from_a_reserve_that_runs_out_and_survives(
    tmp_path: Path, time: Time
):
    async with services(tmp_path, time) as running:
        _, people, match = await started(running, 2, pace="fast")
        (seat,) = match.game.asked
        before = len(people[1 - seat].connection.sent)
        await people[seat].does(m.MoreTime(match=match.id, seat=seat))
        clock = people[seat].last_seen["clock"]
        assert clock == {"left": FAST.question + FAST.draw, "reserve": FAST.reserve - FAST.draw}
        assert len(people[1 - seat].connection.sent) == before  # nobody else is told
        await let_time_pass(running, match, time, FAST.question + 1)
        assert match.sequence == 0
        await people[1 - seat].is_refused(m.MoreTime(match=match.id, seat=1 - seat), "not now")
        await people[1 - seat].is_refused(m.MoreTime(match=match.id, seat=seat), "not yours")
        for _ in range(int(FAST.reserve / FAST.draw) - 1):
            await people[seat].does(m.MoreTime(match=match.id, seat=seat))
        await people[seat].is_refused(m.MoreTime(match=match.id, seat=seat), "not now")
        match_id = match.id
    async with services(tmp_path, time) as running:
        match = await running.matches.get(match_id)
        assert match.document.drawn == {seat: FAST.reserve}


async def test_more_time_for_a_question_is_not_drawn_for_the_next_one(tmp_path: Path, time: Time):
    async with services(tmp_path, time) as running:
        _, people, match = await started(running, 2, pace="fast", options={"turn_limit": 9})
        (seat,) = match.game.asked
        window = match.game.window or 0
        await people[seat].does(m.MoreTime(match=match.id, seat=seat, window=window))
        await people[seat].does(decide(match, seat, "income"))
        await people[1 - seat].does(decide(match, 1 - seat, "income"))
        assert match.game.asked == (seat,)  # again, and what was sent for the first time comes now
        late = m.MoreTime(match=match.id, seat=seat, window=window)
        await people[seat].is_refused(late, "not now")
        assert match.document.drawn == {seat: FAST.draw}


async def test_after_three_time_outs_in_a_row_a_bot_holds_the_seat(tmp_path: Path, time: Time):
    async with services(tmp_path, time, bot_pause=(0.0, 0.0)) as running:
        _, people, match = await started(running, 2, pace="fast")
        away = match.game.asked[0]
        other = people[1 - away]
        while not match.document.holders[away].stand_in:
            assert not match.over
            if away in match.game.asked:
                await let_time_pass(running, match, time, FAST.question + 1)
            else:
                await other.does(decide(match, 1 - away))
        assert match.document.misses[away] == 3
        assert other.last_seen["holders"][away]["stand_in"]
        if away not in match.game.asked and not match.over:
            await other.does(decide(match, 1 - away))
        await until(lambda: away not in match.game.asked or match.over)
        # Its person comes back: the bot's seat is not played by hand, it is taken back first.
        await people[away].is_refused(
            m.Decide(match=match.id, window=match.game.window or 0, seat=away, reply="pass"),
            "not now",
        )
        await people[away].does(m.TakeBack(match=match.id, seat=away))
        assert not match.document.holders[away].stand_in
        assert away not in match.document.misses


async def test_a_seat_changes_hands_only_when_its_window_has_closed(tmp_path: Path, time: Time):
    """Else the table would see who has answered an open window."""
    async with services(tmp_path, time, bot_pause=(0.0, 0.0)) as running:
        _, people, match = await started(running, 3, pace="fast")
        (active,) = match.game.asked
        await people[active].does(decide(match, active, "foreign_aid"))
        away, slow = match.game.asked
        await running.matches.change(match.id, lambda document: document.missed(away, 2))
        await people[slow].does(m.MoreTime(match=match.id, seat=slow))
        await let_time_pass(running, match, time, FAST.question + 1)
        assert match.document.misses[away] == 3
        assert match.game.asked == (slow,)
        assert not match.document.holders[away].stand_in
        await people[slow].does(decide(match, slow, "pass"))
        assert match.document.holders[away].stand_in


async def test_who_answers_in_between_starts_counting_again(tmp_path: Path, time: Time):
    async with services(tmp_path, time) as running:
        _, people, match = await started(running, 2, pace="fast")
        seat = match.game.asked[0]
        await let_time_pass(running, match, time, FAST.question + 1)
        assert match.document.misses == {seat: 1}
        while seat not in match.game.asked:
            await people[1 - seat].does(decide(match, 1 - seat))
        await people[seat].does(decide(match, seat))
        assert match.document.misses == {}


async def test_the_clock_goes_on_after_a_restart_and_so_does_a_bot(tmp_path: Path, time: Time):
    async with services(tmp_path, time, bot_pause=(60.0, 60.0)) as running:
        _, people, match = await started(running, 1, 2, pace="fast")
        while 0 in match.game.asked:
            await people[0].does(decide(match, 0, None))
        match_id, sequence = match.id, match.sequence
        assert set(match.game.asked) & {1, 2}
    time.now += 1000
    async with services(tmp_path, time, bot_pause=(0.0, 0.0)) as running:
        match = await running.matches.get(match_id)
        await until(lambda: match.sequence > sequence)  # the bot answers by itself
        await until(lambda: match.over or 0 in match.game.asked)
        assert match.opened >= time.now - 1  # the time it was away is nobody's
        assert match.id in running.attendant._timers or match.over


# -- absence -------------------------------------------------------------------------------------


async def test_who_leaves_in_mid_match_is_replaced_by_a_bot_and_may_come_back(tmp_path: Path):
    async with services(tmp_path, bot_pause=(0.0, 0.0)) as running:
        code, people, match = await started(running, 3)
        leaver = people[0]
        await leaver.does(m.Leave())
        assert match.document.holders[0].stand_in
        room = await running.rooms.find(code)
        assert room.host == people[1].user.id
        while 0 not in match.game.asked and not match.over:
            seat = match.game.asked[0]
            await people[seat].does(decide(match, seat))
        await until(lambda: 0 not in match.game.asked or match.over)
        await leaver.does(m.Enter(room=code))
        await leaver.does(m.TakeBack(match=match.id, seat=0))
        assert not match.document.holders[0].stand_in
        assert (await running.rooms.find(code)).left == ()


async def test_a_seat_without_a_connection_is_voted_to_a_bot(tmp_path: Path, time: Time):
    async with services(tmp_path, time, bot_pause=(0.0, 0.0)) as running:
        _, people, match = await started(running, 4)
        vote = m.Vote(match=match.id, seat=0)
        await people[1].is_refused(vote, "not now")  # they are there
        await running.left(people[0].connection)
        time.now += running.config.gone_after - 1
        await people[1].is_refused(vote, "not now")
        time.now += 2
        stranger = await Someone.come(running, "Stranger")
        await stranger.does(m.Enter(room=match.document.room))
        await stranger.is_refused(vote, "not yours")
        await people[1].is_refused(m.Vote(match=match.id, seat=1), "not now")
        await people[1].is_refused(m.Vote(match=match.id, seat=9), "malformed")
        await people[1].does(vote)
        await people[1].does(vote)  # one vote, however often
        assert not match.document.holders[0].stand_in
        await people[2].does(vote)
        assert match.document.holders[0].stand_in
        await people[3].is_refused(vote, "not now")


async def test_those_who_are_gone_do_not_hold_up_a_vote(tmp_path: Path, time: Time):
    async with services(tmp_path, time) as running:
        _, people, match = await started(running, 3)
        await running.left(people[0].connection)
        await running.left(people[1].connection)
        time.now += running.config.gone_after + 1
        await people[2].does(m.Vote(match=match.id, seat=0))
        await people[2].does(m.Vote(match=match.id, seat=1))
        assert [holder.stand_in for holder in match.document.holders] == [True, True, False]


async def test_votes_are_void_when_their_person_returns(tmp_path: Path, time: Time):
    async with services(tmp_path, time) as running:
        code, people, match = await started(running, 4)
        await running.left(people[0].connection)
        time.now += running.config.gone_after + 1
        await people[1].does(m.Vote(match=match.id, seat=0))
        await people[0].does(m.Enter(room=code))
        await running.left(people[0].connection)
        time.now += running.config.gone_after + 1
        await people[2].does(m.Vote(match=match.id, seat=0))
        assert not match.document.holders[0].stand_in


async def host_of(running: Services, code: str) -> str:
    return (await running.rooms.find(code)).host


async def until_host(running: Services, code: str, wanted: Someone) -> None:
    async with asyncio.timeout(60):
        while await host_of(running, code) != wanted.user.id:
            await asyncio.sleep(0.005)


async def test_a_host_who_does_not_come_back_is_replaced(tmp_path: Path, time: Time):
    async with services(tmp_path, time, gone_after=0.02) as running:
        code, people = await seated(running, 2)
        await running.left(people[0].connection)
        assert await host_of(running, code) == people[0].user.id
        time.now += 0.03
        await until_host(running, code, people[1])


async def test_a_host_who_comes_back_in_time_stays_the_host(tmp_path: Path, time: Time):
    async with services(tmp_path, time, gone_after=0.02) as running:
        code, people = await seated(running, 2)
        await running.left(people[0].connection)
        time.now += 0.01
        await people[0].does(m.Enter(room=code))
        time.now += 1000
        await until(lambda: code not in running.hosts._waiting)
        assert await host_of(running, code) == people[0].user.id


async def test_a_new_room_waits_for_its_host(tmp_path: Path, time: Time):
    from camarilla.server.room import Settings

    async with services(tmp_path, time, gone_after=0.02) as running:
        time.now += 1000  # the server has been up for long
        host, guest = await Someone.come(running, "Host"), await Someone.come(running, "Guest")
        room = await running.open_room(host.user, Settings(), 4)
        await guest.does(m.Enter(room=room.code))
        await asyncio.sleep(0.1)  # long enough to look, but no time passes
        assert await host_of(running, room.code) == host.user.id
        time.now += 0.03
        await until_host(running, room.code, guest)


# -- bots ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_a_bot_that_stands_in(game):
    away = Holder("someone", "Someone", "fox", stand_in=True)
    assert bot_for(away, game).name in BOTS


async def test_a_bot_that_fails_gives_the_default(tmp_path: Path):
    @register_bot
    class Broken(Bot):
        name = "broken"

        def reply(self, view, question, fate):
            if question.kind == "action":
                raise ZeroDivisionError
            return camarilla_reply

    from camarilla.kernel import Reply

    camarilla_reply = Reply("nonsense")
    try:
        async with services(tmp_path, bot_pause=(0.0, 0.0)) as running:
            code, (host,) = await seated(running, 1, 1, options={"turn_limit": 4})
            await host.does(m.SeatBot(place=1, bot="broken"))
            await host.does(m.Start())
            match = await running.matches.get((await running.rooms.find(code)).match or "")
            while not match.over:
                if 0 in match.game.asked:
                    await host.says(decide(match, 0))
                await asyncio.sleep(0.001)
    finally:
        del BOTS["broken"]


async def test_a_slow_bot_does_not_hold_up_the_loop_and_its_delay_was_drawn_before(tmp_path: Path):
    pause, order, slept = 600.0, [], []
    thinks, may_go_on = threading.Event(), threading.Event()

    @register_bot
    class Slow(Bot):
        name = "slow"

        def reply(self, view, question, fate):
            order.append("thinks")
            thinks.set()
            assert may_go_on.wait(60), "nobody was served meanwhile"
            order.append("answers")
            return question.options[0]

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    unhurried = SimpleNamespace(**{**vars(asyncio), "sleep": sleep})
    try:
        async with services(tmp_path, bot_pause=(pause, pause)) as running:
            drawn = running.attendant._pause_at
            code, (host,) = await seated(running, 1, 1)
            await host.does(m.SeatBot(place=1, bot="slow"))
            with (
                patch.object(attendant, "asyncio", unhurried),
                patch.object(
                    running.attendant,
                    "_pause_at",
                    lambda match: order.append("draws") or drawn(match),
                ),
            ):
                await host.does(m.Start())
                match = await running.matches.get((await running.rooms.find(code)).match or "")
                if match.game.asked == (0,):
                    await host.does(decide(match, 0, "income"))
                sequence = match.sequence
                await until(thinks.is_set)
                began = clock.monotonic()
                await host.does(m.Say(text="while it thinks"))
                order.append("served")
                thought = clock.monotonic() - began
                may_go_on.set()
                await until(lambda: match.sequence > sequence)
            assert order[:4] == ["draws", "thinks", "served", "answers"]
            assert slept[0] <= pause - thought  # thinking is part of it
    finally:
        del BOTS["slow"]


async def test_bots_play_quickly_once_no_person_is_left_in_the_game(tmp_path: Path):
    async with services(tmp_path, bot_pause=(60.0, 70.0)) as running:
        _, (ada, _), match = await started(running, 2, 2)
        pause = running.attendant._pause_at
        table = match.game.state.table
        assert 60 <= pause(match) <= 70
        table.living = (1, 2, 3)  # Ada is out, and Ben still plays
        assert 60 <= pause(match) <= 70
        table.living = (2, 3)
        assert pause(match) == QUICK
        table.living = (0, 2, 3)
        assert 60 <= pause(match) <= 70
        await ada.does(m.Leave())  # a bot plays for her
        assert pause(match) == QUICK


async def test_quick_is_no_slower_than_usual(tmp_path: Path):
    async with services(tmp_path, bot_pause=(0.0, 9.0)) as running:
        _, (ada,), match = await started(running, 1, 2)
        await ada.does(m.Leave())
        assert running.attendant._pause_at(match) == 0.0
