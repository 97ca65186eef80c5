"""Exiled at a table of bots: nobody has to wait for its end."""

import re
from unittest.mock import patch

from playwright.async_api import expect

from camarilla.server.attendant import Attendant, people_left
from tests.web.people import PHONE, People, table_of


def doubt(names: list[str]) -> str:
    """Honest bots never bluff: whoever doubts them is soon out."""
    return next((name for name in ("challenge", "income", "coup") if name in names), names[0])


async def test_a_new_match_and_the_way_out_are_at_hand(people: People) -> None:
    ada = await people.come(viewport=PHONE)
    # The bots wait for as long as the test looks at it.
    wait = patch.object(Attendant, "_pause_at", lambda _, match: 0 if people_left(match) else 600)
    with wait:
        await table_of(ada, game="coup", bots=2, bot="honest")
        again = ada.button("web-again")
        while not await again.count():
            if names := await ada.asked_now():
                assert names != ["end"]
                await ada.answer(doubt(names))
            else:
                await ada.page.wait_for_timeout(50)
        await expect(ada.says("web-out-bots")).to_be_visible()
        await expect(ada.button("web-leave")).to_be_visible()
        room = ada.page.url
        await ada.press(again)
        await ada.page.wait_for_url(lambda url: url != room and re.search("#/room/", url))
    await expect(ada.page.locator(".court [data-seat]")).to_have_count(2)
    await expect(ada.page.locator("section.hand .card:not(.lost)")).to_have_count(2)
