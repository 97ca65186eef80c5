"""What a host may set up: checked at once, in a line that anybody understands."""

import re

from playwright.async_api import Locator, expect

from tests.web.people import PHONE, People, Person

REFUSED = r"status of 400 \(Bad Request\).*/api/decks"
# A slow machine must not miss what a banner says for five seconds.
BANNERS_STAY = """
  const real = window.setTimeout;
  window.setTimeout = (f, after, ...rest) => after === 5000 ? 0 : real(f, after, ...rest);
"""


async def set_freely(person: Person) -> None:
    await person.press(person.page.locator("summary").last)
    await free(person).check()
    await expect(person.page.get_by_label(person.t("option-copies"))).to_be_visible()


def free(person: Person) -> Locator:
    return person.page.get_by_role("checkbox", name=person.t("option-free"))


async def test_a_duel_is_set_up_freely(people: People) -> None:
    ada = await people.come(viewport=PHONE, language="de")
    await ada.make_room("coup", 2)
    await set_freely(ada)
    copies = ada.page.get_by_label(ada.t("option-copies"))
    await copies.fill("12")
    await copies.press("Tab")
    await expect(ada.says("option-range", least=2, most=10)).to_be_visible()
    await copies.fill("4")
    await copies.press("Tab")
    await expect(ada.says("option-range", least=2, most=10)).to_have_count(0)
    for place, coins in enumerate(("3", "5")):
        field = ada.page.get_by_label(ada.t(f"option-duel-coins-{place}"))
        await field.fill(coins)
        await field.press("Tab")
    await ada.seat_bot(1)
    await ada.start()
    await ada.asked()
    first = ada.seen()[0]["view"]
    options = first["options"]
    assert (options["copies"], options["duel_coins"]) == (4, [3, 5])


async def test_what_hangs_on_a_switch_goes_with_it(people: People) -> None:
    ada = await people.come()
    await ada.make_room("coup", 3)
    await set_freely(ada)
    copies = ada.page.get_by_label(ada.t("option-copies"))
    await copies.fill("5")
    await copies.press("Tab")
    await expect(copies).to_have_value("5")
    await free(ada).uncheck()
    await expect(copies).to_have_count(0)
    assert [frame for frame in ada.frames if frame["type"] == "room"][-1]["options"] == {}


async def test_a_field_that_was_refused_shows_what_holds(people: People) -> None:
    ada = await people.come(script=BANNERS_STAY)
    await ada.make_room("coup", 4)
    selects = ada.page.locator("fieldset select")  # game, seats, pace, then what the game has
    edition, fifth = selects.nth(3), selects.nth(4)
    await edition.select_option("en")
    await expect(edition).to_have_value("en")
    await fifth.select_option("inquisitor")
    await expect(ada.page.get_by_role("status")).to_contain_text(ada.t("web-error-bad-setup"))
    await expect(fifth).to_have_value("ambassador")


async def test_a_deck_of_ones_own_has_its_own_names(people: People) -> None:
    ada = await people.come()
    ada.expect_trouble(REFUSED)
    await ada.make_room("royal", 3)
    await ada.press(ada.button("option-deck-own"))
    text = ada.page.locator("dialog textarea")
    await expect(text).to_have_value(re.compile("Auction house"))
    house = await text.input_value()

    await text.fill(house.replace('"Bank"', '"Sparkasse"'))
    await ada.press(ada.button("option-deck-use"))
    await expect(ada.page.locator("dialog [role=alert]")).to_contain_text("deck.name")

    await text.fill(house.replace('"Bank"', '"Sparkasse"').replace("house deck", "Our box"))
    await ada.press(ada.button("option-deck-use"))
    await expect(ada.page.locator("fieldset")).to_contain_text("Our box")
    for place in (1, 2):
        await ada.seat_bot(place)
    await ada.start()
    await expect(ada.page.locator("[data-place=B]")).to_contain_text("Sparkasse")
    await expect(ada.page.locator(".side ol").first).to_contain_text("Our box")
