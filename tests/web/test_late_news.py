"""What somebody does while the news of what they did before are still under way."""

from playwright.async_api import Route, expect

from tests.server.node import until
from tests.web.late import Late
from tests.web.people import People, Person
from tests.web.test_room_settings import set_freely


async def slowly(people: People) -> tuple[Person, Late]:
    ada, late = await people.come(), Late()
    await late.stand_between(ada)
    return ada, late


async def test_two_numbers_of_a_pair_one_after_the_other(people: People) -> None:
    ada, late = await slowly(people)
    await ada.make_room("coup", 2)
    await set_freely(ada)
    fields = [ada.page.get_by_label(ada.t(f"option-duel-coins-{place}")) for place in (0, 1)]
    for wanted in ((3, 5), (4, 6)):
        for field, coins in zip(fields, wanted, strict=True):
            await field.fill(str(coins))
            await field.press("Tab")
        await until(lambda w=wanted: late.of_type("room")[-1]["options"].get("duel_coins") == [*w])
        late.hold()
    late.let_go()
    for field, coins in zip(fields, (4, 6), strict=True):
        await expect(field).to_have_value(str(coins))


async def test_a_draft_of_which_one_role_is_taken_back_at_once(people: People) -> None:
    ada, late = await slowly(people)
    await ada.make_room("guatemala", 4)
    await ada.press(ada.page.locator("summary").filter(has_text=ada.t("option-roles")))
    late.hold()
    roles = ada.page.locator("button.role")
    for number in range(5):
        await ada.press(roles.nth(number))
    await ada.press(roles.nth(0))  # before the room has shown the draft
    await until(lambda: [f["options"].get("roles") for f in late.said("change")[-2:]][1:] == [None])
    await until(lambda: late.of_type("ack")[-1]["ref"] == late.sent[-1]["ref"])
    assert "roles" not in late.of_type("room")[-1]["options"]
    assert any("roles" in room["options"] for room in late.of_type("room"))
    late.let_go()


async def test_the_table_stays_until_the_end_is_told(people: People) -> None:
    """The room is free a moment before the match is noted as over: nobody is shown the door."""
    ada, late = await slowly(people)
    await ada.make_room("coup", 2)
    await ada.seat_bot(1)
    late.hold(lambda frame: frame["type"] == "ended")
    await ada.start()
    await ada.asked_or_wait()
    while not late.of_type("ended"):
        if names := await ada.asked_now():
            await ada.answer(ada.any_answer(names))
        await ada.page.wait_for_timeout(10)
    assert not late.of_type("room")[-1]["playing"]
    await expect(ada.page.locator("section.hand")).to_have_count(1)
    await expect(ada.button("web-room-start")).to_have_count(0)
    late.let_go()
    assert await ada.asked() == ["end"]


async def test_the_second_click_of_a_double_click_answers_nothing(people: People) -> None:
    ada, late = await slowly(people)
    await ada.make_room("coup", 2)
    await ada.seat_bot(1, "honest")
    await ada.start()
    name = next(name for name in await ada.asked() if name in ("income", "pass"))
    await ada.thing(name).dispatch_event("click", {"detail": 2, "bubbles": True})
    assert late.said("decide") == []
    await ada.answer(name)
    await until(lambda: len(late.said("decide")) == 1)


async def test_whoever_has_gone_elsewhere_is_not_dragged_into_a_room(people: People) -> None:
    ada, late = await slowly(people)
    waiting: list[Route] = []

    async def wait(route: Route) -> None:
        if route.request.method == "POST":
            waiting.append(route)
        else:
            await route.continue_()

    await ada.page.route("**/api/rooms", wait)
    await ada.open()
    await ada.press(ada.button("web-bots"))
    await until(lambda: waiting)
    await ada.open("learn")
    async with ada.page.expect_response("**/api/rooms"):
        await waiting[0].continue_()
    await ada.page.wait_for_timeout(3000)  # in which nothing happens
    assert ada.page.url.endswith("#/learn")
    assert late.said("start") == []
