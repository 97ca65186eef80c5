"""A match of each game over real sockets, people and bots, to the end; it replays and verifies."""

import asyncio

import pytest

from camarilla.bots import BOTS, RandomBot
from camarilla.kernel import GAMES, Game, Loose, Transcript
from camarilla.server import messages as m
from tests.conformance.play import IDS, TABLES
from tests.server.node import Node, table

# importing the package has registered the games (tests.conformance.play does)


@pytest.mark.parametrize("set_up", TABLES, ids=IDS)
async def test_people_and_bots_play_to_the_end(node: Node, set_up: tuple[str, str]):
    game, preset = set_up
    seats, options = GAMES[game].presets()[preset]
    options = {"turn_limit": 60, **options}
    people = max(2, seats - 2) if seats > 1 else 1
    code, persons = await table(
        node, people, seats - people, game=game, options=options, pace="normal"
    )
    watching = await node.guest("Watcher")
    await watching.client.enter(code)
    await persons[0].client.ask(m.Start())
    ends = await asyncio.gather(
        *(p.client.play(RandomBot(), Loose(f"{preset} {n}")) for n, p in enumerate(persons))
    )
    assert len({(end.match, end.outcome, end.seed) for end in ends}) == 1

    answer = await persons[0].rest("GET", f"/api/matches/{ends[0].match}/transcript")
    transcript = Transcript.from_json(answer.content)
    replayed = Game.verify(transcript)
    assert replayed.outcome == ends[0].outcome
    assert transcript.header.seed == ends[0].seed
    for seat, person in enumerate(persons):
        shown = person.client.views[seat]
        assert shown.view.outcome == replayed.outcome
        assert shown.view == replayed.view(seat)
        assert shown.commitment == transcript.header.commitment
    watching_ended = watching.client.ended or await watching.client.play(RandomBot(), Loose(0))
    assert watching_ended == ends[0]
    assert watching.client.views[None].view == replayed.view(None)


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_every_bot_of_the_house_can_sit_at_the_table(node: Node, game: str):
    able = [name for name, bot in BOTS.items() if not bot.games or game in bot.games]
    code, (host,) = await table(node, 1, 2, game=game, options={"turn_limit": 40})
    for place, bot in zip((1, 2), (able * 2)[-2:], strict=True):
        await host.client.ask(m.SeatBot(place=place, bot=bot))
    await host.client.ask(m.Start())
    end = await host.client.play(RandomBot(), Loose(code))
    kept = (await host.rest("GET", "/api/matches")).json()
    assert [match["match"] for match in kept] == [end.match]
    assert kept[0]["yours"] == [0]
    assert tuple(kept[0]["winners"]) == end.outcome.winners
    shown = (await host.rest("GET", f"/api/matches/{end.match}")).json()
    assert shown["transcript"]["header"]["seed"] == end.seed


async def test_one_device_plays_several_seats(node: Node):
    """Pass and play: a question for each seat, one connection that answers them all."""
    host = await node.guest("Ada")
    await host.open_room(seats=3, pace="none")
    await host.client.ask(m.Sit(place=1, name="Bea"))
    await host.client.ask(m.Sit(place=2, name="Cid"))
    assert host.client.room is not None
    assert [place.name for place in host.client.room.places] == ["Ada", "Bea", "Cid"]
    await host.client.ask(m.Start())
    end = await host.client.play(RandomBot(), Loose(1))
    assert set(host.client.views) == {0, 1, 2}
    assert all(seen.view.outcome == end.outcome for seen in host.client.views.values())
