"""The page about the protocol is true: generated, fresh, complete."""

import re
from pathlib import Path

import msgspec

from camarilla.kernel.codec import decode
from camarilla.server import messages as m
from tests.server.protocol_page import all_messages, page

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_it_is_fresh():
    assert PAGE.read_text() == page(), "run python -m tests.server.protocol_page > docs/protocol.md"


def test_it_shows_every_message():
    there, shown = all_messages()
    assert shown == there


def test_every_example_is_a_message():
    from_client, to_client = PAGE.read_text().split("## To the client")
    for text, kind in ((from_client, m.FromClient), (to_client, m.ToClient)):
        for example in re.findall(r"```json\n(.*?)\n```", text, re.DOTALL):
            assert decode(example, kind)  # type: ignore[arg-type]


def test_there_is_a_schema_for_the_page():
    schema = msgspec.json.schema(m.FromClient)
    assert len(schema["anyOf"]) == len(all_messages()[0]) - 10
