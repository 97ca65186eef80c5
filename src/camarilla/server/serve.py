"""`camarilla serve`: one process and nothing to configure, or one of many nodes."""

import asyncio
import gc
import logging
import socket
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import platformdirs
import segno
import uvicorn

from camarilla.kernel import BadSetup
from camarilla.server.app import make_app
from camarilla.server.services import Config
from camarilla.server.socket import LARGEST_FRAME
from camarilla.server.wire import Line, Wire
from camarilla.store import InUse, PostgresStore, Unavailable
from camarilla.store.sqlite import hold

UVICORN: dict[str, Any] = {
    "http": Line,
    "ws": Wire,
    "ws_max_size": LARGEST_FRAME,
    "ws_per_message_deflate": False,  # costs more time and memory than it saves
    "ws_ping_interval": 20,
    "ws_ping_timeout": 20,
    "access_log": False,
    "log_config": None,
    "server_header": False,
    "timeout_graceful_shutdown": 3,
}
"""How we run it, here, in tests and in the bench."""


def data_folder() -> Path:
    """Where this platform keeps a program's data."""
    return platformdirs.user_data_path("camarilla")


def serve(
    host: str, port: int, data: Path | None, database: str | None = None, bus: str | None = None
) -> None:
    """Run a node until it is told to stop."""
    start_logging()
    config = Config(data=data or data_folder(), database=database, bus=bus)
    _check_free(host, port)
    if database is None:
        if bus is not None:
            raise BadSetup("--bus is for many nodes, which share a --database")
        config.data.mkdir(parents=True, exist_ok=True)
        _check_unused(config.data)
    else:
        _check_addresses(database, bus)
    announce(host, port)
    calm_the_collector()
    uvicorn.run(make_app(config), host=host, port=port, **UVICORN)


def calm_the_collector() -> None:
    """Look for garbage less often: thousands of sockets are much to look through, and what a
    decision leaves behind is freed by counting."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _check_free(host: str, port: int) -> None:
    """A port in use gets one clear line, before anything is announced."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadSetup(f"cannot listen at {host}:{port}: {error.strerror}") from error


def _check_unused(data: Path) -> None:
    """So does a folder that another process works with."""
    try:
        hold(data / "camarilla.lock").close()
    except InUse as error:
        raise BadSetup(str(error)) from error


def _check_addresses(database: str, bus: str | None) -> None:
    """So does a database that cannot be reached. NATS may come later: a node works without."""
    if bus is not None and urlsplit(bus).scheme not in ("nats", "tls"):
        raise BadSetup(f"--bus is an address like nats://host:4222, not {bus!r}")
    try:
        asyncio.run(_try(database))
    except Unavailable as error:
        raise BadSetup(str(error)) from error


async def _try(database: str) -> None:
    store = PostgresStore(database)
    try:
        await store.open()
    finally:
        await store.close()


def announce(host: str, port: int) -> None:
    """Say where to find us, and show a code for the phones around the table."""
    print(f"Camarilla is at http://localhost:{port}", flush=True)
    if host in ("127.0.0.1", "localhost", "::1"):
        return
    address = f"http://{local_address() if host in ('0.0.0.0', '::') else host}:{port}"
    print(f"and, for phones in this network, at {address}\n")
    segno.make(address, error="l").terminal(out=sys.stdout, compact=True)
    sys.stdout.flush()


def local_address() -> str:
    """This machine's address in its network. Nothing is sent: the socket is only prepared."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


class JsonLines(logging.Formatter):
    """One JSON object a line: easy to search, impossible to forge with a line break."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def start_logging() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("camarilla").setLevel(logging.INFO)
    # What it warns of is what callers send: anybody could fill the log with it.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    logging.getLogger("asyncpg").setLevel(logging.ERROR)  # what is gone, we say ourselves
