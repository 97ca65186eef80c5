"""axe finds nothing on any page, in either theme, on a desktop and on a phone."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import ViewportSize

from tests.web.people import DESKTOP, PHONE, People, Person, table_of
from tests.web.test_after import go_to, told, weighed

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
STILL = "requestAnimationFrame(() => requestAnimationFrame(done))"


async def check(person: Person, where: str, found: dict[str, Any]) -> None:
    """Run axe on what is shown now, and keep what it finds."""
    page = person.page
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    await page.evaluate(f"() => new Promise((done) => {STILL})")
    told = await page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    for violation in told["violations"]:
        nodes = [f"{node['target']} {node['failureSummary']}" for node in violation["nodes"][:4]]
        found[f"{where}: {violation['id']}"] = nodes


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
class TestNoViolation:
    async def test_on_the_pages_without_a_table(
        self,
        people: People,
        theme: str,
        viewport: ViewportSize,
        played: dict[str, str],
        pondered: dict[str, str],
    ) -> None:
        ada = await people.come(theme=theme, viewport=viewport)
        found: dict[str, Any] = {}
        pages = ["", "sofa", "watch", "matches", "learn", "learn/coup", "learn/guatemala"]
        pages += ["learn/royal", "learn/lesson", "room/ZZZZZ", "nowhere"]
        for path in pages + [f"match/{match}" for match in played.values()]:
            await ada.open(path)
            await ada.page.locator("h1").first.wait_for()
            await ada.page.wait_for_load_state("networkidle")
            await check(ada, path or "home", found)
        for game, match in pondered.items():  # with what a bot thought
            await ada.open(f"match/{match}")
            await go_to(ada, weighed(await told(ada, match))[0])
            await check(ada, f"thoughts {game}", found)
        await ada.open()
        await ada.press(ada.button("web-settings"))
        await check(ada, "settings", found)
        await ada.page.keyboard.press("Escape")
        await ada.make_room()
        await check(ada, "room", found)
        assert not found, json.dumps(found, indent=1)

    @pytest.mark.parametrize("game", ["coup", "guatemala", "royal"])
    async def test_at_the_table(
        self, people: People, theme: str, viewport: ViewportSize, game: str
    ) -> None:
        ada = await people.come(theme=theme, viewport=viewport)
        found: dict[str, Any] = {}
        await table_of(ada, game=game, bots=3)
        await ada.asked()
        await check(ada, "table", found)
        for what in ("reference", "log", "talk", "menu"):
            button = ada.page.locator(f"header .{what}")
            if await button.is_visible():
                await ada.press(button)
                await check(ada, what, found)
                await ada.page.keyboard.press("Escape")
        if viewport is PHONE and theme == ("light" if game == "guatemala" else "dark"):
            await ada.play()
            await check(ada, "end", found)
        assert not found, json.dumps(found, indent=1)


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_no_violation_on_a_sofa(people: People, theme: str) -> None:
    ada = await people.come(theme=theme, viewport=PHONE)
    found: dict[str, Any] = {}
    await ada.open("sofa")
    await ada.press(ada.button("web-pp-start"))
    covered = ada.page.locator("[data-cover], [data-nobody]")
    await covered.first.wait_for()
    await check(ada, "covered", found)
    if await ada.page.locator("[data-cover]").count():
        await ada.press(ada.page.locator("[data-cover] button"))
        await ada.asked()
        await check(ada, "open", found)
    assert not found, json.dumps(found, indent=1)
