"""Decks of one's own: read from the text of their file, or refused in one line."""

import msgspec
import pytest

from camarilla.games.royal.deck import house_text
from camarilla.server import messages as m
from camarilla.server.decks import LONGEST
from camarilla.server.socket import LARGEST_FRAME
from tests.server.node import Node

OWN = house_text().replace("house deck", "Our box").replace('"Bank"', '"Sparkasse"')


async def test_the_house_deck_is_given_out_and_is_no_deck_of_ones_own(node: Node):
    ada = await node.guest()
    text = (await ada.rest("GET", "/api/decks/house")).text
    assert text == house_text()
    assert (await ada.rest("POST", "/api/decks", json={"text": text})).json() == {"deck": None}


async def test_a_deck_of_ones_own_is_played_with(node: Node):
    ada = await node.guest()
    read = await ada.rest("POST", "/api/decks", json={"text": OWN})
    deck = read.json()["deck"]
    assert (deck["name"], deck["places"][1]["name"]) == ("Our box", "Sparkasse")
    wanted = {"game": "royal", "seats": 2, "options": {"deck": deck}}
    opened = await ada.rest("POST", "/api/rooms", json=wanted)
    assert opened.json()["options"]["deck"]["name"] == "Our box"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "required field"),
        ("name = ", "Invalid value"),
        ("x = " + "[" * 3000, "nested too deeply"),
        ("name = " + "9" * 6000, "digits"),
        (house_text().replace('"Bank"', '"Sparkasse"'), "deck.name"),
        (OWN.replace("start_cubes = 3", "start_cubes = 99"), "start_cubes"),
        (OWN.replace('"BB",', '"BX",'), "stack_1[0]"),
        (OWN.replace('"Sparkasse"', '"Spar\\nkasse"'), "places[1].name"),
    ],
)
async def test_a_bad_deck_is_refused_in_one_line_that_names_the_entry(node, text: str, told: str):
    ada = await node.guest()
    answer = await ada.rest("POST", "/api/decks", json={"text": text})
    assert answer.status_code == 400
    problem = answer.json()
    assert problem["code"] == "bad setup"
    assert told in problem["reason"]
    assert "\n" not in problem["reason"]


async def test_a_deck_fits_into_a_message(node: Node):
    """The longest text that is read still makes a deck that the socket takes."""
    ada = await node.guest()
    too_long = await ada.rest("POST", "/api/decks", json={"text": "#" * (LONGEST + 1)})
    assert too_long.status_code == 400
    cards = ", ".join(['"documents_yellow"'] * 200)
    text = OWN[: OWN.index("stack_1")] + f"stack_1 = [{cards}]\nstack_2 = [{cards}]\n"
    text += OWN[OWN.index("# The prestige") :]
    text = text.replace(OWN[OWN.index("items = [") : OWN.index("# The loot deck")], "items = []\n")
    deck = (await ada.rest("POST", "/api/decks", json={"text": text})).json()["deck"]
    assert len(msgspec.json.encode(m.Change(options={"deck": deck}))) < LARGEST_FRAME
