"""Nothing that a seat may not know is in its page: neither on the wire nor in the document."""

import asyncio

import pytest

from camarilla.text import Speaker
from tests.web.people import People, Person, play_a_while, table_of

ROLES = ["duke", "assassin", "captain", "ambassador", "contessa"]


@pytest.mark.parametrize("game", ["coup", "guatemala", "royal"])
async def test_no_other_seats_cards_reach_a_page(people: People, game: str) -> None:
    ada, bob = await people.come("Ada"), await people.come("Bob")
    await table_of(ada, bob, game=game, bots=1)
    await play_a_while(ada, bob, most=30)
    for person in (ada, bob):
        frames = person.seen()
        assert len(frames) > 2
        assert len({frame["seat"] for frame in frames}) == 1
        for frame in frames:
            seats = frame["view"]["table"]["seats"]
            for number, seat in enumerate(seats):
                if number != frame["seat"] and not frame["view"].get("outcome"):
                    assert seat.get("hand") is None
                    assert seat.get("aside") is None
            assert "seed" not in frame
            assert "state" not in frame["view"]


async def test_face_down_cards_are_all_alike(people: People) -> None:
    """Whatever lies under them: markup, classes, styles and labels are the same."""
    ada, bob = await people.come("Ada"), await people.come("Bob")
    # Honest bots: nobody loses a card before a person has answered something.
    await table_of(ada, bob, game="coup", bots=2, bot="honest")
    await asyncio.gather(ada.asked_or_wait(), bob.asked_or_wait())
    backs = [await face_down(person) for person in (ada, bob)]
    assert all(len(each) > 3 for each in backs)
    assert len(set(backs[0] + backs[1])) == 1


async def face_down(person: Person) -> list[str]:
    """The cards in front of the others, as markup."""
    cards = person.page.locator("[data-seat] .cards > *:not(.lost)")
    found: list[str] = await cards.evaluate_all("all => all.map((each) => each.outerHTML)")
    return found


async def test_before_the_first_claim_no_role_is_named_anywhere(people: People) -> None:
    """At the start a page may name its owner's two cards, and on its buttons what can be done."""
    ada, bob = await people.come("Ada"), await people.come("Bob")
    await table_of(ada, bob, game="coup", bots=0)
    await asyncio.gather(ada.asked_or_wait(), bob.asked_or_wait())
    speaker = Speaker("en")
    for person in (ada, bob):
        outside = await person.page.evaluate("""() => {
            const copy = document.body.cloneNode(true);
            const own = "section.hand, .dock, .side ol, [aria-live], select";
            for (const each of copy.querySelectorAll(own)) each.remove();
            return copy.outerHTML;
        }""")
        first = person.seen()[0]
        held = first["view"]["table"]["seats"][first["seat"]]["hand"]
        for role in set(ROLES) - set(held):
            assert role not in outside
            assert speaker.role(role) not in outside
