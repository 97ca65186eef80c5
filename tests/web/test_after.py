"""After the match: everything open, and a slider through every decision."""

import re
from typing import Any

import httpx
import pytest
from playwright.async_api import Request, expect

from tests.web.people import PHONE, People, Person, table_of


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


# -- what the bots thought -----------------------------------------------------------------------


async def told(person: Person, match: str) -> list[dict[str, Any]]:
    async with httpx.AsyncClient(base_url=person.url, timeout=60) as http:
        answer = (await http.get(f"/api/matches/{match}/replay")).json()
        moments: list[dict[str, Any]] = answer["moments"]
        return moments


def weighed(moments: list[dict[str, Any]]) -> list[int]:
    """Where a bot had something to weigh."""
    replies = [(moment["reasons"] or {}).get("replies", ()) for moment in moments]
    return [number for number, each in enumerate(replies) if len(each) > 1]


async def go_to(person: Person, moment: int) -> None:
    slider = person.page.locator("input[type=range]")
    await slider.fill(str(moment))
    await expect(slider).to_have_value(str(moment))


@pytest.mark.parametrize("game", ["coup", "guatemala", "royal"])
async def test_at_a_bots_decision_its_reasons_are_shown(
    people: People, pondered: dict[str, str], game: str
) -> None:
    ada = await people.come(viewport=PHONE)
    moments = await told(ada, pondered[game])
    await ada.open(f"match/{pondered[game]}")
    thoughts = ada.page.get_by_role("region", name=ada.t("web-why"))
    await expect(thoughts).to_have_text(ada.t("web-why-none"))  # the deal is nobody's decision
    for moment in weighed(moments)[:4]:
        reasons = moments[moment]["reasons"]
        await go_to(ada, moment)
        replies = thoughts.get_by_role("table", name=ada.t("web-why-replies"))
        rows = replies.locator("tbody tr")
        await expect(rows).to_have_count(len(reasons["replies"]))
        best = reasons["replies"][0]
        share = int(100 * best.get("value", best.get("chance")))
        await expect(rows.first).to_contain_text(re.compile(rf"\b({share}|{share + 1})%"))
        # The one that was chosen is marked, in words.
        _, _, chosen = moments[moment]["decision"].split(" ", 2)
        number = [each["reply"] for each in reasons["replies"]].index(chosen)
        await expect(rows.nth(number)).to_contain_text(ada.t("web-why-chosen"))
        await expect(replies.get_by_text(ada.t("web-why-chosen"))).to_have_count(1)
        beliefs = {int(seat): roles for seat, roles in reasons.get("beliefs", {}).items()}
        for number, (seat, roles) in enumerate(sorted(beliefs.items())):
            hand = hands(moments, moment - 1)[seat]
            table = thoughts.locator("table:not(.replies)").nth(number)
            for role, row in zip(roles, await table.locator("tbody tr").all(), strict=True):
                await expect(row).to_contain_text(ada.role(role))
                marked = ada.t("web-why-held") in await row.inner_text()
                assert marked == (role in hand)


def hands(moments: list[dict[str, Any]], number: int) -> list[list[str]]:
    """What each seat held then."""
    tables = next(each["tables"] for each in reversed(moments[: number + 1]) if each["tables"])
    return [table["seats"][seat]["hand"] for seat, table in enumerate(tables[1:])]


async def test_a_match_without_thinking_bots_says_nothing_of_thoughts(
    people: People, played: dict[str, str]
) -> None:
    ada = await people.come()
    await ada.open(f"match/{played['coup']}")
    await ada.page.locator("input[type=range]").wait_for()
    await expect(ada.page.get_by_role("region", name=ada.t("web-why"))).to_have_count(0)


# -- another fragment is not another page --------------------------------------------------------


async def test_only_another_page_is_mounted_anew(
    people: People, played: dict[str, str], pondered: dict[str, str]
) -> None:
    ada = await people.come()
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith("/replay"):
            asked.append(request.url)

    ada.page.on("request", note)
    await ada.open(f"match/{played['coup']}")
    slider = ada.page.locator("input[type=range]")
    await go_to(ada, 4)
    await ada.open(f"match/{played['coup']}/")  # the same place, spelled otherwise
    await expect(slider).to_have_value("4")
    assert len(asked) == 1
    await ada.open(f"match/{pondered['coup']}")  # another match, from its beginning
    await expect(slider).to_have_value("0")
    await ada.page.wait_for_load_state("networkidle")
    assert len(asked) == 2
    await ada.open("learn/coup")
    await expect(slider).to_have_count(0)
    await ada.open(f"match/{pondered['coup']}")
    await expect(slider).to_have_value("0")
