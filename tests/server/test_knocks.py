"""Hard knocks, in short: see `knocks.py`. `bench/knocks.py` goes on for longer."""

from pathlib import Path

import pytest

from tests.server.knocks import hard_knocks


@pytest.mark.slow
async def test_through_hard_knocks_nothing_is_lost_doubled_or_leaked(tmp_path: Path):
    found = await hard_knocks(tmp_path, seed=5, tables=40, seconds=30)
    assert found["wrong"] == [], found
    assert found["acknowledged"] > 100, found
    assert found["frames_compared"] > found["acknowledged"], found
