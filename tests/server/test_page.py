"""The page as the server gives it out, and the replay of a finished match."""

import asyncio
import hashlib
import re
from pathlib import Path

import httpx
import pytest

from camarilla.bots import RandomBot
from camarilla.kernel import Game, Loose, Transcript
from camarilla.server import messages as m
from camarilla.server import static
from camarilla.server.replay import moments
from camarilla.server.types import main, typescript
from tests.server.node import Node, table

ROOT = Path(__file__).parents[2]


# -- the page ------------------------------------------------------------------------------------


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A page to serve, whether or not ours is built."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><script src='/assets/a-1.js'></script>")
    (folder / "assets/a-1.js").write_text("export const a = 1;" * 100)
    (folder / "sw.js").write_text("// a worker")
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr(static, "PAGE", folder)
    static._files.cache_clear()
    yield
    static._files.cache_clear()


@pytest.mark.usefixtures("page")
async def test_hashed_files_are_kept_for_good_and_the_document_is_asked_for_again(node: Node):
    async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
        front, asset, worker = [await http.get(p) for p in ("/", "/assets/a-1.js", "/sw.js")]
    assert front.headers["cache-control"] == worker.headers["cache-control"] == "no-cache"
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-encoding"] == "gzip"
    assert asset.headers["content-type"].startswith("text/javascript")
    assert "script-src 'self'" in front.headers["content-security-policy"]


@pytest.mark.usefixtures("page")
async def test_nothing_outside_the_page_is_given_out(node: Node):
    async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
        for path in ("/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt", "/x.js"):
            answer = await http.get(path)
            assert answer.status_code in (400, 404), path
            assert "not for you" not in answer.text


@pytest.mark.usefixtures("page")
async def test_the_page_may_use_nothing_from_elsewhere_and_be_framed_by_nobody(node: Node):
    async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
        for path in ("/", "/assets/a-1.js", "/sw.js", "/x.js", "/api/offered"):
            headers = (await http.get(path)).headers
            policy = dict(
                part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
            )
            assert policy["default-src"] == policy["script-src"] == policy["style-src"] == "'self'"
            assert policy["connect-src"] == policy["form-action"] == "'self'"
            assert (
                policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
            )
            assert not re.search(r"unsafe|\*|https?:", headers["content-security-policy"])
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "camera=()" in headers["permissions-policy"]
            assert "server" not in headers


async def test_what_is_said_to_one_person_is_kept_by_no_cache(node: Node):
    ada = await node.guest("Ada")
    for path in ("/api/me", "/api/matches", "/api/rooms"):
        assert (await ada.rest("GET", path)).headers["cache-control"] == "no-store"
    made = await ada.rest("POST", "/api/guests", json={"name": "Bea"})
    assert made.headers["cache-control"] == "no-store"


def test_the_document_has_no_inline_script_or_style():
    """The content policy would refuse them."""
    document = (ROOT / "web/index.html").read_text()
    assert not re.search(r"<script(?![^>]*\bsrc=)", document)
    assert "<style" not in document
    assert "style=" not in document


# -- types ---------------------------------------------------------------------------------------


def test_types_are_written_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "types.ts"
    assert main(["--check", str(path)]) == 1
    assert "stale" in capsys.readouterr().err
    assert main([str(path)]) == 0
    assert main(["--check", str(path)]) == 0
    assert "export interface RoomShown {" in typescript()


# -- the replay ----------------------------------------------------------------------------------


async def test_a_match_is_told_again_only_when_it_is_over(node: Node):
    _, people = await table(node, 2)
    await people[0].client.ask(m.Start())
    [match] = (await people[0].rest("GET", "/api/matches")).json()
    path = f"/api/matches/{match['match']}/replay"
    assert (await people[0].rest("GET", path)).status_code == 409
    players = [p.client.play(RandomBot(), Loose(n)) for n, p in enumerate(people)]
    await asyncio.wait_for(asyncio.gather(*players), 60)
    told = (await people[0].rest("GET", path)).json()
    assert hashlib.sha256(bytes.fromhex(told["seed"])).hexdigest() == told["commitment"]
    assert told["moments"][0]["decision"] is None
    assert told["moments"][-1]["told"] == len(told["events"])
    assert told["moments"][-1]["window"] is None


def test_every_moment_is_what_the_seats_saw():
    game, chance = Game.start("coup", 3, seed=5), Loose("replay")
    views = [[game.view(seat).table for seat in (None, 0, 1, 2)]]
    while not game.over:
        seat = game.asked[chance.pick(len(game.asked))]
        options = game.question(seat).options
        game.decide(seat, options[chance.pick(len(options))])
        views.append([game.view(seat).table for seat in (None, 0, 1, 2)])
    transcript = Transcript.from_json(game.transcript().to_json())
    end, told = moments(transcript, {})
    assert end.outcome == game.outcome
    assert [moment.decision for moment in told[1:]] == [str(d) for d in game.decisions]
    shown: tuple[object, ...] = ()
    for moment, seen in zip(told, views, strict=True):
        shown = moment.tables or shown
        assert list(shown) == seen
