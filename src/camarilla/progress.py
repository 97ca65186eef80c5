"""How far the work has come, for whoever waits at a terminal."""

import sys
import time

from rich.console import Console
from rich.progress import Progress


class Bar:
    """A progress bar that appears when the work takes longer than a second."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self._began = time.monotonic()
        self._progress: Progress | None = None

    def __enter__(self) -> "Bar":
        return self

    def advance(self) -> None:
        self.reach(self.done + 1)

    def reach(self, done: int) -> None:
        self.done = done
        now = time.monotonic()
        if self._progress is None and now - self._began > 1 and sys.stderr.isatty():
            self._progress = Progress(console=Console(stderr=True), transient=True)
            self._progress.add_task("playing", total=self.total)
            self._progress.start()
        if self._progress is not None:
            self._progress.update(self._progress.task_ids[0], completed=self.done)

    def __exit__(self, *_: object) -> None:
        if self._progress is not None:
            self._progress.stop()
