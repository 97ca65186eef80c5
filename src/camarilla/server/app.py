"""The ASGI application: REST, the socket, health and metrics."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

import camarilla
from camarilla.kernel import BadSetup
from camarilla.server.api import MatchesApi, Node, PeopleApi, RoomsApi, address_of, known_user
from camarilla.server.decks import DecksApi
from camarilla.server.desk import WAIT
from camarilla.server.lesson import lesson_api
from camarilla.server.refused import Refused
from camarilla.server.replay import ReplayApi
from camarilla.server.safety import add_headers, check_origin
from camarilla.server.services import Config, Services
from camarilla.server.socket import converse
from camarilla.server.static import PAGES
from camarilla.store import Unavailable

log = logging.getLogger(__name__)

STATUS = {
    Refused.MALFORMED: 400,
    Refused.BAD_SETUP: 400,
    Refused.UNKNOWN_TOKEN: 401,
    Refused.NOT_YOURS: 403,
    Refused.NOT_HOST: 403,
    Refused.NO_ROOM: 404,
    Refused.NO_MATCH: 404,
    Refused.NO_PAGE: 404,
    Refused.TAKEN: 409,
    Refused.NOT_NOW: 409,
    Refused.TOO_FAST: 429,
    Refused.BUSY: 409,
    Refused.RECONNECTING: 503,
    Refused.FAILED: 500,
}


class Problem(Struct):
    """Why a request was refused."""

    code: str
    reason: str


def refused(_: "Request[Any, Any, Any]", error: Refused) -> Response[Problem]:
    return Response(Problem(error.code, str(error)), status_code=STATUS.get(error.code, 400))


def bad_setup(_: "Request[Any, Any, Any]", error: BadSetup) -> Response[Problem]:
    return Response(Problem(Refused.BAD_SETUP, str(error)), status_code=400)


def too_deep(_: "Request[Any, Any, Any]", error: RecursionError) -> Response[Problem]:
    return Response(Problem(Refused.MALFORMED, "this is nested too deeply"), status_code=400)


def unavailable(request: "Request[Any, Any, Any]", error: Unavailable) -> Response[Problem]:
    log.warning("%s %s has to wait: %s", request.method, request.route_handler, error)
    return Response(Problem(Refused.RECONNECTING, WAIT), status_code=503)


def failed(request: "Request[Any, Any, Any]", error: Exception) -> Response[Problem]:
    """A mistake of ours: logged without anything that came with the request."""
    log.error("%s %s failed", request.method, request.route_handler, exc_info=error)
    return Response(Problem(Refused.FAILED, "the server could not do that"), status_code=500)


def wrong(_: "Request[Any, Any, Any]", error: HTTPException) -> Response[Problem]:
    code = Refused.MALFORMED if error.status_code == 400 else "http"
    return Response(
        Problem(code, error.detail), status_code=error.status_code, headers=error.headers
    )


@get("/healthz", tags=["operation"], summary="Is it up?")
async def healthz(services: Node) -> dict[str, Any]:
    return await services.health()


@get("/metrics", tags=["operation"], summary="Figures for Prometheus", sync_to_thread=False)
def metrics(services: Node) -> Response[bytes]:
    return Response(services.metrics.page(), media_type="text/plain; version=0.0.4")


@websocket("/socket")
async def socket(socket: "WebSocket[Any, Any, Any]", services: Node) -> None:
    try:
        check_origin(socket, services.config.origins)
    except Refused:
        await socket.close(code=4003)
        return
    address = address_of(socket)
    if not services.doors.come_in(address):
        await socket.close(code=4003)
        return
    try:
        await converse(socket, services, address)
    finally:
        services.doors.go_out(address)


def services_of(state: State) -> Services:
    found: Services = state.services
    return found


async def check_request(request: "Request[Any, Any, Any]") -> None:
    services = services_of(request.app.state)
    check_origin(request, services.config.origins)
    if not services.limits.allows("requests", address_of(request)):
        raise Refused(Refused.TOO_FAST, "too many requests, slow down")


def make_app(config: Config) -> Litestar:
    """A node as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = Services(config)
        app.state.services = services
        await services.start()
        try:
            yield
        finally:
            await services.close()

    return Litestar(
        route_handlers=[
            *(PeopleApi, RoomsApi, MatchesApi, ReplayApi, DecksApi),
            *(lesson_api, *PAGES, healthz, metrics, socket),
        ],
        dependencies={
            "services": Provide(services_of, sync_to_thread=False),
            "user": Provide(known_user),
        },
        exception_handlers={
            Refused: refused,
            BadSetup: bad_setup,
            RecursionError: too_deep,
            Unavailable: unavailable,
            HTTPException: wrong,
            Exception: failed,
        },
        before_request=check_request,
        before_send=[add_headers],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Camarilla",
            version=camarilla.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=64 * 1024,
        logging_config=None,  # ours is the only one
    )
