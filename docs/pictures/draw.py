"""Draw the pictures of the documentation, from games that are really played.

.venv-dev/bin/python docs/pictures/draw.py
"""

import asyncio
import re
from pathlib import Path

from camarilla import Game
from camarilla.bots import HonestBot
from camarilla.terminal.app import TableApp

HERE = Path(__file__).parent


async def terminal_table() -> None:
    """A moment at the terminal table: somebody blocks, and may be bluffing."""
    game = Game.start("coup", 4, seed=1)
    bots = {seat: HonestBot() for seat in (1, 2, 3)}
    names = ["Ann", "Borgia", "Sforza", "Medici"]
    app = TableApp(game, {0: "Ann"}, bots, names, seed=1, pause=0)
    async with app.run_test(size=(110, 32)) as pilot:
        for key in ["g", *["space"] * 5]:
            await pilot.pause(0.4)  # a new question ignores keys for a moment
            await pilot.press(key)
        await pilot.pause(0.4)
        picture = app.export_screenshot(title="camarilla play")
    # The picture must not fetch fonts from anywhere: it falls back to the reader's own.
    picture = re.sub(r"@font-face\s*\{.*?\}", "", picture, flags=re.DOTALL)
    (HERE / "table.svg").write_text(picture)


if __name__ == "__main__":
    asyncio.run(terminal_table())
