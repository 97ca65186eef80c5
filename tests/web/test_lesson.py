"""The first lesson, from start to end, in two languages; and a wrong answer."""

import pytest
from playwright.async_api import expect

from tests.web.people import PHONE, People, Person


async def wanted_replies(person: Person) -> list[str]:
    """What the newcomer is to answer, in order."""
    answer = await person.page.request.get(f"{person.url}/api/lesson")
    moments = (await answer.json())["moments"]
    decisions = [moment["decision"] for moment in moments if moment["decision"]]
    return [each["reply"] for each in decisions if each["seat"] == 0]


@pytest.mark.parametrize("language", ["en", "it"])
async def test_the_first_lesson_from_start_to_end(people: People, language: str) -> None:
    viewport = PHONE if language == "it" else {"width": 1280, "height": 860}
    ada = await people.come(language=language, viewport=viewport)  # type: ignore[arg-type]
    await ada.open("learn")
    await ada.press(ada.page.locator("a[href='#/learn/lesson']").first)
    wanted = await wanted_replies(ada)
    steps = set()
    answered = 0
    done = ada.page.locator(".controls.end")
    onwards = ada.page.locator(".controls .next")
    while True:
        await done.or_(onwards).or_(ada.page.locator("[data-answer]")).first.wait_for()
        steps.add(await ada.page.locator(".coach .head").inner_text())
        if await done.count():
            break
        if await ada.page.locator("[data-answer]").count():
            if not answered:
                await go_wrong(ada, wanted[0])
            answered += 1
            await take(ada, wanted)
        elif await onwards.count():
            await ada.press(onwards)
    assert answered >= 2
    assert len(steps) >= 8
    await ada.press(ada.button("lesson-play"))
    await ada.page.wait_for_url("**/#/room/*")
    assert await ada.asked()


async def go_wrong(person: Person, right: str) -> None:
    """Another answer is not taken, and it is said why."""
    other = next(name for name in await person.asked() if name.split()[0] != right.split()[0])
    await person.answer(other)
    targets = person.page.locator("[data-target]")
    if await targets.count():
        await person.press(targets.first)
    await expect(person.page.locator(".coach .wrong")).to_be_visible()


async def take(person: Person, wanted: list[str]) -> None:
    """The answer that is taught: on its button, then, where it is aimed, at its target."""
    asked = await person.asked()
    reply = wanted[0]
    verb, *rest = reply.split()
    untargeted = " ".join([verb, *(word for word in rest if not word.isdigit())])
    for name in (reply, untargeted):
        if name in asked:
            await person.answer(name)
            break
    else:
        raise AssertionError(f"{reply} is not among {asked}")
    if await person.page.locator(f"[data-target='{reply}']").count():
        await person.answer(reply)
    # A block is announced together with the pass before it: both are then done.
    wanted.pop(0)
