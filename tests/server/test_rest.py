"""REST: guests, rooms, kept matches, being forgotten; and whatever schemathesis thinks of."""

import asyncio
import contextlib
import logging
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from camarilla.bots import RandomBot
from camarilla.client import Client
from camarilla.kernel import GAMES, Loose
from camarilla.server import messages as m
from camarilla.server.app import make_app
from camarilla.server.services import Config
from tests.server.node import Node, table
from tests.server.node import node as run_node

# -- schemathesis --------------------------------------------------------------------------------


def test_no_request_is_a_server_error(tmp_path: Path):
    """Every operation, with anything its schema allows and anything that it does not; without a
    token, with a wrong one, with a right one."""
    app = make_app(Config(tmp_path / "data", limits=1e9))
    schema = schemathesis.openapi.from_asgi("/api/schema/openapi.json", app)
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) >= 15
    answers: Counter[int] = Counter()
    for operation in operations:
        for mode in GenerationMode:
            answers += _try_out(operation, mode)
    assert answers.total() > 200
    assert {200, 201, 204, 400, 401, 404} <= set(answers)


def _try_out(operation: Any, mode: GenerationMode) -> Counter[int]:
    """What was answered, and how often."""
    answers: Counter[int] = Counter()

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
    def once(case: Any) -> None:
        for token in (None, "x" * 43, _new_token(operation.schema)):
            headers = {} if token is None else {"Authorization": f"Bearer {token}"}
            answer = case.call(headers=headers)
            assert answer.status_code < 500, (case, answer.text)
            answers[answer.status_code] += 1

    with contextlib.suppress(Unsatisfiable):  # nothing can be wrong with it
        once()
    return answers


def _new_token(schema: Any) -> str:
    made = schema["/api/guests"]["POST"].Case(body={"name": "Ada"}, media_type="application/json")
    return str(made.call().json()["token"])


# -- guests --------------------------------------------------------------------------------------


async def test_a_guest_needs_a_name_and_nothing_else(node: Node):
    ada = await node.guest("  Ada\n ")
    me = (await ada.rest("GET", "/api/me")).json()
    assert me["name"] == "Ada"
    changed = await ada.rest("PATCH", "/api/me", json={"name": "Bea", "avatar": "owl"})
    assert changed.json() == {"user": ada.id, "name": "Bea", "avatar": "owl"}
    for bad in ({"name": ""}, {"name": "\u202e"}, {"name": "x", "avatar": "<svg>"}, {"nome": "x"}):
        assert (await ada.rest("PATCH", "/api/me", json=bad)).status_code == 400


async def test_a_token_is_needed_and_a_wrong_one_is_none(node: Node):
    async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
        for headers in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": "Basic x"}):
            answer = await http.get("/api/me", headers=headers)
            assert answer.status_code == 401
            assert answer.json()["code"] == "unknown token"


async def test_moving_to_another_device_works_once(node: Node):
    ada = await node.guest("Ada")
    code = (await ada.rest("POST", "/api/handovers")).json()["code"]
    async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
        moved = (await http.post(f"/api/handovers/{code}")).json()
        assert moved["user"] == ada.id
        assert moved["token"] != ada.token
        assert (await http.post(f"/api/handovers/{code}")).status_code == 401
    phone = await Client.connect(node.url, moved["token"])
    assert phone.user == ada.id
    await phone.close()


async def test_tokens_and_codes_are_never_logged(tmp_path: Path, caplog):
    with caplog.at_level(logging.INFO):
        async with run_node(tmp_path / "data") as node:
            ada = await node.guest("Ada")
            code = (await ada.rest("POST", "/api/handovers")).json()["code"]
            await ada.rest("POST", f"/api/handovers/{code}")
            await ada.client.close()
    ours = [record for record in caplog.records if not record.name.startswith("http")]
    logged = " ".join(record.getMessage() for record in ours)
    assert "Started server process" in logged
    assert ada.token not in logged
    assert code not in logged
    kept = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    assert ada.token.encode() not in kept  # nor kept: only its hash is


async def test_a_guest_is_forgotten_and_the_match_goes_on(tmp_path: Path):
    async with run_node(tmp_path / "data") as node:
        code, people = await table(node, 2, 1, options={"turn_limit": 30})
        odd = people[1]
        await odd.rest("PATCH", "/api/me", json={"name": "Rumpelstilzchen"})
        await odd.client.ask(m.Stand(place=1))
        await odd.client.ask(m.Sit(place=1))
        await odd.client.ask(m.Say(text="heute back ich"))
        await people[0].client.ask(m.Start())
        assert (await odd.rest("DELETE", "/api/me")).status_code == 204
        assert (await odd.rest("GET", "/api/me")).status_code == 401
        async for _ in odd.client:  # the connection is closed
            pass
        end = await asyncio.wait_for(people[0].client.play(RandomBot(), Loose(1)), 300)
        shown = await people[0].rest("GET", f"/api/matches/{end.match}")
        assert shown.json()["names"][1] == ""
        late = await node.guest("Late")
        await late.client.enter(code)
        assert late.client.room is not None
        assert [place.name for place in late.client.room.places][1] == ""
        while not late.client._inbox.empty():
            assert not isinstance(await late.client.next(), m.Said)
        assert "Rumpelstilzchen" not in repr(people[0].client.views[0].holders)
    kept = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    assert b"Rumpelstilzchen" not in kept
    assert b"heute back ich" not in kept


