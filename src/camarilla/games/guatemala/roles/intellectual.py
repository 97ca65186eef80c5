"""Intellectual, Memoirs: in answer to a lost life, gain 5. Not for one's last."""

from camarilla.court.roles import Group, Reaction, Role
from camarilla.court.verbs import Gain

INTELLECTUAL = Role(
    "intellectual",
    group=Group.SPECIAL,
    reaction=Reaction("memoirs", effect=[Gain(5)], last_life=False),
)
