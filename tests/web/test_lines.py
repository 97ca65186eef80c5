"""A line that breaks, a page that is loaded again: nothing is lost meanwhile."""

from playwright.async_api import expect

from tests.web.house import Line
from tests.web.people import People, Person, table_of

CUT = r"WebSocket connection to|Failed to load resource: net::ERR"


def deed(names: list[str]) -> str:
    """Something that hurts nobody, so that the match goes on."""
    return next(name for name in ("income", "coup", "pass", *names) if name in names)


async def turn_of(person: Person, *others: Person) -> None:
    """Everybody answers in some harmless way until it is this person's turn."""
    while "income" not in (names := await person.asked_now()):
        assert names != ["end"]
        for each in (person, *others):
            if names := await each.asked_now():
                await each.answer(deed(names))
        await person.page.wait_for_timeout(20)


async def shown(person: Person) -> dict[str, object]:
    """What a person has before their eyes."""
    return {
        "answers": await person.asked(),
        "hand": await person.page.locator("section.hand").inner_html(),
        "seats": await person.page.locator("[data-seat]").all_inner_texts(),
        "log": await person.page.locator(".side ol").first.locator("li").all_inner_texts(),
    }


async def test_a_refresh_in_mid_window_loses_nothing(people: People) -> None:
    ada, bob = await people.come("Ada"), await people.come("Bob")
    await table_of(ada, bob, game="coup", bots=1, bot="honest")
    for person, other in ((ada, bob), (bob, ada)):
        await turn_of(person, other)
        before = await shown(person)
        await person.page.reload()
        assert await shown(person) == before
        await person.answer("income")


async def test_a_cut_in_mid_window_loses_nothing(people: People, line: Line) -> None:
    """Ada's line breaks on her turn. She answers all the same; it counts as soon as it can."""
    ada = await people.come("Ada", url=line.url)
    bob = await people.come("Bob")
    ada.expect_trouble(CUT)
    await table_of(ada, bob, game="coup", bots=0)
    await turn_of(ada, bob)
    coins = ada.page.locator("section.hand .purse b")
    had = int(await coins.inner_text())

    line.cut()
    await expect(ada.page.get_by_role("status")).to_contain_text(ada.t("web-reconnecting"))
    await expect(bob.page.locator(".off")).to_have_count(1)
    assert "income" in await ada.asked()
    await ada.answer("income")

    line.mend()
    await expect(ada.page.get_by_role("status")).not_to_contain_text(ada.t("web-reconnecting"))
    await expect(coins).to_have_text(str(had + 1))
    await expect(bob.page.locator(".off")).to_have_count(0)
    assert "income" in await bob.asked()


async def test_what_happened_meanwhile_is_there_afterwards(people: People, line: Line) -> None:
    """Bob is away while Ada and a bot play on; coming back he has the whole log."""
    ada = await people.come("Ada")
    bob = await people.come("Bob", url=line.url)
    bob.expect_trouble(CUT)
    await table_of(ada, bob, game="coup", bots=0)
    await turn_of(ada, bob)
    lines = ".side ol >> nth=0 >> li"
    before = await ada.page.locator(lines).count()
    await expect(bob.page.locator(lines)).to_have_count(before)

    line.cut()
    await expect(bob.page.get_by_role("status")).to_contain_text(bob.t("web-reconnecting"))
    await ada.answer("income")
    await expect(ada.page.locator(lines)).not_to_have_count(before)
    assert await bob.page.locator(lines).count() == before

    line.mend()
    now = await ada.page.locator(lines).count()
    await expect(bob.page.locator(lines)).to_have_count(now)
    assert "income" in await bob.asked()
