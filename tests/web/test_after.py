"""After the match: everything open, and a slider through every decision."""

import pytest
from playwright.async_api import expect

from tests.web.people import PHONE, People, table_of


@pytest.mark.parametrize("game", ["coup", "guatemala", "royal"])
async def test_the_slider_goes_through_every_decision(people: People, game: str) -> None:
    ada = await people.come("Ada")
    await table_of(ada, game=game, bots=2)
    await ada.play()
    await ada.press(ada.link("web-after-replay"))
    slider = ada.page.locator("input[type=range]")
    await slider.wait_for()
    last = int(await slider.get_attribute("max") or 0)
    assert last > 5
    told = set()
    said = ada.page.locator(".player .said, .player [aria-live]").first
    for moment in range(0, last + 1, max(1, last // 12)):
        await slider.fill(str(moment))
        await expect(slider).to_have_value(str(moment))
        told.add(await said.inner_text())
    assert len(told) > 3

    # By keyboard, too: a decision at a time, and to the ends.
    await slider.focus()
    await ada.page.keyboard.press("Home")
    await expect(slider).to_have_value("0")
    await ada.page.keyboard.press("ArrowRight")
    await expect(slider).to_have_value("1")
    await ada.page.keyboard.press("End")
    await expect(slider).to_have_value(str(last))
    await expect(ada.button("web-after-next")).to_be_disabled()
    await ada.press(ada.button("web-after-previous"))
    await expect(slider).to_have_value(str(last - 1))


async def test_open_cards_and_each_seats_own_view(people: People) -> None:
    ada = await people.come("Ada", viewport=PHONE)
    await table_of(ada, game="coup", bots=1)
    await ada.play()
    await ada.press(ada.link("web-after-replay"))
    await ada.page.locator("input[type=range]").fill("0")
    view = ada.page.locator(".controls select")
    seats = ada.page.locator(".seats")
    whole = await seats.inner_html()
    await view.select_option(index=1)  # the table's: nobody's cards
    hidden = await seats.inner_html()
    await view.select_option(index=2)  # the first seat's own
    assert len({whole, hidden, await seats.inner_html()}) == 3
    # The replay has an address of its own, for those who were not there.
    bob = await people.come("Bob")
    await bob.open(ada.page.url.split("#/")[1])
    await expect(bob.page.locator("h1")).to_have_text(await ada.page.locator("h1").inner_text())
    await expect(bob.page.locator("header p").last).to_contain_text("Ada")


async def test_my_matches_lead_to_the_replay(people: People) -> None:
    ada = await people.come("Ada")
    await table_of(ada, game="coup", bots=1)
    await ada.play()
    await ada.open("matches")
    await ada.press(ada.page.locator("a.match").first)
    await ada.page.locator("input[type=range]").wait_for()
