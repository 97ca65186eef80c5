"""Training needs nothing but JAX, Optax and NumPy: it runs where only these are installed."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

CODE = """
import runpy, sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

MISSING = {"msgspec", "joblib", "rich", "fluent", "litestar", "httpx", "openskill", "platformdirs"}
sys.meta_path.insert(0, Missing())
sys.argv = ["bench/train.py", "evaluate", "--out", sys.argv[1], "--weights", "none.npz"]
runpy.run_path("bench/train.py", run_name="__main__")
"""


def test_it_runs_without_our_other_dependencies(tmp_path):
    ran = subprocess.run(
        [sys.executable, "-c", CODE, str(tmp_path)], cwd=ROOT, capture_output=True, text=True
    )
    assert (ran.returncode, ran.stdout) == (2, ""), ran.stderr
    assert ran.stderr.startswith("camarilla: none.npz holds no weights of a net"), ran.stderr
