"""A sign and a colour for every role, token and treasure: never a colour alone."""

from typing import NamedTuple


class Emblem(NamedTuple):
    """A sign one cell wide, its colour in the dark, and its colour on paper."""

    sign: str
    glow: str
    ink: str


EMBLEMS = {
    "duke": Emblem("♛", "#b794ef", "#5b2f9e"),
    "assassin": Emblem("†", "#c3cad6", "#343b48"),
    "captain": Emblem("⚑", "#5cb9e2", "#14597a"),
    "contessa": Emblem("❀", "#ef9cc3", "#96305f"),
    "ambassador": Emblem("⇄", "#6cc886", "#1f6a37"),
    "inquisitor": Emblem("◉", "#f0a765", "#8f4a0c"),
    # the tokens of Guatemala 54
    "peacekeeping": Emblem("☮", "#5cb9e2", "#14597a"),
    "tax": Emblem("§", "#e0b75e", "#6b4b0e"),
    "treaty": Emblem("∞", "#6cc886", "#1f6a37"),
    "disappear": Emblem("✖", "#f0788a", "#8c2135"),
    # the four colours of Coup Royal
    "blue": Emblem("≡", "#6fb4f2", "#14597a"),
    "green": Emblem("▣", "#6cc886", "#1f6a37"),
    "red": Emblem("♦", "#f0788a", "#8c2135"),
    "yellow": Emblem("●", "#e9c46a", "#6b4b0e"),
}


def emblem(role: str) -> Emblem:
    """The emblem of a role; its first letter where nobody has drawn one."""
    return EMBLEMS.get(role) or Emblem(role[:1].upper(), "#e0b75e", "#6b4b0e")
