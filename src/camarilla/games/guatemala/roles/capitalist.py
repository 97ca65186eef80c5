"""Capitalist, Dividends: gain 4, then give 1 to each other standing capitalist."""

from camarilla.court.roles import Action, Group, Role
from camarilla.court.verbs import Gain, GivePartners

CAPITALIST = Role(
    "capitalist",
    group=Group.FINANCE,
    advanced=True,
    actions=[Action("dividends", also_claimed=True, effect=[Gain(4), GivePartners(1)])],
)
