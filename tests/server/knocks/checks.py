"""Do the books agree with what everybody was told? What does not is noted in `House.wrong`."""

from collections import Counter
from typing import Any

import msgspec

from camarilla.kernel import Decision, Game, Transcript, events_seen, view
from tests.server.knocks.books import Book, read
from tests.server.knocks.house import House
from tests.server.knocks.player import Player
from tests.server.knocks.told import Told, digest


async def check(house: House) -> dict[str, Any]:
    """Compare everything; how much there was."""
    books = await read(house)
    frames = 0
    for match, book in books.items():
        for player in house.players:
            _check_acknowledged(house, player, match, book.log)
        told = [(player, told) for player in house.players for told in player.told.get(match, ())]
        frames += len(told)
        _check_story(house, book, told)
    unknown = {match for player in house.players for match in player.told} - set(books)
    if unknown:
        house.wrong.append(f"people were told of matches that are not in the books: {unknown}")
    _check_logs_of_nodes(house)
    refused: Counter[str] = Counter()
    for player in house.players:
        refused.update(player.refused)
    return {
        "acknowledged": house.acknowledged,
        "in_the_log": sum(len(book.log) for book in books.values()),
        "matches": len(books),
        "frames_compared": frames,
        "connections": sum(player.connections for player in house.players),
        "refused": dict(refused),
    }


def _check_acknowledged(house: House, player: Player, match: str, log: list[Decision]) -> None:
    for (acknowledged_in, sequence), line in player.acknowledged.items():
        if acknowledged_in != match:
            continue
        if sequence > len(log) or str(log[sequence - 1]) != line:
            house.wrong.append(f"lost: decision {sequence} of {match}, {line}")
        if sum(str(decision) == line for decision in log) != 1:
            house.wrong.append(f"twice: {line} in {match}")


def _check_story(house: House, book: Book, told: list[tuple[Player, Told]]) -> None:
    """Every frame, from whatever node, against views worked out from the log alone."""
    seats = {one.seat for _, one in told}
    shown: dict[int | None, set[tuple[int, bytes]]] = {seat: set() for seat in seats}
    for game in Game.moments(Transcript(book.document.header, tuple(book.log))):
        for seat in seats:
            plain = _as_sent(view(game.state, seat, ()))
            del plain["events"]
            shown[seat].add((game.state.table.told, digest(plain)))
    whole = {seat: _as_sent(events_seen(book.game.state, seat, 0)) for seat in seats}
    for player, one in told:
        place = (
            f"{player.name} in {book.document.id} as {one.seat}, events {one.first} to {one.last}"
        )
        held = book.document.holders[one.seat].user if one.seat is not None else None
        if one.seat is not None and (player.client is None or held != player.client.user):
            house.wrong.append(f"somebody else's seat: {place}")
        if digest(whole[one.seat][one.first : one.last]) != one.events:
            house.wrong.append(f"another story, or a secret: {place}")
        if (one.last, one.rest) not in shown[one.seat]:
            house.wrong.append(f"no such view at any moment: {place}")


def _as_sent(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _check_logs_of_nodes(house: House) -> None:
    for node in house.nodes:
        for line in (node.data.parent / "log").read_text().splitlines():
            # A library's own task that dies with its connection is not ours to mend.
            ours = '"from":"camarilla' in line or "/camarilla/" in line
            if ours and '"level":"error"' in line:
                house.wrong.append(f"in a node's log: {line[:2000]}")
