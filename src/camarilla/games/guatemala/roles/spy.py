"""Spy, Intel: gain 1, then take one more action, with windows of its own."""

from camarilla.court.roles import Action, Group, Role
from camarilla.court.verbs import ActAgain, Gain

SPY = Role(
    "spy",
    group=Group.FINANCE,
    actions=[Action("intel", effect=[Gain(1), ActAgain()])],
)
