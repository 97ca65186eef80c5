"""Coup Royal: the simultaneous heist game for 2 to 5, with a house deck or one's own."""

from camarilla.games.royal.deck import Deck, house_deck, load_deck
from camarilla.games.royal.rules import Royal, RoyalOptions

__all__ = ["Deck", "Royal", "RoyalOptions", "house_deck", "load_deck"]
