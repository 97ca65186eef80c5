"""Whom one does not want to hear: muted on this device, for oneself alone, and for good."""

from playwright.async_api import Locator, expect

from tests.web.people import PHONE, People, Person


def heard(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.t("web-talk"))


async def say(person: Person, words: str) -> None:
    await person.page.get_by_label(person.t("web-talk-write")).fill(words)
    await person.page.keyboard.press("Enter")
    await expect(heard(person)).to_contain_text(words)


async def test_who_is_muted_is_not_heard_until_they_are_again(people: People) -> None:
    ada, bob, cleo = [await people.come(name) for name in ("Ada", "Bob", "Cleo")]
    code = await ada.make_room(seats=3)
    await bob.join(code, 1)
    await cleo.join(code, 2)
    await say(bob, "I have the Duke")
    await say(cleo, "No, I have")
    await expect(heard(ada)).to_contain_text("I have the Duke")

    await ada.press(ada.button("web-talk-mute", name="Bob").first)
    await expect(heard(ada)).not_to_contain_text("I have the Duke")
    await say(bob, "Do you hear me?")
    await say(cleo, "I do hear you")
    await expect(heard(ada)).to_contain_text("I do hear you")
    await expect(heard(ada)).not_to_contain_text("Do you hear me?")
    await expect(heard(cleo)).to_contain_text("Do you hear me?")  # for Ada alone

    await ada.page.reload()
    await expect(heard(ada)).to_contain_text("I do hear you")
    await expect(heard(ada)).not_to_contain_text("Do you hear me?")
    await say(bob, "Hello?")
    await say(cleo, "Hello!")
    await expect(heard(ada)).to_contain_text("Hello!")
    await expect(heard(ada)).not_to_contain_text("Hello?")

    await ada.press(ada.button("web-talk-unmute"))
    for words in ("I have the Duke", "Do you hear me?", "Hello?"):
        await expect(heard(ada)).to_contain_text(words)
    await ada.page.reload()
    await expect(heard(ada)).to_contain_text("Hello?")


async def test_who_is_muted_does_not_light_the_sign_of_unread_words(people: People) -> None:
    ada = await people.come("Ada", viewport=PHONE)
    bob, cleo = await people.come("Bob"), await people.come("Cleo")
    code = await ada.make_room(seats=3)
    await bob.join(code, 1)
    await cleo.join(code, 2)
    await say(bob, "I have the Duke")
    await ada.press(ada.button("web-talk-mute", name="Bob").first)
    await ada.start()
    button = ada.page.locator("header .talk")
    await button.wait_for()
    for person in (bob, cleo):  # or they would speak into a page that is about to go
        await person.asked_or_wait()
    await say(bob, "Do you hear me?")
    await say(cleo, "I do hear you")
    await expect(button).to_contain_text(ada.t("web-talk-new", count=1))
    await ada.press(button)
    await expect(heard(ada)).to_contain_text("I do hear you")
    await expect(heard(ada)).not_to_contain_text("Do you hear me?")
