"""`camarilla train` on a machine that has JAX, Optax and NumPy, and nothing else that we use.

    python bench/train.py measure --out DIR

takes the arguments of `camarilla train`. The packages are entered without what they import for
everybody else (msgspec and so on), of which the arrays need nothing.
"""

import sys
from pathlib import Path
from types import ModuleType

SOURCE = Path(__file__).parents[1] / "src"
BARE = (
    "camarilla",
    "camarilla.kernel",
    "camarilla.games",
    "camarilla.games.coup",
    "camarilla.bots",
)


def enter_bare() -> None:
    for name in BARE:
        package = ModuleType(name)
        package.__path__ = [str(SOURCE / Path(*name.split(".")))]
        sys.modules[name] = package


def enter() -> None:
    """Find our packages, bare or not."""
    sys.path.insert(0, str(SOURCE))
    try:
        import msgspec  # noqa: F401
    except ModuleNotFoundError:
        enter_bare()


if __name__ == "__main__":
    enter()
    from camarilla.vector.train import main

    sys.exit(main())
