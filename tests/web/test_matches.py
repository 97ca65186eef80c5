"""Whole matches, played in the page: people tap on buttons until somebody has won."""

import re

import pytest
from playwright.async_api import expect

from tests.web.people import PHONE, People, play_out, table_of


@pytest.mark.parametrize("game", ["coup", "guatemala", "royal"])
async def test_two_people_and_two_bots_play_to_the_end(people: People, game: str) -> None:
    ada, bob = await people.come("Ada"), await people.come("Bob")
    await table_of(ada, bob, game=game)
    await play_out(ada, bob)
    ways_in = 2  # taps that led to the table
    assert ada.taps > ways_in
    assert bob.taps > ways_in
    for person in (ada, bob):
        await expect(person.page.locator("[data-end] h2")).not_to_be_empty()
    # Only the host can ask for a rematch; it is dealt in place.
    await expect(bob.button("web-after-rematch")).to_have_count(0)
    await ada.press(ada.button("web-after-rematch"))
    for person in (ada, bob):
        await person.page.locator("[data-end]").wait_for(state="detached")
        assert len({frame["match"] for frame in person.seen()}) == 2


async def test_a_match_in_german_on_a_phone(people: People) -> None:
    ada = await people.come("Ärmel", language="de", viewport=PHONE)
    bob = await people.come("Bob", viewport=PHONE)
    await table_of(ada, bob, game="coup", bots=1)
    html = ada.page.locator("html")
    await expect(html).to_have_attribute("lang", "de")
    await ada.asked_or_wait()
    for person in (ada, bob):
        wide = await person.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], "the page is wider than the phone"
    await play_out(ada, bob)
    shown = await ada.page.locator("body").inner_text()
    assert re.search(r"\b(gewinnt|gewonnen|gewinnst)\b", shown), shown
    assert not re.search(r"\b(the|wins|challenge|You)\b", shown), shown


async def test_the_stage_says_what_the_buttons_ask(people: People) -> None:
    """However quick the others are: no older moment stands over a question."""
    ada = await people.come("Ada")
    await table_of(ada, game="coup", bots=3)
    both = """() => {
        const asked = document.querySelector(".dock [data-answer]");
        return asked && (document.querySelector(".stage .ask")?.textContent ?? "");
    }"""
    asked = 0
    while await ada.asked_at_last() != ["end"]:
        said = await ada.page.evaluate(
            both
        )  # in one look: what is asked may be gone the next moment
        if said is not None:
            asked += 1
            assert said
        if names := await ada.asked_now():
            if names == ["end"]:
                break
            await ada.answer(ada.any_answer(names))
    assert asked
