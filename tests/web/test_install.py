"""The page as an app: offered where the browser offers it, and icons that are what they say."""

import json
from typing import Any

from playwright.async_api import expect

from tests.web.people import PHONE, People

OFFER = """() => {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  event.prompt = async () => { window.prompted = (window.prompted ?? 0) + 1; };
  dispatchEvent(event);
  return event.defaultPrevented;
}"""


async def test_the_button_is_there_while_the_browser_offers_it(people: People) -> None:
    ada = await people.come(viewport=PHONE)
    await ada.open()
    button = ada.button("web-install")
    await expect(button).to_have_count(0)
    assert await ada.page.evaluate(OFFER), "else the browser shows a banner of its own"
    await ada.press(button)
    await expect(button).to_have_count(0)
    assert await ada.page.evaluate("window.prompted") == 1
    # The browser may offer it again; installed by other ways, there is nothing left to offer.
    await ada.page.evaluate(OFFER)
    await expect(button).to_be_visible()
    await ada.page.evaluate("dispatchEvent(new Event('appinstalled'))")
    await expect(button).to_have_count(0)


async def test_where_it_is_done_by_hand_a_line_says_how(people: People) -> None:
    standalone = "Object.defineProperty(navigator, 'standalone', { value: %s })"
    ada = await people.come(viewport=PHONE, script=standalone % "false")
    await ada.open()
    await expect(ada.says("web-install-by-hand")).to_be_visible()
    bob = await people.come(viewport=PHONE, script=standalone % "true")  # opened as an app
    await bob.open()
    await bob.button("web-bots").wait_for()
    await expect(bob.says("web-install-by-hand")).to_have_count(0)


async def test_every_icon_is_as_large_as_the_manifest_says(people: People) -> None:
    ada = await people.come()
    await ada.open()
    found = await ada.page.evaluate("fetch('/manifest.webmanifest').then((a) => a.text())")
    icons: list[dict[str, Any]] = json.loads(found)["icons"]
    assert {(icon["sizes"], icon["purpose"]) for icon in icons} >= {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    touch = await ada.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    icons.append({"src": touch, "sizes": "180x180"})
    for icon in icons:
        size = await ada.page.evaluate(
            """async (src) => {
              const image = new Image();
              image.src = src;
              await image.decode();
              return `${image.naturalWidth}x${image.naturalHeight}`;
            }""",
            icon["src"],
        )
        assert icon["sizes"] in (size, "any")
