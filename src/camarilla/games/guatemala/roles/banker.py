"""Banker, Profit: gain 3."""

from camarilla.court.roles import Action, Group, Role
from camarilla.court.verbs import Gain

BANKER = Role(
    "banker",
    group=Group.FINANCE,
    actions=[Action("profit", effect=[Gain(3)])],
)
