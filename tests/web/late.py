"""A socket whose news from the server come late: as late as the test wants."""

import json
from collections.abc import Callable
from typing import Any

from playwright.async_api import WebSocketRoute

from tests.web.people import Person

Frame = dict[str, Any]


class Late:
    """Between a page and the server; frames that are held wait until they are let go."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        """All that the server has said, held back or not."""
        self.sent: list[Frame] = []
        """All that the page has said."""
        self._held: list[str] = []
        self._hold: Callable[[Frame], bool] = lambda _: False
        self._page: WebSocketRoute | None = None

    async def stand_between(self, person: Person) -> None:
        await person.page.route_web_socket("**/socket", self._take)

    def _take(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()

        def up(message: str | bytes) -> None:
            self.sent.append(json.loads(message))
            server.send(message)

        def down(message: str | bytes) -> None:
            frame = json.loads(message)
            self.frames.append(frame)
            if self._held or self._hold(frame):
                self._held.append(str(message))
            else:
                page.send(message)

        page.on_message(up)
        server.on_message(down)

    def hold(self, which: Callable[[Frame], bool] = lambda _: True) -> None:
        """From the first such frame on, all that comes waits."""
        self._hold = which

    def let_go(self) -> None:
        self._hold = lambda _: False
        assert self._page is not None
        for message in self._held:
            self._page.send(message)
        self._held.clear()

    def of_type(self, kind: str) -> list[Frame]:
        return [frame for frame in self.frames if frame["type"] == kind]

    def said(self, kind: str) -> list[Frame]:
        return [frame for frame in self.sent if frame["type"] == kind]
