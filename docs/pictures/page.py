"""Pictures of the page, from matches really played: python docs/pictures/page.py [NAME ...]

The server deals from a fixed seed and its bots draw the same lots, so the same matches come out
again, near enough. NAME picks pictures by the beginning of their names; `playing` is the recording.
"""

import asyncio
import base64
import io
import itertools
import json
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from PIL import Image
from playwright.async_api import CDPSession, async_playwright

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.conftest import FLAGS  # noqa: E402
from tests.web.house import House  # noqa: E402
from tests.web.people import People, Person, table_of  # noqa: E402

PHONE, TABLET, DESKTOP = (360, 780, 2), (820, 1180, 1), (1440, 900, 1)
SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
PAGE = (("phone", "dark"), ("desktop", "light"))
TABLE = (("phone", "dark"), ("tablet", "light"), ("desktop", "dark"))


@contextmanager
def fixed(seed: str) -> Iterator[None]:
    """The server deals from this seed, and its bots draw the same lots in the same order."""
    drawn = SimpleNamespace(token_hex=lambda size: (seed.encode().hex() * 9)[: 2 * size])
    turn = itertools.count(len(seed))
    lots = SimpleNamespace(randbits=lambda bits: next(turn))
    with (
        patch("camarilla.server.laying.secrets", drawn),
        patch("camarilla.server.attendant.secrets", lots),
    ):
        yield


class Studio:
    """One person's page, seen in any size and theme, and kept as small WebP files."""

    def __init__(self, people: People, wanted: list[str]) -> None:
        self.people = people
        self.wanted = wanted
        self._lens: dict[Person, CDPSession] = {}

    def wants(self, name: str) -> bool:
        return not self.wanted or any(name.startswith(each) for each in self.wanted)

    async def look(self, person: Person, size: str, theme: str) -> CDPSession:
        width, height, scale = SIZES[size]
        if person not in self._lens:
            self._lens[person] = await person.page.context.new_cdp_session(person.page)
        lens = self._lens[person]
        phone = size == "phone"
        metrics = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": phone}
        await lens.send("Emulation.setDeviceMetricsOverride", metrics)
        await lens.send("Emulation.setTouchEmulationEnabled", {"enabled": phone})
        await person.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        await person.page.wait_for_timeout(250)
        return lens

    async def shoot(self, person: Person, name: str, views: tuple[tuple[str, str], ...]) -> None:
        for size, theme in views:
            lens = await self.look(person, size, theme)
            picture = await capture(lens)
            path = HERE / f"{name}-{size}.webp"
            picture.save(path, quality=80, method=6)
            print(f"{path.name:32} {path.stat().st_size / 1000:7.1f} kB")


async def capture(lens: CDPSession) -> Image.Image:
    told = await lens.send("Page.captureScreenshot", {"format": "png"})
    return Image.open(io.BytesIO(base64.b64decode(told["data"]))).convert("RGB")


# -- the pages -----------------------------------------------------------------------------------


async def pages(studio: Studio) -> None:
    """Everything that is not a table; the matches to look back on have been played by then."""
    ada = await somebody(studio, "Ada", "fox")
    for name, path in {
        "home": "",
        "learn": "learn",
        "rules-coup": "learn/coup",
        "rules-guatemala": "learn/guatemala",
        "rules-royal": "learn/royal",
        "pass-and-play": "sofa",
    }.items():
        if studio.wants(name):
            await ada.open(path)
            await ada.page.locator("h1").first.wait_for()
            await ada.page.wait_for_load_state("networkidle")
            await studio.shoot(ada, name, PAGE)
    if studio.wants("lesson"):
        await ada.open("learn/lesson")
        await ada.page.locator(".controls .next").click()
        await ada.page.locator("[data-answer], .controls .next").first.wait_for()
        await studio.shoot(ada, "lesson", PAGE)
    if studio.wants("room") or studio.wants("watch"):
        await a_room(studio, ada)
    if studio.wants("cover"):
        await a_sofa(studio, ada)
    if studio.wants("replay") or studio.wants("matches") or studio.wants("end"):
        await looking_back(studio, ada)


async def somebody(studio: Studio, name: str, avatar: str) -> Person:
    person = await studio.people.come(name)
    await person.page.context.add_init_script(
        f"localStorage.setItem('camarilla-avatar', {json.dumps(avatar)})"
    )
    return person


async def a_room(studio: Studio, ada: Person) -> None:
    bob = await somebody(studio, "Bruno", "owl")
    code = await ada.make_room("guatemala", 5)
    await bob.join(code, 1)
    await ada.seat_bot(2, "honest")
    await ada.page.get_by_label(ada.t("option-public")).check()
    await studio.shoot(ada, "room", PAGE)
    await bob.open("watch")
    await bob.page.locator("a.room").first.wait_for()
    await studio.shoot(bob, "watch", PAGE)


async def a_sofa(studio: Studio, ada: Person) -> None:
    await ada.open("sofa")
    await ada.button("web-pp-start").click()
    await ada.page.locator("[data-cover], [data-nobody]").first.wait_for()
    await studio.shoot(ada, "cover", PAGE)


