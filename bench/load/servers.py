"""The servers that are measured, each in a process of its own."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.process import memory, processor_time
from tests.backing import Nats, Postgres, reachable
from tests.server.node import Process


class Measured(Process):
    """A server without logs of its own and without limits."""

    program = (str(Path(__file__).with_name("serving.py")),)

    def wait(self) -> None:
        reachable(self.port)  # a bare echo has no /healthz


class Servers:
    """Servers that run: their ports, and what they use together."""

    def __init__(self, processes: list[Measured]) -> None:
        self.ports = [process.port for process in processes]
        self._pids = [process.pid for process in processes]

    @property
    def memory(self) -> int:
        """In KiB."""
        return sum(memory(pid) for pid in self._pids)

    @property
    def processor_time(self) -> float:
        """In seconds."""
        return sum(processor_time(pid) for pid in self._pids)


@contextlib.contextmanager
def servers(folder: Path, count: int = 1, bare: bool = False, **config: Any) -> Iterator[Servers]:
    processes = [Measured(folder / "data", bare=bare, **config) for _ in range(count)]
    with contextlib.ExitStack() as stack:
        for process in processes:
            process.spawn()
            stack.callback(process.stop)
        for process in processes:
            process.wait()
        yield Servers(processes)


def bare_echo(folder: Path) -> contextlib.AbstractContextManager[Servers]:
    return servers(folder, bare=True)


@contextlib.contextmanager
def nodes(folder: Path, count: int) -> Iterator[Servers]:
    """So many nodes on PostgreSQL and NATS; 0 is one process with SQLite."""
    if count == 0:
        with servers(folder) as running:
            yield running
        return
    with (
        contextlib.closing(Postgres(durable=True)) as postgres,
        contextlib.closing(Nats()) as nats,
        servers(folder, count, database=postgres.url(), bus=nats.url) as running,
    ):
        yield running
