"""People in front of a browser: they read the page, and tap on what it offers."""

import asyncio
import json
import random
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.async_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, expect
from playwright.async_api import Error as BrowserError
from playwright.async_api import TimeoutError as TookTooLong

from camarilla.text import Speaker

DESKTOP: ViewportSize = {"width": 1280, "height": 860}
PHONE: ViewportSize = {"width": 360, "height": 780}
PATIENCE = 60_000
"""Milliseconds: a loaded machine may be ten times slower than usual."""
LOOK_AGAIN = 0.03
"""Seconds between two looks at a page."""
expect.set_options(timeout=PATIENCE)

ANSWERS = "[data-answer]:not([disabled]):not([aria-disabled=true]), [data-target]:not([disabled])"
END = "[data-end]"
# Coup Royal: a plan is picked house by house, then sealed; what has happened may be skipped.
SEAL, SKIP, SLOT = ".royal .seal[aria-disabled=false]", ".royal .skip", "label.slot.open"
# One trip to the page: wait until the match is over or something is asked, and say what.
ASKED = f"""() => {{
  if (document.querySelector({json.dumps(END)})) return ["end"];
  if (document.querySelector({json.dumps(SEAL)})) return ["seal"];
  const found = [...document.querySelectorAll({json.dumps(ANSWERS)})];
  const names = found.map((each) => each.dataset.target ?? each.dataset.answer);
  if (names.length) return names;
  if (document.querySelector({json.dumps(SKIP)})) return ["skip"];
  const open = [...document.querySelectorAll("[data-place] {SLOT}:not(.chosen)")];
  const crew = (each) => each.matches(".thieves") ? "thieves" : "snitches";
  const place = (each) => each.closest("[data-place]").dataset.place;
  return open.length ? open.map((each) => `${{crew(each)}} ${{place(each)}}`) : false;
}}"""

Chooser = Callable[[list[str]], str]


