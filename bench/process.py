"""What a process uses, and how many sockets this one may open."""

import os
import resource
import sys
from pathlib import Path

OTHER_FILES = 200
"""Libraries, logs, databases and the like."""


def memory(pid: int) -> int:
    """A process's memory in KiB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def allow_sockets(wanted: int) -> None:
    """As many as the system lets us, if that is enough; the processes that we start inherit it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if wanted + OTHER_FILES > most:
        print(f"{wanted:,} sockets: the system allows {most:,} open files", file=sys.stderr)
        sys.exit(2)
