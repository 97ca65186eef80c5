"""Decks of one's own for Coup Royal: read from the text of their file, or refused in one line."""

from typing import Annotated, Any

from litestar import Controller, MediaType, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct, to_builtins

from camarilla.games.royal.deck import house_deck, house_text, read_deck
from camarilla.kernel import BadFile, BadSetup
from camarilla.server.refused import Refused
from camarilla.server.setups import check_setup

LONGEST = 12_000
"""Four times the house deck; what it makes still fits into a frame of the socket."""


class DeckWanted(Struct, forbid_unknown_fields=True):
    """A deck as somebody has written it down, in TOML."""

    text: Annotated[str, Meta(max_length=LONGEST)]


class DeckRead(Struct):
    """The same as a room takes it among the options of Coup Royal; null for the house deck."""

    deck: dict[str, Any] | None


class DecksApi(Controller):
    """Decks."""

    path = "/api/decks"
    tags = ["decks"]

    @get(
        "/house",
        summary="The file of the house deck",
        media_type=MediaType.TEXT,
        sync_to_thread=False,
    )
    def house(self) -> str:
        return house_text()

    @post("/", summary="Read a deck of one's own", sync_to_thread=False)
    def read(self, data: JSONBody[DeckWanted]) -> DeckRead:
        try:
            deck = read_deck(data.text, "the deck")
            if deck == house_deck():
                return DeckRead(None)
            plain = to_builtins(deck)
            check_setup("royal", 4, {"deck": plain})
        except (BadFile, BadSetup) as error:
            raise Refused(Refused.BAD_SETUP, str(error)) from error
        return DeckRead(plain)
