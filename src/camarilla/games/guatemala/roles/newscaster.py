"""Newscaster, Propaganda: pay 1; draw 3, return 3."""

from camarilla.court.roles import Action, Group, Role
from camarilla.court.verbs import Exchange

NEWSCASTER = Role(
    "newscaster",
    group=Group.COMMUNICATIONS,
    actions=[Action("propaganda", cost=1, effect=[Exchange(3)])],
)
