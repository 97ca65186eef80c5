"""Farmer, Cooperation: gain 3, and give 1 of it to another, who is no target."""

from camarilla.court.roles import Action, Group, Role, Target
from camarilla.court.verbs import Gain, Give

FARMER = Role(
    "farmer",
    group=Group.FINANCE,
    actions=[Action("cooperation", target=Target.RECEIVER, effect=[Gain(3), Give(1)])],
)
