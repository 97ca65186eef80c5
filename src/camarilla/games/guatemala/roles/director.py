"""Director, Propaganda: draw 2, return 2."""

from camarilla.court.roles import Action, Group, Role
from camarilla.court.verbs import Exchange

DIRECTOR = Role(
    "director",
    group=Group.COMMUNICATIONS,
    actions=[Action("propaganda", effect=[Exchange(2)])],
)
