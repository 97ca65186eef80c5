"""Missionary, Sacrifice: in answer to a life lost but by a coup, draw a card in its place."""

from camarilla.court.roles import Group, Reaction, Role
from camarilla.court.verbs import Draw

MISSIONARY = Role(
    "missionary",
    group=Group.SPECIAL,
    advanced=True,
    reaction=Reaction("sacrifice", effect=[Draw(1)], not_to=["coup"], needs_deck=True),
)
