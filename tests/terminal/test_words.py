"""What the terminal says is in the texts, in every language, and nothing there is left over."""

import re
from importlib.resources import files

import pytest

from camarilla.text import languages
from camarilla.text.library import library

SOURCE = "".join(
    page.read_text(encoding="utf-8")
    for page in files("camarilla.terminal").iterdir()
    if page.name.endswith(".py")
)


@pytest.mark.parametrize("language", languages())
def test_every_message_the_terminal_asks_for_is_there(language: str) -> None:
    asked = set(re.findall(r'say\(\s*"([a-z-]+)"', SOURCE))
    asked |= set(re.findall(r'"((?:table|key|cover|quit|help|draw|end)-[a-z-]+)" ', SOURCE))
    asked |= set(re.findall(r'return "(draw-[a-z-]+)"', SOURCE))
    assert asked
    assert not {message for message in asked if not library(language).has(message)}


def test_no_message_is_left_over() -> None:
    page = (files("camarilla.text") / "en" / "terminal.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^([a-z-]+) =", page, flags=re.MULTILINE)
    assert not [message for message in messages if message not in SOURCE]
