"""Bots that other packages offer, as entry points."""

import sys
from importlib.metadata import EntryPoint

import pytest

from camarilla.bots import BOTS, RandomBot, bot_named
from camarilla.bots import bot as bots

GOOD = """
from camarilla.bots import RandomBot, register_bot

@register_bot
class Guest(RandomBot):
    name = "guest"
"""


@pytest.fixture
def offered(monkeypatch, tmp_path):
    """Packages that offer modules with this source."""
    monkeypatch.syspath_prepend(str(tmp_path))
    entries = []

    def offer(module: str, source: str) -> None:
        (tmp_path / f"{module}.py").write_text(source)
        entries.append(EntryPoint(module, module, "camarilla.bots"))

    monkeypatch.setattr(bots, "entry_points", lambda group: entries)
    yield offer
    BOTS.pop("guest", None)
    for entry in entries:
        sys.modules.pop(entry.value, None)


def test_a_package_offers_a_bot(offered):
    offered("a_guest", GOOD)
    bots.register_plugins()
    assert isinstance(bot_named("guest", "royal"), RandomBot)


def test_one_that_is_broken_harms_nobody(offered):
    offered("a_wreck", "import something_that_is_not_installed")
    offered("a_guest", GOOD)
    with pytest.warns(UserWarning, match="'a_wreck' are not offered: No module"):
        bots.register_plugins()
    assert "guest" in BOTS


def test_the_house_offers_one_of_its_own():
    """Tests have JAX; without it grandmaster is not there."""
    assert "grandmaster" in BOTS
