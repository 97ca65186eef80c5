"""Windows that are not tall: what is said and what is asked stay in sight."""

import pytest
from playwright.async_api import ViewportSize

from tests.web.people import PHONE, People, Person

SHORT: list[ViewportSize] = [
    {"width": 1280, "height": 600},
    {"width": 740, "height": 360},
    {"width": 360, "height": 640},
]
# Whatever is shown for a moment stays: a slow machine must not miss it.
STILL = """
  const real = window.setTimeout, lasting = (after) => after >= 400 && after <= 1800;
  window.setTimeout = (f, after, ...rest) => lasting(after) ? 0 : real(f, after, ...rest);
"""


def size(viewport: ViewportSize) -> str:
    return f"{viewport['width']}x{viewport['height']}"


TURNED = ".stage .flip"
APART = """() => {
  const box = (wanted) => document.querySelector(wanted).getBoundingClientRect();
  const card = box(".stage .flip"), words = box(".stage .words");
  return card.bottom <= words.top || card.right <= words.left;
}"""


async def until_a_card_is_turned(person: Person) -> None:
    """Through the lesson, whose game is always the same."""
    await person.open("learn/lesson")
    onwards = person.page.locator(".controls .next")
    while not await person.page.locator(TURNED).count():
        await onwards.or_(person.page.locator("[data-answer]")).first.wait_for()
        if await onwards.count():
            await person.press(onwards)
            continue
        for name in await person.asked():
            await person.answer(name)
            if await onwards.count() or await person.page.locator(TURNED).count():
                break
            for target in await person.asked_now():
                if target.split()[0] == name and target != name:
                    await person.answer(target)


@pytest.mark.parametrize("viewport", SHORT, ids=size)
async def test_a_turned_card_covers_no_words(people: People, viewport: ViewportSize) -> None:
    ada = await people.come(language="de", viewport=viewport, script=STILL)
    await until_a_card_is_turned(ada)
    assert await ada.page.evaluate(APART)


@pytest.mark.parametrize("viewport", [*SHORT, PHONE], ids=size)
async def test_the_page_is_no_wider_than_the_window(people: People, viewport: ViewportSize) -> None:
    ada = await people.come(language="de", viewport=viewport)
    await ada.open()
    await ada.press(ada.button("web-bots"))
    await ada.asked()
    assert await ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
