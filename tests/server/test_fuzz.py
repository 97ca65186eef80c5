"""10,000 frames of nonsense and near misses: typed errors, and the match goes on unharmed."""

from pathlib import Path
from random import Random

from camarilla.server import messages as m
from tests.server.desks import Someone, seated, services
from tests.server.fuzzing import CODES, mutated, valid
from tests.server.node import Node, table, until

FRAMES = 10_000


async def test_10000_fuzzed_frames(tmp_path: Path):
    """Sent by somebody in the room who has no seat and is not the host."""
    rng = Random(11)
    async with services(tmp_path / "data") as running:
        code, people = await seated(running, 3)
        await people[0].does(m.Start())
        match = await running.matches.get((await running.rooms.find(code)).match or "")
        await people[0].does(m.Enter(room=code))
        header, before = match.document, (await running.rooms.find(code)).places
        fuzzer = await Someone.come(running, "Fuzz")
        await fuzzer.does(m.Enter(room=code))
        for number in range(FRAMES):
            message = valid(rng, match.id, match.game.window or 0, code, people[1].user.id)
            frame = mutated(rng, message)
            count = len(fuzzer.connection.sent)
            await fuzzer.desk.take(frame)
            assert len(fuzzer.connection.sent) > count  # it has been answered
            if number % 500 == 499:  # the others play on, and the fuzzer starts afresh
                for error in fuzzer.connection.of_type("error"):
                    assert error["code"] in CODES, error
                fuzzer.connection.sent.clear()
                for person in people:
                    person.connection.sent.clear()
                if match.over:
                    break
                seat = match.game.asked[0]
                reply = str(match.game.question(seat).defaults[0])
                await people[seat].does(
                    m.Decide(match=match.id, window=match.game.window or 0, seat=seat, reply=reply)
                )
        assert match.sequence == FRAMES // 500
        assert match.document == header
        assert (await running.rooms.find(code)).places == before


async def test_fuzzed_frames_of_a_host_over_a_real_socket(node: Node):
    """The host fuzzes their own match: it may lose it, but not break it."""
    rng = Random(12)
    code, people = await table(node, 2, 1, pace="relaxed")
    await people[0].client.ask(m.Start())
    await until(lambda: 0 in people[0].client.views)
    match = people[0].client.views[0].match
    host = people[0]
    for _ in range(1500):
        live = await node.services.matches.get(match)
        message = valid(rng, match, live.game.window or 0, code, people[1].id)
        if message["type"] in ("enter", "hello", "leave"):
            continue
        frame = mutated(rng, message)
        await host.client._socket.send('{"type":"ping"}')  # never ten in a row that are none
        await host.client._socket.send(frame)
    await host.client._socket.send('{"type":"ping","ref":123456789}')
    async for back in host.client:
        if isinstance(back, m.Error):
            assert back.code in CODES
        if isinstance(back, m.Pong) and back.ref == 123456789:
            break
    assert not host.client._closed
    live = await node.services.matches.get(match)
    assert live.over or live.game.asked
