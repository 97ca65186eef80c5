"""The made-up games are known while these tests run, and nowhere else."""

from collections.abc import Iterator

import pytest

from camarilla import GAMES
from camarilla.kernel import register
from tests.court.carnival import Carnival
from tests.court.fable import Fable


@pytest.fixture(autouse=True)
def _made_up_games_are_known() -> Iterator[None]:
    register(Fable)
    register(Carnival)
    yield
    del GAMES["fable"], GAMES["carnival"]
