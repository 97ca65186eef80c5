"""Every example runs, and says something."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = sorted((Path(__file__).parents[1] / "examples").glob("*.py"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_example_runs(example):
    done = subprocess.run(
        [sys.executable, example], capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_a_newcomer_plays_a_whole_game_in_about_ten_lines():
    source = next(path for path in EXAMPLES if path.stem == "ten_lines").read_text()
    code = source.split('"""', 2)[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 11
