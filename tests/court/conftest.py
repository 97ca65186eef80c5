"""The made-up game is known while these tests run, and nowhere else."""

from collections.abc import Iterator

import pytest

from camarilla import GAMES
from camarilla.kernel import register
from tests.court.fable import Fable


@pytest.fixture(autouse=True)
def _fable_is_known() -> Iterator[None]:
    register(Fable)
    yield
    del GAMES["fable"]
