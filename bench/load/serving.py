"""A server that is measured, or a bare echo on the same stack and settings: a process of its own,
which `servers.py` starts and tells as JSON what it is to be."""

import contextlib
import json
import sys
from pathlib import Path

import uvicorn
from litestar import Litestar, WebSocket, websocket

from camarilla.server.app import make_app
from camarilla.server.serve import UVICORN, calm_the_collector
from camarilla.server.services import Config


@websocket("/socket")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    with contextlib.suppress(Exception):
        while True:
            await socket.send_text(await socket.receive_text())


def main() -> None:
    given = json.loads(sys.argv[1])
    port, data, bare = given.pop("port"), Path(given.pop("data")), given.pop("bare")
    app = (
        Litestar([echo], logging_config=None)
        if bare
        else make_app(Config(data, limits=1e9, **given))
    )
    calm_the_collector()
    uvicorn.run(app, host="127.0.0.1", port=port, backlog=8192, **UVICORN)


if __name__ == "__main__":
    main()
