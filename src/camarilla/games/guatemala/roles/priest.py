"""Priest, Charity: all others give 1."""

from camarilla.court.roles import Action, Counter, Group, Role, Target
from camarilla.court.verbs import Take

PRIEST = Role(
    "priest",
    group=Group.SPECIAL,
    actions=[Action("charity", target=Target.OTHERS, effect=[Take(1)])],
    counters=[Counter("charity")],
)
