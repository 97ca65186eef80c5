"""Headers that keep a page to itself, and the check of where a request comes from."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import Message, Scope

from camarilla.server.refused import Refused

HEADERS = {
    b"content-security-policy": (
        b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        b" connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none';"
        b" object-src 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}


NOT_KEPT = {**HEADERS, b"cache-control": b"no-store"}
"""For what is said to one person: a token, a list of matches."""


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer carries them."""
    if message["type"] == "http.response.start":
        wanted = NOT_KEPT if scope["path"].startswith("/api/") else HEADERS
        present = {name for name, _ in message["headers"]}
        message["headers"] = [
            *message["headers"],
            *((name, value) for name, value in wanted.items() if name not in present),
        ]


def check_origin(
    connection: "ASGIConnection[Any, Any, Any, Any]", origins: tuple[str, ...]
) -> None:
    """A page of another site must not speak in its visitor's name. Programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    host = connection.headers.get("host", "")
    if origin in (f"http://{host}", f"https://{host}", *origins):
        return
    raise Refused(Refused.NOT_YOURS, "this server does not talk to pages of that origin")
