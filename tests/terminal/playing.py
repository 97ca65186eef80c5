"""Hands and eyes for the tests: press a key, wait, read the screen."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

from textual.pilot import Pilot

from camarilla import Game, Loose
from camarilla.bots import Bot, RandomBot
from camarilla.kernel import Fate
from camarilla.terminal.app import TableApp
from camarilla.terminal.director import Asked, Covered, DrawAsked, Over, Waiting
from camarilla.terminal.dock import ReplyButton
from camarilla.terminal.screens import CoverScreen, EndScreen

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jon"]


def app_for(
    people: int,
    bots: int,
    seed: int = 1,
    pause: float = 0.0,
    game_key: str = "coup",
    **options: Any,
) -> TableApp:
    seats = people + bots
    game = Game.start(game_key, seats, seed=seed, first=0, **options)
    sitting: dict[int, Bot] = {seat: RandomBot() for seat in range(people, seats)}
    there = {seat: NAMES[seat] for seat in range(people)}
    return TableApp(game, there, sitting, NAMES[:seats], seed=seed, pause=pause)


class Player:
    """Plays with the keyboard alone."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, key: str) -> None:
        await self.pilot.press(key)
        await self.settle()

    async def settle(self) -> None:
        """Until the screen shows what the director says."""
        until = monotonic() + 120
        while monotonic() < until:
            await self.pilot.pause()
            if self._arrived():
                return
            await self.pilot.pause(0.001)
        raise AssertionError(f"still waiting, at {self.app.director.scene}")

    def _arrived(self) -> bool:
        match self.app.director.scene:
            case Waiting():
                return False
            case Covered():
                return isinstance(self.app.screen, CoverScreen)
            case Over():
                return isinstance(self.app.screen, EndScreen)
            case Asked() | DrawAsked():
                return self.app.screen is not self.app.table or bool(self.buttons())

    def buttons(self) -> list[ReplyButton]:
        return list(self.app.screen.query(ReplyButton))

    def text(self) -> str:
        """What can be read on the screen."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text for strip in strips)

    async def answer(self, fate: Fate) -> None:
        """Press the key of some reply."""
        buttons = self.buttons()
        key = buttons[fate.pick(len(buttons))].choice.key
        assert key is not None
        await self.press("space" if key == " " else key)


@asynccontextmanager
async def playing(app: TableApp, size: tuple[int, int] = (100, 30)) -> AsyncIterator[Player]:
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot)
        await player.settle()
        yield player


def chance(seed: int) -> Loose:
    return Loose(seed)