class Person:
    """Somebody at a page of their own."""

    def __init__(self, page: Page, url: str, language: str, touch: bool, seed: str) -> None:
        self.page = page
        self.url = url
        self.language = language
        self.touch = touch
        self.chance = random.Random(seed)
        self.errors: list[str] = []
        self.expected = ["Service Worker registration blocked by Playwright"]
        self.frames: list[dict[str, Any]] = []
        self.taps = 0
        self._speaker = Speaker(language)
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(f"page error: {error}"))
        page.on("console", self._hear)
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))

    def t(self, message: str, **told: str | int) -> str:
        """What the page says in this person's language."""
        return self._speaker.say(message, **told)

    def role(self, role: str) -> str:
        return self._speaker.role(role)

    def expect_trouble(self, pattern: str) -> None:
        """Errors that belong to the test, such as a socket that cannot be opened."""
        self.expected.append(pattern)

    def troubles(self) -> list[str]:
        return [
            error
            for error in self.errors
            if not any(re.search(pattern, error) for pattern in self.expected)
        ]

    # -- getting about ---------------------------------------------------------------------------

    async def open(self, path: str = "") -> None:
        """Go to a page of the app; a change of the fragment alone loads nothing anew."""
        await self.page.goto(f"{self.url}/#/{path}")
        await self.page.locator("main > *").first.wait_for()

    def button(self, message: str, **told: str | int) -> Locator:
        name = self.t(message, **told)
        return self.page.get_by_role("button", name=re.compile(rf"^\s*{re.escape(name)}"))

    def link(self, message: str, **told: str | int) -> Locator:
        name = self.t(message, **told)
        return self.page.get_by_role("link", name=re.compile(rf"^\s*{re.escape(name)}"))

    def says(self, message: str, **told: str | int) -> Locator:
        return self.page.get_by_text(self.t(message, **told))

    async def press(self, what: Locator, timeout: float = PATIENCE) -> None:
        self.taps += 1
        await (what.tap(timeout=timeout) if self.touch else what.click(timeout=timeout))

    # -- the room --------------------------------------------------------------------------------

    async def make_room(self, game: str = "coup", seats: int = 4, pace: str = "none") -> str:
        """A room, with its settings as the host makes them in the page; its code."""
        await self.open()
        await self.press(self.button("web-create"))
        await self.page.wait_for_url("**/#/room/*")
        settings = self.page.locator("fieldset select")
        await settings.nth(0).wait_for()
        await settings.nth(0).select_option(game)
        await settings.nth(1).select_option(str(seats))
        await settings.nth(2).select_option(pace)
        await expect(self.places).to_have_count(seats)
        await expect(settings.nth(0)).to_have_value(game)
        return self.page.url.rsplit("/", 1)[-1]

    @property
    def places(self) -> Locator:
        return self.page.locator("ol > li:has(.who)")

    async def seat_bot(self, place: int, bot: str = "random") -> None:
        row = self.places.nth(place)
        await row.locator("select").select_option(bot)
        await row.locator("small", has_text=self.t(f"bot-{bot}")).wait_for()

    async def join(self, code: str, place: int) -> None:
        """Come in by the code, as it is read out across a room, and sit down."""
        await self.open()
        await self.page.get_by_label(self.t("web-join-code")).fill(code.lower())
        await self.press(self.button("web-join-go"))
        await self.press(self.places.nth(place).get_by_role("button", name=self.t("web-room-sit")))
        await self.places.nth(place).get_by_text(self.t("web-room-you")).wait_for()

    async def start(self) -> None:
        await self.press(self.button("web-room-start"))

    # -- the table -------------------------------------------------------------------------------

    async def asked(self, timeout: float = PATIENCE) -> list[str]:
        """What may be answered now, by the names of the buttons; ['end'] when it is over."""
        until = time.monotonic() + timeout / 1000
        while not (names := await self.asked_now()):
            if time.monotonic() > until:
                raise TookTooLong(f"nothing was asked for {timeout / 1000:.0f} seconds")
            await asyncio.sleep(LOOK_AGAIN)
        return names

    async def asked_at_last(self) -> list[str]:
        """The same, however long the others take: whoever is out waits for them. Only where
        nothing happens at the table any more it is in vain."""
        while True:
            seen = len(self.frames)
            try:
                return await self.asked(2 * PATIENCE)
            except TookTooLong:
                if len(self.frames) == seen:
                    raise

    async def asked_now(self) -> list[str]:
        """The same without waiting: nothing where nothing is asked, or a page is being opened."""
        try:
            return list(await self.page.evaluate(ASKED) or [])
        except BrowserError as error:
            if "context was destroyed" in str(error):
                return []
            raise

    async def asked_or_wait(self) -> None:
        """The table is laid, whoever is asked."""
        await self.page.locator(".stage, [data-answer]").first.wait_for()

    async def answer(self, name: str) -> bool:
        """Give an answer by tapping; False when somebody was quicker."""
        return await self.try_press(self.thing(name).first)

    async def try_press(self, what: Locator) -> bool:
        """Tap on something; False when it is gone before it could be tapped."""
        for _ in range(PATIENCE // 1500):
            try:
                await self.press(what, timeout=1500)
                return True
            except TookTooLong:
                if not await what.evaluate_all("all => all.some((each) => !each.disabled)"):
                    return False
        raise AssertionError(f"{what} is there, and cannot be tapped: a bug of the page")

    def thing(self, name: str) -> Locator:
        """What to tap on for an answer."""
        if name in ("seal", "skip"):
            return self.page.locator(SEAL if name == "seal" else SKIP)
        crew, _, place = name.partition(" ")
        if crew in ("thieves", "snitches"):
            return self.page.locator(f"[data-place={place}] {SLOT}.{crew}")
        quoted = json.dumps(name)
        return self.page.locator(f"[data-target={quoted}], [data-answer={quoted}]")

    def any_answer(self, names: list[str]) -> str:
        return self.chance.choice(names)

    async def play(self, choose: Chooser | None = None, most: int = 10_000) -> int:
        """Answer until the match is over, or so many times; how many answers were given."""
        given = 0
        while given < most:
            names = await self.asked_at_last()
            if names == ["end"]:
                break
            given += await self.answer((choose or self.any_answer)(names))
        return given

    # -- what came over the wire -----------------------------------------------------------------

    def seen(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == "seen"]

    def _frame(self, payload: str | bytes) -> None:
        self.frames.append(json.loads(payload))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self.errors.append(f"console {message.type}: {message.text} ({where})")


class People:
    """Who takes part in a test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self._all: list[Person] = []

    async def come(
        self,
        name: str = "Ada",
        *,
        url: str | None = None,
        language: str = "en",
        viewport: ViewportSize = DESKTOP,
        theme: str = "dark",
        motion: bool = False,
        service_workers: str = "block",
        script: str = "",
    ) -> Person:
        """Somebody with a browser of their own, and their name in it; `script`: run on every page
        before anything else."""
        phone = viewport["width"] < 700
        context = await self._browser.new_context(
            viewport=viewport,
            locale=language,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=phone,
            is_mobile=phone,
            service_workers=service_workers,  # type: ignore[arg-type]
        )
        await context.add_init_script(
            f"localStorage.getItem('camarilla-name') ?? "
            f"localStorage.setItem('camarilla-name', {json.dumps(name)}); {script}"
        )
        page = await context.new_page()
        person = Person(page, url or self._url, language, phone, name)
        self._all.append(person)
        return person

    async def go_home(self) -> None:
        troubles = [f"{each.language}: {line}" for each in self._all for line in each.troubles()]
        for person in self._all:
            await person.page.context.close()
        assert not troubles, "\n".join(troubles)


async def table_of(*people: Person, game: str, bots: int = 2, bot: str = "random") -> str:
    """These people at one table, with bots beside them, and off; the room's code."""
    host, *guests = people
    code = await host.make_room(game, len(people) + bots)
    for place, guest in enumerate(guests, start=1):
        await guest.join(code, place)
    for place in range(len(people), len(people) + bots):
        await host.seat_bot(place, bot)
    await host.start()
    return code


async def play_out(*people: Person) -> None:
    await asyncio.gather(*(person.play() for person in people))


async def whoever_is_asked(*people: Person) -> Person:
    """The first of them who has something to answer."""
    seen, until = -1, 0.0
    while True:
        for person in people:
            if await person.asked_now():
                return person
        await asyncio.sleep(LOOK_AGAIN)
        told = sum(len(person.frames) for person in people)
        if told != seen:  # all may be out, and wait for bots
            seen, until = told, time.monotonic() + 2 * PATIENCE / 1000
        elif time.monotonic() > until:
            raise TookTooLong("nobody was asked anything")


async def play_a_while(*people: Person, most: int) -> None:
    """Until they have answered so often together, or the match is over for one of them."""
    given = 0
    while given < most:
        person = await whoever_is_asked(*people)
        names = await person.asked_now()
        if names == ["end"]:
            return
        if names:  # else somebody was quicker
            given += await person.answer(person.any_answer(names))
