"""The ways into a match, and what the page is without a mouse, a network, or English."""

import re

import pytest
from playwright.async_api import Page, expect

from camarilla.text import Speaker
from tests.web.people import PHONE, People, table_of, whoever_is_asked

# What a banner says for five seconds it says for a moment.
BRIEF = """
  const real = window.setTimeout;
  window.setTimeout = (f, after, ...rest) => real(f, after === 5000 ? 50 : after, ...rest);
"""


async def test_playing_against_bots_is_one_click(people: People) -> None:
    ada = await people.come()
    await ada.open()
    await ada.press(ada.button("web-bots"))
    await expect(ada.page.locator(".court [data-seat]")).to_have_count(3)
    assert await ada.asked()
    assert ada.taps == 1


@pytest.mark.parametrize("language", ["de", "fr", "es", "it"])
async def test_the_language_is_switched_in_place_and_kept(people: People, language: str) -> None:
    ada = await people.come(viewport=PHONE)
    await ada.open()
    await ada.page.locator("header select").select_option(language)
    theirs = Speaker(language, strict=True)
    await expect(ada.page.locator(".play b")).to_have_text(theirs.say("web-bots"))
    await expect(ada.page.locator("html")).to_have_attribute("lang", language)
    await ada.page.reload()
    await expect(ada.page.locator(".play b")).to_have_text(theirs.say("web-bots"))


async def test_the_theme_is_switched_in_place_and_kept(people: People) -> None:
    ada = await people.come(theme="dark")
    await ada.open()
    html = ada.page.locator("html")
    await expect(html).to_have_attribute("data-theme", "dark")
    await ada.press(ada.button("web-theme-light"))
    await expect(html).to_have_attribute("data-theme", "light")
    await ada.page.reload()
    await expect(html).to_have_attribute("data-theme", "light")


async def test_a_few_turns_by_keyboard_alone(people: People) -> None:
    """From the home page to the third answer without a mouse: Tab, Enter, and the keys shown."""
    ada = await people.come()
    await ada.open()
    for _ in range(20):
        await ada.page.keyboard.press("Tab")
        if await ada.page.evaluate("document.activeElement.matches('.play')"):
            break
    focused = ada.page.locator(".play:focus-visible")
    await expect(focused).to_have_count(1)
    assert await focused.evaluate("each => getComputedStyle(each).outlineStyle") != "none"
    await ada.page.keyboard.press("Enter")
    answered = 0
    while answered < 3 and await ada.asked() != ["end"]:
        answered += await answer_by_key(ada.page)
    assert answered


async def answer_by_key(page: Page) -> bool:
    """Press the key that an open answer shows; where it asks for a target, the first one's."""
    open_answers = page.locator("[data-answer]:not([aria-disabled=true]):not([disabled])")
    shown = await open_answers.evaluate_all(
        "all => all.map((each) => [each.dataset.answer, each.querySelector('kbd')?.textContent])"
    )
    if not shown:
        return False  # somebody was quicker
    name, key = next((pair for pair in shown if pair[0] in ("income", "pass")), shown[0])
    assert key, f"no key on {name}"
    mark = await page.query_selector(f"[data-answer='{name}']")
    if mark is None:
        return False
    await page.keyboard.press(key)
    if await page.locator("[data-target]").count():
        await page.keyboard.press("1")
    await mark.wait_for_element_state("hidden")
    return True


async def test_tab_reaches_every_answer(people: People) -> None:
    """Two people alone: no bot is quick enough to change the question meanwhile."""
    ada, bob = await people.come("Ada"), await people.come("Bob")
    await table_of(ada, bob, game="coup", bots=0)
    active = await whoever_is_asked(ada, bob)
    wanted = set(await active.asked())
    reached = set()
    for _ in range(60):
        await active.page.keyboard.press("Tab")
        reached.add(await active.page.evaluate("document.activeElement.dataset.answer ?? ''"))
    assert wanted <= reached


async def test_a_quick_match_finds_whoever_waits(people: People) -> None:
    ada, bob = await people.come("Ada"), await people.come("Bob")
    await ada.open()
    await ada.press(ada.button("web-quick"))
    await ada.page.wait_for_url("**/#/room/*")
    await bob.open()
    await bob.press(bob.button("web-quick"))
    await bob.page.wait_for_url("**/#/room/*")
    assert bob.page.url == ada.page.url
    await expect(ada.places.filter(has_text="Bob")).to_have_count(1)


async def test_a_link_leads_into_the_room(people: People) -> None:
    ada, bob = await people.come("Ada"), await people.come("Bob")
    code = await ada.make_room()
    await expect(ada.page.locator(".qr path")).to_have_count(1)
    await bob.open(f"room/{code}")
    await bob.press(bob.button("web-room-sit").first)
    await expect(ada.places.filter(has_text="Bob")).to_have_count(1)


async def test_watching_a_room_shows_no_hand(people: People) -> None:
    ada, eve = await people.come("Ada"), await people.come("Eve")
    await ada.open()
    await ada.press(ada.button("web-bots"))
    await ada.asked()
    await eve.open(ada.page.url.split("#/")[1])
    await expect(eve.page.locator(".court.watching [data-seat]")).to_have_count(4)
    await expect(eve.page.locator("section.hand, [data-answer]")).to_have_count(0)


async def test_the_page_opens_without_a_network(people: People) -> None:
    ada = await people.come(service_workers="allow")
    ada.expect_trouble(r"ERR_INTERNET_DISCONNECTED|Failed to fetch|fetching the script")
    await ada.open()
    await ada.page.evaluate("navigator.serviceWorker.ready")
    await ada.page.reload()  # the first load came past the worker
    await ada.button("web-bots").wait_for()  # all that it needs has come, and is kept
    await ada.page.context.set_offline(True)
    await ada.page.reload()
    await expect(ada.page.locator(".play b")).to_have_text(ada.t("web-bots"))


async def test_an_unknown_room_is_told_in_a_sentence_that_stays(people: People) -> None:
    ada = await people.come(script=BRIEF)
    await ada.open("room/ZZZZZ")
    main = ada.page.locator("main")
    await expect(main).to_contain_text(re.compile(re.escape(ada.t("web-error-no-room"))))
    await expect(ada.page.get_by_role("status")).to_be_empty()  # the banner is gone again
    await expect(main).to_contain_text(re.compile(re.escape(ada.t("web-error-no-room"))))
