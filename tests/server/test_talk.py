"""Table talk: words, phrases, silence, limits; nothing of it touches the game."""

from pathlib import Path

import pytest

from camarilla.server import messages as m
from camarilla.server.limits import LIMITS
from camarilla.server.talk import PHRASES
from tests.server.desks import Someone, seated, services


async def test_everybody_in_the_room_hears_and_a_newcomer_reads_it_later(tmp_path: Path):
    async with services(tmp_path) as running:
        code, people = await seated(running, 2)
        await people[0].does(m.Say(text="  I do\nhave the Contessa\u202e \x07 "))
        (heard,) = people[1].connection.of_type("said")
        assert heard["text"] == "I do have the Contessa"
        assert (heard["user"], heard["name"], heard["number"]) == (people[0].user.id, "Guest 0", 1)
        late = await Someone.come(running, "Late")
        await late.does(m.Enter(room=code))
        assert late.connection.of_type("said") == [heard]
        await people[1].does(m.Say(text="<b>no</b>"))
        assert [said["number"] for said in late.connection.of_type("said")] == [1, 2]


@pytest.mark.parametrize("key", sorted(PHRASES))
async def test_phrases(tmp_path: Path, key: str):
    phrase = PHRASES[key]
    async with services(tmp_path) as running:
        _, people = await seated(running, 2)
        role = "contessa" if phrase.role else None
        seat = 1 if phrase.seat else None
        await people[0].does(m.SayPhrase(phrase=key, role=role, seat=seat))
        (heard,) = people[1].connection.of_type("said")
        assert (heard["phrase"], heard.get("role"), heard.get("seat")) == (key, role, seat)
        wrong = m.SayPhrase(phrase=key, role=None if phrase.role else "duke", seat=seat)
        await people[0].is_refused(wrong, "malformed")


async def test_what_is_no_phrase(tmp_path: Path):
    async with services(tmp_path) as running:
        _, people = await seated(running, 2)
        for phrase in (
            m.SayPhrase(phrase="anything"),
            m.SayPhrase(phrase="i-have", role="<script>"),
            m.SayPhrase(phrase="i-have", role="x" * 40),
            m.SayPhrase(phrase="you-are-next", seat=2),
            m.Say(text=" \u200b "),
        ):
            await people[0].is_refused(phrase, "malformed")


async def test_the_host_silences_one(tmp_path: Path):
    async with services(tmp_path) as running:
        _, people = await seated(running, 2)
        await people[1].is_refused(m.Silence(user=people[0].user.id), "not the host")
        await people[0].does(m.Silence(user=people[1].user.id))
        await people[1].is_refused(m.Say(text="but"), "silenced")
        await people[1].is_refused(m.SayPhrase(phrase="thanks"), "silenced")
        await people[0].does(m.Silence(user=people[1].user.id, silent=False))
        await people[1].does(m.Say(text="thanks"))


async def test_one_thing_after_the_other(tmp_path: Path):
    async with services(tmp_path, limits=1.0) as running:
        _, people = await seated(running, 2)
        for _ in range(int(LIMITS["talk"].burst)):
            await people[0].does(m.Say(text="and"))
        await people[0].is_refused(m.Say(text="and"), "too fast")
        await people[1].does(m.Say(text="me too"))


async def test_talk_goes_on_with_its_numbers_after_a_restart(tmp_path: Path):
    async with services(tmp_path) as running:
        code, people = await seated(running, 2)
        await people[0].does(m.Say(text="one"))
    async with services(tmp_path) as running:
        again = Someone(running, people[0].user)
        await again.does(m.Enter(room=code))
        await again.does(m.Say(text="two"))
        assert [said["number"] for said in again.connection.of_type("said")] == [1, 2]
