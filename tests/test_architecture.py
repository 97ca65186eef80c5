"""The house: imports point one way, files stay small, and every game has what belongs to it."""

import ast
from pathlib import Path

import pytest

from camarilla.kernel import GAMES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "camarilla"
MODULES = sorted(SOURCE.rglob("*.py"))

MAY_IMPORT = {
    "kernel": {"kernel"},
    "court": {"kernel", "court"},
    "games": {"kernel", "court", "games"},
    "text": {"kernel", "court", "games", "text"},
    "bots": {"kernel", "court", "games", "bots"},
    "research": {"kernel", "court", "games", "bots", "research"},
    "store": {"store"},
    "vector": {"kernel", "court", "games", "bots", "vector"},
    "server": {"kernel", "court", "games", "bots", "store", "server"},
    "terminal": {"kernel", "court", "games", "text", "bots", "terminal"},
}
"""What a module of each folder may import. The files at the top may import everything."""


def imported(module: Path) -> set[str]:
    """The folders of this package that a module imports from."""
    found = set()
    for node in ast.walk(ast.parse(module.read_text())):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: imports are spelled out"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        found |= {name.split(".")[1] for name in names if name.startswith("camarilla.")}
    return found


@pytest.mark.parametrize("folder", sorted(MAY_IMPORT))
def test_imports_point_one_way(folder):
    modules = [module for module in MODULES if module.relative_to(SOURCE).parts[0] == folder]
    assert modules
    for module in modules:
        assert imported(module) <= MAY_IMPORT[folder], module.relative_to(ROOT)


def test_every_folder_is_on_the_map():
    folders = {path.relative_to(SOURCE).parts[0] for path in MODULES if path.parent != SOURCE}
    assert folders == set(MAY_IMPORT)


def test_games_do_not_know_each_other():
    for game in (path for path in (SOURCE / "games").iterdir() if path.is_dir()):
        for module in game.rglob("*.py"):
            others = set(GAMES) - {game.name}
            text = module.read_text()
            assert not any(f"camarilla.games.{other}" in text for other in others), module


def test_modules_stay_under_about_400_lines():
    lengths = {module: len(module.read_text().splitlines()) for module in MODULES}
    assert {str(module): n for module, n in lengths.items() if n > 400} == {}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_its_folder_its_tests_and_its_page(game):
    assert (SOURCE / "games" / game / "rules.py").is_file()
    assert list((ROOT / "tests" / game).glob("test_*.py"))
    page = ROOT / "docs" / "games" / f"{game}.md"
    assert page.is_file()
    assert f"--game {game}" in page.read_text()