async def looking_back(studio: Studio, ada: Person) -> None:
    for game in ("royal", "guatemala", "coup"):
        with fixed(f"after {game}"):
            await table_of(ada, game=game, bots=3)
            await ada.play(sensible(ada))
        if studio.wants("end"):
            await ada.page.wait_for_timeout(800)
            await studio.shoot(ada, f"end-{game}", PAGE[:1])
        if not studio.wants("replay"):
            continue
        await ada.link("web-after-replay").click()
        slider = ada.page.locator("input[type=range]")
        await slider.wait_for()
        await slider.fill(str(int(await slider.get_attribute("max") or 0) * 2 // 3))
        await studio.shoot(ada, f"replay-{game}", PAGE)
    await ada.open("matches")
    await ada.page.locator(".match").first.wait_for()
    await studio.shoot(ada, "matches", PAGE)


# -- the tables ----------------------------------------------------------------------------------

MOMENT = ".stage:is(.challenge, .proved, .failed, .lost)"
SOONER = ("coup", "assassinate", "tax", "steal", "exchange", "prove", "seal", "skip")


def sensible(person: Person, most_doubts: int = 1) -> Callable[[list[str]], str]:
    """Plays to get on: takes money, strikes when it can, doubts once in a while."""
    doubts = 0

    def choose(names: list[str]) -> str:
        nonlocal doubts
        if "challenge" in names and doubts < most_doubts and person.chance.random() < 0.3:
            doubts += 1
            return "challenge"
        for name in SOONER:
            if name in names:
                return name
        if "pass" in names:
            return "pass"
        return person.chance.choice(names)

    return choose


async def tables(studio: Studio) -> None:
    for game, moment in {"coup": a_claim, "guatemala": a_claim, "royal": a_plan}.items():
        if not studio.wants(f"table-{game}"):
            continue
        ada = await somebody(studio, "Ada", "fox")
        with fixed(f"table {game}"):
            await table_of(ada, game=game, bots=4 if game != "royal" else 3, bot="random")
            await moment(ada)
        # What has just happened is shown for a moment, then what is asked.
        await ada.page.wait_for_function(f"() => !document.querySelector({json.dumps(MOMENT)})")
        await studio.shoot(ada, f"table-{game}", TABLE)


async def a_claim(ada: Person) -> None:
    """A few turns in, somebody claims something, and Ada may doubt it."""
    choose = sensible(ada, most_doubts=0)
    for _ in range(60):
        names = await ada.asked()
        view = ada.seen()[-1]["view"]
        lost = sum(len(seat["face_up"]) for seat in view["table"]["seats"])
        if ("challenge" in names and lost and view["turn"] > 4) or names == ["end"]:
            return
        await ada.answer(choose(names))


async def a_plan(ada: Person) -> None:
    """Some rounds in, thieves and snitches are being sent out."""
    choose = sensible(ada)
    for _ in range(80):
        names = await ada.asked()
        if names == ["seal"] and ada.seen()[-1]["view"]["turn"] > 3:
            return
        await ada.answer(choose(names))


# -- the recording -------------------------------------------------------------------------------

FRAME = (960, 720)
STEP = 160
LONGEST = 90


async def recording(studio: Studio) -> None:
    """The first turns of a match against bots, as it looks."""
    ada = await studio.people.come("Ada", motion=True)
    lens = await ada.page.context.new_cdp_session(ada.page)
    width, height = FRAME
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
    await lens.send("Emulation.setDeviceMetricsOverride", metrics)
    frames: list[Image.Image] = []
    times: list[int] = []

    async def film(long: int, until: Callable[[], Awaitable[Any]] | None = None) -> None:
        for _ in range(long):
            picture = await capture(lens)
            if frames and picture.tobytes() == frames[-1].tobytes():
                times[-1] = min(times[-1] + STEP, 1400)
            else:
                frames.append(picture)
                times.append(STEP)
            if until and await until():
                return
            await ada.page.wait_for_timeout(60)

    with fixed("recording"):
        await ada.open()
        await film(2)
        times[-1] = 1200
        await ada.button("web-bots").click()
        choose = sensible(ada, most_doubts=1)
        while len(frames) < LONGEST:
            await film(12, ada.asked_now)
            names = await ada.asked()
            await film(2)
            times[-1] = 900
            if names == ["end"]:
                break
            true = await ada.page.locator("[data-answer]:has(.truth)").evaluate_all(
                "all => all.map((each) => each.dataset.answer)"
            )
            await ada.answer(choose([name for name in names if name in true] or names))
    path = HERE / "playing.webp"
    frames[0].save(
        path, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=60, method=4
    )
    print(f"{path.name:32} {path.stat().st_size / 1000:7.1f} kB, {len(frames)} frames")


async def main(wanted: list[str]) -> None:
    path = subprocess.run([ROOT / ".ci/browser"], stdout=subprocess.PIPE, text=True, check=True)
    with tempfile.TemporaryDirectory() as data, House(Path(data), (0.3, 0.7)).opened() as house:
        async with async_playwright() as playwright:
            chromium = path.stdout.strip()
            browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            studio = Studio(People(browser, house.url), wanted)
            await tables(studio)
            await pages(studio)
            if studio.wants("playing"):
                await recording(studio)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
