"""SECURITY.md promises nothing that no test holds us to: every test it names is there."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def named_in(path: Path) -> set[str]:
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    found = (node for node in ast.parse(path.read_text()).body if isinstance(node, functions))
    return {node.name for node in found if node.name.startswith("test_")}


def test_every_test_that_the_page_names_exists():
    named = NAMED.findall((ROOT / "SECURITY.md").read_text())
    assert len(named) > 30
    missing = [f"{p}::{test}" for p, test in named if test not in named_in(ROOT / p)]
    assert missing == []


def test_every_file_that_the_page_names_exists():
    text = (ROOT / "SECURITY.md").read_text()
    paths = re.findall(r"`((?:bench|tests|docs|\.ci)/[\w./-]+?)(?:::\w+)?`", text)
    paths += re.findall(r"\]\(([\w./-]+)\)", text)
    assert [path for path in paths if not (ROOT / path).exists()] == []
