"""Pass and play: one device, several people, and nobody sees another's cards."""

from playwright.async_api import expect

from tests.web.people import PATIENCE, PHONE, People, Person

# Whatever is open on the table; with hands, while somebody looks alone.
STEP = """() => {
  const has = (wanted) => document.querySelector(wanted);
  if (has("[data-end]")) return "end";
  if (has("[data-cover]")) return "cover";
  if (has("[data-nobody]")) return "ask";
  if (has("[data-answer]:not([disabled]):not([aria-disabled=true]), [data-target]")) return "hand";
  return false;
}"""


async def next_step(person: Person) -> str:
    waited = await person.page.wait_for_function(STEP, polling=30, timeout=2 * PATIENCE)
    return str(await waited.json_value())


async def test_a_match_on_one_device_with_covered_hands(people: People) -> None:
    ada = await people.come(viewport=PHONE)
    await ada.open("sofa")
    names = ada.page.locator("form input.field")
    await names.nth(0).fill("Ada")
    await names.nth(1).fill("Bob")
    await ada.page.get_by_label(ada.t("web-pp-bots")).select_option("1")
    await ada.press(ada.button("web-pp-start"))

    hand, covers, asks = ada.page.locator("section.hand"), 0, 0
    seats = ada.page.locator(".court [data-seat]")
    while (step := await next_step(ada)) != "end":
        if step == "hand":
            await expect(hand).to_have_count(1)
            await ada.answer(ada.any_answer(await ada.asked()))
            continue
        # Cards are covered before anybody else may look.
        await expect(hand).to_have_count(0)
        await expect(seats).to_have_count(3)
        if step == "cover":
            covers += 1
            await ada.press(ada.page.locator("[data-cover] button"))
            await expect(hand).to_have_count(1)
        else:
            asks += 1
            doubter = ada.page.locator(".ask .person > .button").first
            nobody = ada.page.locator("[data-nobody]")
            await ada.try_press(doubter if asks % 3 == 0 else nobody)
            claim = ada.page.locator(".ask > .button:not(.bare):not(.nobody)").first
            if await claim.count():
                await ada.try_press(claim)
    assert covers > 1
    assert asks > 1
