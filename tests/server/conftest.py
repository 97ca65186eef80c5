"""A node, or two, for each test that wants them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.backing import Nats, Postgres
from tests.server.node import Node
from tests.server.node import node as run_node
from tests.server.pair import Pair, nodes


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    async with run_node(tmp_path / "data") as running:
        yield running


@pytest.fixture
async def pair(tmp_path: Path, postgres: Postgres, nats: Nats) -> AsyncIterator[Pair]:
    async with nodes(tmp_path, postgres, nats) as both:
        yield both
