"""What many nodes stand on, for tests and for the bench: a real PostgreSQL, a real NATS, and a
proxy to put between, which delays, cuts and refuses."""

import asyncio
import atexit
import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from random import Random, SystemRandom


@cache
def programs() -> Path:
    """Where PostgreSQL's programs are: pgserver's, or a copy where nobody may not go there."""
    package = find_spec("pgserver")  # imported, it would make folders and users of its own
    assert package is not None
    assert package.origin is not None
    home = Path(package.origin).parent
    if os.geteuid() == 0 and not all(folder.stat().st_mode & 0o001 for folder in home.parents):
        copy = Path(tempfile.mkdtemp(prefix="camarilla-pg-programs-"))
        copy.chmod(0o755)
        atexit.register(shutil.rmtree, copy, ignore_errors=True)
        for name in ("pgserver", "pgserver.libs"):
            shutil.copytree(home.parent / name, copy / name, dirs_exist_ok=True)
        home = copy / "pgserver"
    return home / "pginstall" / "bin"


RANGE = Path("/proc/sys/net/ipv4/ip_local_port_range")
_given: set[int] = set()


def free_port() -> int:
    """A port at which nobody listens, for somebody who will, now or again later. None of those
    that the system gives to whoever connects somewhere: it could be gone by then."""
    lowest = int(RANGE.read_text().split()[0]) if RANGE.exists() else 32768
    while True:
        wanted = SystemRandom().randrange(10_000, lowest) if lowest > 11_000 else 0
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", wanted))
            port = int(probe.getsockname()[1])
            if port not in _given:
                _given.add(port)
                return port


def bound() -> tuple[socket.socket, int]:
    """A socket that has its port, for a server in this process: nobody can be quicker."""
    line = socket.socket()
    line.bind(("127.0.0.1", 0))
    return line, int(line.getsockname()[1])


def reachable(port: int, seconds: float = 30.0) -> None:
    """Wait until somebody listens."""
    deadline = time.monotonic() + seconds
    while True:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        assert time.monotonic() < deadline, f"nothing listens at {port}"
        time.sleep(0.02)


class Postgres:
    """A PostgreSQL of our own. It does not run as root, so there it runs as nobody."""

    def __init__(self, durable: bool = False) -> None:
        """`durable`: wait for the disk at every commit. A crash of the process loses nothing
        either way, and tests do not pull the plug."""
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="camarilla-pg-"))
        self._user = "nobody" if os.geteuid() == 0 else None
        self._fsync = "on" if durable else "off"
        self._process: subprocess.Popen[bytes] | None = None
        if self._user is not None:
            os.chown(self.folder, pwd.getpwnam(self._user).pw_uid, -1)
        self._call("initdb", "--auth=trust", "--encoding=utf8", "-U", "camarilla", "--no-sync")
        self.start()

    def _call(self, program: str, *words: str) -> None:
        subprocess.run(
            [str(programs() / program), "-D", str(self.folder), *words],
            check=True,
            user=self._user,
            capture_output=True,
            cwd="/",
        )

    def url(self, port: int | None = None) -> str:
        """Its address, or that of a proxy."""
        return f"postgresql://camarilla@127.0.0.1:{port or self.port}/postgres"

    def start(self) -> None:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "fsync": self._fsync,
            "max_connections": "120",
            "shared_buffers": "64MB",
            "autovacuum_naptime": "20s",
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder.parent / f"{self.folder.name}.log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(programs() / "postgres"), "-D", str(self.folder), *words],
                user=self._user,
                stdout=log,
                stderr=log,
                cwd="/",
            )
        deadline = time.monotonic() + 60
        while True:
            with contextlib.suppress(subprocess.CalledProcessError):
                self.do("SELECT 1")
                return
            assert self._process.poll() is None, "PostgreSQL has ended"
            assert time.monotonic() < deadline, "PostgreSQL does not answer"
            time.sleep(0.05)

    def stop(self, kill: bool = False) -> None:
        """Stop it: orderly, or as when the power goes."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT if kill else signal.SIGINT)
        self._process.wait(60)

    def do(self, sql: str) -> str:
        """Let psql carry out some SQL."""
        words = [str(programs() / "psql"), self.url(), "-qAtc", sql]
        return subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()

    def new_database(self) -> str:
        """The address of a place without tables: a schema, which costs less than a database."""
        name = f"t{time.monotonic_ns()}"
        self.do(f"CREATE SCHEMA {name}")
        return f"{self.url()}?search_path={name}"

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.stop(kill=True)
        shutil.rmtree(self.folder, ignore_errors=True)
        (self.folder.parent / f"{self.folder.name}.log").unlink(missing_ok=True)


class Nats:
    """A NATS server of our own."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        program = Path(sys.executable).parent / "nats-server"
        words = [str(program), "-a", "127.0.0.1", "-p", str(self.port)]
        null = subprocess.DEVNULL
        self._process = subprocess.Popen(words, stdout=null, stderr=null)
        reachable(self.port)

    def stop(self) -> None:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()

    close = stop


class Proxy:
    """Stands between a node and what it talks to: late now and then, cut now and then."""

    def __init__(self, target: int, chance: Random, delay: float = 0.0) -> None:
        """`delay`: seconds at most by which a piece of data is late, one in three."""
        self.target = target
        self.port = free_port()
        self.delay = delay
        self._chance = chance
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)

    async def stop(self) -> None:
        """Refuse everybody, and cut whoever is connected."""
        if self._server is not None:
            self._server.close()
            self.cut()
            self._server = None

    def cut(self, share: float = 1.0) -> None:
        """Cut connections, or some of them."""
        for writer in sorted(self._open, key=id):
            if self._chance.random() < share:
                writer.transport.abort()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, back}
        both = (self._pump(reader, back), self._pump(there, writer))
        tasks = [asyncio.create_task(pump) for pump in both]
        self._tasks |= set(tasks)
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for side in (writer, back):
            side.transport.abort()
            self._open.discard(side)
        await asyncio.wait(tasks)
        self._tasks -= set(tasks)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            while data := await reader.read(65536):
                if self.delay and self._chance.random() < 1 / 3:
                    await asyncio.sleep(self._chance.uniform(0, self.delay))
                writer.write(data)
                await writer.drain()
