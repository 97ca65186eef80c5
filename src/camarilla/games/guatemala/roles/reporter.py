"""Reporter, Propaganda: gain 1; draw 1, return 1."""

from camarilla.court.roles import Action, Group, Role
from camarilla.court.verbs import Exchange, Gain

REPORTER = Role(
    "reporter",
    group=Group.COMMUNICATIONS,
    actions=[Action("propaganda", effect=[Gain(1), Exchange(1)])],
)
