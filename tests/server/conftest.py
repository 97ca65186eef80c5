"""A node for each test that wants one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.node import Node
from tests.server.node import node as run_node


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    async with run_node(tmp_path / "data") as running:
        yield running
