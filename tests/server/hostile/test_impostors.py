"""Those who would be somebody else, or do what others may: forged and guessed tokens, decisions
sent again, moves from the spectators' bench."""

import asyncio
import json
from collections import Counter
from pathlib import Path

import httpx
import pytest

from camarilla.client import Client, ServerRefused
from camarilla.server import messages as m
from camarilla.server.limits import (
    LIMITS,
)
from camarilla.server.people import HANDOVER_SECONDS
from tests.server.bare import (
    TEXT,
    Bare,
    message,
    undisturbed,
)
from tests.server.node import Node, table, until
from tests.server.node import node as run_node


async def test_forged_tokens_and_those_of_people_who_are_forgotten(node: Node):
    ada = await node.guest("Ada")
    token = ada.token
    forged = [
        "",
        " ",
        token[:-1],
        token + "A",
        token.swapcase(),
        f" {token}",
        token[:-1] + "\x00",
        "' OR '1'='1",
        "%",
        "x" * 128,
        "\u0663" * 43,
        json.dumps({"token": token}),
    ]
    for wrong in forged:
        with pytest.raises(ServerRefused) as refused:
            await Client.connect(node.url, wrong)
        assert refused.value.code == "unknown token"
    await ada.rest("DELETE", "/api/me")
    async for _ in ada.client:
        pass
    with pytest.raises(ServerRefused):
        await Client.connect(node.url, token)


async def test_guessing_tokens_is_slow(tmp_path: Path):
    async with run_node(tmp_path / "data", limits=1.0) as node:
        node.services.limits._now = lambda: 1000.0
        codes: Counter[str] = Counter()
        for number in range(30):
            with pytest.raises(ServerRefused) as refused:
                await Client.connect(node.url, f"{number:043}")
            codes[refused.value.code] += 1
        assert codes == {"unknown token": LIMITS["guesses"].burst, "too fast": 10}


async def test_a_code_for_another_device_that_is_too_old(node: Node):
    ada = await node.guest("Ada")
    code = (await ada.rest("POST", "/api/handovers")).json()["code"]
    now = node.services.people._now
    node.services.people._now = lambda: now() + HANDOVER_SECONDS + 1
    async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
        answer = await http.post(f"/api/handovers/{code}")
    assert (answer.status_code, answer.json()["code"]) == (401, "unknown token")


async def test_a_decision_that_is_sent_again_counts_once(node: Node):
    async with undisturbed(node):
        _, (one, two) = await table(node, 2)
        await one.client.ask(m.Start())
        await until(lambda: 0 in one.client.views and 1 in two.client.views)
        seat = 0 if one.client.views[0].view.window.question else 1  # type: ignore[union-attr]
        person = (one, two)[seat]
        match = person.client.views[seat].match
        sent = message(type="decide", match=match, window=1, seat=seat, reply="income", ref=9)
        token = person.token
        bare = await Bare.upgraded(node.url)
        bare.send(TEXT, message(type="hello", token=token))
        bare.send(TEXT, message(type="enter", room=person.client.room.code))  # type: ignore
        for _ in range(50):
            bare.send(TEXT, sent)
        answers: Counter[str] = Counter()
        while answers.total() < 50:
            _, data = await asyncio.wait_for(bare.read(), 60)
            got = json.loads(data)
            if got.get("ref") == 9:
                answers[got.get("code", got["type"])] += 1
        assert answers == {"ack": 1, "closed": 49}
        assert (await node.services.matches.get(match)).sequence == 1
        bare.hang_up()


async def test_a_spectator_cannot_play(node: Node):
    """Who watches may watch: every message that would do anything is refused."""
    async with undisturbed(node) as people:
        code, seated = await table(node, 2)
        await seated[0].client.ask(m.Start())
        watcher = await node.guest("Watcher")
        await watcher.client.enter(code)
        await until(lambda: None in watcher.client.views)
        match = watcher.client.views[None].match
        other = people[0].client.room.match or ""  # type: ignore[union-attr]
        refusals = {
            m.Decide(match=match, window=1, seat=0, reply="income"): "not yours",
            m.Decide(match=match, window=1, seat=1, reply="income"): "not yours",
            m.Decide(match=match, window=1, seat=2, reply="income"): "not yours",
            m.Decide(match=other, window=1, seat=0, reply="income"): "no such match",
            m.MoreTime(match=match, seat=0): "not yours",
            m.TakeBack(match=match, seat=0): "not yours",
            m.Vote(match=match, seat=0): "not yours",
            m.Sit(place=0): "not now",
            m.Sit(place=0, name="Ada"): "not now",
            m.Stand(place=0): "not now",
            m.SeatBot(place=0, bot="random"): "not the host",
            m.Remove(place=0): "not the host",
            m.Start(): "not the host",
            m.Silence(user=seated[0].id): "not the host",
        }
        for sent, code_of in refusals.items():
            with pytest.raises(ServerRefused) as refused:
                await watcher.client.ask(sent)
            assert refused.value.code == code_of, sent
        with pytest.raises(ServerRefused):
            await watcher.client.ask(m.Change(spectators=False, options={"turn_limit": 1}))
        assert (await node.services.matches.get(match)).sequence == 0
        assert set(watcher.client.views) == {None}
