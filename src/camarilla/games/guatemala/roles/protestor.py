"""Protestor, Riot: pay 2; once another pays 3 to join, the target loses a life."""

from camarilla.court.roles import Action, Counter, Group, Role, Target
from camarilla.court.verbs import Kill

PROTESTOR = Role(
    "protestor",
    group=Group.SPECIAL,
    advanced=True,
    actions=[Action("riot", cost=2, target=Target.OTHER, backed=3, effect=[Kill()])],
    counters=[Counter("riot")],
)
