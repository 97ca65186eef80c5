"""The built page: one document, hashed assets that never change, a few files at the top.

The page lies in this package (`page/`, made by the build hook). Without it the API still serves.
"""

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter
from msgspec import Struct

from camarilla.server.refused import Refused

PAGE = Path(__file__).parent / "page"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
}
PACKED = {".js", ".css", ".html", ".ftl", ".svg", ".webmanifest", ".json"}

Name = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9._-]{1,80}$", max_length=80)]


class Asset(Struct, frozen=True):
    """A file of the page, as it is and, where that helps, gzipped."""

    body: bytes
    packed: bytes | None
    media_type: str


@cache
def _files() -> dict[str, Asset]:
    """Every file of the page by its path: read once, so that no request names a path on disk."""
    found = {}
    for path in sorted(PAGE.rglob("*")) if PAGE.is_dir() else ():
        if path.is_file():
            body = path.read_bytes()
            kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
            packed = gzip.compress(body, 9) if path.suffix in PACKED else None
            found[path.relative_to(PAGE).as_posix()] = Asset(
                body, packed, kind or "application/octet-stream"
            )
    return found


def _answer(request: "Request[Any, Any, Any]", name: str, caching: str) -> Response[bytes]:
    asset = _files().get(name)
    if asset is None:
        raise Refused(Refused.NO_PAGE, "there is nothing at this address")
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    body = asset.body
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = asset.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=asset.media_type, headers=headers)


@get("/", include_in_schema=False, sync_to_thread=False)
def front(request: "Request[Any, Any, Any]") -> Response[bytes]:
    return _answer(request, "index.html", ASK_AGAIN)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: "Request[Any, Any, Any]", name: Name) -> Response[bytes]:
    return _answer(request, f"assets/{name}", FOREVER)


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def top(request: "Request[Any, Any, Any]", name: Name) -> Response[bytes]:
    """The manifest, the service worker, the icons."""
    return _answer(request, name, ASK_AGAIN)


PAGES: tuple[HTTPRouteHandler, ...] = (front, asset, top)
