"""After the knocks: everything is up again, and everybody is told how things stand."""

import asyncio

from camarilla.kernel import view
from tests.server.knocks.books import read
from tests.server.knocks.house import House


async def settle(house: House, seconds: float = 300.0) -> None:
    """Every table goes on, then everybody falls silent, and in the end all have been told the
    same."""
    await asyncio.gather(*(asyncio.to_thread(node.wait) for node in house.nodes))
    before = {player.name: len(player.acknowledged) for player in house.players}
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while stuck := _stuck(house, before):
        if loop.time() > end:
            house.wrong.append(f"these tables do not go on: {stuck}")
            break
        await asyncio.sleep(0.1)
    house.quiet = True
    end = loop.time() + seconds
    while behind := await _behind(house):
        if loop.time() > end:
            house.wrong.append(f"{len(behind)} were not told the end: {behind[:5]}")
            break
        await asyncio.sleep(0.3)


def _stuck(house: House, before: dict[str, int]) -> list[str]:
    """Tables at which nobody has been acknowledged anything since."""
    moved = {
        player.table for player in house.players if len(player.acknowledged) > before[player.name]
    }
    return sorted({player.table for player in house.players} - moved)


async def _behind(house: House) -> list[str]:
    """Who has not been told all that is in the log; and the log must have come to rest."""
    books = await read(house)
    behind = []
    for player in house.players:
        client = player.client
        match = client.room.match if client is not None and client.room is not None else None
        book = books.get(match or "")
        views = client.views if client is not None else {}
        if book is None or not views:
            behind.append(f"{player.name}: nothing")
            continue
        state = book.game.state
        for seat, seen in views.items():
            told = (seen.match, len(seen.view.events), seen.view.windows)
            final = (match, state.table.told, view(state, seat, ()).windows)
            if told != final:
                behind.append(f"{player.name} as {seat}: {told}, not {final}")
    return behind