# -- rooms ---------------------------------------------------------------------------------------


async def test_public_rooms_are_listed_and_private_ones_are_not(node: Node):
    ada = await node.guest("Ada")
    public = await ada.open_room(public=True)
    private = await ada.open_room()
    async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
        listed = {room["code"]: room for room in (await http.get("/api/rooms")).json()}
        assert public in listed
        assert private not in listed
        assert (listed[public]["host"], listed[public]["free"]) == ("Ada", 3)
        assert (await http.get(f"/api/rooms/{private.lower()}")).json()["code"] == private
        assert (await http.get("/api/rooms/ZZZZZ")).status_code == 404


async def test_a_private_room_is_not_found_by_trying(tmp_path: Path):
    async with run_node(tmp_path / "data", limits=1.0) as node:
        async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
            codes = [(await http.get(f"/api/rooms/ZZZ{a}Z")).status_code for a in "ABCDEFGHJK" * 3]
        assert codes[0] == 404
        assert codes[-1] == 429


async def test_opening_rooms_is_limited(tmp_path: Path):
    async with run_node(tmp_path / "data", limits=1.0) as node:
        ada = await node.guest("Ada")
        codes = [(await ada.rest("POST", "/api/rooms", json={})).status_code for _ in range(15)]
        assert codes[0] == 201
        assert codes[-1] == 429


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_room_for_each_game(node: Node, game: str):
    ada = await node.guest("Ada")
    opened = await ada.rest("POST", "/api/rooms", json={"game": game})
    assert opened.status_code == 201
    assert opened.json()["game"] == game
    offered = (await ada.rest("GET", "/api/offered")).json()
    described = next(entry for entry in offered["games"] if entry["key"] == game)
    assert opened.json()["seats"] in described["seats"]
    assert "turn_limit" in described["options"]["properties"]
    assert "random" in described["bots"]


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess"},
        {"seats": 1},
        {"seats": 11},
        {"pace": "hasty"},
        {"options": {"nonsense": 1}},
        {"options": {"turn_limit": 10**30}},
        {"surprise": 1},
    ],
)
async def test_a_room_that_cannot_be(node: Node, wanted: dict[str, object]):
    ada = await node.guest("Ada")
    assert (await ada.rest("POST", "/api/rooms", json=wanted)).status_code == 400


async def test_deep_nesting_and_large_bodies_are_refused(node: Node):
    ada = await node.guest("Ada")
    deep = '{"options":' + "[" * 20_000 + "]" * 20_000 + "}"
    answer = await ada.rest("POST", "/api/rooms", content=deep)
    assert answer.status_code == 400
    large = '{"game":"' + "x" * 100_000 + '"}'
    assert (await ada.rest("POST", "/api/rooms", content=large)).status_code == 413


async def test_a_quick_match_finds_a_room_where_somebody_waits(node: Node):
    ada, bea = await node.guest("Ada"), await node.guest("Bea")
    first = (await ada.rest("POST", "/api/quick", json={})).json()
    assert first["free"] == first["seats"] - 1
    # Nobody is there yet: whoever comes now opens another one.
    assert (await bea.rest("POST", "/api/quick", json={})).json()["code"] != first["code"]
    await ada.client.enter(first["code"])
    assert (await bea.rest("POST", "/api/quick", json={})).json()["code"] == first["code"]
    other_pace = (await bea.rest("POST", "/api/quick", json={"pace": "relaxed"})).json()
    assert other_pace["code"] != first["code"]
    assert (await bea.rest("POST", "/api/quick", json={"game": "chess"})).status_code == 400


# -- matches, headers, health --------------------------------------------------------------------


async def test_a_transcript_is_given_out_only_when_the_match_is_over(node: Node):
    _, people = await table(node, 2)
    await people[0].client.ask(m.Start())
    match = (await people[0].rest("GET", "/api/matches")).json()[0]
    assert match["ended"] is None
    for path in ("", "/transcript"):
        answer = await people[0].rest("GET", f"/api/matches/{match['match']}{path}")
        assert answer.status_code == 409
    assert (await people[0].rest("GET", "/api/matches/" + "0" * 16)).status_code == 404


async def test_every_answer_keeps_the_page_to_itself(node: Node):
    async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
        for path in ("/healthz", "/metrics", "/api/rooms", "/nothing", "/api/me"):
            headers = (await http.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
        foreign = await http.get("/api/rooms", headers={"Origin": "https://evil.example"})
        assert foreign.status_code == 403
        own = await http.get("/api/rooms", headers={"Origin": node.url})
        assert own.status_code == 200


async def test_health_and_figures(node: Node):
    _, people = await table(node, 2, 1, options={"turn_limit": 5})
    await people[0].client.ask(m.Start())
    await asyncio.gather(*(p.client.play(RandomBot(), Loose(n)) for n, p in enumerate(people)))
    async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
        health = (await http.get("/healthz")).json()
        assert (health["status"], health["connections"]) == ("ok", 2)
        page = (await http.get("/metrics")).text
    figures = dict(line.split(" ") for line in page.splitlines() if line and line[0] != "#")
    match = (await people[0].rest("GET", "/api/matches")).json()[0]["match"]
    played = await node.services.matches.get(match)
    assert float(figures["camarilla_decisions_total"]) == played.sequence
    assert float(figures["camarilla_matches_ended_total"]) == 1
    assert float(figures["camarilla_connections"]) == 2
