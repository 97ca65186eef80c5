"""The page's own tests: vitest and svelte-check, with the Node that builds the page."""

import os
import subprocess
import sys
from pathlib import Path

import hatch_build
import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize(
    "command",
    [
        ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot"],
        ["node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"],
    ],
    ids=["vitest", "svelte-check"],
)
def test_in_node(command: list[str]) -> None:
    node, _ = hatch_build.machine_node() or hatch_build.wheel_node()
    assert (WEB / command[0]).exists(), "run .ci/venv: the build brings node_modules"
    environment = {**os.environ, "PYTHON": sys.executable, "NO_COLOR": "1", "CI": "1"}
    done = subprocess.run(
        [node, *command], cwd=WEB, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]
