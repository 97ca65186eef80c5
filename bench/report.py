"""How the benches of the server tell what they found."""

import json
from typing import Any


def tell(found: dict[str, Any], as_json: bool) -> None:
    """On one line for programs, or on a line for each figure."""
    if as_json:
        print(json.dumps(found), flush=True)
        return
    for name, value in found.items():
        print(f"{name.replace('_', ' '):>24}  {value}", flush=True)
