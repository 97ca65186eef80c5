"""One small run on a processor, trained once for all tests of this folder."""

import pytest

from camarilla.vector.run import Run
from camarilla.vector.train import begun, parser, settings_of


@pytest.fixture(scope="session")
def run(tmp_path_factory):
    out = tmp_path_factory.mktemp("train") / "run"
    out.mkdir()
    words = ["--small", "--out", str(out), "--seats", "2", "--decisions", "4e5", "--games", "256"]
    given = parser().parse_args(words)
    settings = settings_of(given)
    run = Run(begun(given, settings), settings, given)
    run.go()
    return run
