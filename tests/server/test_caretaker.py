"""What has to be done now and then, in a single process too."""

from pathlib import Path

from camarilla.server import messages as m
from camarilla.server.clocks import PACES
from tests.server.desks import Time, seated, services
from tests.server.node import until

FAST = PACES["fast"]
assert FAST is not None


async def test_a_clock_that_did_not_strike_is_made_up_for(tmp_path: Path):
    """Whatever happened to whoever should have seen to it: the disk was full, say."""
    time = Time()
    async with services(tmp_path, time) as running:
        code, (host, _) = await seated(running, 2, pace="fast")
        await host.does(m.Start())
        match = await running.matches.get((await running.rooms.find(code)).match or "")
        running.attendant.release(match.id)
        await running.caretaker.sweep()
        assert match.sequence == 0
        time.now += FAST.question + running.config.grace + 0.1
        await running.caretaker.sweep()
        await until(lambda: match.sequence == 1)


async def test_rooms_that_are_idle_for_a_month_are_deleted(tmp_path: Path):
    time = Time()
    async with services(tmp_path, time) as running:
        old, (host, other) = await seated(running, 2)
        await host.does(m.Start())
        await running.left(other.connection)
        match_id = (await running.rooms.find(old)).match or ""
        time.now += running.config.rooms_kept - 10
        young, people = await seated(running, 2)
        await running.caretaker.purge()
        assert await running.store.room(old) is not None
        time.now += 20
        await running.caretaker.purge()
        assert await running.store.room(old) is not None  # somebody still sits there
        await running.left(host.connection)
        await running.caretaker.purge()
        assert await running.store.room(old) is None
        assert await running.store.matches_going_on() == []
        assert await running.store.match(match_id) is not None
        assert await running.store.room(young) is not None
        await people[0].does(m.Start())
        await host.is_refused(m.Enter(room=old), "no such room")
