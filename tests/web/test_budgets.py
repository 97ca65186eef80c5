"""What the page weighs, in bytes and requests: from the built files, and over the wire."""

import gzip
from pathlib import Path

import pytest
from playwright.async_api import Response

import camarilla.server
from tests.web.people import PHONE, People

PAGE = Path(camarilla.server.__file__).parent / "page"
KB = 1000
PACKED = {".js", ".css", ".html", ".ftl", ".svg", ".webmanifest"}
SOUNDS = {".mp3", ".ogg", ".opus", ".wav", ".webm"}


def weight(path: Path) -> int:
    """What goes over the wire: the server packs all that packing helps."""
    body = path.read_bytes()
    return len(gzip.compress(body, 9)) if path.suffix in PACKED else len(body)


def weights() -> dict[Path, int]:
    files = [path for path in PAGE.rglob("*") if path.is_file() and path.name != ".stamp"]
    assert files, "the page is not built"
    return {path: weight(path) for path in files}


def test_all_javascript_is_under_120_kb_gzipped() -> None:
    scripts = {path.name: size for path, size in weights().items() if path.suffix == ".js"}
    assert sum(scripts.values()) < 120 * KB, scripts


def test_everything_before_sounds_is_under_400_kb() -> None:
    """All pages of all games, in all five languages, with fonts and art."""
    all_of_it = {path.name: size for path, size in weights().items() if path.suffix not in SOUNDS}
    assert sum(all_of_it.values()) < 400 * KB, all_of_it


def test_no_file_is_large() -> None:
    assert {path.name: size for path, size in weights().items() if size > 80 * KB} == {}


class Wire:
    """What a page has asked for, and how much came back."""

    def __init__(self) -> None:
        self.answers: list[Response] = []

    def take(self, answer: Response) -> None:
        self.answers.append(answer)

    async def bytes(self) -> int:
        sizes = [await answer.request.sizes() for answer in self.answers]
        return sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)


@pytest.mark.parametrize("language", ["en", "de"])
async def test_requests_and_bytes_to_the_first_answer(people: People, language: str) -> None:
    """From nothing to a table that asks: what a newcomer on a phone has to wait for."""
    ada = await people.come(language=language, viewport=PHONE)
    wire = Wire()
    ada.page.on("response", wire.take)
    await ada.open()
    await ada.page.wait_for_load_state("networkidle")
    assert len(wire.answers) <= 14
    assert await wire.bytes() < 250 * KB
    await ada.press(ada.button("web-bots"))
    await ada.asked()
    assert len(wire.answers) <= 20
    assert await wire.bytes() < 330 * KB
    hosts = {answer.url.split("/")[2] for answer in wire.answers}
    assert hosts == {ada.url.split("/")[2]}, "the page talks to nobody but its own server"


async def test_usable_before_fonts_and_art_have_arrived(people: People) -> None:
    """Fonts that never come, and pictures that never come, stop nobody."""
    ada = await people.come()

    async def never(route) -> None:  # type: ignore[no-untyped-def]
        del route  # neither answered nor refused

    await ada.page.route("**/*.{woff2,svg,png,webp,mp3,ogg}", never)
    await ada.page.goto(f"{ada.url}/", wait_until="commit")
    await ada.press(ada.button("web-bots"))
    assert await ada.asked()
    await ada.page.unroute_all(behavior="ignoreErrors")
