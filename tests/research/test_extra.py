"""Where the extra is not installed, importing says how to get it."""

import subprocess
import sys

import pytest

HIDE = "import sys; sys.modules[{0!r}] = None; import camarilla.research.{1}"


@pytest.mark.parametrize(
    ("hidden", "module", "name"),
    [
        ("pyspiel", "openspiel", "OpenSpiel"),
        ("pettingzoo", "pettingzoo", "PettingZoo"),
        ("gymnasium", "gymnasium", "Gymnasium"),
        ("gymnasium", "pettingzoo", "Gymnasium"),
    ],
)
def test_a_missing_framework_is_one_clear_line(hidden, module, name):
    done = subprocess.run(
        [sys.executable, "-c", HIDE.format(hidden, module)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last == (
        f"ModuleNotFoundError: {name} is not installed; "
        "get it with: pip install 'camarilla[research]'"
    )
    assert done.stderr.count("Traceback") == 1  # not an error within an error
